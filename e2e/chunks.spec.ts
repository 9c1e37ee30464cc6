import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import {
  basketLink,
  breakScripts,
  expect,
  fillLoginForm,
  heading,
  lazyPart,
  newAccount,
  openHydrated,
  openShop,
  provoked,
  reloadButton,
  signInLink,
  test,
} from './shop';

const errorText = 'Unexpected Application Error!';

/** The scripts that the page itself asks for, as their text. */
async function initialScripts(page: Page): Promise<string[]> {
  const html = await (await page.request.get('./')).text();
  const addresses = Array.from(
    html.matchAll(/"([^"\s]+\/static\/js\/[^"\s]+\.js)"/g),
    (match) => match[1],
  );
  expect(addresses.length).toBeGreaterThan(0);
  return Promise.all(
    addresses.map(async (address = '') => (await page.request.get(address)).text()),
  );
}

test('loads every script from static/js', async ({ page, account }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) scripts.push(pathname);
  });
  await openShop(page);
  await basketLink(page).click();
  await expect(page).toHaveURL(/#\/checkout$/);
  await signInLink(page).click();
  await fillLoginForm(page, account);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`Hello ${account.email}`)).toBeVisible();
  // The page's own, and at least the three parts that this way needs.
  expect(new Set(scripts).size).toBeGreaterThanOrEqual(4);
  for (const script of scripts) expect(script).toMatch(/^\/haat\/static\/js\/[^/]+\.js$/);
});

test('needs no more than 100 kB of script at first', async ({ page }) => {
  const scripts = await initialScripts(page);
  const sizes = scripts.map((script) => brotliCompressSync(script).byteLength);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000);
});

test('leaves the identity library, basket and sign-in form for later', async ({ page }) => {
  const first = (await initialScripts(page)).join('\n');
  for (const mark of Object.values(lazyPart)) expect(first).not.toContain(mark);
  const { asked } = await breakScripts(page, lazyPart.identity, (source) => source);
  await openShop(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('does not load the web vitals library without a reporter', async ({ page }) => {
  const { asked } = await breakScripts(page, 'largest-contentful-paint', (source) => source);
  const identity = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes(lazyPart.identity),
  );
  await openShop(page);
  await identity;
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('carries a time-out of 120000 milliseconds for each chunk', async ({ page }) => {
  const scripts = (await initialScripts(page)).join('\n');
  expect(scripts).toMatch(/setTimeout\([^;]{0,120}"timeout"[^;]{0,80},\s*(12e4|120000)\)/);
});

for (const { fate, kind } of [
  { fate: 'missing', kind: 'error' },
  { fate: 'empty', kind: 'missing' },
] as const) {
  test(`says that a chunk could not be loaded, of the kind '${kind}'`, async ({ page, watch }) => {
    watch.allow(...provoked.missingPart);
    const { asked, mend } = await breakScripts(page, lazyPart.checkout, fate);
    await openShop(page);
    await basketLink(page).click();

    await expect(heading(page)).toHaveText(errorText);
    await expect(page).toHaveTitle('Error · Haat');
    const message = page.getByText(/^Loading chunk \w+ failed\.\s\(\w+: \S+\)$/);
    await expect(message).toBeVisible();
    await expect(message).toContainText(`(${kind}: ${asked[0]})`);

    mend();
    await reloadButton(page).click();
    await expect(heading(page)).toHaveText('Your shopping basket in empty');
    await expect(page.getByRole('heading', { name: errorText })).toHaveCount(0);
    await expect(page).toHaveURL(/#\/checkout$/);
  });
}

test('says so again when the chunk is still missing after loading anew', async ({
  page,
  watch,
}) => {
  watch.allow(...provoked.missingPart);
  await breakScripts(page, lazyPart.checkout, 'missing');
  await openShop(page, '/checkout');
  await expect(heading(page)).toHaveText(errorText);
  const loaded = page.waitForEvent('load');
  await reloadButton(page).click();
  await loaded;
  await expect(heading(page)).toHaveText(errorText);
  await expect(reloadButton(page)).toBeVisible();
});

test('leads home, where everything works, when the sign-in screen is missing', async ({
  page,
  watch,
}) => {
  watch.allow(...provoked.missingPart);
  await breakScripts(page, lazyPart.login, 'missing');
  await openShop(page, '/login');
  await expect(heading(page)).toHaveText(errorText);
  await page.getByRole('link', { name: 'Go to the home page', exact: true }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(6);
});

test('gives up a hanging chunk after two minutes, not before', async ({ page, watch }) => {
  watch.allow(provoked.caughtError(/Loading chunk \w+ failed/));
  await page.clock.install({ time: 0 });
  const { asked } = await breakScripts(page, lazyPart.checkout, 'hanging');
  await openHydrated(page);
  await page.clock.pauseAt(3_600_000);
  const before = asked.length;
  await basketLink(page).click();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  await page.clock.runFor(119_999);
  await expect(page.getByRole('heading', { name: errorText })).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(heading(page)).toHaveText(errorText);
  await expect(page.getByText(/^Loading chunk \w+ failed\.\s\(timeout: \S+\)$/)).toBeVisible();
  await expect(reloadButton(page)).toBeVisible();
});

test('lets me come back to a sign-in screen that was still loading', async ({ page }) => {
  await openShop(page);
  await signInLink(page).click();
  await page.goBack();
  await signInLink(page).click();
  await fillLoginForm(page, newAccount());
  await expect(page).toHaveURL(/#\/login$/);
});
