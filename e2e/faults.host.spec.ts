import type { Page } from '@playwright/test';
import {
  expectRelease,
  first,
  lookForUpdate,
  open,
  second,
  test,
  useIt,
  visit,
  visitAgain,
  worker,
  workers,
} from './offlineShop';
import { scriptWith, withPageFor, without } from './releases';
import {
  addToBasket,
  basketItems,
  expect,
  heading,
  product1,
  lazyPart,
  openBasket,
  provoked,
  reloadButton,
} from './shop';

const signIn = scriptWith(first, lazyPart.login);
const wrongType = /Refused to execute script .* because its MIME type/;

/** Puts the page in the place of a script that is stored, as a release before this one may have. */
const spoilStored = (page: Page, script: string) =>
  page.evaluate(async (path) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      if (!(await cache.match(path))) continue;
      const headers = { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' };
      await cache.put(path, new Response('<!doctype html>', { headers }));
    }
  }, script);

/** Touches something, until the worker has come to this script and has either taken or refused it. */
const visitUntilAsked = (page: Page, host: { asked: string[] }, script: string) =>
  expect(async () => {
    await page.keyboard.press('Shift');
    const states = (await workers(page)).join();
    expect(['', 'activated']).toContain(states);
    expect(host.asked).toContain(worker);
    const askedLast = host.asked.lastIndexOf(script);
    expect(states !== '' || askedLast > host.asked.indexOf(worker)).toBe(true);
  }).toPass();

test('I get the new release, although one of its files was missing when it was fetched', async ({
  page,
  host,
}) => {
  await visit(page);
  await visitAgain(page);
  const missing = scriptWith(second, lazyPart.login);
  host.release(without(second, missing));
  await lookForUpdate(page);
  await expect.poll(() => host.asked).toContain(missing);
  await expect.poll(() => workers(page)).toEqual(['activated']);

  host.release(second);
  await lookForUpdate(page);
  await useIt(page).click();
  await expectRelease(page, 'second');
  await host.end();
  await page.goto('./#/login');
  await expect(heading(page)).toHaveText('Sign in');
});

test('I can sign in and see a picture, although a page came in the place of both at my first visit', async ({
  page,
  host,
  watch,
}) => {
  watch.allow(...provoked.missingPart, wrongType);
  const picture =
    Array.from(first.keys()).find((path) => /static\/media\/.*\.webp$/.test(path)) ?? '';
  const width = () =>
    page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode().catch(() => undefined);
      return image.naturalWidth;
    }, picture);
  host.release(withPageFor(first, signIn));
  await open(page);
  await visitUntilAsked(page, host, signIn);
  host.release(withPageFor(first, picture));
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
  const vendor = Array.from(first.keys()).find((path) => path.includes('/vendor.')) ?? '';
  await visit(page);
  await addToBasket(page, product1.title);
  for (const script of [vendor, signIn]) await spoilStored(page, script);
  host.release(withPageFor(first, signIn));

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
