import { shop } from '../src/config';
import {
  addToBasket,
  basketItems,
  basketLink,
  product6,
  breakScripts,
  catalogue,
  errorHeading,
  expect,
  expectBasketCount,
  heading,
  hold,
  product1,
  lazyPart,
  openBasket,
  openHydrated,
  openShop,
  product3,
  provoked,
  reloadButton,
  saveData,
  type ScriptFate,
  signInLink,
  storeBasket,
  test,
} from './shop';
import type { Page } from '@playwright/test';

const html = () => '<!doctype html><title>Shop</title><p>Not here.</p>';
const broken: [what: string, fate: ScriptFate, kind: string][] = [
  ['is gone after a release', 'missing', 'error'],
  ['is a page of HTML', html, 'missing'],
  ['is empty', 'empty', 'missing'],
];

test('a part of the shop is gone after a release, a page of HTML, or empty: the shown button brings it back', async ({
  page,
  watch,
}) => {
  watch.allow(...provoked.missingPart, /^page error: SyntaxError/);
  await storeBasket(page, [product1.id]);
  for (const [what, fate, kind] of broken) {
    await test.step(what, async () => {
      await page.goto('about:blank');
      const { asked, mend } = await breakScripts(page, lazyPart.checkout, fate);
      await openShop(page);
      await basketLink(page).click();
      await expect(errorHeading(page)).toBeVisible();
      await expect(page).toHaveTitle(`Error · ${shop.name}`);
      const message = page.getByText(/^Loading chunk \w+ failed\.\s\(\w+: \S+\)$/);
      await expect(message).toContainText(`(${kind}: ${asked[0] ?? 'nothing was asked for'})`);
      await test.step('or says so again while it is still broken', async () => {
        const loaded = page.waitForEvent('load');
        await reloadButton(page).click();
        await loaded;
        await expect(errorHeading(page)).toBeVisible();
      });
      mend();
      await reloadButton(page).click();
      await expect(heading(page)).toHaveText('Your Shopping basket');
      await expect(page).toHaveURL(/#\/checkout$/);
      await expectBasketCount(page, 1);
    });
  }
});

test('a screen that is missing leads home, and is loaded when I open it again, without a reload', async ({
  page,
  watch,
}) => {
  watch.allow(...provoked.missingPart);
  const { mend } = await breakScripts(page, lazyPart.login, 'missing');
  await openShop(page, '/login');
  await expect(errorHeading(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Go to the home page', exact: true }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(catalogue.length);
  mend();
  await signInLink(page).click();
  await expect(heading(page)).toHaveText('Sign in');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a part that does not come is given up after two minutes, not before', async ({
  page,
  watch,
}) => {
  watch.allow(provoked.caughtError(/Loading chunk \w+ failed/));
  await saveData(page);
  await page.clock.install({ time: 0 });
  const { asked, mend } = await breakScripts(page, lazyPart.checkout, 'hanging');
  await openHydrated(page);
  await page.clock.pauseAt(3_600_000);
  await basketLink(page).click();
  await expect.poll(() => asked).toHaveLength(1);
  await page.clock.runFor(1000);
  await expect(page.getByRole('status')).toHaveText('One moment…');
  await expect(page.locator('.slow-screen-notice')).toBeVisible();
  await page.clock.runFor(118_999);
  await expect(errorHeading(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(errorHeading(page)).toBeVisible();
  await expect(page.getByText(/^Loading chunk \w+ failed\.\s\(timeout: \S+\)$/)).toBeVisible();
  await expect(page.locator('.slow-screen-notice')).toHaveCount(0);
  mend();
  await page.clock.resume();
  await reloadButton(page).click();
  await expect(heading(page)).toHaveText('Your Shopping basket');
  await expectBasketCount(page, 1);
});

test.describe('the scripts of the page', () => {
  const scripts = '**/static/js/*.js';
  const alarm = (page: Page) => page.getByRole('alert');
  const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });

  test('do not come: the shown button fetches them, and no press is lost', async ({
    page,
    watch,
  }) => {
    watch.allow(...provoked.noConnection);
    await page.route(scripts, (route) => route.abort());
    await openShop(page);
    await addToBasket(page, product1.title);
    await expect(alarm(page)).toContainText('Part of the shop did not arrive.');
    await expect(alarm(page)).toBeInViewport({ ratio: 1 });
    await page.unroute(scripts);
    await tryAgain(page).click();
    await expect(alarm(page)).toHaveCount(0);
    await expectBasketCount(page, 1);
  });

  test('are gone after a release: the shown button loads the page again, with all that I pressed', async ({
    page,
    watch,
  }) => {
    watch.allow(provoked.missingFile);
    let released = false;
    await page.route(scripts, (route) =>
      released ? route.fallback() : route.fulfill({ status: 404, body: 'Not Found' }),
    );
    await openShop(page);
    await expect(alarm(page)).toBeVisible();
    await addToBasket(page, product1.title, product6.title);
    await expect(page.locator('[data-pressed]')).toHaveCount(2);
    await page.route(`**${shop.basePath}`, (route) => {
      released = true;
      return route.fallback();
    });
    await tryAgain(page).click();
    await expect.poll(() => released).toBe(true);
    await expect(alarm(page)).toHaveCount(0);
    await openBasket(page);
    await expect(basketItems(page).getByRole('heading')).toHaveText([
      product1.title,
      product6.title,
    ]);
  });

  test('hang, and come twice: I am told, the shop opens once, and no press is lost', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shop = Object.assign(window, { scripts: 0 });
      const count = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement) shop.scripts += 1;
      };
      // Not on the window: the loads of elements don't reach it.
      document.addEventListener('load', count, { capture: true });
    });
    await page.clock.install();
    const { asked, release } = await hold(page, scripts);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await addToBasket(page, product1.title, product6.title);
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    const count = asked.length;
    await expect(alarm(page)).toHaveCount(0);
    await page.clock.fastForward(30_000);
    await expect(alarm(page)).toContainText('Part of the shop did not arrive.');
    await page.route(scripts, (route) => route.continue());
    await tryAgain(page).click();
    await expect(alarm(page)).toHaveCount(0);
    await expectBasketCount(page, 2);
    release();
    await page.waitForFunction(
      (loads) => (window as unknown as { scripts: number }).scripts >= loads,
      2 * count,
    );
    await addToBasket(page, product3.title);
    await openBasket(page);
    await expect(basketItems(page).getByRole('heading')).toHaveText([
      product1.title,
      product6.title,
      product3.title,
    ]);
  });
});

