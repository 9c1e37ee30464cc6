import type { Page } from '@playwright/test';
import { shop } from '#shop/config';
import { scriptOf, sourcesOf } from './support/builtScripts';
import { product1 } from './support/catalogue';
import { fillLoginForm, loginForm } from './support/login';
import { lazyPart } from './support/network';
import {
  addToBasket,
  basketLink,
  greeting,
  heading,
  openBasket,
  openShop,
  signInLink,
} from './support/page';
import { expect, test } from './support/test';

const { basket, checkout, login, identity, orders, product } = lazyPart;

const scripts = `${shop.basePath}static/js/`;

/** The names of all source files in these scripts. */
const sourceNames = (paths: string[]) =>
  paths
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => sourcesOf(path.replace(scripts, '')))
    .join('\n');

/** Returns a function that lets ten seconds pass and names the source files requested so far. */
async function watchSources(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.clock.install();
  return async () => {
    await page.clock.runFor(10_000);
    return sourceNames(requested);
  };
}

test('while I browse, the other screens load ahead, but nothing of the identity service', async ({
  page,
}) => {
  const sources = await watchSources(page);
  await openShop(page);
  for (const part of [basket, product, login]) await expect.poll(sources).toContain(part);
  for (const part of [identity, 'node_modules/@firebase/']) {
    expect(await sources()).not.toContain(part);
  }
  await signInLink(page).hover();
  await expect.poll(sources).toContain(identity);
});

test('while I look at my basket, the checkout and the code that it needs load ahead', async ({
  page,
}) => {
  const sources = await watchSources(page);
  await openShop(page);
  await openBasket(page);
  for (const part of [checkout, identity, orders]) expect(await sources()).not.toContain(part);
  await page.goBack();
  await addToBasket(page, product1.title);
  await openBasket(page);
  for (const part of [checkout, identity, orders]) await expect.poll(sources).toContain(part);
});

test('on a slow network only a product’s screen loads ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
  });
  const sources = await watchSources(page);
  await openShop(page);
  await expect.poll(sources).toContain(product);
  for (const part of [basket, login]) expect(await sources()).not.toContain(part);
});

test('with data saver on, each chunk loads once, when I need it, and from static/js', async ({
  page,
  account,
}) => {
  /** The paths that were loaded from the network, not from a cache. */
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, transferSize }) => name.startsWith(location.origin) && transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
  const sources = async () => sourceNames(await loaded());
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openShop(page);
  await expect.poll(loaded).toContain(scripts + scriptOf('src/app/startup/startShop.ts'));
  await expect.poll(sources).toContain('node_modules/web-vitals/');
  for (const part of [basket, login, identity, 'node_modules/@firebase/']) {
    expect(await sources()).not.toContain(part);
  }
  await addToBasket(page, product1.title);
  await basketLink(page).click();
  await expect(heading(page)).toHaveText('Your Shopping basket');
  expect(await sources()).toContain(basket);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  for (const part of [checkout, login, identity]) expect(await sources()).not.toContain(part);
  await signInLink(page).click();
  await fillLoginForm(page, account);
  await loginForm(page).signIn.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  for (const part of [login, identity]) expect(await sources()).toContain(part);
  const all = await loaded();
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([]);
});
