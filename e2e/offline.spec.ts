import { withdrawal } from '../build/serviceWorker.cjs';
import { shop } from '../src/config';
import { searchFor } from './catalogue';
import {
  expectRelease,
  first,
  lookForUpdate,
  notice,
  open,
  second,
  test,
  useIt,
  visit,
  visitAgain,
  worker,
  workers,
} from './offlineShop';
import { scriptWith } from './releases';
import {
  addToBasket,
  basketItems,
  expect,
  expectBasketCount,
  fillLoginForm,
  product2,
  heading,
  product1,
  loginForm,
  newAccount,
  openBasket,
  product3,
  signInLink,
} from './shop';

/** The script that registers it. */
const registering = scriptWith(first, 'src/boot/keepOffline.tsx');
const connectionLost = [
  /^console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/,
  /^failed request: .* net::ERR_INTERNET_DISCONNECTED$/,
];
const homeHeading = shop.welcome.heading;

test('after one visit the shop opens without a network, and says so when I sign in', async ({
  page,
  context,
  host,
  watch,
}) => {
  watch.allow(...connectionLost);
  await visit(page);
  await addToBasket(page, product1.title);
  await expectBasketCount(page, 1);
  await page.goto('about:blank');
  await host.end();
  await context.setOffline(true);

  await test.step('the home screen, by a link that has something added to its address', async () => {
    await page.goto('./?from=a-friend#/');
    await expect(heading(page)).toHaveText(homeHeading);
    await expectBasketCount(page, 1);
    for (const picture of await page.getByRole('main').locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
  await test.step('a search', async () => {
    const search = searchFor(product3);
    await page.getByRole('searchbox').fill(search.word);
    await expect(page).toHaveURL(/#\/\?q=/);
    await page.reload();
    await expect(heading(page)).toHaveText(search.heading);
    await addToBasket(page, product3.title);
  });
  await test.step('the basket', async () => {
    await openBasket(page);
    await page.reload();
    await expect(basketItems(page)).toHaveCount(2);
  });
  await test.step('the sign-in screen, which keeps what I typed', async () => {
    await signInLink(page).click();
    await page.reload();
    const typed = newAccount();
    await fillLoginForm(page, typed);
    await loginForm(page).signIn.click();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/network-request-failed).');
    await expect(
      page.getByRole('main').getByText('We couldn’t connect. Check that you are online'),
    ).toBeVisible();
    await expect(loginForm(page).email).toHaveValue(typed.email);
    await expect(loginForm(page).password).toHaveValue(typed.password);
  });
});

test('who only looks in loads nothing for later', async ({ page, host }) => {
  await open(page);
  await page.waitForLoadState('networkidle');
  for (const part of [worker, registering]) expect(host.asked).not.toContain(part);
  await page.keyboard.press('Shift');
  await expect.poll(() => host.asked).toEqual(expect.arrayContaining([worker, registering]));
});

test.describe('a new release', () => {
  test('is announced, and taken when I agree, with my basket; another tab goes on', async ({
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
    });
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
    await expectRelease(page, 'first');

    await page.goto('about:blank');
    const next = await context.newPage();
    // The browser changes over once the last page is gone.
    await expect(async () => {
      await next.goto('./');
      await expect(next.locator('meta[name="release"]')).toHaveCount(1, { timeout: 1000 });
    }).toPass();
  });
});

test('a worker that was withdrawn leaves with all that it stored', async ({ page, host }) => {
  await visit(page);
  await visitAgain(page);
  await addToBasket(page, product1.title);
  // What the build with SERVICE_WORKER=off has in its place.
  host.release(new Map(first).set(worker, Buffer.from(withdrawal(shop.basePath))));
  await lookForUpdate(page);
  await expect.poll(() => workers(page)).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await expectBasketCount(page, 1);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
