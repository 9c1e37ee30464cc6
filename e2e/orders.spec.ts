import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { testRun } from '../scripts/lib/stages';
import { shop } from '../src/config';
import { expectAccessible } from './axe';
import { endInterval, makeMerchant, ordersOf, seedOrders } from './orderDatabase';
import {
  check,
  fillAddress,
  noOrders,
  openAccount,
  orderButton,
  orderOf,
  placeButton,
  placedId,
  placeName,
  proceed,
  shopOrders,
  takesOrders,
  thanks,
  typed,
} from './orders';
import {
  expect,
  expectBasketCount,
  loginForm,
  lookAgain,
  newAccount,
  openShop,
  orderPanel,
  product1,
  product2,
  registerAccount,
  signIn,
  storeBasket,
  test as shopTest,
  Watch,
  type Account,
} from './shop';

/** The merchant, at another desk, watched as the shopper is. */
const test = shopTest.extend<{ merchant: Account; desk: Page }>({
  merchant: async ({ request, identityUrl }, provide) => {
    const merchant = await registerAccount(request, identityUrl, newAccount());
    await makeMerchant(merchant);
    await provide(merchant);
  },
  desk: async ({ browser, baseURL, identityUrl, merchant }, provide) => {
    const context = await browser.newContext();
    const { origin } = new URL(baseURL ?? '');
    const watch = new Watch(context, [origin, identityUrl, testRun.firestoreUrl]);
    const page = await context.newPage();
    await signIn(page, merchant);
    await openAccount(page);
    await provide(page);
    expect(await watch.unexpected(), 'what the merchant should not see').toEqual([]);
    await context.close();
  },
});

test.skip(!takesOrders, noOrders);

const filter = (desk: Page, name: string) =>
  shopOrders(desk).getByRole('button', { name: new RegExp(`^${name} \\d+\\+?$`) });
const searchBox = (desk: Page) => desk.getByLabel('Find by number, name or telephone');
const shows = (order: Locator, text: string) =>
  expect(order.getByText(text, { exact: true })).toBeVisible();

/** Presses a button of an order, and waits until the order is in the state that follows. */
async function press(page: Page, words: string, id: string, stateName: string) {
  await orderButton(page, words, id).click();
  await shows(orderOf(page, id), stateName);
}

