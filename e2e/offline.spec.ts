import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { withdrawal } from '../build/serviceWorker.cjs';
import { shop } from '../src/config';
import { searchFor } from './catalogue';
import { nextRelease, readSite, scriptWith, startHost } from './releases';
import {
  addToBasket,
  basketItems,
  expect,
  expectBasketCount,
  fillLoginForm,
  heading,
  lazyPart,
  loginForm,
  newAccount,
  openBasket,
  product1,
  product2,
  product3,
  provoked,
  reloadButton,
  signInLink,
  test as shopTest,
} from './shop';

const first = readSite(resolve('.test/dist'));
const second = nextRelease(first);
const worker = `${shop.basePath}sw.js`;

/** Each test has the shop on a host of its own: what a worker stores is stored by origin. */
const test = shopTest.extend<{ host: Awaited<ReturnType<typeof startHost>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for it
  host: async ({}, provide) => {
    const host = await startHost(first);
    await provide(host);
    await host.end();
  },
  baseURL: async ({ host }, provide) => {
    await provide(host.origin + shop.basePath);
  },
  serviceWorkers: 'allow',
});

const notice = (page: Page) => page.getByRole('region', { name: 'About this shop' });
const useIt = (page: Page) => notice(page).getByRole('button', { name: 'Use it now' });

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

