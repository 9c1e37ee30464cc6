import {
  addToBasket,
  basketItems,
  breakScripts,
  expect,
  expectBasketCount,
  heading,
  laptop,
  lazyPart,
  openBasket,
  openShop,
  provoked,
  test,
} from './shop';

const errorText = 'Unexpected Application Error!';

for (const route of ['/nowhere', '/checkout/further', '/login/again']) {
  test(`shows the error screen at the unknown address ${route}`, async ({ page }) => {
    await openShop(page, route);
    await expect(heading(page)).toHaveText(errorText);
    await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Error · Haat');
    await expect(page.getByRole('region', { name: 'Stack trace' })).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
}

test('leads home from an unknown address', async ({ page }) => {
  await openShop(page, '/nowhere');
  await page.getByRole('link', { name: 'Go to the home page', exact: true }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('heading', { name: errorText })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(6);
});

test('shows message and stack when a screen breaks, and goes on elsewhere', async ({
  page,
  watch,
}) => {
  watch.allow(provoked.caughtError(/a hole in the cloth/));
  await breakScripts(page, lazyPart.checkout, (source) =>
    source.replace(
      /(["'`])This Order Contains a gift\1/,
      '(()=>{throw new TypeError("a hole in the cloth")})()',
    ),
  );
  await openShop(page);
  await addToBasket(page, laptop.title);
  await page.getByRole('link', { name: /^Basket/ }).click();

  await expect(heading(page)).toHaveText(errorText);
  await expect(page.getByText('a hole in the cloth', { exact: true })).toBeVisible();
  const stack = page.getByRole('region', { name: 'Stack trace', exact: true });
  await expect(stack).toHaveText(/^TypeError: a hole in the cloth\s+at /);

  await page.getByRole('link', { name: 'Go to the home page', exact: true }).click();
  await expect(page.getByRole('heading', { name: errorText })).toHaveCount(0);
  await expectBasketCount(page, 1);
});

test('does not lose the basket at an unknown address', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, laptop.title);
  await page.goto('./#/nowhere');
  await expect(heading(page)).toHaveText(errorText);
  await page.goBack();
  await openBasket(page);
  await expect(basketItems(page)).toHaveCount(1);
});