test('I order and return it on a phone, while the merchant does their part at a desk', async ({
  page,
  account,
  desk,
  watch,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await desk.setViewportSize({ width: 1280, height: 800 });
  const expectFine = async (each: Page) => {
    // The header lies over what is scrolled away, and axe takes that for too small.
    await each.evaluate(() => {
      scrollTo(0, 0);
    });
    await expectAccessible(each, [each === page ? 360 : 1280]);
  };
  /** The shopper looks again. */
  const seeState = async (id: string, name: string) => {
    await lookAgain(page);
    await shows(orderOf(page, id), name);
  };

  await storeBasket(page, [product1.id, product2.id]);
  await test.step('from the basket to the address', async () => {
    await openShop(page, '/checkout');
    await proceed(page).click();
    await expect(orderPanel(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expectFine(page);
  });
  await test.step('what I have not typed is asked for', async () => {
    await check(page).click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expectFine(page);
  });
  await test.step('I check my order', async () => {
    await fillAddress(page);
    await check(page).click();
    await expect(orderPanel(page)).toContainText('Nothing is ordered yet.');
    await expect(placeButton(page)).toHaveText(placeName(product1, product2));
    await expectFine(page);
  });
  await test.step('I sign in when I place it, and press again', async () => {
    await placeButton(page).click();
    await expect(page.getByRole('heading', { name: 'Sign in to place your order' })).toBeFocused();
    await expectFine(page);
    await loginForm(page).email.fill(account.email);
    await loginForm(page).password.fill(account.password);
    await loginForm(page).signIn.click();
    await expect(placeButton(page)).toBeFocused();
    await placeButton(page).click();
  });
  const id = await placedId(page);
  await test.step('I am thanked, and the basket is empty', async () => {
    await expect(thanks(page)).toBeFocused();
    await expect(page.getByRole('region', { name: id })).toContainText(typed.Name);
    await expectBasketCount(page, 0);
    await expectFine(page);
    expect(await ordersOf(account)).toMatchObject([{ id, state: 'placed' }]);
  });
  await test.step('the merchant accepts it, and I see that', async () => {
    await openAccount(page);
    await shows(orderOf(page, id), 'Placed');
    await expectFine(page);
    await lookAgain(desk);
    await shows(orderOf(desk, id), 'Placed');
    await expectFine(desk);
    await press(desk, 'Accept', id, 'Accepted');
    await seeState(id, 'Accepted');
  });
  await test.step('is wrong once about its delivery, and I see each', async () => {
    await press(desk, 'Mark as sent', id, 'Sent');
    await press(desk, 'Mark as delivered', id, 'Delivered');
    await seeState(id, 'Delivered');
    await press(desk, 'Undo', id, 'Sent');
    await seeState(id, 'Sent');
    await press(desk, 'Mark as delivered', id, 'Delivered');
    await expectFine(desk);
    await seeState(id, 'Delivered');
    await expectFine(page);
  });
  await test.step('I return it', async () => {
    if (shop.returns) {
      await press(page, 'Ask to return', id, 'Return asked for');
      await lookAgain(desk);
      await shows(orderOf(desk, id), 'Return asked for');
    }
    await press(desk, 'Mark as returned', id, 'Returned');
    await seeState(id, 'Returned');
    await expectFine(page);
  });
  await test.step('and order the same again, to the same address', async () => {
    await endInterval(account);
    await orderButton(page, 'Order again', id).click();
    await page.getByRole('link', { name: 'Go to your basket' }).click();
    await expectBasketCount(page, 2);
    await proceed(page).click();
    await expect(orderPanel(page)).toContainText('This is the address of your last order.');
    await check(page).click();
    await expect(placeButton(page)).toHaveText(placeName(product1, product2));
    await placeButton(page).click();
    expect(await placedId(page)).not.toBe(id);
    await expectBasketCount(page, 0);
    expect(await ordersOf(account)).toHaveLength(2);
  });
  expect(watch.alerts).toEqual([]);
});

test('of 500 orders the merchant sees the first 50, and finds one by its telephone', async ({
  desk,
}) => {
  const lot = randomUUID().slice(0, 4).toUpperCase();
  const prefix = String(parseInt(lot, 16)).padStart(5, '0');
  const telephoneOf = (place: number) => `+91 ${prefix} ${String(place).padStart(5, '0')}`;
  const tag = `${product1.id}:${product1.price}`;
  const ids = await seedOrders(500, lot, tag, telephoneOf);
  await desk.reload();
  await filter(desk, 'All').click();
  const numbers = shopOrders(desk).getByRole('heading', { level: 3 });
  const older = shopOrders(desk).getByRole('button', { name: 'Older orders' });
  await expect(numbers).toHaveCount(50);

  await test.step('the browser lays out for paper what is further down, too', async () => {
    await desk.evaluate(() => {
      addEventListener('beforeprint', () => {
        const { length } = document.querySelectorAll('.shop-orders .order');
        document.body.dataset.printed = String(length);
      });
    });
    await desk.pdf();
    const printed = await desk.locator('body').getAttribute('data-printed');
    expect(Number(printed)).toBeGreaterThanOrEqual(100);
  });

  const [oldest = ''] = ids;
  await searchBox(desk).fill(telephoneOf(0));
  await expect(async () => {
    if (await older.isVisible()) await older.click();
    await expect(orderOf(desk, oldest)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(numbers).toHaveText([`Order ${oldest}`]);
  await expect(orderOf(desk, oldest)).toContainText(telephoneOf(0));
});
