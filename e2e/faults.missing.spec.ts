import {
  addToBasket,
  catalogue,
  expect,
  expectBasketCount,
  product1,
  storedIds,
  test,
} from './shop';

const sentence =
  'You can look around. To fill a basket or sign in, please use a newer browser or switch on JavaScript.';

test('a browser that is too old shows the products, says what it can’t do, and takes no press for an order', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'parse');
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const route of ['#/checkout', '']) {
    await page.goto('about:blank');
    await page.goto(`./${route}`);
    await expect(page.getByText(sentence)).toBeInViewport();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(
      catalogue.length,
    );
  }
  await page.waitForLoadState('networkidle');
  await addToBasket(page, product1.title);
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await expectBasketCount(page, 0);
  expect(await storedIds(page)).toEqual([]);
  expect(scripts).toEqual([]);
});
