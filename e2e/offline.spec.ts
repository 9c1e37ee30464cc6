import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { shop } from '../src/config';
import { nextRelease, readSite, startHost, type Site } from './releases';
import {
  addToBasket,
  basketItems,
  expect,
  expectBasketCount,
  fillLoginForm,
  hairWax,
  heading,
  laptop,
  lazyPart,
  loginForm,
  newAccount,
  openBasket,
  phone,
  provoked,
  signInLink,
  test as shopTest,
} from './shop';

const testSite = resolve('.test/dist');
const first = readSite(testSite);
const second = nextRelease(first, 'second');
const worker = `${shop.basePath}sw.js`;
/** The chunk that registers it, known by a text that only it contains. */
const [registering] = Array.from(first)
  .filter(([path, text]) => path.includes('/static/js/') && text.includes('SKIP_WAITING'))
  .map(([path]) => path);

/** Each test has the shop on a host of its own: what a worker keeps is kept by origin. */
const test = shopTest.extend<{ host: Awaited<ReturnType<typeof startHost>> }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for it
  host: async ({}, provide) => {
    const host = await startHost(first);
    await provide(host);
    await host.end();
  },
  baseURL: async ({ host }, provide) => {
    await provide(host.origin + shop.basePath);
  },
});
test.use({ serviceWorkers: 'allow' });

const connectionLost = [
  /^console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/,
  /^failed request: .* net::ERR_INTERNET_DISCONNECTED$/,
];
const notice = (page: Page) => page.getByRole('region', { name: 'About this shop' });
const useIt = (page: Page) => notice(page).getByRole('button', { name: 'Use it now' });
const homeHeading = 'Good things, laid out in daylight.';

/** Which release the page is of: another one than the first says so. */
async function expectRelease(page: Page, name: 'first' | 'second') {
  const mark = page.locator('meta[name="release"]');
  if (name === 'first') await expect(mark).toHaveCount(0);
  else await expect(mark).toHaveAttribute('content', name);
}

async function open(page: Page, route = '/') {
  await page.goto(`./#${route}`);
  await expect(heading(page)).toBeVisible();
}

/** A first visit by somebody who touches something, until all is kept. */
async function visit(page: Page, route = '/') {
  await open(page, route);
  // Until it is heard: the page is there before its scripts are.
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await workers(page)).toEqual(['activated']);
  }).toPass();
}

