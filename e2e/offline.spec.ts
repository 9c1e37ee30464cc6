import type { Page } from '@playwright/test';
import { removalScript } from '../build/serviceWorker.cjs';
import { filesBelow } from '../scripts/lib/siteFiles';
import { testRun } from '../scripts/lib/stages';
import { shop } from '#shop/config';
import { pagePath } from '../src/catalogue/model/pagePath';
import { product1, product2, product3, searchFor } from './support/catalogue';
import { fillLoginForm, loginForm, signIn } from './support/login';
import { lazyPart } from './support/network';
import {
  addToBasket,
  basketItems,
  expectBasketCount,
  expectLoaded,
  greeting,
  heading,
  openBasket,
  openShop,
  reloadButton,
  signInLink,
} from './support/page';
import { nextRelease, scriptWith, startHost, withLargeCatalogue } from './support/releases';
import { expect, newAccount, test as shopTest } from './support/test';
import { provoked } from './support/watch';

const first = filesBelow(testRun.site);
const second = nextRelease(first);
const worker = `${shop.basePath}sw.js`;

/** Each test has a host of its own, because a worker's caches belong to an origin. */
const test = shopTest.extend<{ host: Awaited<ReturnType<typeof startHost>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires it
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
const updateNow = (page: Page) => notice(page).getByRole('button', { name: 'Update now' });

async function expectRelease(page: Page, name: 'first' | 'second') {
  const mark = page.locator('meta[name="release"]');
  if (name === 'first') await expect(mark).toHaveCount(0);
  else await expect(mark).toHaveAttribute('content', name);
}

/** A first visit with an interaction, until the shop is stored for offline use. */
async function visit(page: Page, route = '/') {
  await openShop(page, route);
  // The press is repeated, because the page is there before its scripts.
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await workers(page)).toEqual(['activated']);
  }).toPass();
}

