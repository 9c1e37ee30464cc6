import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  addToBasket,
  basketItems,
  breakScripts,
  catalogue,
  cutIdentity,
  expect,
  expectBasketCount,
  expectSignedOut,
  fillLoginForm,
  greeting,
  hairWax,
  heading,
  holdIdentity,
  laptop,
  lazyPart,
  loginForm,
  newAccount,
  openBasket,
  openShop,
  provoked,
  signIn,
  signInLink,
  signOutLink,
  test,
} from './shop';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The automated rules find nothing, and the screen has one main heading. */
async function expectAccessible(page: Page) {
  // By default axe leaves these two out: AAA contrast, promised for body text, and the target size.
  const rules = { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } };
  const { violations, passes } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: tags }, rules })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  // The label of a button is no body text: contrast of AA will do.
  expect(found.filter((it) => !it.startsWith('color-contrast-enhanced: <button'))).toEqual([]);
  expect(passes.length).toBeGreaterThan(10);
  await expect(heading(page)).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
}

for (const width of [360, 1280]) {
  test.describe(`the automated rules find nothing, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('on the home screen', async ({ page }) => {
      await openShop(page);
      await expectAccessible(page);
    });

    test('on the home screen with items in the basket', async ({ page }) => {
      await openShop(page);
      await addToBasket(page, laptop.title, laptop.title);
      await expectBasketCount(page, 2);
      await expectAccessible(page);
    });

    test('with an empty basket', async ({ page }) => {
      await openShop(page, '/checkout');
      await expectAccessible(page);
    });

    test('with one item in the basket', async ({ page }) => {
      await openShop(page);
      await addToBasket(page, laptop.title);
      await openBasket(page);
      await expectAccessible(page);
    });

    test('with many items in the basket', async ({ page }) => {
      await openShop(page);
      await addToBasket(page, ...catalogue.map(({ title }) => title), laptop.title);
      await openBasket(page);
      await expect(basketItems(page)).toHaveCount(7);
      await expectAccessible(page);
    });

    test('on the sign-in screen', async ({ page }) => {
      await openShop(page, '/login');
      await expectAccessible(page);
    });

    test('on the sign-in screen at work', async ({ page, identityUrl }) => {
      await holdIdentity(page, identityUrl);
      await openShop(page, '/login');
      await fillLoginForm(page, newAccount());
      await loginForm(page).signIn.click();
      await expect(loginForm(page).signIn).toHaveAttribute('aria-busy', 'true');
      await expectAccessible(page);
    });

    test('on the sign-in screen after a refusal', async ({ page, watch }) => {
      watch.allow(provoked.refusal);
      await openShop(page, '/login');
      await fillLoginForm(page, newAccount());
      await loginForm(page).signIn.click();
      await watch.expectAlert('FirebaseError: Firebase: Error (auth/user-not-found).');
      await expectAccessible(page);
    });

    test('on the sign-in screen with the reason of a refusal and the password shown', async ({
      page,
      watch,
      account,
    }) => {
      watch.allow(provoked.refusal);
      await openShop(page, '/login');
      await fillLoginForm(page, { ...account, password: 'marigolds at night' });
      await loginForm(page).signIn.click();
      await watch.expectAlert('FirebaseError: Firebase: Error (auth/wrong-password).');
      await loginForm(page).show.click();
      await expect(loginForm(page).password).toHaveAttribute('type', 'text');
      await expect(loginForm(page).password).toHaveAccessibleDescription(/not the password/);
      await expectAccessible(page);
    });

    test('on the sign-in screen when nobody answers', async ({ page, watch, identityUrl }) => {
      watch.allow(...provoked.noConnection);
      await cutIdentity(page, identityUrl);
      await openShop(page, '/login');
      await loginForm(page).forgotten.click();
      await expect(loginForm(page).forgotten).toHaveAccessibleDescription(/you are online/);
      await expectAccessible(page);
    });

    test('on the sign-in screen when a new password is on its way', async ({ page, account }) => {
      await openShop(page, '/login');
      await loginForm(page).email.fill(account.email);
      await loginForm(page).forgotten.click();
      await expect(loginForm(page).forgotten).toHaveAccessibleDescription(/on its way/);
      await expectAccessible(page);
    });

    test('on the sign-in screen when I am signed in already', async ({ page, account }) => {
      await signIn(page, account);
      await openShop(page, '/login');
      await expect(loginForm(page).signOut).toBeVisible();
      await expectAccessible(page);
    });

    test('when I am signed in', async ({ page, account }) => {
      await signIn(page, account);
      await expectAccessible(page);
    });

    test('at an unknown address', async ({ page }) => {
      await openShop(page, '/nowhere');
      await expectAccessible(page);
    });

    test('when a part of the shop could not be loaded', async ({ page, watch }) => {
      watch.allow(...provoked.missingPart);
      await breakScripts(page, lazyPart.checkout, 'missing');
      await openShop(page, '/checkout');
      await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('for someone who listens', () => {
  test('the page says its language and its parts', async ({ page }) => {
    await openShop(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('search')).toHaveCount(1);
    await expect(page.getByRole('navigation')).toHaveCount(1);
    await expect(page.getByRole('navigation')).toHaveAccessibleName(/./);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });

  test('each screen has a title of its own', async ({ page }) => {
    await openShop(page);
    await expect(page).toHaveTitle('Haat');
    await openBasket(page);
    await expect(page).toHaveTitle('Your basket · Haat');
    await signInLink(page).click();
    await expect(page).toHaveTitle('Sign in · Haat');
    await page.goto('./#/nowhere');
    await expect(page).toHaveTitle('Error · Haat');
    await page.goBack();
    await expect(page).toHaveTitle('Sign in · Haat');
  });

  for (const width of [360, 1280]) {
    test(`the basket link says what it is, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openShop(page);
      await expectBasketCount(page, 0);
      await addToBasket(page, laptop.title);
      await expectBasketCount(page, 1);
      await addToBasket(page, laptop.title);
      await expectBasketCount(page, 2);
    });
  }

  test('each change of the basket is announced', async ({ page }) => {
    await openShop(page);
    const said = page.getByRole('status');
    await expect(said).toHaveText('');
    await addToBasket(page, laptop.title);
    await expect(said).toHaveText(`Added: ${laptop.title}. 1 item in your basket.`);
    await addToBasket(page, laptop.title);
    await expect(said).toHaveText(`Added: ${laptop.title}. 2 items in your basket.`);
    await addToBasket(page, hairWax.title);
    await expect(said).toHaveText(`Added: ${hairWax.title}. 3 items in your basket.`);
    await openBasket(page);
    await basketItems(page).nth(1).getByRole('button').click();
    await expect(said).toHaveText(`Removed: ${laptop.title}. 2 items in your basket.`);
    await basketItems(page).nth(1).getByRole('button').click();
    await expect(said).toHaveText(`Removed: ${hairWax.title}. 1 item in your basket.`);
    await basketItems(page).nth(0).getByRole('button').click();
    await expect(said).toHaveText(`Removed: ${laptop.title}. 0 items in your basket.`);
  });

  test('signing in and out is announced', async ({ page, account }) => {
    await signIn(page, account);
    await expect(page.getByRole('status')).toHaveText(`Signed in as ${account.email}.`);
    await signOutLink(page).click();
    await expectSignedOut(page);
    await expect(page.getByRole('status')).toHaveText('Signed out.');
  });

  test('the work of the form is announced', async ({ page, account, identityUrl }) => {
    await openShop(page, '/login');
    await fillLoginForm(page, account);
    const { release } = await holdIdentity(page, identityUrl);
    const working = page.getByRole('status').filter({ hasText: 'Signing you in…' });
    await expect(working).toHaveCount(0);
    await loginForm(page).signIn.click();
    await expect(working).toHaveCount(1);
    await release();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expect(working).toHaveCount(0);
  });

  test('the scenes are decoration, the products are not', async ({ page }) => {
    await openShop(page);
    for (const { title } of catalogue) {
      await expect(page.getByRole('img', { name: title, exact: true })).toHaveCount(1);
    }
    await expect(page.locator('main img[alt=""]')).toHaveCount(1);
    await expect(page.locator('img:not([alt])')).toHaveCount(0);
  });
});

test.describe('movement', () => {
  /** The longest that anything on the page moves or fades, in milliseconds. */
  const longest = (page: Page) =>
    page.evaluate(() => {
      const times = Array.from(document.querySelectorAll('body *'), (element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
        const moves = animationName === 'none' ? [] : animationDuration.split(',');
        const durations = [...moves, ...transitionDuration.split(',')];
        return Math.max(...durations.map((duration) => parseFloat(duration) * 1000));
      });
      return Math.max(...times);
    });

  test('is short', async ({ page }) => {
    await openShop(page);
    await addToBasket(page, laptop.title);
    await expectBasketCount(page, 1);
    expect(await longest(page)).toBeLessThanOrEqual(200);
  });

  test('is none for whoever asks for less of it', async ({ page, identityUrl }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openShop(page);
    await addToBasket(page, laptop.title);
    await expectBasketCount(page, 1);
    expect(await longest(page)).toBe(0);
    await holdIdentity(page, identityUrl);
    await signInLink(page).click();
    await loginForm(page).signIn.click();
    await expect(loginForm(page).signIn).toHaveAttribute('aria-busy', 'true');
    expect(await longest(page)).toBe(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
