import { readdirSync, readFileSync } from 'node:fs';
import { testRun } from '../scripts/lib/stages';
import { shop } from '../src/config';
import { authEmulator } from '../src/testing/authEmulator';
import { ownerKey } from '../src/services/storage/basketKeys';
import { scriptOf, sourcesOf } from './support/builtScripts';
import { basketOf } from './support/database';
import { product1, product2, product3 } from './support/catalogue';
import { expectSignedOut, fillLoginForm, loginForm, signIn } from './support/login';
import { lazyPart } from './support/network';
import {
  addToBasket,
  basketItems,
  expectBasketCount,
  greeting,
  openBasket,
  openShop,
  removeButtons,
  signInLink,
  signOutLink,
  storeBasket,
} from './support/page';
import { expect, newAccount, test } from './support/test';
import { provoked } from './support/watch';

test('signing in and out applies to every tab, and my basket comes and goes with me', async ({
  page,
  context,
  account,
}) => {
  const other = await context.newPage();
  await openShop(other, '/checkout');
  await expectSignedOut(other);
  // Loads Firebase at once; without the hover it loads after five seconds.
  await signInLink(other).hover();
  await signIn(page, account);
  await addToBasket(page, product1.title);
  await expect(greeting(other, `Hello ${account.email}`)).toBeVisible();
  await removeButtons(other).click();
  await expectBasketCount(page, 0);
  await addToBasket(page, product2.title, product3.title);
  await expect(basketItems(other)).toHaveCount(2);

  await signOutLink(page).click();
  for (const tab of [page, other]) {
    await expectSignedOut(tab);
    await expectBasketCount(tab, 0);
  }
  expect(await basketOf(account)).toMatchObject({ ids: [product2.id, product3.id] });
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith(`${shop.basePath}basket`))).toEqual([]);
});

test('I change my password and my email, and sign in with both of them', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(provoked.refusal);
  const changed = newAccount();
  const main = page.getByRole('main');
  const signedInAs = (email: string) => main.getByText(`You’re signed in as ${email}.`);
  await signIn(page, account);
  await page.goto('./#/login');

  await main.getByText('Change password').first().click();
  await main.getByLabel('Current password').fill('marigolds at night');
  await main.getByLabel('New password').fill(changed.password);
  await main.getByRole('button', { name: 'Change password' }).click();
  await expect(main.getByText(/^The password is wrong\./)).toBeInViewport({ ratio: 1 });
  await expect(main.getByLabel('Current password')).toBeFocused();
  await main.getByLabel('Current password').fill(account.password);
  await main.getByLabel('New password').press('Enter');
  await expect(main.getByText(/^Your password has been changed\./)).toBeInViewport({ ratio: 1 });

  await main.getByText('Change email').click();
  await page.locator('#changeEmail-password').fill(changed.password);
  await main.getByLabel('New email').fill(changed.email);
  await main.getByRole('button', { name: 'Send link' }).click();
  await expect(main.getByText(`We’ve emailed a link to ${changed.email}.`)).toBeVisible();
  await expect(signedInAs(account.email)).toBeVisible();
  await authEmulator(testRun.authUrl).openEmailLink(changed.email);
  // As when the shopper comes back from their mail.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(signedInAs(changed.email)).toBeVisible();
  await expect(main.getByText(`Your email is now ${changed.email}.`)).toBeVisible();
  await openShop(page);
  await expect(greeting(page, `Hello ${changed.email}`)).toBeVisible();

  await signOutLink(page).click();
  await page.goto('./#/login');
  await fillLoginForm(page, account);
  await loginForm(page).signIn.click();
  await watch.expectAlert('FirebaseError: Firebase: Error (auth/user-not-found).');
  await signIn(page, changed);
});

test('10,000 items reach my account and come back from it', async ({ page, account }) => {
  await storeBasket(
    page,
    Array.from({ length: 10_000 }, () => product1.id),
  );
  await signIn(page, account);
  const count = async () => (await basketOf(account)).ids.length;
  await expect.poll(count, { timeout: 30_000 }).toBe(10_000);
  await signOutLink(page).click();
  await expectBasketCount(page, 0);
  await signIn(page, account);
  await openBasket(page);
  await removeButtons(page).first().click();
  await expectBasketCount(page, 9_999);
  await expect.poll(count).toBe(9_999);
});

test('while signed out, the page loads no code for the database, and only reads the live prices', async ({
  page,
  context,
  account,
}) => {
  const site = `${testRun.site}${shop.basePath}`;
  const scripts = readdirSync(`${site}static/js`).filter((name) =>
    sourcesOf(name).some((source) => source.includes('firestore')),
  );
  expect(scripts).toContain(scriptOf(lazyPart.accountBasket));
  const worker = readFileSync(`${site}sw.js`, 'utf8');
  expect(scripts.filter((script) => worker.includes(script))).toEqual([]);
  const requested: string[] = [];
  context.on('request', (request) => {
    if (!request.postData()?.includes('/documents/shop/live')) requested.push(request.url());
  });
  const databaseRequests = () =>
    requested.filter((url) =>
      [testRun.firestoreUrl, ...scripts].some((part) => url.includes(part)),
    );

  await openShop(page);
  await addToBasket(page, product1.title, product2.title);
  await openBasket(page);
  await removeButtons(page).first().click();
  await page.getByRole('checkbox', { name: 'This Order Contains a gift' }).check();
  await signInLink(page).click();
  await expect.poll(() => requested.join()).toContain(scriptOf(lazyPart.identity));
  await page.waitForLoadState('networkidle');
  expect(databaseRequests()).toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), ownerKey)).toBeNull();

  await signIn(page, account);
  await expect.poll(() => databaseRequests().length).toBeGreaterThan(scripts.length);
});
