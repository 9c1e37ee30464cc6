import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { product1 } from '../support/catalogue';
import { test } from '../support/merchant';
import {
  openAccount,
  orderButton,
  orderOf,
  placeButton,
  placedId,
  prepareOrder,
  reviewButton,
} from '../support/orders';
import { refocus } from '../support/page';
import { expect } from '../support/test';

const expectState = (page: Page, id: string, state: string) =>
  expect(orderOf(page, id).locator('.order-state')).toHaveText(state);

test('axe finds nothing on any order screen, and shopper and merchant see each other’s changes', async ({
  page,
  account,
  merchant,
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
  for (const each of [page, merchant]) await openAccount(each);
  await orderButton(page, 'Cancel order', id).click();
  await refocus(merchant);
  await orderButton(merchant, 'Accept', id).click();
  await expectState(merchant, id, 'Accepted');
  await orderButton(merchant, 'Mark as sent', id).click();
  await merchant.setViewportSize({ width: 320, height: 640 });
  expect(await merchant.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const each of [page, merchant]) await expectAccessible(each);
  // The list updates without a reload. A page that is already polling doesn't poll again.
  await expect(async () => {
    await refocus(page);
    await expectState(page, id, 'Accepted');
  }).toPass();
});