/** A first visit by somebody who touches something, until all is stored. */
async function visit(page: Page, route = '/') {
  await open(page, route);
  // Until it is noticed: the page is there before its scripts are.
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

test('after one visit the shop opens without a network, and says so when I sign in', async ({
  page,
  context,
  host,
  watch,
}) => {
  watch.allow(/net::ERR_INTERNET_DISCONNECTED$/);
  await visit(page);
  await addToBasket(page, product1.title);
  await expectBasketCount(page, 1);
  await page.goto('about:blank');
  await host.end();
  await context.setOffline(true);

  await test.step('the home screen, by a link that has something added to its address', async () => {
    await page.goto('./?from=a-friend#/');
    await expect(heading(page)).toHaveText(shop.welcome.heading);
    for (const picture of await page.getByRole('main').locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
  await test.step('a search, and the basket', async () => {
    const search = searchFor(product3);
    await page.getByRole('searchbox').fill(search.word);
    await expect(page).toHaveURL(/#\/\?q=/);
    await page.reload();
    await expect(heading(page)).toHaveText(search.heading);
    await addToBasket(page, product3.title);
    await openBasket(page);
    await page.reload();
    await expect(basketItems(page)).toHaveCount(2);
  });
  await test.step('the sign-in screen, which keeps what I typed', async () => {
    await signInLink(page).click();
    await page.reload();
    const form = loginForm(page);
    const typed = newAccount();
    await fillLoginForm(page, typed);
    await form.signIn.click();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/network-request-failed).');
    await expect(form.signIn).toHaveAccessibleDescription(/Check that you are online/);
    await expect(form.email).toHaveValue(typed.email);
    await expect(form.password).toHaveValue(typed.password);
  });
});

test('a new release is announced once it is there whole, and taken when I agree, with my basket; another tab goes on', async ({
  page,
  context,
  host,
}) => {
  await visit(page);
  await addToBasket(page, product1.title, product2.title);
  await visitAgain(page);
  const other = await context.newPage();
  await open(other, '/login');
  const typed = newAccount();
  await fillLoginForm(other, typed);
  await test.step('one of its files is missing', async () => {
    const missing = scriptWith(second, lazyPart.login);
    host.release(new Map(Array.from(second).filter(([path]) => path !== missing)));
    await lookForUpdate(page);
    await expect.poll(() => host.asked).toContain(missing);
    await expect.poll(() => workers(page)).toEqual(['activated']);
  });
  host.release(second);
  await lookForUpdate(page);
  await expect(notice(page)).toContainText('A newer version of this shop is ready.');
  await expectRelease(page, 'first');

  await useIt(page).click();
  await expectRelease(page, 'second');
  await expectBasketCount(page, 2);
  await expect(notice(page)).toHaveCount(0);
  await test.step('the other tab has what I typed, and all its screens', async () => {
    await expect(loginForm(other).email).toHaveValue(typed.email);
    await expect(loginForm(other).password).toHaveValue(typed.password);
    await expectRelease(other, 'first');
    // Its files are gone from the host, and from what the worker keeps.
    await other.getByRole('link', { name: shop.name }).click();
    await openBasket(other);
    await expect(basketItems(other)).toHaveCount(2);
  });
  await test.step('the other tab takes the new release too, and has it without a network', async () => {
    await useIt(other).click();
    await expectRelease(other, 'second');
    await expect(other).toHaveURL(/#\/checkout$/);
    await host.end();
    await other.reload();
    await expect(basketItems(other)).toHaveCount(2);
    await expectRelease(other, 'second');
    await open(other, '/login');
  });
});

test('a release that I put away is there at the next start; a worker that was withdrawn leaves with all that it stored', async ({
  page,
  context,
  host,
}) => {
  await visit(page);
  await visitAgain(page);
  await addToBasket(page, product1.title);
  host.release(second);
  await lookForUpdate(page);
  await notice(page).getByRole('button', { name: 'Not now' }).click();
  await expectRelease(page, 'first');
  await page.goto('about:blank');
  const next = await context.newPage();
  // The browser changes over once the last page is gone.
  await expect(async () => {
    // A page that is loaded again would not let go of the first release either.
    await next.goto('about:blank');
    await next.goto('./');
    await expect(next.locator('meta[name="release"]')).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  // Browsers leave the old worker in place while a request of the page is under way through it.
  await next.waitForLoadState('networkidle');

  // What the build with SERVICE_WORKER=off has in its place.
  host.release(new Map(first).set(worker, Buffer.from(withdrawal(shop.basePath))));
  await lookForUpdate(next);
  await expect.poll(() => workers(next)).toEqual([]);
  expect(await next.evaluate(() => caches.keys())).toEqual([]);
  await next.reload();
  await expectRelease(next, 'first');
  await expectBasketCount(next, 1);
  expect(await next.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

const pathOf = (pattern: RegExp) => Array.from(first.keys()).find((it) => pattern.test(it)) ?? '';
const signIn = scriptWith(first, lazyPart.login);
const wrongType = /Refused to execute script .* because its MIME type/;

/** The site, which answers with its page where one of its files should be, and says that all is well. */
const withPageFor = (replaced: string) =>
  new Map(first).set(replaced, first.get(`${shop.basePath}index.html`) ?? Buffer.from(''));

test('I can sign in and see a picture, although a page came in the place of both at my first visit', async ({
  page,
  host,
  watch,
}) => {
  watch.allow(...provoked.missingPart, wrongType);
  const picture = pathOf(/static\/media\/.*\.webp$/);
  const width = () =>
    page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode().catch(() => undefined);
      return image.naturalWidth;
    }, picture);
  host.release(withPageFor(signIn));
  await open(page);
  // Until the worker has come to this script, and has either taken or refused it.
  await expect(async () => {
    await page.keyboard.press('Shift');
    const states = (await workers(page)).join();
    expect(['', 'activated']).toContain(states);
    expect(host.asked).toContain(worker);
    const askedLast = host.asked.lastIndexOf(signIn);
    expect(states !== '' || askedLast > host.asked.indexOf(worker)).toBe(true);
  }).toPass();
  host.release(withPageFor(picture));
  await page.goto('about:blank');
  await visit(page, '/login');
  await visitAgain(page);
  expect(await width()).toBe(0);
  host.release(first);
  await visitAgain(page);
  expect(await width()).toBeGreaterThan(0);
  await page.goto('about:blank');
  await host.end();
  await open(page, '/login');
  await expect(heading(page)).toHaveText('Sign in');
});

test('“Try again” and “Load the page again” bring what was stored broken, with my basket', async ({
  page,
  host,
  watch,
}) => {
  watch.allow(...provoked.missingPart, wrongType);
  await visit(page);
  await addToBasket(page, product1.title);
  // As a release before this one may have stored it.
  await page.evaluate(
    async (scripts) => {
      const headers = { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' };
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const path of scripts) {
          if (!(await cache.match(path))) continue;
          await cache.put(path, new Response('<!doctype html>', { headers }));
        }
      }
    },
    [pathOf(/\/vendor\./), signIn],
  );
  host.release(withPageFor(signIn));

  await test.step('“Try again”: the shop’s own scripts', async () => {
    await visitAgain(page);
    const alarm = page.getByRole('alert');
    await expect(alarm).toContainText('Part of the shop did not arrive.');
    await alarm.getByRole('button', { name: 'Try again' }).click();
    await expect(alarm).toHaveCount(0);
    await openBasket(page);
  });
  await test.step('“Load the page again”: a screen', async () => {
    await visitAgain(page, '/login');
    await expect(heading(page)).toHaveText('Unexpected Application Error!');
    host.release(first);
    await reloadButton(page).click();
    await expect(heading(page)).toHaveText('Sign in');
  });
  await test.step('without a network too', async () => {
    await page.goto('about:blank');
    await host.end();
    await open(page, '/login');
    await expect(heading(page)).toHaveText('Sign in');
    await open(page, '/checkout');
    await expect(basketItems(page)).toHaveCount(1);
  });
});
