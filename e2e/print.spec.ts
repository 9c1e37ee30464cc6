import {
  addToBasket,
  basketItems,
  boxes,
  catalogue,
  expect,
  expectBasketCount,
  header,
  laptop,
  openBasket,
  openShop,
  test,
  totalPanel,
} from './shop';

const total = catalogue.reduce((sum, { price }) => sum + price, 0);

for (const { paper, width } of [
  { paper: 'A4', width: 718 },
  { paper: 'A4 on its side', width: 1047 },
  { paper: 'a small sheet', width: 400 },
]) {
  test.describe(`the basket printed on ${paper}`, () => {
    test.use({ viewport: { width, height: 1000 }, colorScheme: 'dark' });

    test.beforeEach(async ({ page }) => {
      await openShop(page);
      await addToBasket(page, ...catalogue.map(({ title }) => title));
      await openBasket(page);
      await page.emulateMedia({ media: 'print' });
    });

    test('lists what is in it, with prices and one total', async ({ page }) => {
      await expect(header(page).getByText('Haat', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: /basket/ })).toBeVisible();
      await expect(basketItems(page)).toHaveCount(catalogue.length);
      for (const [index, { title, price }] of catalogue.entries()) {
        const item = basketItems(page).nth(index);
        await expect(item.getByRole('heading', { name: title })).toBeVisible();
        await expect(item.getByText(`₹${price}`)).toBeVisible();
      }
      const pictures = await boxes(basketItems(page).getByRole('img', { name: /^(?!Rated)/ }));
      expect(pictures).toHaveLength(catalogue.length);
      for (const picture of pictures) expect(picture.width).toBeLessThan(110);
      const sums = page
        .getByText(`Subtotal ${catalogue.length} items: ₹${total}`)
        .and(page.locator(':visible'));
      await expect(sums).toHaveCount(1);
    });

    test('leaves out what paper can not do', async ({ page }) => {
      await expect(
        page.locator('button, input, a:not(.logo), .advert, footer').and(page.locator(':visible')),
      ).toHaveCount(0);
      await expect(page.getByText('This Order Contains a gift')).toBeHidden();
    });

    test('is black on white, also where the system is dark', async ({ page }) => {
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.locator('.basket-item-picture img').first()).toHaveCSS(
        'mix-blend-mode',
        'normal',
      );
    });

    test('keeps each item on one sheet', async ({ page }) => {
      for (const part of [...(await basketItems(page).all()), totalPanel(page)]) {
        await expect(part).toHaveCSS('break-inside', 'avoid');
      }
    });
  });
}

test('the gift is on the paper when I have chosen it', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, laptop.title);
  await openBasket(page);
  await page.getByRole('checkbox').check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('This Order Contains a gift')).toBeVisible();
});

test('a long basket says on paper how much of it is there', async ({ page }) => {
  const count = 400;
  await openShop(page);
  await page.evaluate((presses) => {
    const button = document.querySelector<HTMLButtonElement>('[data-product]');
    for (let press = 0; press < presses; press += 1) button?.click();
  }, count);
  await expectBasketCount(page, count);
  await openBasket(page);
  const shown = page.getByText(new RegExp(`^\\d+ of ${count} items$`));
  await expect(shown).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toBeVisible();
  await expect
    .poll(
      async () =>
        (await shown.innerText()) === `${await basketItems(page).count()} of ${count} items`,
    )
    .toBe(true);
});

test('six items fit on one sheet, in a true print', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, ...catalogue.map(({ title }) => title));
  await openBasket(page);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});