/** What the browser has of service workers for the shop: in which states. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return [registration?.installing, registration?.waiting, registration?.active].flatMap(
      (found) => found?.state ?? [],
    );
  });

/** The second visit: the page comes from the worker. */
async function visitAgain(page: Page, route = '/') {
  await page.goto('about:blank');
  await open(page, route);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Has the browser look for another release, as it does by itself at each visit. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

test.describe('after one visit', () => {
  test('the shop opens without a network', async ({ page, context, host }) => {
    await visit(page);
    await addToBasket(page, laptop.title);
    await expectBasketCount(page, 1);
    await page.goto('about:blank');
    await host.end();
    await context.setOffline(true);

    await open(page);
    await expect(heading(page)).toHaveText(homeHeading);
    await expectBasketCount(page, 1);
    await addToBasket(page, phone.title);
    for (const picture of await page.getByRole('main').locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
    await page.getByRole('searchbox').fill('phone');
    await expect(page).toHaveURL(/#\/\?q=phone$/);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(2);

    await openBasket(page);
    await page.reload();
    await expect(heading(page)).toHaveText('Your Shopping basket');
    await expect(basketItems(page).getByRole('heading')).toHaveText([laptop.title, phone.title]);
    await signInLink(page).click();
    await page.reload();
    await expect(heading(page)).toHaveText('Sign in');
  });

  test('signing in without a network says so, and keeps what I typed', async ({
    page,
    context,
    host,
    watch,
  }) => {
    watch.allow(...connectionLost);
    await visit(page);
    await page.goto('about:blank');
    await host.end();
    await context.setOffline(true);
    await open(page, '/login');
    const typed = newAccount();
    await fillLoginForm(page, typed);
    await loginForm(page).signIn.click();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/network-request-failed).');
    await expect(
      page.getByRole('main').getByText('Nobody answered. Check that you are online'),
    ).toBeVisible();
    await expect(loginForm(page).email).toHaveValue(typed.email);
    await expect(loginForm(page).password).toHaveValue(typed.password);
  });

  test('a link that has something added to its address opens too', async ({ page, host }) => {
    await visit(page);
    await page.goto('about:blank');
    await host.end();
    await page.goto(`./?from=a-friend#/`);
    await expect(heading(page)).toHaveText(homeHeading);
  });
});

test('who only looks in loads nothing for later', async ({ page, host }) => {
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(host.asked).not.toContain(worker);
  expect(await workers(page)).toEqual([]);
  expect(host.asked).not.toContain(registering);
  await page.keyboard.press('Shift');
  await expect.poll(() => host.asked).toContain(worker);
  expect(host.asked).toContain(registering);
});

test('who saves data is not made to load anything', async ({ page, host }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
  await open(page);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Shift');
  await page.clock.runFor(30_000);
  await page.waitForLoadState('networkidle');
  expect(host.asked).not.toContain(worker);
});

test.describe('a new release', () => {
  test('is announced, and taken when I agree, with my basket', async ({ page, host }) => {
    await visit(page);
    await addToBasket(page, laptop.title, hairWax.title);
    await visitAgain(page);
    host.release(second);
    await lookForUpdate(page);
    await expect(notice(page)).toContainText('A newer version of this shop is ready.');
    await expect(page.getByRole('status')).toHaveText('A newer version of this shop is ready.');
    await expectRelease(page, 'first');

    await useIt(page).click();
    await expectRelease(page, 'second');
    await expectBasketCount(page, 2);
    await expect(notice(page)).toHaveCount(0);
    await openBasket(page);
    await host.end();
    await page.reload();
    await expect(basketItems(page)).toHaveCount(2);
    await expectRelease(page, 'second');
  });

  test('leaves me alone when I put it away, and is there at the next start', async ({
    page,
    context,
    host,
  }) => {
    await visit(page);
    await visitAgain(page);
    host.release(second);
    await lookForUpdate(page);
    await notice(page).getByRole('button', { name: 'Not now' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await openBasket(page);
    await expectRelease(page, 'first');

    await page.goto('about:blank');
    const next = await context.newPage();
    // The browser changes over once the last page is gone.
    await expect(async () => {
      await next.goto('./');
      await expect(next.locator('meta[name="release"]')).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    await expect(notice(next)).toHaveCount(0);
  });

  test('takes nothing from another tab: it goes on, and is told', async ({
    page,
    context,
    host,
  }) => {
    await visit(page);
    await visitAgain(page);
    const other = await context.newPage();
    await open(other, '/login');
    const typed = newAccount();
    await fillLoginForm(other, typed);
    host.release(second);
    await lookForUpdate(page);
    await useIt(page).click();
    await expectRelease(page, 'second');
    await expectBasketCount(page, 0);

    await expect(loginForm(other).email).toHaveValue(typed.email);
    await expect(loginForm(other).password).toHaveValue(typed.password);
    await expect(notice(other)).toHaveCount(0);
    await expectRelease(other, 'first');
    // Its files are gone from the host, and from what the worker keeps.
    await other.getByRole('link', { name: /Haat/ }).click();
    await openBasket(other);
    await expect(heading(other)).toHaveText('Your shopping basket in empty');
    await expect(notice(other)).toBeVisible();
    await useIt(other).click();
    await expectRelease(other, 'second');
    await expect(other).toHaveURL(/#\/checkout$/);
  });
});

test('a worker that was withdrawn leaves with all that it kept', async ({ page, host }) => {
  test.setTimeout(300_000);
  const folder = resolve('.test/withdrawn/dist');
  const build = spawn(
    process.execPath,
    [
      ...['node_modules/webpack-cli/bin/cli.js', '--mode=production', '--no-color'],
      `--output-path=${folder}${shop.basePath.slice(0, -1)}`,
    ],
    { env: { ...process.env, SERVICE_WORKER: 'off' }, stdio: 'inherit' },
  );
  expect(await once(build, 'close')).toEqual([0, null]);
  const withdrawn: Site = readSite(folder);

  await visit(page);
  await visitAgain(page);
  await addToBasket(page, laptop.title);
  host.release(withdrawn);
  await lookForUpdate(page);
  await expect.poll(() => workers(page)).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await expectBasketCount(page, 1);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  host.asked.length = 0;
  await page.clock.install();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Shift');
  await page.clock.runFor(30_000);
  await page.waitForLoadState('networkidle');
  expect(host.asked).not.toContain(worker);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a part that was missing for a while is found again, although its absence may be kept', async ({
    page,
    host,
    watch,
  }) => {
    watch.allow(...provoked.missingPart);
    const lacking = new Map(first);
    for (const [path, text] of first) {
      if (path.endsWith('.js') && text.includes(lazyPart.login)) lacking.delete(path);
    }
    expect(lacking.size).toBe(first.size - 1);
    host.release(lacking);
    await page.goto('./#/login');
    await expect(heading(page)).toHaveText('Unexpected Application Error!');
    host.release(first);
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expect(heading(page)).toHaveText('Sign in');
  });
});

test('the shop does without when the browser forbids service workers', async ({ page }) => {
  await page.addInitScript(() => {
    // An empty page has none to forbid.
    if (!('ServiceWorkerContainer' in window)) return;
    ServiceWorkerContainer.prototype.register = () => {
      document.documentElement.dataset.refused = '';
      return Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    };
  });
  await open(page);
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('html[data-refused]')).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await addToBasket(page, laptop.title);
  await openBasket(page);
  await expect(basketItems(page)).toHaveCount(1);
});

test('the shop does without when the browser has no service workers', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await open(page);
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  await addToBasket(page, laptop.title);
  await openBasket(page);
  await expect(basketItems(page)).toHaveCount(1);
});
