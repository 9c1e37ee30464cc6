import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { product1, product2 } from '../support/catalogue';
import { signIn } from '../support/login';
import { endInterval, makeMerchant, ordersOf } from '../support/orderDatabase';
import {
  openAccount,
  orderButton,
  orderOf,
  placeButton,
  placedId,
  prepareOrder,
  proceedButton,
  reviewButton,
} from '../support/orders';
import { expectBasketCount, orderPanel, refocus } from '../support/page';
import { expect, newAccount, registerAccount, test as shopTest } from '../support/test';
import { Watch } from '../support/watch';

/** `merchantPage`: a signed-in merchant's own browser, watched like the shopper's. */
const test = shopTest.extend<{ merchantPage: Page }>({
  merchantPage: async ({ browser, baseURL, request }, provide) => {
    const merchant = await registerAccount(request, newAccount());
    await makeMerchant(merchant);
    const context = await browser.newContext();
    const watch = new Watch(context, baseURL);
    const page = await context.newPage();
    await signIn(page, merchant);
    await openAccount(page);
    await provide(page);
    expect(await watch.unexpected(), 'what the merchant should not see').toEqual([]);
    await context.close();
  },
});

const expectInOrder = (page: Page, id: string, text: string) =>
  expect(orderOf(page, id).getByText(text, { exact: true })).toBeVisible();
const expectState = (page: Page, id: string, state: string) =>
  expect(orderOf(page, id).locator('.order-state')).toHaveText(state);

test(
  'the merchant accepts and sends my order, and I see it',
  { tag: '@main' },
  async ({ page, account, merchantPage }) => {
    await prepareOrder(page, account, product1, product2);
    await placeButton(page).click();
    const id = await placedId(page);
    await openAccount(page);
    await refocus(merchantPage);
    await orderButton(merchantPage, 'Accept', id).click();
    await expectState(merchantPage, id, 'Accepted');
    await orderButton(merchantPage, 'Mark as sent', id).click();
    await merchantPage.getByLabel('Courier and tracking number').fill('Blue Dart 7741');
    await orderButton(merchantPage, 'Mark as sent', id).click();
    await expectState(merchantPage, id, 'Sent');
    await page.reload();
    await expectState(page, id, 'Sent');
    await expectInOrder(page, id, 'Blue Dart 7741');

    await test.step('and can order the same again', async () => {
      await endInterval(account);
      await orderButton(page, 'Order again', id).click();
      await page.getByRole('link', { name: 'Go to your basket' }).click();
      await expectBasketCount(page, 2);
      await proceedButton(page).click();
      await expect(orderPanel(page)).toContainText('We’ve filled in your last address.');
      await placeButton(page).click();
      expect(await placedId(page)).not.toBe(id);
      expect(await ordersOf(account)).toHaveLength(2);
      await expectBasketCount(page, 0);
    });
  },
);

test('axe finds nothing from a wrong address to both lists, and the lists follow each other', async ({
  page,
  account,
  merchantPage,
}) => {
  test.slow();
  await prepareOrder(page, account, product1);
  const name = page.getByLabel('Name', { exact: true });
  await page.getByRole('button', { name: 'Change the address' }).click();
  await name.clear();
  await reviewButton(page).click();
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await name.fill('Asha');
  await reviewButton(page).click();
  await expectAccessible(page);
  await placeButton(page).click();
  const id = await placedId(page);
  await expectAccessible(page);
  await openAccount(page);
  await orderButton(page, 'Cancel order', id).click();
  await refocus(merchantPage);
  await orderButton(merchantPage, 'Accept', id).click();
  await expectState(merchantPage, id, 'Accepted');
  await orderButton(merchantPage, 'Mark as sent', id).click();
  await merchantPage.setViewportSize({ width: 320, height: 640 });
  expect(await merchantPage.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const each of [page, merchantPage]) await expectAccessible(each);
  // Without a reload. A page that is polling at that moment doesn't poll again.
  await expect(async () => {
    await refocus(page);
    await expectState(page, id, 'Accepted');
  }).toPass();
});
