import type { Page } from '@playwright/test';
import {
  addToBasket,
  basketItems,
  breakScripts,
  cutIdentity,
  expect,
  expectBasketCount,
  expectSignedOut,
  fillLoginForm,
  greeting,
  holdIdentity,
  laptop,
  lazyPart,
  loginForm,
  newAccount,
  openBasket,
  openShop,
  provoked,
  refuseIdentity,
  signIn,
  signInLink,
  signOutLink,
  test,
  totalPanel,
} from './shop';

async function expectFormKept(
  page: Page,
  { email, password }: { email: string; password: string },
) {
  const form = loginForm(page);
  await expect(page).toHaveURL(/#\/login$/);
  await expect(form.email).toHaveValue(email);
  await expect(form.password).toHaveValue(password);
  await expect(form.signIn).toBeEnabled();
  await expect(form.register).toBeEnabled();
}

test.describe('the session', () => {
  test('is kept over a reload', async ({ page, account }) => {
    await signIn(page, account);
    await page.reload();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expect(signOutLink(page)).toBeVisible();
  });

  test('is kept for whoever opens the basket anew', async ({ page, account }) => {
    await signIn(page, account);
    await page.goto('about:blank');
    await openShop(page, '/checkout');
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  });

  test('stays ended over a reload', async ({ page, account }) => {
    await signIn(page, account);
    await signOutLink(page).click();
    await expectSignedOut(page);
    const known = page.waitForRequest('**/static/js/*.js');
    await page.reload();
    await known;
    await expectSignedOut(page);
    await page.waitForLoadState('networkidle');
    await expectSignedOut(page);
  });

  test('shows in the other tab when I sign in', async ({ page, context, account }) => {
    const other = await context.newPage();
    await openShop(other);
    await expectSignedOut(other);
    await signIn(page, account);
    await expect(greeting(other, `Hello ${account.email}`)).toBeVisible();
    await expect(signOutLink(other)).toBeVisible();
  });

  test('ends in the other tab when I sign out, and its basket stays', async ({
    page,
    context,
    account,
  }) => {
    await signIn(page, account);
    const other = await context.newPage();
    await openShop(other);
    await expect(greeting(other, `Hello ${account.email}`)).toBeVisible();
    await addToBasket(other, laptop.title);
    await signOutLink(page).click();
    await expectSignedOut(other);
    await expectBasketCount(other, 1);
  });
});

test.describe('what I typed', () => {
  const typed = { email: '  Asha.Rao+Market@Example.COM ', password: '  Two  Spaces & CAPITALS ' };

  for (const { button, call } of [
    { button: 'signIn', call: 'signInWithPassword' },
    { button: 'register', call: 'signUp' },
  ] as const) {
    test(`is sent exactly so by ${button}`, async ({ page, watch, identityUrl }) => {
      watch.allow(...provoked.noConnection);
      await cutIdentity(page, identityUrl);
      await openShop(page, '/login');
      await loginForm(page).email.pressSequentially(typed.email);
      await loginForm(page).password.pressSequentially(typed.password);
      const sent = page.waitForRequest(`${identityUrl}/**/accounts:${call}?key=*`);
      await loginForm(page)[button].click();
      expect((await sent).method()).toBe('POST');
      expect((await sent).postDataJSON()).toMatchObject(typed);
      await watch.expectAlert('FirebaseError: Firebase: Error (auth/network-request-failed).');
      await expectFormKept(page, typed);
    });
  }

  test('is sent even when it is nothing', async ({ page, watch, identityUrl }) => {
    watch.allow(provoked.refusal);
    await openShop(page, '/login');
    const sent = page.waitForRequest(`${identityUrl}/**/accounts:signInWithPassword?key=*`);
    await loginForm(page).signIn.click();
    expect((await sent).postDataJSON()).toMatchObject({ email: '', password: '' });
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/invalid-email).');
  });

  test('counts to the last space of the password', async ({ page }) => {
    const account = { ...newAccount(), password: '  Two  Spaces ' };
    await openShop(page, '/login');
    await fillLoginForm(page, account);
    await loginForm(page).register.click();
    await signOutLink(page).click();
    await expectSignedOut(page);
    await signIn(page, account);
  });
});

