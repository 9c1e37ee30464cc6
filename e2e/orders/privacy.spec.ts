import type { Page } from '@playwright/test';
import { testRun } from '../../scripts/lib/stages';
import { authEmulator } from '../../src/testing/authEmulator';
import { product1, product2 } from '../support/catalogue';
import { readDatabase, uidOf } from '../support/database';
import { expectSignedOut } from '../support/login';
import { ordersOfId } from '../support/orderDatabase';
import {
  openAccount,
  orderButton,
  orderOf,
  placeButton,
  placedId,
  placedOrder,
  prepareOrder,
  typed,
} from '../support/orders';
import { addToBasket, expectBasketCount } from '../support/page';
import { expect, test } from '../support/test';
import { provoked } from '../support/watch';

/** The telltale parts of the typed address. */
const personal = ['Kamala', '98450', 'Lotus', 'Jayanagar', 'banyan', '560041', 'deaf'];
const personalIn = (text: string) => personal.filter((part) => text.includes(part));

const storageOf = (page: Page, kind: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => JSON.stringify(Object.entries(window[name])), kind);

test('my address is only in my order: not in the console, a URL or the browser’s storage', async ({
  page,
  context,
  account,
}) => {
  const texts: string[] = [];
  context.on('console', (message) => texts.push(message.text()));
  context.on('request', (request) => texts.push(request.url()));
  page.on('framenavigated', (frame) => texts.push(frame.url()));

  await prepareOrder(page, account, product1);
  await test.step('while I type, only this tab has it', async () => {
    expect(personalIn(await storageOf(page, 'sessionStorage'))).toEqual(personal);
    expect(personalIn(await storageOf(page, 'localStorage'))).toEqual([]);
  });
  await placeButton(page).click();
  const id = await placedId(page);
  await expect(placedOrder(page)).toContainText(typed.name);
  await openAccount(page);
  await expect(orderOf(page, id)).toContainText(typed.name);
  await page.reload();
  await expect(orderOf(page, id)).toContainText(typed.name);

  expect(personalIn(await storageOf(page, 'sessionStorage'))).toEqual([]);
  const { origins } = await context.storageState({ indexedDB: true });
  expect(personalIn(JSON.stringify(origins))).toEqual([]);
  expect(texts.flatMap(personalIn)).toEqual([]);
});

test('deleting my account removes its addresses, its basket and the account', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(provoked.forbidden);
  const uid = await uidOf(account);
  await prepareOrder(page, account, product1);
  await placeButton(page).click();
  const id = await placedId(page);
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await addToBasket(page, product2.title);
  await openAccount(page);
  const remove = async () => {
    await page.locator('#deleteAccount-password').fill(account.password);
    await page.getByRole('button', { name: 'Delete my account permanently' }).click();
  };

  await test.step('not while an order is unfinished', async () => {
    await page.getByText('Delete your account', { exact: true }).click();
    await remove();
    await expect(
      page.getByRole('main').getByText(/^One of your orders is still in progress/),
    ).toBeVisible();
    expect(await ordersOfId(uid)).toMatchObject([{ id, address: { name: typed.name } }]);
    expect(await readDatabase(`baskets/${uid}`)).toBeDefined();
  });
  await orderButton(page, 'Cancel order', id).click();
  await orderButton(page, 'Cancel order', id).click();
  await expect(orderOf(page, id).locator('.order-state')).toHaveText('Cancelled');
  await remove();
  await expect(page.getByText('Your account has been deleted.', { exact: true })).toBeFocused();

  expect(await ordersOfId(uid)).toMatchObject([{ id, state: 'cancelled', address: undefined }]);
  expect(await readDatabase(`baskets/${uid}`)).toMatchObject({ lines: [] });
  await expect(authEmulator(testRun.authUrl).uidOf(account.email)).rejects.toThrow();
  await page.goto('./#/');
  await expectSignedOut(page);
  await expectBasketCount(page, 0);
  expect(await storageOf(page, 'localStorage')).not.toContain(uid);
});
