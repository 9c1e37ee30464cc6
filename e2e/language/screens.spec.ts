/** Every screen in another language. */
import type { Locator, Page } from '@playwright/test';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '#shop/config';
import { expectNoViolations } from '../support/axe';
import { products, unknownWord } from '../support/catalogue';
import { expectSent } from '../support/database';
import { breakScripts, lazyPart } from '../support/network';
import { changeOrder, makeMerchant, ordersOf } from '../support/orderDatabase';
import { typed } from '../support/orders';
import { refocus, storeBasket } from '../support/page';
import { expect, test } from '../support/test';
import { textFaults } from '../support/texts';
import { provoked } from '../support/watch';
import { addProducts, fillInAddress, placeOrder, press, signIn } from './steps';

/** Expects no such text on this screen, on a phone and on a desktop, and saves screenshots. */
async function expectTranslated(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const path = `.test/language/${name}-${width}.png`;
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    expect.soft(await textFaults(page), `${name}, ${width}`).toEqual([]);
  }
  await expectNoViolations({ run: (expression) => page.evaluate(expression) });
}

const isIndia = shop.market.country === 'IN';

test('the products, the search and the static pages', async ({ page, watch }) => {
  await page.goto('./');
  await page.locator('[data-product]').first().click();
  await expectTranslated(page, 'home');
  watch.allow(provoked.missingFile);
  for (const [name, address] of Object.entries({
    product: './#/?product=1236',
    found: './#/?q=laptop',
    'not-found': `./#/?q=${unknownWord}`,
    login: './#/login',
    conditions: `./${String(shop.conditions)}`,
    privacy: `./${String(shop.privacy)}`,
    ...(shop.imprint && { imprint: `./${shop.imprint}` }),
    'no-such-page': '/nothing',
  })) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1:visible')).toBeVisible();
    await expectTranslated(page, name);
  }
});

test('ordering without an account', async ({ page, watch }) => {
  test.slow();
  await page.goto('./#/checkout');
  await expect(page.locator('main h1')).toBeVisible();
  await expectTranslated(page, 'empty-basket');
  await addProducts(page);
  await page.goto('./#/checkout');
  await page.locator('.basket-item-remove').first().click();
  await expectTranslated(page, 'basket');
  await press(page, 'Proceed to checkout');
  await expect(page.locator('form input').first()).toBeVisible();
  await page.locator('form button[type=submit]').click();
  await page.locator('form [name=pin]').fill(isIndia ? '110001' : '20095');
  await page.locator('form [name=pin]').press('Tab');
  await expect(page.locator('form .order-contact')).toBeVisible();
  await expectTranslated(page, 'address-errors');
  await fillInAddress(page);
  await expectTranslated(page, 'review');
  await placeOrder(page);
  await expect(page.locator('.placed-summary h2')).toBeVisible();
  await expectTranslated(page, 'placed');
  watch.allow(provoked.refusal);
  await press(page, 'Save my orders');
  await expect(page.locator('.save-order .reason').first()).toBeVisible();
  await expectTranslated(page, 'placed-errors');
  await page.locator('.placed-column > .button-row a').click();
  await addProducts(page);
  await page.goto('./#/checkout');
  await press(page, 'Proceed to checkout');
  watch.allow(provoked.forbidden);
  await placeOrder(page);
  await expect(page.locator('#order-outcome')).toBeVisible();
  await expectTranslated(page, 'too-soon');
  await press(page, 'Don’t place it');
  await page.goto('./#/login');
  await expect(page.locator('.guest-orders .order')).toHaveCount(1);
  await expectTranslated(page, 'guest-orders');
  await press(page, 'Cancel order');
  await press(page, 'Remove these orders from this device');
  await expect(page.locator('.ask')).toHaveCount(2);
  await page.locator('.ask select').selectOption({ value: 'other' });
  await expectTranslated(page, 'guest-orders-asked');
});

/** Fills in and reviews a withdrawal from a contract. */
async function reviewWithdrawal(page: Page) {
  await page.goto('./#/withdrawal');
  await page.locator('.withdrawal [name=name]').fill(typed.name);
  await page.locator('.withdrawal [name=order]').fill('3.5.2026');
  await page.locator('.withdrawal [name=what]').fill(products[0]?.title ?? '');
  await page.locator('.withdrawal [name=reach]').fill('anna@example.com');
  await page.locator('.withdrawal button[type=submit]').click();
  await expect(page.locator('.withdrawal-text')).toBeVisible();
}

if (shop.market.withdrawal) {
  test('withdrawing from a contract', async ({ page, watch }) => {
    await page.goto('./');
    await page.locator('.shop-footer .button').click();
    await page.locator('.withdrawal button[type=submit]').click();
    await expect(page.locator('.withdrawal .reason').first()).toBeVisible();
    await expectTranslated(page, 'withdrawal-errors');
    await reviewWithdrawal(page);
    watch.allow(...provoked.noConnection);
    const database = `${testRun.firestoreUrl}/**`;
    await page.route(database, (route) => route.abort('failed'));
    await press(page, 'Confirm withdrawal');
    await expect(page.locator('.withdrawal .reason')).toBeVisible();
    await expectTranslated(page, 'withdrawal-review');
    await page.unroute(database);
    await press(page, 'Confirm withdrawal');
    await expect(page.locator('.withdrawal time')).toBeVisible();
    await expectTranslated(page, 'withdrawal');
  });
}