test.describe('when refused', () => {
  test('tells me of a wrong password and keeps what I typed', async ({ page, watch, account }) => {
    watch.allow(provoked.refusal);
    const typed = { email: account.email, password: 'marigolds at night' };
    await openShop(page, '/login');
    await fillLoginForm(page, typed);
    await loginForm(page).signIn.click();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/wrong-password).');
    await expectFormKept(page, typed);
  });

  test('lets me in once I have corrected the password', async ({ page, watch, account }) => {
    watch.allow(provoked.refusal);
    await openShop(page, '/login');
    await fillLoginForm(page, { ...account, password: 'marigolds at night' });
    await loginForm(page).signIn.click();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/wrong-password).');
    await loginForm(page).password.fill(account.password);
    await loginForm(page).signIn.click();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
  });

  test('tells me that there is no such account', async ({ page, watch }) => {
    watch.allow(provoked.refusal);
    const typed = newAccount();
    await openShop(page, '/login');
    await fillLoginForm(page, typed);
    await loginForm(page).signIn.click();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/user-not-found).');
    await expectFormKept(page, typed);
  });

  test('tells me that the e-mail has an account already', async ({ page, watch, account }) => {
    watch.allow(provoked.refusal);
    await openShop(page, '/login');
    await fillLoginForm(page, account);
    await loginForm(page).register.click();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/email-already-in-use).');
    await expectFormKept(page, account);
  });

  test('tells me that the e-mail is none', async ({ page, watch }) => {
    watch.allow(provoked.refusal);
    const typed = { email: 'asha at the market', password: 'marigolds at noon' };
    await openShop(page, '/login');
    await fillLoginForm(page, typed);
    await loginForm(page).register.click();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/invalid-email).');
    await expectFormKept(page, typed);
  });

  test('tells me that the password is too short, as the service says it', async ({
    page,
    watch,
  }) => {
    watch.allow(provoked.refusal);
    const typed = { ...newAccount(), password: 'short' };
    await openShop(page, '/login');
    await fillLoginForm(page, typed);
    await loginForm(page).register.click();
    await watch.expectAlert(
      'FirebaseError: Firebase: Password should be at least 6 characters (auth/weak-password).',
    );
    await expectFormKept(page, typed);
  });

  // The emulator never tires of attempts: this answer is written by hand.
  test('tells me that I have tried too often', async ({ page, watch, account, identityUrl }) => {
    watch.allow(provoked.refusal);
    const call = 'signInWithPassword';
    await refuseIdentity(page, identityUrl, call, 'TOO_MANY_ATTEMPTS_TRY_LATER');
    await openShop(page, '/login');
    await fillLoginForm(page, account);
    await loginForm(page).signIn.click();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/too-many-requests).');
    await expectFormKept(page, account);
  });
});

test.describe('clicking twice', () => {
  test('signs in once', async ({ page, account, identityUrl }) => {
    await openShop(page, '/login');
    await fillLoginForm(page, account);
    const { asked, release } = await holdIdentity(page, identityUrl);
    await loginForm(page).signIn.dblclick();
    await loginForm(page).password.press('Enter');
    await loginForm(page).register.dispatchEvent('click');
    await expect.poll(() => asked).toEqual(['signInWithPassword']);
    await release();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    expect(asked).toEqual(['signInWithPassword']);
  });

  test('creates one account', async ({ page, identityUrl }) => {
    const account = newAccount();
    await openShop(page, '/login');
    await fillLoginForm(page, account);
    const { asked, release } = await holdIdentity(page, identityUrl);
    await loginForm(page).register.dblclick();
    await loginForm(page).signIn.dispatchEvent('click');
    await expect.poll(() => asked).toEqual(['signUp']);
    await release();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    expect(asked).toEqual(['signUp']);
  });
});

