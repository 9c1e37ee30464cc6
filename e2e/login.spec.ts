import type { Locator, Page } from '@playwright/test';
import {
  boxes,
  expect,
  fillLoginForm,
  greeting,
  holdIdentity,
  loginForm,
  openShop,
  provoked,
  refuseIdentity,
  test,
} from './shop';

/** On the screen, in the window, and announced. */
async function expectInView(page: Page, sentence: string) {
  const shown = page.getByRole('main').getByText(sentence, { exact: true });
  await expect(shown).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('status')).toHaveText(sentence);
}

test('keeps in view what came of my attempt, on a phone and on a laptop', async ({
  page,
  watch,
  account,
  identityUrl,
}) => {
  watch.allow(provoked.refusal);
  await openShop(page, '/login');
  const form = loginForm(page);

  const attempts: {
    what: string;
    button: Locator;
    /** The call that the service refuses for too many attempts. */
    throttled?: string;
    alert?: string;
    sentence: string;
    focused: Locator;
  }[] = [
    {
      what: 'a wrong password',
      button: form.signIn,
      alert: 'wrong-password',
      sentence: 'The password is wrong. Try again, or choose “Forgot your password?”.',
      focused: form.password,
    },
    {
      what: 'an e-mail that has an account',
      button: form.register,
      alert: 'email-already-in-use',
      sentence:
        'There is already an account with this e-mail. Sign in, or choose “Forgot your password?”.',
      focused: form.email,
    },
    {
      what: 'a new password on its way',
      button: form.forgotten,
      sentence: `If there is an account for ${account.email}, an e-mail with a link to choose a new password is on its way.`,
      focused: form.forgotten,
    },
    // The emulator allows any number of attempts: these two answers are written by hand.
    ...(
      [
        ['signInWithPassword', form.signIn],
        ['signUp', form.register],
      ] as const
    ).map(([throttled, button]) => ({
      what: `too many attempts at ${throttled}`,
      throttled,
      button,
      alert: 'too-many-requests',
      sentence: 'There were too many attempts in a short time. Wait a few minutes, then try again.',
      focused: button,
    })),
  ];
  for (const { what, throttled, button, alert, sentence, focused } of attempts) {
    if (throttled)
      await refuseIdentity(page, identityUrl, throttled, 'TOO_MANY_ATTEMPTS_TRY_LATER');
    for (const width of [360, 1280]) {
      await test.step(`${what}, ${width} pixels wide`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await fillLoginForm(page, { ...account, password: 'marigolds at night' });
        await button.click();
        if (alert) await watch.expectAlert(`FirebaseError: Firebase: Error (auth/${alert}).`);
        await expectInView(page, sentence);
        await expect(focused).toBeFocused();
      });
    }
  }
});

test('lets me go on where something is missing, and asks once however often I press', async ({
  page,
  watch,
  account,
  identityUrl,
}) => {
  watch.allow(provoked.refusal);
  await openShop(page, '/login');
  const form = loginForm(page);
  await form.email.fill(account.email);
  await page.keyboard.press('Enter');
  await watch.expectAlert('FirebaseError: Firebase: Error (auth/missing-password).');
  await expectInView(page, 'Enter your password.');
  await expect(form.password).toBeFocused();
  await page.keyboard.type(account.password);

  const { asked, release } = await holdIdentity(page, identityUrl);
  await form.signIn.dblclick();
  await form.password.press('Enter');
  await form.register.dispatchEvent('click');
  await expectInView(page, 'Signing you in…');
  await expect(page.getByText('Enter your password.')).toHaveCount(0);
  await expect.poll(() => asked).toEqual(['signInWithPassword']);
  await release();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  expect(asked).toEqual(['signInWithPassword']);
});

test('shows and hides my password, and loses nothing of it', async ({ page, account }) => {
  await openShop(page, '/login');
  const { forgotten, password, show, hide, signIn: button } = loginForm(page);

  await test.step('with a button in the field, large enough for a finger', async () => {
    for (const width of [360, 1280]) {
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
  });

  await fillLoginForm(page, account);
  await password.press('ArrowLeft');
  const caret = () => password.evaluate((field: HTMLInputElement) => field.selectionStart);
  const place = account.password.length - 1;
  expect(await caret()).toBe(place);
  for (const [press, type] of [
    [show, 'text'],
    [hide, 'password'],
  ] as const) {
    await press.click();
    await expect(password).toHaveAttribute('type', type);
    await expect(password).toHaveValue(account.password);
    await expect(password).toBeFocused();
    expect(await caret()).toBe(place);
  }

  await page.keyboard.press('Tab');
  await expect(show).toBeFocused();
  await page.keyboard.press('Space');
  await expect(hide).toBeFocused();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page).toHaveURL(/#\/login$/);
  await button.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
});
