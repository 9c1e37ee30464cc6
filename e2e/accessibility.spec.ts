import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import {
  addToBasket,
  breakScripts,
  catalogue,
  cutIdentity,
  errorHeading,
  expect,
  expectBasketCount,
  fillLoginForm,
  greeting,
  holdIdentity,
  product1,
  lazyPart,
  loginForm,
  newAccount,
  openBasket,
  openShop,
  provoked,
  reloadButton,
  removeButtons,
  signInLink,
  storeBasket,
  test,
} from './shop';

test.describe('the automated rules find nothing, wide or narrow, by day or by night', () => {
  test('while I fill my basket', async ({ page }) => {
    await test.step('the basket is empty', async () => {
      await openShop(page, '/checkout');
      await expectAccessible(page);
    });
    await storeBasket(
      page,
      catalogue.map(({ id }) => id),
    );
    await page.reload();
    await test.step('on the home screen', async () => {
      await page.goto('./#/');
      await addToBasket(page, product1.title);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectBasketCount(page, catalogue.length + 1);
      }
      await expectAccessible(page);
    });
    await test.step('many items in the basket, and one just removed', async () => {
      await openBasket(page);
      await removeButtons(page).first().click();
      await expect(removeButtons(page)).toHaveCount(catalogue.length);
      await expectAccessible(page);
    });
  });

  test('while I try to sign in', async ({ page, watch, account, identityUrl }) => {
    watch.allow(provoked.refusal, ...provoked.noConnection);
    const form = loginForm(page);
    await openShop(page, '/login');
    await expectAccessible(page);

    await test.step('at work', async () => {
      const { release } = await holdIdentity(page, identityUrl);
      await fillLoginForm(page, newAccount());
      await form.signIn.click();
      await expect(form.signIn).toHaveAttribute('aria-busy', 'true');
      await expectAccessible(page);
      await release();
    });
    await test.step('refused, with the password shown', async () => {
      await watch.expectAlert('FirebaseError: Firebase: Error (auth/user-not-found).');
      await form.show.click();
      await expect(form.password).toHaveAttribute('type', 'text');
      await expectAccessible(page);
    });
    await test.step('nobody answers', async () => {
      const { mend } = await cutIdentity(page, identityUrl);
      await form.forgotten.click();
      await expect(form.forgotten).toHaveAccessibleDescription(/you are online/);
      await expectAccessible(page);
      await mend();
    });
    await test.step('a new password is on its way', async () => {
      await form.email.fill(account.email);
      await form.forgotten.click();
      await expect(form.forgotten).toHaveAccessibleDescription(/on its way/);
      await expectAccessible(page);
    });
  });

  test('when I am signed in', async ({ page, account }) => {
    await openShop(page, '/login');
    await fillLoginForm(page, account);
    await loginForm(page).signIn.click();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expectAccessible(page);
    await page.goto('./#/login');
    await expect(loginForm(page).signOut).toBeVisible();
    await expectAccessible(page);
  });

  test('when something is missing', async ({ page, watch }) => {
    watch.allow(...provoked.missingPart);
    await breakScripts(page, lazyPart.checkout, 'missing');
    await openShop(page, '/nowhere');
    await expect(errorHeading(page)).toBeVisible();
    await expectAccessible(page);
    await page.goto('./#/checkout');
    await expect(reloadButton(page)).toBeVisible();
    await expectAccessible(page);
  });
});

/** The longest that anything on the page moves or fades, in milliseconds. */
const longestMove = (page: Page) =>
  page.evaluate(() => {
    const times = Array.from(document.querySelectorAll('body *'), (element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      const moves = animationName === 'none' ? [] : animationDuration.split(',');
      const durations = [...moves, ...transitionDuration.split(',')];
      return Math.max(...durations.map((duration) => parseFloat(duration) * 1000));
    });
    return Math.max(...times);
  });

test('what moves moves shortly, and not at all for anyone who asks for less of it', async ({
  page,
  identityUrl,
}) => {
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await openShop(page);
  await addToBasket(page, product1.title);
  await expectBasketCount(page, 1);
  expect(await longestMove(page)).toBeLessThanOrEqual(200);
  await holdIdentity(page, identityUrl);
  await signInLink(page).click();
  await loginForm(page).signIn.click();
  await expect(loginForm(page).signIn).toHaveAttribute('aria-busy', 'true');
  expect(await moving()).toBe(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toBe(0);
  expect(await longestMove(page)).toBe(0);
  await page.goBack();
  await addToBasket(page, product1.title);
  await expectBasketCount(page, 2);
  expect(await longestMove(page)).toBe(0);
});
