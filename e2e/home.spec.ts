import { catalogue, expect, expectBasketCount, header, openShop, test } from './shop';

test.beforeEach(async ({ page }) => {
  await openShop(page);
});

test('opens under the product name, with the home screen behind the hash', async ({ page }) => {
  expect(new URL(page.url()).pathname).toBe('/haat/');
  await expect(page).toHaveURL(/#\/$/);
  await expect(page).toHaveTitle('Haat');
});

test('opens the home screen when the address has no hash', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto('./');
  await expect(page.getByRole('list').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6);
});

test('shows the header, the banner, then the products', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(header(page)).toBeVisible();
  const banner = main.getByRole('heading', { level: 1 });
  await expect(banner).toBeVisible();
  await expect(main.locator('picture').first()).toBeVisible();

  const ofHeader = await header(page).boundingBox();
  const ofBanner = await banner.boundingBox();
  const ofRows = await main.getByRole('list').first().boundingBox();
  expect(ofBanner?.y).toBeGreaterThanOrEqual((ofHeader?.y ?? 0) + (ofHeader?.height ?? 0));
  expect(ofRows?.y).toBeGreaterThanOrEqual((ofBanner?.y ?? 0) + (ofBanner?.height ?? 0));
});

test('lays the products out in rows of two, three and one', async ({ page }) => {
  const rows = page.getByRole('main').getByRole('list');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0).getByRole('listitem')).toHaveCount(2);
  await expect(rows.nth(1).getByRole('listitem')).toHaveCount(3);
  await expect(rows.nth(2).getByRole('listitem')).toHaveCount(1);
});

test('offers the six products in their order', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    catalogue.map(({ title }) => title),
  );
});

test('shows picture, title, price, stars and a button to add of each product', async ({ page }) => {
  for (const [index, { title, price }] of catalogue.entries()) {
    const card = page.getByRole('main').getByRole('listitem').nth(index);
    await expect(card.getByRole('img', { name: title, exact: true })).toBeVisible();
    await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(card.getByText('₹')).toHaveText(`₹${price}`);
    const stars = card.getByRole('img', { name: 'Rated 5 out of 5', exact: true });
    await expect(stars).toBeVisible();
    await expect(stars.locator('svg')).toHaveCount(5);
    const button = card.getByRole('button');
    await expect(button).toHaveText('Add to basket');
    await expect(button).toHaveAccessibleName(`Add to basket: ${title}`);
  }
});

test('offers a laptop, a hair wax, two phones, a smartwatch and a book', async ({ page }) => {
  const titles = page.getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([
    /laptop/i,
    /hair wax/i,
    /phone/i,
    /5G phone/i,
    /smartwatch/i,
    /./,
  ]);
});

test('counts each product that I add, the same one twice too', async ({ page }) => {
  await expectBasketCount(page, 0);
  const add = page.getByRole('button', { name: /^Add to basket/ });
  await add.nth(0).click();
  await expectBasketCount(page, 1);
  await add.nth(0).click();
  await expectBasketCount(page, 2);
  await add.nth(5).click();
  await expectBasketCount(page, 3);
  await expect(page).toHaveURL(/#\/$/);
});

test('adds twice when I click twice quickly', async ({ page }) => {
  await page
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .dblclick();
  await expectBasketCount(page, 2);
});
