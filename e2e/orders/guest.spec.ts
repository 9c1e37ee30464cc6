import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { product1, product2 } from '../support/catalogue';
import { readDatabase } from '../support/database';
import { expectSignedOut, signIn } from '../support/login';
import { stallIdentity } from '../support/network';
import { endIntervalOfId } from '../support/orderDatabase';
import {
  fillInOrder,
  openAccount,
  orderButton,
  orderOf,
  placeButton,
  placedId,
  placedOrder,
  proceedButton,
  typed,
} from '../support/orders';
import { addToBasket, expectBasketCount, openBasket, openShop } from '../support/page';
import { expect, newAccount, test } from '../support/test';
import { provoked } from '../support/watch';

const ordersHere = (page: Page) =>
  page.getByRole('region', { name: 'Your orders on this device', exact: true });

async function openLogin(page: Page) {
  await page.goto('./#/login');
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
}

const ownerOf = async (id: string) => {
  const order = (await readDatabase(`orders/${id}`)) as { owner: string; guest: boolean };
  expect(order.guest).toBe(true);
  return order.owner;
};

test('I can order without an account, find the order on this device, and save it in an account', async ({
  page,
  browser,
}) => {
  test.slow();
  await openShop(page);
  await addToBasket(page, product1.title);
  await fillInOrder(page);
  await placeButton(page).click();
  const first = await placedId(page);
  const owner = await ownerOf(first);
  await expectAccessible(page);
  await expectBasketCount(page, 0);

  await test.step('after a reload the order is on this device, signed out', async () => {
    await page.reload();
    expect(await placedId(page)).toBe(first);
    await page.getByRole('link', { name: 'Continue shopping' }).click();
    await expectSignedOut(page);
    await openLogin(page);
    await page.reload();
    await expect(orderOf(page, first)).toContainText(typed.name);
    await expectAccessible(page);
  });
  await test.step('but on no other device', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await openLogin(other);
    await expect(ordersHere(other)).not.toBeVisible();
    await context.close();
  });
  await test.step('I can cancel it there', async () => {
    await orderButton(page, 'Cancel order', first).click();
    await page.getByLabel('Reason').selectOption('Delivery takes too long');
    await orderButton(page, 'Cancel order', first).click();
    await expect(orderOf(page, first).locator('.order-state')).toHaveText('Cancelled');
  });

  await endIntervalOfId(owner);
  await page.goto('./#/');
  await addToBasket(page, product2.title);
  await openBasket(page);
  await proceedButton(page).click();
  await placeButton(page).click();
  const second = await placedId(page);
  expect(await ownerOf(second)).toBe(owner);

  const account = newAccount();
  await test.step('a password on the thank-you saves both orders in an account', async () => {
    const form = page.getByRole('region', { name: 'Save this order: choose a password' });
    await form.getByLabel('Email', { exact: true }).fill(account.email);
    await form.getByLabel('Password', { exact: true }).fill(account.password);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    const note = placedOrder(page).locator('.save-order-done');
    await expect(note).toContainText(`Saved. You’re signed in as ${account.email}.`);
    await expect(note).toBeFocused();
    await openAccount(page);
    for (const id of [first, second]) await expect(orderOf(page, id)).toBeVisible();
  });
  await test.step('which has them on every device', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other, account);
    await openAccount(other);
    await expect(orderOf(other, second)).toContainText(typed.name);
    await context.close();
  });
  await test.step('and this device forgets them when I sign out', async () => {
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await openLogin(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(ordersHere(page)).not.toBeVisible();
  });
});

test('two tabs that order the same basket without an account place one order', async ({
  page,
  context,
  watch,
}) => {
  // The order is there already.
  watch.allow(provoked.forbidden);
  await openShop(page);
  await addToBasket(page, product1.title);
  await fillInOrder(page);
  const other = await context.newPage();
  await openShop(other);
  await expectBasketCount(other, 1);
  await fillInOrder(other);
  const identity = await stallIdentity(page);
  await placeButton(page).click();
  await expect.poll(() => identity.requested).toEqual(['signUp']);
  await placeButton(other).click();
  await expect(placeButton(other)).toHaveAttribute('aria-busy', 'true');
  identity.release();
  const id = await placedId(page);
  expect(await placedId(other)).toBe(id);
  await expectBasketCount(other, 0);
});
