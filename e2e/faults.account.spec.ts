import { testRun } from '../scripts/lib/stages';
import { ownerKey } from '../src/services/basketEntries';
import { authEmulator } from '../src/testing/authEmulator';
import {
  basketOf,
  cutDatabase,
  fillBasketOf,
  hangDatabase,
  loseAnswers,
  refuseDatabase,
} from './database';
import {
  addToBasket,
  breakScripts,
  expect,
  expectBasketCount,
  expectSignedOut,
  greeting,
  lazyPart,
  loginForm,
  openBasket,
  openShop,
  product1,
  product2,
  product3,
  provoked,
  removeButtons,
  signIn,
  signOutLink,
  test,
} from './shop';
import type { Page } from '@playwright/test';

const away = (page: Page) =>
  page
    .getByRole('main')
    .getByText('Saved on this device; your account gets it when you are back online.');
const question = 'Your account can’t be reached, and does not have all of your basket yet.';

for (const [what, breakDatabase] of [
  ['can’t be reached', cutDatabase],
  ['does what it is asked, and its answers are lost', loseAnswers],
  ['gives no answer', hangDatabase],
] as const) {
  test(`while the database ${what}, I sign in, go on, and nothing is lost or doubled`, async ({
    page,
    watch,
    account,
  }) => {
    watch.allow(...provoked.noConnection);
    await fillBasketOf(account, [product1.id]);
    await openShop(page);
    await addToBasket(page, product2.title);
    const { asked, mend } = await breakDatabase(page);
    await signIn(page, account);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await addToBasket(page, product3.title);
    await expectBasketCount(page, 2);
    await page.reload();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expectBasketCount(page, 2);
    await openBasket(page);
    await expect(away(page)).toBeVisible();

    mend();
    await page.reload();
    await expectBasketCount(page, 3);
    await expect(away(page)).toBeHidden();
    await expect
      .poll(async () => (await basketOf(account)).ids.sort())
      .toEqual([product1.id, product2.id, product3.id].sort());
  });
}

test('a sign-in that a reload breaks off is made up for', async ({ page, account }) => {
  await fillBasketOf(account, [product1.id]);
  await openShop(page);
  await addToBasket(page, product2.title);
  await signIn(page, account);
  await page.reload();
  await expectBasketCount(page, 2);
  await expect.poll(async () => (await basketOf(account)).ids).toHaveLength(2);
});

test('offline for a day, I go on, and my account has all of it when I am back', async ({
  page,
  context,
  watch,
  account,
}) => {
  watch.allow(
    /^console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/,
    /^failed request: .* net::ERR_INTERNET_DISCONNECTED$/,
  );
  await page.clock.install();
  await signIn(page, account);
  await addToBasket(page, product1.title);
  await expect.poll(async () => (await basketOf(account)).ids).toEqual([product1.id]);
  await openBasket(page);
  await expect(away(page)).toBeHidden();

  await context.setOffline(true);
  await removeButtons(page).first().click();
  await expect(away(page)).toBeVisible();
  await page.clock.fastForward('24:00:00');
  await page.goto('./#/');
  await addToBasket(page, product2.title, product3.title);
  await openBasket(page);
  await expect(away(page)).toBeVisible();
  expect(await basketOf(account)).toMatchObject({ ids: [product1.id] });

  await context.setOffline(false);
  // A machine that has no network but its own tells no browser that it is online.
  await page.clock.fastForward(30_000);
  await expect(away(page)).toBeHidden();
  await expectBasketCount(page, 2);
  await expect.poll(async () => (await basketOf(account)).ids).toEqual([product2.id, product3.id]);
});

test.describe('signing out while the database gives no answer', () => {
  for (const where of ['in the header', 'on the sign-in screen']) {
    test(`${where} asks me: I stay, then I go`, async ({ page, watch, account }) => {
      await signIn(page, account);
      const { asked } = await hangDatabase(page);
      await addToBasket(page, product1.title);
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      if (where === 'on the sign-in screen') await page.goto('./#/login');
      const button = where === 'in the header' ? signOutLink(page) : loginForm(page).signOut;

      watch.declines = true;
      await button.dblclick();
      await watch.expectQuestion(question);
      await expect(button).toBeFocused();
      await expect(button).toBeVisible();

      watch.declines = false;
      await button.click();
      await watch.expectQuestion(question);
      await page.goto('./#/');
      await expectSignedOut(page);
      await expectBasketCount(page, 0);
      expect(await page.evaluate((key) => localStorage.getItem(key), ownerKey)).toBeNull();
    });
  }
});

test('rules that refuse everything leave my basket on the device, also when I sign out', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(/^console error: Failed to load resource: .* status of 403 \(Forbidden\)$/);
  await refuseDatabase(page);
  await openShop(page);
  await addToBasket(page, product1.title);
  await signIn(page, account);
  await addToBasket(page, product2.title);
  await openBasket(page);
  await expect(page.getByRole('main')).toContainText(
    'Saved on this device; your account can’t have it at the moment.',
  );
  await page.reload();
  await expectBasketCount(page, 2);
  await expect(page.getByRole('main')).toContainText('your account can’t have it');
  await signOutLink(page).click();
  await expectSignedOut(page);
  await expectBasketCount(page, 2);
  await expect(page.getByRole('main')).not.toContainText('Saved on this device');
});

test('an account that was deleted leaves its basket on the device', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(provoked.refusal);
  await signIn(page, account);
  await addToBasket(page, product1.title, product2.title);
  await expect.poll(async () => (await basketOf(account)).ids).toHaveLength(2);
  await authEmulator(testRun.authUrl).remove(account.email);
  await page.reload();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), ownerKey)).toBeNull();
  await expectSignedOut(page);
  await expectBasketCount(page, 2);
});

test('when the part of the shop that asks the database is missing, I go on, until it is there', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(provoked.missingFile);
  const { asked, mend } = await breakScripts(page, lazyPart.accountBasket, 'missing');
  await openShop(page);
  await addToBasket(page, product1.title);
  await signIn(page, account);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await openBasket(page);
  await expect(away(page)).toBeVisible();
  mend();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(away(page)).toBeHidden();
  await expect.poll(async () => (await basketOf(account)).ids).toEqual([product1.id]);
});
