import {
  addToBasket,
  basketItems,
  book,
  catalogue,
  expect,
  expectBasketCount,
  hairWax,
  header,
  heading,
  laptop,
  openBasket,
  openShop,
  phone,
  removeButtons,
  test,
  totalPanel,
} from './shop';

const emptyHeading = 'Your shopping basket in empty';
const fullHeading = 'Your Shopping basket';

test.describe('with nothing in the basket', () => {
  test.beforeEach(async ({ page }) => {
    await openShop(page, '/checkout');
  });

  test('says that the basket is empty', async ({ page }) => {
    await expect(heading(page)).toHaveText(emptyHeading);
    await expect(
      page.getByText('You have to content in your basket', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: fullHeading, exact: true })).toHaveCount(0);
    await expect(removeButtons(page)).toHaveCount(0);
    await expect(page).toHaveTitle('Your basket · Haat');
  });

  test('shows the header, an advert and a total of nothing', async ({ page }) => {
    await expect(header(page)).toBeVisible();
    await expect(page.getByRole('main').locator('picture').first()).toBeVisible();
    await expect(totalPanel(page)).toContainText('Subtotal 0 items: ₹0');
    await expectBasketCount(page, 0);
  });

  test('leads back to the products', async ({ page }) => {
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(6);
  });
});

test('lists what I added, in the order in which I added it, duplicates too', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, book.title, laptop.title, book.title);
  await openBasket(page);
  await expect(heading(page)).toHaveText(fullHeading);
  await expect(basketItems(page).getByRole('heading')).toHaveText([
    book.title,
    laptop.title,
    book.title,
  ]);
  await expect(page.getByText('You have to content in your basket')).toHaveCount(0);
  await expect(page.getByText(emptyHeading)).toHaveCount(0);
});

test('shows picture, title, price, stars and a button to remove of each item', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, ...catalogue.map(({ title }) => title));
  await openBasket(page);
  await expect(basketItems(page)).toHaveCount(6);
  for (const [index, { title, price }] of catalogue.entries()) {
    const item = basketItems(page).nth(index);
    await expect(item.getByRole('img', { name: title, exact: true })).toBeVisible();
    await expect(item.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(item.getByText('₹')).toHaveText(`₹${price}`);
    await expect(
      item.getByRole('img', { name: 'Rated 5 out of 5', exact: true }).locator('svg'),
    ).toHaveCount(5);
    const button = item.getByRole('button');
    await expect(button).toHaveText('Remove from basket');
    await expect(button).toHaveAccessibleName(`Remove from basket: ${title}`);
  }
});

test('adds up the prices of all items', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, laptop.title, hairWax.title, laptop.title);
  await openBasket(page);
  const subtotal = totalPanel(page).getByText(/^Subtotal/);
  await expect(subtotal).toHaveText('Subtotal 3 items: ₹2113');
  await expectBasketCount(page, 3);
});

test('keeps to the wording of the subtotal for a single item', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, phone.title);
  await openBasket(page);
  await expect(totalPanel(page).getByText(/^Subtotal/)).toHaveText('Subtotal 1 items: ₹590');
});

test('adds up one of everything', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, ...catalogue.map(({ title }) => title));
  await openBasket(page);
  await expect(totalPanel(page).getByText(/^Subtotal/)).toHaveText('Subtotal 6 items: ₹3906');
});

test('removes only the first of two alike', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, laptop.title, hairWax.title, laptop.title);
  await openBasket(page);
  const titles = basketItems(page).getByRole('heading');
  // The button of the last item: the first that matches leaves all the same.
  await basketItems(page).nth(2).getByRole('button').click();
  await expect(titles).toHaveText([hairWax.title, laptop.title]);
  await expect(totalPanel(page)).toContainText('Subtotal 2 items: ₹1123');
  await expectBasketCount(page, 2);
});

test('removes item after item until the basket is empty', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, laptop.title, hairWax.title);
  await openBasket(page);
  const remove = removeButtons(page);
  await remove.first().click();
  await expect(basketItems(page).getByRole('heading')).toHaveText([hairWax.title]);
  await expect(totalPanel(page)).toContainText('Subtotal 1 items: ₹133');
  await remove.first().click();
  await expect(heading(page)).toHaveText(emptyHeading);
  await expect(basketItems(page)).toHaveCount(0);
  await expect(totalPanel(page)).toContainText('Subtotal 0 items: ₹0');
  await expectBasketCount(page, 0);
});

test('keeps the basket while I look around', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, laptop.title);
  await openBasket(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(6);
  await expectBasketCount(page, 1);
  await addToBasket(page, book.title);
  await page.goForward();
  await expect(basketItems(page).getByRole('heading')).toHaveText([laptop.title, book.title]);
});

test('lets me tick that the order contains a gift, and nothing else happens', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, laptop.title);
  await openBasket(page);
  const gift = totalPanel(page).getByRole('checkbox', {
    name: 'This Order Contains a gift',
    exact: true,
  });
  await expect(gift).not.toBeChecked();
  await gift.check();
  await expect(gift).toBeChecked();
  await expect(totalPanel(page)).toContainText('Subtotal 1 items: ₹990');
  await gift.uncheck();
  await expect(gift).not.toBeChecked();
});

test('stays where it is when I proceed to checkout', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, laptop.title);
  await openBasket(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const address = page.url();
  await totalPanel(page).getByRole('button', { name: 'Proceed to checkout', exact: true }).click();
  await expect(basketItems(page)).toHaveCount(1);
  await expectBasketCount(page, 1);
  expect(page.url()).toBe(address);
  expect(requests).toEqual([]);
});

test('copes with fifty items', async ({ page }) => {
  await openShop(page);
  for (let added = 0; added < 25; added += 1) {
    await page.getByRole('button', { name: `Add to basket: ${phone.title}` }).dblclick();
  }
  await expectBasketCount(page, 50);
  await openBasket(page);
  await expect(basketItems(page)).toHaveCount(50);
  await expect(totalPanel(page)).toContainText('Subtotal 50 items: ₹29500');
});
