import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { testRun } from '../scripts/lib/stages';
import { shop } from '../src/config';
import { ownerKey } from '../src/services/basketEntries';
import { scriptOf, sourcesOf } from './builtScripts';
import { basketOf, fillBasketOf } from './database';
import {
  addButton,
  addToBasket,
  basketItems,
  expect,
  expectBasketCount,
  expectSignedOut,
  greeting,
  lazyPart,
  lookAgain,
  openBasket,
  openHeld,
  openShop,
  product1,
  product2,
  product3,
  removeButtons,
  signIn,
  signInLink,
  signOutLink,
  storeBasket,
  test as shopTest,
  Watch,
} from './shop';

/** Another device of the shopper, watched as the first is. */
const test = shopTest.extend<{ device: Page }>({
  device: async ({ browser, baseURL, identityUrl }, provide) => {
    const context = await browser.newContext();
    const { origin } = new URL(baseURL ?? '');
    const watch = new Watch(context, [origin, identityUrl, testRun.firestoreUrl]);
    await provide(await context.newPage());
    expect(await watch.unexpected(), 'what the shopper should not see there').toEqual([]);
    await context.close();
  },
});

const notice = (page: Page) => page.getByRole('region', { name: 'About your basket' });
const gift = (page: Page) => page.getByRole('checkbox', { name: 'This Order Contains a gift' });

test('what is in my basket when I sign in joins that of my account, and I am told', async ({
  page,
  account,
}) => {
  await fillBasketOf(account, [product1.id, product2.id, product1.id]);
  await openShop(page);
  await addToBasket(page, product1.title, product3.title);
  await signIn(page, account);
  await expectBasketCount(page, 5);
  await expect(notice(page)).toContainText(
    'Your basket now also holds 3 items from an earlier visit.',
  );
  await expect.poll(async () => (await basketOf(account)).ids).toHaveLength(5);
  await notice(page).getByRole('button', { name: 'OK' }).click();
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  await expectBasketCount(page, 5);
  await expect(notice(page)).toBeHidden();
});

test('a session begins and ends in every tab of the device, and my basket comes and goes with it', async ({
  page,
  context,
  account,
}) => {
  const other = await context.newPage();
  await openShop(other, '/checkout');
  await expectSignedOut(other);
  // Without a sign of interest accounts are loaded after five seconds.
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

test('two tabs and another device add and remove, and all show the same', async ({
  page,
  context,
  device,
  account,
}) => {
  await signIn(page, account);
  const other = await context.newPage();
  await openShop(other);
  await expect(greeting(other, `Hello ${account.email}`)).toBeVisible();
  await signIn(device, account);
  await Promise.all([
    addToBasket(page, product1.title, product1.title),
    addToBasket(other, product2.title),
    addToBasket(device, product3.title, product3.title),
  ]);
  await expect.poll(async () => (await basketOf(account)).ids).toHaveLength(5);
  for (const shown of [page, device]) await lookAgain(shown);
  for (const shown of [page, other, device]) await expectBasketCount(shown, 5);
});

test('what I press before the scripts are there gets to my account, once', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  await addToBasket(page, product1.title);
  await expect.poll(async () => (await basketOf(account)).ids).toHaveLength(1);
  const scripts = await openHeld(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectBasketCount(page, 1);
  await addButton(page, product2.title).click();
  await expectBasketCount(page, 2);
  scripts.release();
  await expect.poll(() => basketOf(account)).toMatchObject({ ids: [product1.id, product2.id] });
  await expectBasketCount(page, 2);
  await expect(notice(page)).toBeHidden();
});

test('10,000 items join my account, and come back from it', async ({ page, device, account }) => {
  const ids = Array.from({ length: 10_000 }, () => product1.id);
  await storeBasket(page, ids);
  await signIn(page, account);
  await expect
    .poll(async () => (await basketOf(account)).ids.length, { timeout: 30_000 })
    .toBe(10_000);
  await signIn(device, account);
  await expectBasketCount(device, 10_000);
  await openBasket(device);
  await removeButtons(device).first().click();
  await expectBasketCount(device, 9_999);
  await expect.poll(async () => (await basketOf(account)).ids.length).toBe(9_999);
});

test('without an account nothing of the database is fetched, nor asked', async ({
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
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const ofDatabase = () =>
    asked.filter((url) => [testRun.firestoreUrl, ...scripts].some((part) => url.includes(part)));

  await openShop(page);
  await addToBasket(page, product1.title, product2.title);
  await openBasket(page);
  await removeButtons(page).first().click();
  await gift(page).check();
  await signInLink(page).click();
  await expect.poll(() => asked.join()).toContain(scriptOf(lazyPart.identity));
  await page.waitForLoadState('networkidle');
  expect(ofDatabase()).toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), ownerKey)).toBeNull();

  await signIn(page, account);
  await expect.poll(() => ofDatabase().length).toBeGreaterThan(scripts.length);
});