test('too many of a product, and too high a total for cash', async ({ page }) => {
  const [dearest] = [...products].sort((one, other) => other.price - one.price);
  await storeBasket(page, Array<string>(22).fill(dearest?.id ?? ''));
  await page.goto('./#/checkout');
  await expect(page.locator('.basket-item-limit')).toBeVisible();
  await expectTranslated(page, 'basket-too-many');
  await page.goto('./#/checkout?step=address');
  await expect(page.locator('.order-cash-notice')).toBeVisible();
  await expectTranslated(page, 'too-many');
});

test('paying, the account and the merchant’s work', async ({ page, watch, account }) => {
  test.slow();
  await addProducts(page);
  await signIn(page, account);
  await expectSent(page);
  await makeMerchant(account);

  await page.goto('./#/checkout');
  await press(page, 'Proceed to checkout');
  await fillInAddress(page);
  if (shop.upi) await page.locator('[name=pay][value=upi]').check();
  await expectTranslated(page, 'review-account');
  await placeOrder(page);
  if (shop.upi) {
    await expect(page.locator('.qr-code')).toBeVisible();
    await expectTranslated(page, 'upi-due');
    await press(page, 'Pay in cash instead');
    await expectTranslated(page, 'upi-in-cash');
    await press(page, 'Keep UPI');
    await press(page, 'I’ve paid');
    await page.locator('.upi-again > summary').click();
    await expect(page.locator('.qr-code')).toBeVisible();
    await expectTranslated(page, 'upi-claimed');
  } else await expect(page.locator('.placed-summary h2')).toBeVisible();

  if (shop.market.withdrawal) {
    await reviewWithdrawal(page);
    await press(page, 'Confirm withdrawal');
    await expect(page.locator('.withdrawal time')).toBeVisible();
  }
  const id = (await ordersOf(account))[0]?.id ?? '';
  await changeOrder(id, { guest: true });
  await page.goto('./#/login');
  const [own, shops] = ['.own-orders', '.shop-orders'].map((list) =>
    page.locator(`${list} .order`).filter({ hasText: id }),
  ) as [Locator, Locator];
  await expect(shops.locator('.order-badge')).toBeVisible();
  for (const part of await page.locator('.disclosure > summary').all()) await part.click();
  const withdrawals = page.locator('.withdrawals');
  if (shop.market.withdrawal) await press(withdrawals, 'Done');
  await expectTranslated(page, 'account');
  if (shop.market.withdrawal) await press(withdrawals, 'Keep it');
  if (shop.upi) {
    await press(shops, 'Not paid');
    await expect(shops.locator('.order-payment button')).toHaveCount(1);
  }
  await press(shops, 'Cancel order');
  await expectTranslated(page, 'cancel-asked');
  await press(shops, 'Keep order');
  await press(shops, 'Accept');
  await expect(shops.locator('[data-state=accepted]')).toBeVisible();
  await press(shops, 'Mark as sent');
  await expectTranslated(page, 'accepted');
  await press(shops, shop.upi ? 'Send unpaid' : 'Mark as sent');
  await expect(shops.locator('[data-state=sent]')).toBeVisible();
  await press(shops, 'Mark as delivered');
  await expect(shops.locator('[data-state=delivered]')).toBeVisible();
  await press(shops, shop.upi ? 'Mark as paid' : 'Cash received');
  await expect(shops.locator('.order-payment button')).toHaveCount(1);
  await expectTranslated(page, 'delivered');
  await refocus(page);
  await press(own, 'Request a return');
  await own.locator('.ask select').last().selectOption({ index: 1 });
  await press(own, 'Request return');
  await expect(own.locator('.return-items .reason')).toBeVisible();
  await expectTranslated(page, 'return-asked');
  await own.locator('.return-items select').first().selectOption({ index: 1 });
  await press(own, 'Request return');
  await press(shops, 'Decline the return');
  await shops.locator('.ask select').selectOption({ index: 1 });
  await expectTranslated(page, 'return-requested');
  await press(shops, 'Decline the return');
  await refocus(page);
  await expect(own.locator('[data-state=returnDeclined]')).toBeVisible();
  await expectTranslated(page, 'return-declined');
  await page.goto('./#/login?section=products');
  await page.locator('.desk input[inputmode]').first().fill('7');
  await page.locator('.products .disclosure > summary').click();
  await expectTranslated(page, 'products');
  await page.goto('./#/login?section=products&product=new');
  const editor = page.locator('.product-editor');
  await press(editor, 'Publish');
  await expect(editor.locator('.reason')).toHaveCount(3);
  await expectTranslated(page, 'new-product-errors');
  await editor.locator('input[type=file]').setInputFiles('shop/pictures/laptop.jpg');
  await expect(editor.locator('.crop')).toBeVisible();
  await expectTranslated(page, 'crop');
  await press(editor, 'Use photograph');
  await press(editor, 'Add a fact');
  await press(editor, 'Add a size or colour');
  await press(editor, 'Discard draft');
  await expectTranslated(page, 'new-product');
  await page.goto('./#/login?section=products&product=123');
  await press(editor, 'Hide');
  await expectTranslated(page, 'product');

  await addProducts(page);
  watch.allow(...provoked.noConnection);
  await page.route(`${testRun.firestoreUrl}/**`, (route) => route.abort('failed'));
  await page.goto('./#/checkout');
  await refocus(page);
  await expect(page.locator('.basket-unsynced')).toBeVisible();
  await expectTranslated(page, 'unsynced');
});

test('an error', async ({ page, watch }) => {
  watch.allow(...provoked.missingPart);
  await breakScripts(page, lazyPart.basket, 'missing');
  await page.goto('./#/checkout');
  await expect(page.locator('pre')).toBeVisible();
  await expectTranslated(page, 'error');
});
