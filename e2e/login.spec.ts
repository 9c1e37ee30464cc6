import { boxOf, setTextSize } from './support/layout';
import { fillLoginForm, loginForm } from './support/login';
import { openShop } from './support/page';
import { expect, test } from './support/test';
import { provoked } from './support/watch';

test('I see the result of signing in without scrolling, and showing the password keeps the caret', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(provoked.refusal);
  await openShop(page, '/login');
  const { forgotten, hide, password, show, signIn } = loginForm(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await fillLoginForm(page, { ...account, password: 'marigolds at night' });
    await signIn.click();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/wrong-password).');
    const main = page.getByRole('main');
    await expect(main.getByText(/^The password is wrong\./)).toBeInViewport({ ratio: 1 });
    await expect(password).toBeFocused();

    const field = await boxOf(password);
    const inField = await boxOf(show);
    expect(Math.abs(inField.right - field.right)).toBeLessThanOrEqual(1);
    expect(inField.top).toBeGreaterThanOrEqual(field.top);
    expect(inField.bottom).toBeLessThanOrEqual(field.bottom);
    await password.press('ArrowLeft');
    for (const button of [show, hide]) {
      await button.click();
      await expect(password).toBeFocused();
      const caret = await password.evaluate((input: HTMLInputElement) => input.selectionStart);
      expect(caret).toBe('marigolds at night'.length - 1);
    }

    await forgotten.click();
    const sent = main.getByText(/^If there’s an account for .* a new password\.$/);
    await expect(sent).toBeInViewport({ ratio: 1 });
    await expect(forgotten).toBeFocused();
  }
});

test('large text leaves gaps between the fields', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openShop(page, '/login');
  await setTextSize(page, 32);
  const form = loginForm(page);
  const forgotten = await boxOf(form.forgotten);
  expect(forgotten.top).toBeGreaterThanOrEqual((await boxOf(form.password)).bottom + 8);
  expect((await boxOf(form.signIn)).top).toBeGreaterThanOrEqual(forgotten.bottom + 8);
});
