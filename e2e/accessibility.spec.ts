import type { Page } from '@playwright/test';
import { expectAccessible, expectFits, expectNoViolations } from './support/axe';
import { catalogue, product1, product4, searchFor, unknownWord } from './support/catalogue';
import { keysOf } from './support/focus';
import { addStyles, boxes, boxOf, setTextSize } from './support/layout';
import { fillLoginForm, loginForm } from './support/login';
import { breakScripts, lazyPart, stallIdentity } from './support/network';
import {
  addToBasket,
  expectBasketCount,
  greeting,
  header,
  heading,
  openBasket,
  openShop,
  reloadButton,
  removeButtons,
  signInLink,
  storeBasket,
} from './support/page';
import { expect, newAccount, test } from './support/test';
import { provoked } from './support/watch';

/** Links within a sentence may be smaller; the title of a product includes its picture. */
const targets =
  'a:not(.credentials-form-notice a, .product-card-title a, .basket-item-title a, .shelf-item a), button, input:not([type=checkbox]), label:has(input)';

/** What a screen that already has a heading says while it loads. */
const loadingText = (page: Page) =>
  page.getByRole('main').getByText(/^(Loading|Searching for) .+…$/);

/** The screen fits every window, also with large or spaced text, and axe finds nothing. */
async function checkScreen(page: Page) {
  await expect(heading(page)).toBeVisible();
  await expect(loadingText(page)).toHaveCount(0);
  await expectAccessible(page);
  for (const width of [320, 360, 768, 1280]) {
    await expectFits(page, [width]);
    const all = await boxes(page.locator(targets).and(page.locator(':visible')));
    expect(all.filter((box) => box.height < 43.99 || box.width < 43.99)).toEqual([]);
  }
  await test.step('with the text spacing of WCAG 1.4.12', async () => {
    const removeStyles = await addStyles(
      page,
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`,
    );
    await expectFits(page, [320, 1280]);
    await removeStyles();
  });
  await test.step('with text at 200 %', async () => {
    await setTextSize(page, 32);
    await expectFits(page, [360, 768, 1280]);
    await setTextSize(page, 16);
  });
}

const search = `/?q=${encodeURIComponent(searchFor(product4).word)}`;

test('axe finds nothing on the main screens', { tag: '@main' }, async ({ page }) => {
  await storeBasket(page, [product1.id]);
  for (const path of ['/', search, '/checkout', '/login']) {
    // Without this wait, the previous screen would still be there.
    await page.goto('about:blank');
    await openShop(page, path);
    await expect(loadingText(page)).toHaveCount(0);
    await expectNoViolations(keysOf(page));
  }
});

for (const [name, path] of [
  ['the home screen', '/'],
  ['an empty basket', '/checkout'],
  ['the sign-in screen', '/login'],
  ['the error screen', '/nowhere'],
  ['a search', search],
  ['a search without results', `/?q=${unknownWord}`],
  ['a product', `/?product=${product1.id}`],
  ['a product that is no longer sold', '/?product=nothing'],
  ['a category', `/?category=${encodeURIComponent(product1.category ?? '')}`],
] as const) {
  test(`${name} fits every window and passes axe`, async ({ page }) => {
    await openShop(page, path);
    await checkScreen(page);
  });
}

test('cards, a product and the basket, with an item just removed, fit and pass axe', async ({
  page,
}) => {
  await storeBasket(
    page,
    catalogue.map(({ id }) => id),
  );
  await openShop(page);
  await addToBasket(page, product1.title);
  await expectBasketCount(page, catalogue.length + 1);
  await expect(page.getByRole('button', { name: `One more: ${product1.title}` })).toBeVisible();
  await checkScreen(page);
  await page.goto(`./#/?product=${product1.id}`);
  await expect(heading(page)).toHaveText(product1.title);
  await checkScreen(page);
  await openBasket(page);
  await removeButtons(page).first().click();
  await expect(removeButtons(page)).toHaveCount(catalogue.length);
  await checkScreen(page);
});

test('the error screen of a missing chunk fits and passes axe', async ({ page, watch }) => {
  watch.allow(...provoked.missingPart);
  await breakScripts(page, lazyPart.basket, 'missing');
  await openShop(page, '/checkout');
  await expect(reloadButton(page)).toBeVisible();
  await checkScreen(page);
});

test('the sign-in screen fits and passes axe while busy, after an error and after a reset email', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(provoked.refusal);
  const form = loginForm(page);
  await openShop(page, '/login');
  await test.step('busy', async () => {
    const { release } = await stallIdentity(page);
    await fillLoginForm(page, newAccount());
    await form.signIn.click();
    await expect(form.signIn).toHaveAttribute('aria-busy', 'true');
    await expectAccessible(page);
    release();
  });
  await test.step('rejected, with the password shown', async () => {
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/user-not-found).');
    await form.show.click();
    await expect(form.password).toHaveAttribute('type', 'text');
    await checkScreen(page);
  });
  await test.step('a reset email is sent', async () => {
    await form.email.fill(account.email);
    await form.forgotten.click();
    await expect(form.forgotten).toHaveAccessibleDescription(/emailed a link/);
    await expectAccessible(page);
  });
});

test('the screens of an account with a very long email fit and pass axe', async ({ page }) => {
  const email = `${'asha.'.repeat(12)}${Date.now()}@${'marigold.'.repeat(20)}example.com`;
  await openShop(page, '/login');
  await fillLoginForm(page, { email, password: '🛒 سوق <b>'.repeat(20) });
  await loginForm(page).register.click();
  await expect(greeting(page, `Hello ${email}`)).toBeVisible();
  await checkScreen(page);
  const text = await boxOf(greeting(page, `Hello ${email}`));
  const next = await boxOf(header(page).getByRole('link', { name: 'Returns & Orders' }));
  expect(text.right).toBeLessThanOrEqual(next.left + 0.5);
  await page.goto('./#/login');
  await expect(loginForm(page).signOut).toBeVisible();
  await checkScreen(page);
});

test('animations last 200 ms at most, and reduced motion turns them off', async ({ page }) => {
  const moving = () => page.evaluate(() => document.getAnimations().length);
  /** The longest animation or transition on the page, in milliseconds. */
  const longest = () =>
    page.evaluate(() => {
      const times = Array.from(document.querySelectorAll('body *'), (element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
        const moves = animationName === 'none' ? [] : animationDuration.split(',');
        return [...moves, ...transitionDuration.split(',')].map((it) => parseFloat(it) * 1000);
      });
      return Math.max(...times.flat());
    });
  await openShop(page);
  await addToBasket(page, product1.title);
  await expectBasketCount(page, 1);
  expect(await longest()).toBeLessThanOrEqual(200);
  await stallIdentity(page);
  await signInLink(page).click();
  await loginForm(page).signIn.click();
  await expect(loginForm(page).signIn).toHaveAttribute('aria-busy', 'true');
  expect(await moving()).toBe(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toBe(0);
  expect(await longest()).toBe(0);
  await page.goBack();
  await addToBasket(page, product1.title);
  await expectBasketCount(page, 2);
  expect(await longest()).toBe(0);
});