test.describe('something breaks', () => {
  test('in a screen: I see what, the basket is safe, and the shop goes on elsewhere', async ({
    page,
    watch,
  }) => {
    watch.allow(provoked.caughtError(/a hole in the cloth/));
    // Loaded when it is opened, not before: webpack runs a module once, and then only has what is left.
    await saveData(page);
    // A chunk hands its modules to webpack by this array; here each of them throws when it is run.
    const { mend } = await breakScripts(
      page,
      lazyPart.checkout,
      (source) =>
        `{
          const chunks = self.webpackChunkshop;
          const { push } = chunks;
          chunks.push = ([ids, modules, ...rest]) => {
            chunks.push = push;
            const hole = () => { throw new TypeError('a hole in the cloth'); };
            const broken = Object.keys(modules).map((id) => [id, hole]);
            return push.call(chunks, [ids, Object.fromEntries(broken), ...rest]);
          };
        }
        ${source}`,
    );
    await openShop(page);
    await addToBasket(page, product1.title);
    await basketLink(page).click();
    await expect(errorHeading(page)).toBeVisible();
    await expect(page.getByText('a hole in the cloth', { exact: true })).toBeVisible();
    const stack = page.getByRole('region', { name: 'Stack trace', exact: true });
    await expect(stack).toHaveText(/^TypeError: a hole in the cloth\s+at /);
    await page.getByRole('link', { name: 'Go to the home page', exact: true }).click();
    await expect(errorHeading(page)).toHaveCount(0);
    await expectBasketCount(page, 1);
    mend();
    await page.reload();
    await openBasket(page);
    await expect(basketItems(page)).toHaveCount(1);
  });

  test('in the home screen, while React takes it over: the basket is safe, and there is a way on', async ({
    page,
    watch,
  }) => {
    watch.allow(provoked.caughtError(/a hole in the cloth/), /Minified React error #42\d/);
    await openShop(page);
    await addToBasket(page, product1.title);
    await expectBasketCount(page, 1);
    // What reads the search from the address, on the home screen alone.
    await page.addInitScript(() => {
      // The fixture's blank page at the end has no storage.
      if (location.protocol === 'about:' || sessionStorage.getItem('mended')) return;
      URLSearchParams.prototype.get = () => {
        throw new TypeError('a hole in the cloth');
      };
    });
    await page.reload();
    await expect(errorHeading(page)).toBeVisible();
    await expect(page.getByText('a hole in the cloth', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Go to your basket', exact: true }).click();
    await expect(heading(page)).toHaveText('Your Shopping basket');
    await expectBasketCount(page, 1);
    await page.goBack();
    await expect(errorHeading(page)).toBeVisible();
    await page.evaluate(() => {
      sessionStorage.setItem('mended', 'yes');
    });
    await reloadButton(page).click();
    await expectBasketCount(page, 1);
  });
});