test.describe('when the service does not answer', () => {
  for (const { button, other, says } of [
    { button: 'signIn', other: 'register', says: 'Signing you in…' },
    { button: 'register', other: 'signIn', says: 'Creating your account…' },
  ] as const) {
    test(`shows that ${button} is at work`, async ({ page, identityUrl }) => {
      const { asked } = await holdIdentity(page, identityUrl);
      const typed = newAccount();
      await openShop(page, '/login');
      const form = loginForm(page);
      await expect(form[button]).toHaveAttribute('aria-busy', 'false');
      await fillLoginForm(page, typed);
      await form[button].click();
      await expect.poll(() => asked).toHaveLength(1);
      await expect(form[button]).toHaveAttribute('aria-busy', 'true');
      await expect(form[other]).toHaveAttribute('aria-busy', 'false');
      await expect(form[button]).toBeDisabled();
      await expect(form[other]).toBeDisabled();
      await expect(page.getByRole('main').getByText(says, { exact: true })).toBeVisible();
      await expect(page.getByRole('status')).toHaveText(says);
      await expect(form.email).toHaveValue(typed.email);
      await expect(form.password).toHaveValue(typed.password);
    });
  }

  test('lets me browse and fill the basket from the first moment', async ({
    page,
    identityUrl,
  }) => {
    await breakScripts(page, lazyPart.identity, 'hanging');
    await holdIdentity(page, identityUrl);
    await openShop(page);
    await expectSignedOut(page);
    await addToBasket(page, laptop.title, laptop.title);
    await openBasket(page);
    await expect(basketItems(page)).toHaveCount(2);
    await basketItems(page).first().getByRole('button').click();
    await expect(totalPanel(page)).toContainText('Subtotal 1 items: ₹990');
    await signInLink(page).click();
    await expect(loginForm(page).email).toBeEditable();
  });

  test('lets someone who is signed in browse after a reload', async ({
    page,
    account,
    identityUrl,
  }) => {
    await signIn(page, account);
    const { asked, release } = await holdIdentity(page, identityUrl);
    await page.reload();
    await addToBasket(page, laptop.title);
    await expectBasketCount(page, 1);
    await expect.poll(() => asked).toEqual(['lookup']);
    await openBasket(page);
    await expect(basketItems(page)).toHaveCount(1);
    await release();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expectBasketCount(page, 1);
  });

  test('leaves me where I went in the meantime', async ({ page, account, identityUrl }) => {
    await openShop(page);
    await addToBasket(page, laptop.title);
    await signInLink(page).click();
    await fillLoginForm(page, account);
    const { asked, release } = await holdIdentity(page, identityUrl);
    await loginForm(page).signIn.click();
    await expect.poll(() => asked).toHaveLength(1);
    await page.getByRole('link', { name: 'Haat', exact: true }).click();
    await openBasket(page);
    await release();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expect(page).toHaveURL(/#\/checkout$/);
    await expect(basketItems(page)).toHaveCount(1);
  });

  test('gives up after the half minute of the library, and keeps what I typed', async ({
    page,
    watch,
    identityUrl,
  }) => {
    const typed = newAccount();
    await page.clock.install();
    const { asked } = await holdIdentity(page, identityUrl);
    await openShop(page, '/login');
    await fillLoginForm(page, typed);
    await loginForm(page).signIn.click();
    await expect.poll(() => asked).toHaveLength(1);
    expect(watch.alerts).toEqual([]);
    await page.clock.fastForward(30_000);
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/network-request-failed).');
    await expectFormKept(page, typed);
  });
});

test.describe('when the service can’t be reached', () => {
  test('tells me when I sign in, and lets me in when it is back', async ({
    page,
    watch,
    account,
    identityUrl,
  }) => {
    watch.allow(...provoked.noConnection);
    const { mend } = await cutIdentity(page, identityUrl);
    await openShop(page, '/login');
    await fillLoginForm(page, account);
    await loginForm(page).signIn.click();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/network-request-failed).');
    await expectFormKept(page, account);
    await mend();
    await loginForm(page).signIn.click();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  });

  test('tells me when I create an account', async ({ page, watch, identityUrl }) => {
    watch.allow(...provoked.noConnection);
    const typed = newAccount();
    await cutIdentity(page, identityUrl);
    await openShop(page, '/login');
    await fillLoginForm(page, typed);
    await loginForm(page).register.click();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/network-request-failed).');
    await expectFormKept(page, typed);
  });

  test('keeps me signed in over a reload', async ({ page, watch, account, identityUrl }) => {
    await signIn(page, account);
    watch.allow(...provoked.noConnection);
    await cutIdentity(page, identityUrl);
    await page.reload();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await addToBasket(page, laptop.title);
    await expectBasketCount(page, 1);
  });

  test('lets me sign out all the same', async ({ page, account, identityUrl }) => {
    await signIn(page, account);
    await cutIdentity(page, identityUrl);
    await signOutLink(page).click();
    await expectSignedOut(page);
  });
});

test('lets me shop without the identity part of the shop, and sign in once it is back', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(provoked.missingFile);
  const { asked, mend } = await breakScripts(page, lazyPart.identity, 'missing');
  await openShop(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await addToBasket(page, laptop.title);
  await expectBasketCount(page, 1);
  await signInLink(page).click();
  await fillLoginForm(page, account);
  await loginForm(page).signIn.click();
  await expect
    .poll(() => watch.alerts.splice(0).join())
    .toMatch(/^alert: ChunkLoadError: Loading chunk \w+ failed\.\n\(error: .*\)$/);
  await expectFormKept(page, account);
  mend();
  await loginForm(page).signIn.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  await expectBasketCount(page, 1);
});
