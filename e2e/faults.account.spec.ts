import { ownerKey } from '../src/services/basketEntries';
import { basketOf, fillBasketOf, hangDatabase, loseAnswers } from './database';
import {
  addToBasket,
  breakScripts,
  expect,
  expectBasketCount,
  expectSignedOut,
  greeting,
  lazyPart,
  lookAgain,
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

test('while the answers of the database are lost, I sign in, go on, and nothing is lost or doubled', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(...provoked.noConnection);
  await fillBasketOf(account, [product1.id]);
  await openShop(page);
  await addToBasket(page, product2.title);
  const { asked, mend } = await loseAnswers(page);
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
  await page.clock.fastForward(60_000);
  await expect(away(page)).toBeHidden();
  await expectBasketCount(page, 2);
  await expect.poll(async () => (await basketOf(account)).ids).toEqual([product2.id, product3.id]);
});

test('signing out while the database gives no answer asks me: I stay, then I go', async ({
  page,
  watch,
  account,
}) => {
  await signIn(page, account);
  const { asked } = await hangDatabase(page);
  await addToBasket(page, product1.title);
  await expect.poll(() => asked.length).toBeGreaterThan(0);

  watch.declines = true;
  await signOutLink(page).dblclick();
  await watch.expectQuestion(question);
  await expect(signOutLink(page)).toBeFocused();
  await expect(signOutLink(page)).toBeVisible();

  watch.declines = false;
  await signOutLink(page).click();
  await watch.expectQuestion(question);
  await expectSignedOut(page);
  await expectBasketCount(page, 0);
  expect(await page.evaluate((key) => localStorage.getItem(key), ownerKey)).toBeNull();
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
  await lookAgain(page);
  await expect(away(page)).toBeHidden();
  await expect.poll(async () => (await basketOf(account)).ids).toEqual([product1.id]);
});