/** The states of the shop's service workers. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return [registration?.installing, registration?.waiting, registration?.active].flatMap(
      (found) => found?.state ?? [],
    );
  });

/** A later visit: the page comes from the service worker. */
async function visitAgain(page: Page, route = '/') {
  await page.goto('about:blank');
  await openShop(page, route);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Checks for a new release, as the browser does by itself at each visit. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

/** Checks until the page offers a new release: an installation may fail on a busy machine. */
const expectUpdate = (page: Page) =>
  expect(async () => {
    await checkForUpdate(page);
    await expect(notice(page)).toContainText('A new version of this shop is available.', {
      timeout: 15_000,
    });
  }).toPass();

const noNetwork = /net::ERR_(CONNECTION_REFUSED|FAILED|INTERNET_DISCONNECTED)$/;
const connectionLost = /net::ERR_CONNECTION_RESET$/;

test(
  'after one visit the shop works offline, and says so when I sign in',
  {
    tag: '@main',
  },
  async ({ page, context, host, watch }) => {
    watch.allow(noNetwork);
    await visit(page);
    await addToBasket(page, product1.title);
    await expectBasketCount(page, 1);
    await page.goto('about:blank');
    await host.end();
    await context.setOffline(true);

    await test.step('the home screen, by a link with a query', async () => {
      await page.goto('./?from=a-friend#/');
      await expect(heading(page)).toHaveText(shop.welcome.heading);
      for (const picture of await page.getByRole('main').locator('img:visible').all()) {
        await expectLoaded(picture);
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
      await watch.expectAlert('Error: Accounts couldn’t be loaded.');
      await expect(form.signIn).toHaveAccessibleDescription(/Check that you’re online/);
      await expect(form.email).toHaveValue(typed.email);
      await expect(form.password).toHaveValue(typed.password);
    });
  },
);

test('after a visit to my account, it still greets me offline, and keeps my basket', async ({
  page,
  context,
  host,
  account,
  watch,
}) => {
  // The next visit loses the answer to a write of the basket, and on a slow machine the next write comes too soon.
  watch.allow(noNetwork, provoked.forbidden);
  const expectMine = async () => {
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expectBasketCount(page, 1);
  };
  await visit(page);
  await signIn(page, account);
  await addToBasket(page, product1.title);
  await visitAgain(page);
  await expectMine();
  await page.goto('about:blank');
  await host.end();
  await context.setOffline(true);
  await openShop(page);
  await expectMine();
  await openBasket(page);
  await expect(basketItems(page)).toHaveCount(1);
});

/** An address of the former release, at a host that answers with a page. */
const wrongType = /Refused to execute script .* because its MIME type/;

test('I accept a new release; my basket stays, and the other tab works on', async ({
  page,
  context,
  host,
  watch,
}) => {
  // The last sign-in screen is opened offline, and the other tab’s basket loads ahead, from a host that has
  // replaced the files, and then ends.
  watch.allow(noNetwork, connectionLost, provoked.missingFile, wrongType);
  await visit(page);
  await addToBasket(page, product1.title, product2.title);
  await visitAgain(page);
  const other = await context.newPage();
  await openShop(other, '/login');
  const typed = newAccount();
  await fillLoginForm(other, typed);
  await test.step('not while one of its files is missing', async () => {
    const missing = scriptWith(second, lazyPart.login);
    host.release(new Map(Array.from(second).filter(([path]) => path !== missing)));
    await checkForUpdate(page);
    await expect.poll(() => host.requested).toContain(missing);
    await expect.poll(() => workers(page)).toEqual(['activated']);
  });
  host.release(second);
  await expectUpdate(page);
  await expectRelease(page, 'first');

  await updateNow(page).click();
  await expectRelease(page, 'second');
  await expectBasketCount(page, 2);
  await expect(notice(page)).toHaveCount(0);
  await test.step('the other tab has what I typed, and all its screens', async () => {
    await expect(loginForm(other).email).toHaveValue(typed.email);
    await expect(loginForm(other).password).toHaveValue(typed.password);
    await expectRelease(other, 'first');
    // The page's files are gone from the host and from the worker's cache.
    await other.getByRole('link', { name: shop.name }).click();
    await openBasket(other);
    await expect(basketItems(other)).toHaveCount(2);
  });
  await test.step('the other tab can use the new release too, also offline', async () => {
    await updateNow(other).click();
    await expectRelease(other, 'second');
    await expect(other).toHaveURL(/#\/checkout$/);
    await host.end();
    await other.reload();
    await expect(basketItems(other)).toHaveCount(2);
    await expectRelease(other, 'second');
    await openShop(other, '/login');
  });
});

test('a release that I dismiss is used at the next start', async ({ page, context, host }) => {
  await visit(page);
  await visitAgain(page);
  await addToBasket(page, product1.title);
  host.release(second);
  await expectUpdate(page);
  await notice(page).getByRole('button', { name: 'Not now' }).click();
  await expectRelease(page, 'first');
  await page.goto('about:blank');
  const next = await context.newPage();
  // The browser switches once the last page is closed.
  await expect(async () => {
    // A reload instead would keep the first release active.
    await next.goto('about:blank');
    await next.goto('./');
    expect(await next.locator('meta[name="release"]').count()).toBe(1);
  }).toPass();
  await expectBasketCount(next, 1);
});

test('a shop with many products offers its new release once one of my page’s files is gone', async ({
  page,
  context,
  host,
  watch,
}) => {
  watch.allow(provoked.missingFile);
  host.release(withLargeCatalogue(first));
  await visit(page);
  await addToBasket(page, product1.title);
  await visitAgain(page);
  const other = await context.newPage();
  await openShop(other);
  host.release(withLargeCatalogue(second));

  const search = searchFor(product3);
  await page.getByRole('searchbox').fill(search.word);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('The products couldn’t be loaded.');
  await expect(updateNow(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Not now' }).click();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await updateNow(page).click();
  await expectRelease(page, 'second');
  await expect(heading(page)).toHaveText(search.heading);
  await expectBasketCount(page, 1);
  // A reload is enough by now.
  await other.reload();
  await expectRelease(other, 'second');
});

test('SERVICE_WORKER=off removes the worker at my next visit, even while it answers a request', async ({
  page,
  host,
}) => {
  await visit(page);
  await visitAgain(page);
  await addToBasket(page, product1.title);
  const answer = host.stall(/\/slow\.webp$/);
  // The worker fetches it, and no new worker is activated meanwhile.
  await page.evaluate(() => void fetch('static/media/slow.webp').catch(() => undefined));
  await expect.poll(() => host.requested.join()).toContain('slow.webp');

  // The host serves the worker of a build with SERVICE_WORKER=off.
  host.release(new Map(first).set(worker, Buffer.from(removalScript(shop.basePath))));
  await checkForUpdate(page);
  await expect.poll(() => workers(page)).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await expectBasketCount(page, 1);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  answer();
});

const pathOf = (pattern: RegExp) => Array.from(first.keys()).find((it) => pattern.test(it)) ?? '';
const signInScript = scriptWith(first, lazyPart.login);

/** The site as a careless host serves it: the page instead of one of its files, with status 200. */
const withPageFor = (replaced: string) =>
  new Map(first).set(replaced, first.get(`${shop.basePath}index.html`) ?? Buffer.from(''));

test('the shop recovers from a host that answers with a page instead of a script or picture', async ({
  page,
  host,
  watch,
}) => {
  // The code for accounts may not be stored yet when the test ends offline.
  watch.allow(...provoked.missingPart, wrongType, ...provoked.noConnection);
  const picture = pathOf(/static\/media\/.*\.webp$/);
  const width = () =>
    page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode().catch(() => undefined);
      return image.naturalWidth;
    }, picture);
  host.release(withPageFor(signInScript));
  await openShop(page);
  // The wait ends when the worker has fetched this script, and either stored or rejected it.
  await expect(async () => {
    await page.keyboard.press('Shift');
    const states = (await workers(page)).join();
    expect(['', 'activated']).toContain(states);
    expect(host.requested).toContain(worker);
    const lastRequest = host.requested.lastIndexOf(signInScript);
    expect(states !== '' || lastRequest > host.requested.indexOf(worker)).toBe(true);
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
  await openShop(page, '/login');
  await expect(heading(page)).toHaveText('Sign in');
});

test('“Try again” and “Reload the page” replace broken files in the cache, and keep my basket', async ({
  page,
  host,
  watch,
}) => {
  // The code for accounts may not be stored yet when the test ends offline.
  watch.allow(...provoked.missingPart, wrongType, ...provoked.noConnection);
  await visit(page);
  await addToBasket(page, product1.title);
  // An earlier deployment may have stored them like this.
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
    [pathOf(/\/vendor\./), signInScript],
  );
  host.release(withPageFor(signInScript));

  await test.step('“Try again”: the shop’s own scripts', async () => {
    await visitAgain(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Part of the shop couldn’t be loaded.');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    await openBasket(page);
  });
  await test.step('“Reload the page”: a screen', async () => {
    await visitAgain(page, '/login');
    await expect(heading(page)).toHaveText('Unexpected Application Error!');
    host.release(first);
    await reloadButton(page).click();
    await expect(heading(page)).toHaveText('Sign in');
  });
  await test.step('also offline', async () => {
    await page.goto('about:blank');
    await host.end();
    await openShop(page, '/login');
    await expect(heading(page)).toHaveText('Sign in');
    await openShop(page, '/checkout');
    await expect(basketItems(page)).toHaveCount(1);
  });
});

test('a product’s page that I visited opens offline, and no other page in its place', async ({
  page,
  context,
  host,
  watch,
}) => {
  watch.allow(noNetwork, provoked.missingFile);
  const nowhere = `${shop.basePath}products/nothing/`;
  await visit(page);
  await page.goto(pagePath(product1));
  await expect(heading(page)).toHaveText(product1.title);
  expect((await page.goto(nowhere))?.status()).toBe(404);
  await page.goto('about:blank');
  await host.end();
  await context.setOffline(true);

  await page.goto(`${pagePath(product1)}?from=a-friend`);
  await expect(heading(page)).toHaveText(product1.title);
  await addToBasket(page, product1.title);
  await openBasket(page);
  await expect(basketItems(page)).toHaveCount(1);
  for (const other of [pagePath(product2), nowhere]) {
    await expect(page.goto(other)).rejects.toThrow(/ERR_/);
  }
});

test('a signed-in merchant finds a photograph shared by another app in the new product’s form', async ({
  page,
  host,
}) => {
  await visit(page);
  const name = `shop:${shop.basePath}-shared`;
  // The browser sends this request for an installed shop.
  const share = async () => {
    await page.goto('about:blank');
    await page.setContent(`
    <form action="${host.origin}${shop.basePath}share" method="post" enctype="multipart/form-data">
      <input name="title" value="Brass lamp" /><input name="pictures" type="file" /><button></button>
    </form>`);
    const file = { name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('lamp') };
    await page.locator('[type=file]').setInputFiles(file);
    await page.locator('button').click();
  };
  await share();
  await expect(page).toHaveURL(/#\/login\?shared=no$/);
  await expect(page.getByRole('alert')).toContainText('Only the shop’s merchants');
  expect(await page.evaluate((each) => caches.has(each), name)).toBe(false);

  // The desk opens the cache like this.
  await page.evaluate(async (each) => {
    await caches.open(each);
  }, name);
  await share();
  await expect(page).toHaveURL(/#\/login\?section=products&product=new$/);
  const stored = await page.evaluate(async (each) => {
    const answers = await (await caches.open(each)).matchAll();
    return Promise.all(
      answers.map(async (answer) => [answer.headers.get('content-type'), await answer.text()]),
    );
  }, name);
  expect(stored).toEqual([
    ['image/jpeg', 'lamp'],
    ['text/plain;charset=UTF-8', expect.stringMatching(/^{"title":"Brass lamp","leftOut":0,/)],
  ]);
});
