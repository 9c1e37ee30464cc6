import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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
  heading,
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
  test,
} from './shop';

type AxeOptions = Parameters<AxeBuilder['options']>[0];

const widths = [360, 1280];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** By default axe leaves these two out: AAA contrast, promised for body text, and the target size. */
const more = { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } };
/** What another theme can break. */
const ofColours = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

async function expectNoViolations(page: Page, options: AxeOptions, fewestPasses: number) {
  const axe = new AxeBuilder({ page })
    // Without frames nothing has to be gathered in a page of its own, which takes longer than the rules.
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'] });
  const { violations, passes } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  // The label of a button is no body text: contrast of AA will do.
  expect(found.filter((it) => !it.startsWith('color-contrast-enhanced: <button'))).toEqual([]);
  expect(passes.length).toBeGreaterThanOrEqual(fewestPasses);
}

/** The automated rules find nothing, wide or narrow, by day or by night; there is one main heading. */
async function expectAccessible(page: Page) {
  await expect(heading(page)).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, { runOnly: { type: 'tag', values: tags }, rules: more }, 11);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, { runOnly: { type: 'rule', values: ofColours } }, 1);
}

test.describe('the automated rules find nothing, wide or narrow, by day or by night', () => {
  test('while I fill my basket', async ({ page }) => {
    await test.step('the basket is empty', async () => {
      await openShop(page, '/checkout');
      await expectAccessible(page);
    });
    await test.step('on the home screen', async () => {
      await page.goto('./#/');
      await addToBasket(page, ...catalogue.map(({ title }) => title), product1.title);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      for (const width of widths) {
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
