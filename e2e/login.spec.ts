import type { Locator } from '@playwright/test';
import { boxes } from './support/layout';
import { fillLoginForm, loginForm } from './support/login';
import { disconnectIdentity } from './support/network';
import { openShop } from './support/page';
import { expect, test } from './support/test';
import { provoked } from './support/watch';

const widths = [360, 1280];

test('the result of an attempt is in view, on a phone and on a laptop', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(provoked.refusal, ...provoked.noConnection);
  await openShop(page, '/login');
  const form = loginForm(page);
  const attempt = async (button: Locator, sentence: RegExp, focused = button, code?: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await fillLoginForm(page, { ...account, password: 'marigolds at night' });
      await button.click();
      if (code) await watch.expectAlert(`FirebaseError: Firebase: Error (${code}).`);
      const shown = page.getByRole('main').getByText(sentence);
      await expect(shown).toBeInViewport({ ratio: 1 });
      await expect(focused).toBeFocused();
    }
  };
  await attempt(form.signIn, /^The password is wrong\./, form.password, 'auth/wrong-password');
  await attempt(form.forgotten, /^If there’s an account for .* a new password\.$/);
  await disconnectIdentity(page);
  const unreachable = 'auth/network-request-failed';
  await attempt(form.register, /^We couldn’t connect\./, form.register, unreachable);
});

test('going back at once after signing in shows my account', async ({ page, account }) => {
  await openShop(page, '/login');
  // Back again before the home screen is shown.
  await page.evaluate(() => {
    const pushState = history.pushState.bind(history);
    history.pushState = (...state) => {
      pushState(...state);
      history.pushState = pushState;
      location.hash = '#/login';
    };
  });
  await fillLoginForm(page, account);
  await loginForm(page).signIn.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.getByText(`You’re signed in as ${account.email}.`)).toBeVisible();
});

test('the button that shows my password is large enough for a finger, and keeps the caret in place', async ({
  page,
  account,
}) => {
  await openShop(page, '/login');
  const { forgotten, password, show, hide } = loginForm(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const [field] = await boxes(password);
    const [inField] = await boxes(show);
    expect(inField?.width).toBeGreaterThanOrEqual(44);
    expect(inField?.height).toBeGreaterThanOrEqual(44);
    expect(Math.abs((inField?.right ?? 0) - (field?.right ?? 0))).toBeLessThanOrEqual(1);
    expect(inField?.top).toBeGreaterThanOrEqual(field?.top ?? Infinity);
    expect(inField?.bottom).toBeLessThanOrEqual(field?.bottom ?? 0);
    const [below] = await boxes(forgotten);
    expect(below?.height).toBeGreaterThanOrEqual(44);
  }
  await fillLoginForm(page, account);
  await password.press('ArrowLeft');
  for (const button of [show, hide]) {
    await button.click();
    await expect(password).toBeFocused();
    const caret = await password.evaluate((field: HTMLInputElement) => field.selectionStart);
    expect(caret).toBe(account.password.length - 1);
  }
});
