import type { Page } from '@playwright/test';
import { authEmulator } from '../src/testing/authEmulator';
import {
  type Account,
  addToBasket,
  breakScripts,
  cutIdentity,
  expect,
  expectBasketCount,
  expectSignedOut,
  fillLoginForm,
  greeting,
  holdIdentity,
  product1,
  lazyPart,
  loginForm,
  openBasket,
  openShop,
  provoked,
  signIn,
  signInLink,
  signOutLink,
  test,
} from './shop';

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
  await expect(form.email).toHaveValue(typed.email);
  await expect(form.password).toHaveValue(typed.password);
  await expect(form.signIn).toBeEnabled();
}

async function expectSignedInWithLaptop(page: Page, { email }: Account) {
  await expect(greeting(page, `Hello ${email}`)).toBeVisible();
  await expectBasketCount(page, 1);
}

test('a session lasts from visit to visit until I sign out, which keeps me where I am', async ({
  page,
  context,
  account,
}) => {
  const stored = async () => JSON.stringify(await context.storageState({ indexedDB: true }));
  await signIn(page, account);
  await addToBasket(page, product1.title);
  await page.reload();
  await expectSignedInWithLaptop(page, account);
  await page.goto('about:blank');
  await openShop(page, '/checkout');
  await expectSignedInWithLaptop(page, account);
  expect(await stored()).toContain(account.email);

  // The second click meets the link 'Sign In'.
  await signOutLink(page).dblclick();
  await expectSignedOut(page);
  await expect.poll(stored).not.toContain(account.email);
  await expect(page).toHaveURL(/#\/checkout$/);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expectSignedOut(page);
  await expectBasketCount(page, 0);
});

test('while the service is silent, or can’t be reached, I shop on in my session, and can end it', async ({
  page,
  watch,
  account,
  identityUrl,
}) => {
  watch.allow(...provoked.noConnection);
  await signIn(page, account);
  const { asked, release } = await holdIdentity(page, identityUrl);
  await page.reload();
  await addToBasket(page, product1.title);
  await expect.poll(() => asked).toEqual(['lookup']);
  await openBasket(page);
  await release();
  await expectSignedInWithLaptop(page, account);

  await cutIdentity(page, identityUrl);
  await page.reload();
  await expectSignedInWithLaptop(page, account);
  await signOutLink(page).click();
  await expectSignedOut(page);
});

test('the service answers after 40 seconds: I read why after 30, and the answer does no harm', async ({
  page,
  watch,
  account,
  identityUrl,
}) => {
  const noConnection = 'We couldn’t connect. Check that you are online, then try again.';
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

test('the part of the shop that signs in is missing: I shop, and get in once it is there', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(provoked.missingFile);
  const missing = await breakScripts(page, lazyPart.identity, 'missing');
  await trySigningIn(page, account);
  await expect
    .poll(() => watch.alerts.splice(0).join())
    .toMatch(/^alert: ChunkLoadError: Loading chunk \w+ failed\.\n\(\w+: .*\)$/);
  const sentence = 'That did not work. Check that you are online, then try again.';
  await expectExplained(page, account, sentence);
  missing.mend();
  await loginForm(page).signIn.click();
  await expectSignedInWithLaptop(page, account);
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
  const expectRefusedAfterReload = async (code: string) => {
    await page.reload();
    await expectSignedOut(page);
    await expectBasketCount(page, 1);
    await signInLink(page).click();
    await fillLoginForm(page, account);
    await form.signIn.click();
    await watch.expectAlert(`FirebaseError: Firebase: Error (auth/${code}).`);
  };
  await signIn(page, account);
  await addToBasket(page, product1.title);

  await elsewhere.remove(account.email);
  await openBasket(page);
  await expectSignedInWithLaptop(page, account);
  await expectRefusedAfterReload('user-not-found');
  await form.register.click();
  await expectSignedInWithLaptop(page, account);

  // The service tells old sessions from new ones by whole seconds.
  const second = () => Math.floor(Date.now() / 1000);
  const signedIn = second();
  await expect.poll(second).toBeGreaterThan(signedIn + 1);
  await elsewhere.changePassword(account.email, 'marigolds at dusk');
  await expectRefusedAfterReload('wrong-password');
  await form.password.fill('marigolds at dusk');
  await form.signIn.click();
  await expectSignedInWithLaptop(page, account);

  await elsewhere.disable(account.email);
  await expectRefusedAfterReload('user-disabled');
});
