import { formatRupees } from '../src/shared/formatRupees';
import { shop } from '../src/config';
import {
  addToBasket,
  basketItems,
  product6,
  boxes,
  expect,
  expectBasketCount,
  product2,
  header,
  product1,
  openBasket,
  openShop,
  product3,
  product4,
  product5,
  subtotal,
  test,
  totalPanel,
} from './shop';

const items = [product1, product2, product3, product4, product5, product6];

test('paper shows what is in the basket, and nothing that paper can not do', async ({ page }) => {
  const gift = page.getByText('This Order Contains a gift');
  await openShop(page);
  await addToBasket(page, ...items.map(({ title }) => title));
  await openBasket(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { paper, width } of [
    { paper: 'A4', width: 718 },
    { paper: 'A4 on its side', width: 1047 },
    { paper: 'a small sheet', width: 400 },
  ]) {
    await page.setViewportSize({ width, height: 1000 });
    await test.step(`${paper}: the items with their prices, and one total`, async () => {
      await expect(header(page).getByText(shop.name, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: /basket/ })).toBeVisible();
      await expect(basketItems(page)).toHaveCount(items.length);
      for (const [index, { title, price }] of items.entries()) {
        const item = basketItems(page).nth(index);
        await expect(item.getByRole('heading', { name: title })).toBeVisible();
        await expect(item.getByText(formatRupees(price))).toBeVisible();
      }
      const pictures = await boxes(basketItems(page).getByRole('img', { name: /^(?!Rated)/ }));
      expect(pictures).toHaveLength(items.length);
      for (const picture of pictures) expect(picture.width).toBeLessThan(110);
      const sums = page.getByText(subtotal(...items)).and(page.locator(':visible'));
      await expect(sums).toHaveCount(1);
    });
    await test.step(`${paper}: nothing to press, and no advert`, async () => {
      const idle = page.locator('button, input, a:not(.logo), .checkout-advert, footer');
      await expect(idle.and(page.locator(':visible'))).toHaveCount(0);
      await expect(gift).toBeHidden();
    });
    await test.step(`${paper}: black on white, also where the system is dark`, async () => {
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
      const picture = page.locator('.basket-item .picture img').first();
      await expect(picture).toHaveCSS('mix-blend-mode', 'normal');
    });
    await test.step(`${paper}: each item on one sheet`, async () => {
      for (const part of [...(await basketItems(page).all()), totalPanel(page)]) {
        await expect(part).toHaveCSS('break-inside', 'avoid');
      }
    });
  }

  await page.emulateMedia({ media: null, colorScheme: null });
  await test.step('a true print has six items on one sheet', async () => {
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });
  await test.step('the gift is on the paper when I have chosen it', async () => {
    await page.getByRole('checkbox').check();
    await page.emulateMedia({ media: 'print' });
    await expect(gift).toBeVisible();
  });
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
