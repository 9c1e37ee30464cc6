/** An order in any language and country, from the home screen to the merchant's desk. */
import { shop } from '#shop/config';
import { formatMoney } from '../../src/words/money';
import { product1, product2 } from '../support/catalogue';
import { expectSent } from '../support/database';
import { makeMerchant, ordersOf, seedCode } from '../support/orderDatabase';
import { shopOrder, typed } from '../support/orders';
import { expect, test } from '../support/test';
import { addProducts, fillInAddress, placeOrder, press, signIn } from './steps';

test('a shopper orders by a link with a code, and the merchant accepts', async ({
  page,
  account,
}) => {
  await addProducts(page);
  await expect(page.locator('html')).toHaveAttribute('lang', shop.market.language);
  await signIn(page, account);
  await expectSent(page);
  await makeMerchant(account);
  await seedCode('KAUF10', { percent: 10 });
  await page.goto('./?code=KAUF10#/checkout');
  const off = Math.round((product1.price + 2 * product2.price) / 10);
  await expect(page.locator('.basket-total')).toContainText(formatMoney(-off));
  await press(page, 'Proceed to checkout');
  await fillInAddress(page);
  await placeOrder(page);
  await expect(page.locator('.placed-summary')).toContainText(formatMoney(-off));

  const [order] = await ordersOf(account);
  expect(order?.address?.pin).toBe(typed.pin);
  await page.goto('./#/login');
  const card = shopOrder(page, order?.id ?? '');
  await press(card, 'Accept');
  await expect(card.locator('[data-state=accepted]')).toBeVisible();
  await expect(card).toContainText('KAUF10');
});
