import type { Page } from '@playwright/test';
import { authEmulator } from '../src/testing/authEmulator';
import {
  type Account,
  addToBasket,
  catalogue,
  expect,
  expectBasketCount,
  expectSignedOut,
  fillLoginForm,
  greeting,
  holdIdentity,
  product1,
  loginForm,
  openBasket,
  openShop,
  provoked,
  signIn,
  signInLink,
  test,
} from './shop';

const noConnection = 'We couldn’t connect. Check that you are online, then try again.';

/** A sign-in with a laptop in the basket. */
async function trySigningIn(page: Page, account: Account) {
  await openShop(page);
  await addToBasket(page, product1.title);
  await signInLink(page).click();
  await fillLoginForm(page, account);
  await loginForm(page).signIn.click();
}

/** What was typed is there, the reason too, and the form can be sent again. */
async function expectExplained(page: Page, typed: Account, sentence: string) {
  const form = loginForm(page);
  await expect(page.getByRole('main').getByText(sentence, { exact: true })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(sentence);
  await expect(form.email).toHaveValue(typed.email);
  await expect(form.password).toHaveValue(typed.password);
  await expect(form.signIn).toBeEnabled();
}

async function expectSignedInWithLaptop(page: Page, { email }: Account) {
  await expect(greeting(page, `Hello ${email}`)).toBeVisible();
  await expectBasketCount(page, 1);
}

test.describe('the identity service', () => {
  // All kinds of answers, and of none, are in the contract of the service: `src/services`.
  test('is out of order: I read why, keep what I typed, and get in later', async ({
    page,
    watch,
    account,
    identityUrl,
  }) => {
    watch.allow(/^console error: Failed to load resource/, /^failed request: .*RESET$/);
    const pattern = `${identityUrl}/**`;
    const headers = { 'access-control-allow-origin': '*' };
    const internal = { error: { code: 500, message: 'INTERNAL', errors: [] } };
    const page502 = '<!doctype html><title>Bad gateway</title><h1>502</h1>';

    await page.route(pattern, (route) => route.fulfill({ status: 500, headers, json: internal }));
    await trySigningIn(page, account);
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/internal).');
    const unknown = 'That did not work. Check that you are online, then try again.';
    await expectExplained(page, account, unknown);

    await page.unroute(pattern);
    await page.route(pattern, (route) => route.fulfill({ status: 200, headers, body: page502 }));
    await loginForm(page).signIn.click();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/network-request-failed).');
    await expectExplained(page, account, noConnection);

    await page.unroute(pattern);
    await page.route(pattern, (route) => route.abort('connectionreset'));
    await loginForm(page).signIn.click();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/network-request-failed).');
    await expectExplained(page, account, noConnection);

    await page.unroute(pattern);
    await loginForm(page).signIn.click();
    await expectSignedInWithLaptop(page, account);
  });

  test('answers after 40 seconds: I read why after 30, and the answer does no harm', async ({
    page,
    watch,
    account,
    identityUrl,
  }) => {
    await page.clock.install();
    const { asked, release } = await holdIdentity(page, identityUrl);
    await trySigningIn(page, account);
    await expect.poll(() => asked).toEqual(['signInWithPassword']);
    expect(watch.alerts).toEqual([]);
    await page.clock.fastForward(30_000);
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/network-request-failed).');
    await expectExplained(page, account, noConnection);
    await page.clock.fastForward(10_000);
    const late = page.waitForResponse(`${identityUrl}/**`);
    await release();
    await late;
    await expectExplained(page, account, noConnection);
    await loginForm(page).signIn.click();
    await expectSignedInWithLaptop(page, account);
  });
});

test('my account is changed elsewhere: I am signed out at the next start, and keep the basket', async ({
  page,
  watch,
  account,
  identityUrl,
}) => {
  watch.allow(provoked.refusal);
  const elsewhere = authEmulator(identityUrl);
  const form = loginForm(page);
  const expectSignedOutAfterReload = async () => {
    await page.reload();
    await expectSignedOut(page);
    await expectBasketCount(page, 1);
    await signInLink(page).click();
    await fillLoginForm(page, account);
    await form.signIn.click();
  };
  await signIn(page, account);
  await addToBasket(page, product1.title);

  await test.step('deleted', async () => {
    await elsewhere.remove(account.email);
    await openBasket(page);
    await expectSignedInWithLaptop(page, account);
    await expectSignedOutAfterReload();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/user-not-found).');
    await expectExplained(
      page,
      account,
      'There is no account with this e-mail. Check for a typing mistake, or create an account.',
    );
    await form.register.click();
    await expectSignedInWithLaptop(page, account);
  });

  await test.step('given another password', async () => {
    // The service tells old sessions from new ones by whole seconds.
    const second = () => Math.floor(Date.now() / 1000);
    const signedIn = second();
    await expect.poll(second).toBeGreaterThan(signedIn + 1);
    await elsewhere.changePassword(account.email, 'marigolds at dusk');
    await expectSignedOutAfterReload();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/wrong-password).');
    await form.password.fill('marigolds at dusk');
    await form.signIn.click();
    await expectSignedInWithLaptop(page, account);
  });

  await test.step('closed', async () => {
    await elsewhere.disable(account.email);
    await expectSignedOutAfterReload();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/user-disabled).');
    await expectExplained(
      page,
      account,
      'This account has been closed. Use another e-mail, or continue shopping without an account.',
    );
  });
});

test('Back in the middle of a sign-in leaves me where I went, and Forward shows it under way', async ({
  page,
  account,
  identityUrl,
}) => {
  const { asked, release } = await holdIdentity(page, identityUrl);
  await trySigningIn(page, account);
  await expect.poll(() => asked).toHaveLength(1);
  await page.goBack();
  await page.goForward();
  const underWay = page.getByRole('main').getByText('Signing you in…');
  await expect(underWay).toBeVisible();
  await loginForm(page).signIn.dispatchEvent('click');
  await page.goBack();
  await expect(underWay).toHaveCount(0);
  await release();
  await expectSignedInWithLaptop(page, account);
  expect(asked.filter((call) => call === 'signInWithPassword')).toHaveLength(1);
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(catalogue.length);

  await page.goForward();
  await expect(page.getByText(`You are signed in as ${account.email}.`)).toBeVisible();
  await expect(loginForm(page).signIn).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await expectSignedInWithLaptop(page, account);
});
