import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { product1 } from '../support/catalogue';
import { readDatabase } from '../support/database';
import { signIn, signOut } from '../support/login';
import { stallIdentity } from '../support/network';
import {
  fillInOrder,
  openAccount,
  orderOf,
  placeButton,
  placedId,
  placedOrder,
  typed,
} from '../support/orders';
import { addToBasket, expectBasketCount, openShop } from '../support/page';
import { expect, newAccount, test } from '../support/test';
import { provoked } from '../support/watch';

const ordersHere = (page: Page) =>
  page.getByRole('region', { name: 'Your orders on this device', exact: true });

async function openLogin(page: Page) {
  await page.goto('./#/login');
  await expect(page.getByRole('heading', { name: /^sign in\b/i })).toBeVisible();
}

test(
  'I can order as a guest, find the order here or by its link, and save it with a password',
  { tag: '@main' },
  async ({ page, browser }) => {
    await openShop(page);
    await addToBasket(page, product1.title);
    await fillInOrder(page);
    await placeButton(page).click();
    const id = await placedId(page);
    expect(await readDatabase(`orders/${id}`)).toMatchObject({ guest: true });
    await expectBasketCount(page, 0);
    await openLogin(page);
    await page.reload();
    await expect(orderOf(page, id)).toContainText(typed.name);
    const context = await browser.newContext();
    const other = await context.newPage();
    await openLogin(other);
    await expect(ordersHere(other)).not.toBeVisible();
    await expect(other.getByText(/^Ordered without an account\?/)).toBeVisible();

    await page.goBack();
    expect(await placedId(page)).toBe(id);
    await test.step('by its link I see it on any device', async () => {
      const whatsApp = page.getByRole('link', { name: 'Send it to myself on WhatsApp' });
      const text = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');
      await other.goto(/http\S+/.exec(text ?? '')?.[0] ?? '');
      await expect(other.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
      await expect(other.getByText(product1.title)).toBeVisible();
      await expect(other.getByText(typed.name)).not.toBeVisible();
      await expectAccessible(other);
      await openLogin(other);
    });
    await expectAccessible(page);
    const account = newAccount();
    const form = page.getByRole('region', { name: 'Save this order: choose a password' });
    await form.getByLabel('Email', { exact: true }).fill(account.email);
    await form.getByLabel('Password', { exact: true }).fill(account.password);
    await form.getByRole('button', { name: 'Save my orders' }).click();
    const note = placedOrder(page).locator('.save-order-done');
    await expect(note).toContainText(`Saved. You’re signed in as ${account.email}.`);
    await expect(note).toBeFocused();
    await signIn(other, account);
    await openAccount(other);
    await expect(orderOf(other, id)).toContainText(typed.name);
    await context.close();

    await test.step('this device forgets it when I sign out', async () => {
      await signOut(page);
      await openLogin(page);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
      await expect(ordersHere(page)).not.toBeVisible();
    });
  },
);

test('two tabs that order the same basket without an account place one order', async ({
  page,
  context,
  watch,
}) => {
  // The first tab has already placed the order.
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
