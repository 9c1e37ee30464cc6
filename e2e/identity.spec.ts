import type { Page } from '@playwright/test';
import { authEmulator } from '../src/testing/authEmulator';
import {
  type Account,
  addToBasket,
  cutIdentity,
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
  signOutLink,
  test,
} from './shop';

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
  await page.goto('about:blank');
  await openShop(page, '/checkout');
  await expectSignedInWithLaptop(page, account);
  expect(await stored()).toContain(account.email);

  await signOutLink(page).click();
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
  await page.clock.install();
  const { asked, release } = await holdIdentity(page, identityUrl);
  await openShop(page, '/login');
  await fillLoginForm(page, account);
  await loginForm(page).signIn.click();
  await expect.poll(() => asked).toEqual(['signInWithPassword']);
  expect(watch.alerts).toEqual([]);
  await page.clock.fastForward(30_000);
  await watch.expectAlert('FirebaseError: Firebase: Error (auth/network-request-failed).');
  await page.clock.fastForward(10_000);
  const late = page.waitForResponse(`${identityUrl}/**`);
  await release();
  await late;
  await expect(page.getByRole('main').getByText(/^We couldn’t connect\./)).toBeVisible();
  await loginForm(page).signIn.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
});

type Emulator = ReturnType<typeof authEmulator>;
const changes: [string, (emulator: Emulator, email: string) => Promise<void>][] = [
  ['deleted', (emulator, email) => emulator.remove(email)],
  ['given another password', (emulator, email) => emulator.changePassword(email, 'at dusk')],
  ['closed', (emulator, email) => emulator.disable(email)],
];

for (const [change, make] of changes) {
  test(`my account is ${change} elsewhere: I am signed out at the next start, and keep the basket`, async ({
    page,
    watch,
    account,
    identityUrl,
  }) => {
    watch.allow(provoked.refusal);
    await signIn(page, account);
    await addToBasket(page, product1.title);
    // The service tells old sessions from new ones by whole seconds.
    const second = () => Math.floor(Date.now() / 1000);
    const signedIn = second();
    await expect.poll(second).toBeGreaterThan(signedIn + 1);
    await make(authEmulator(identityUrl), account.email);
    await openBasket(page);
    await expectSignedInWithLaptop(page, account);
    await page.reload();
    await expectSignedOut(page);
    await expectBasketCount(page, 1);
  });
}
