import type { Page } from '@playwright/test';
import { testRun } from '../scripts/lib/stages';
import { product1 } from './support/catalogue';
import { fillLoginForm, loginForm, signIn, signOut } from './support/login';
import { stallIdentity } from './support/network';
import { addToBasket, expectBasketCount, greeting, openBasket, openShop } from './support/page';
import { type Account, expect, test } from './support/test';
import { provoked } from './support/watch';

async function expectSignedInWithLaptop(page: Page, { email }: Account) {
  await expect(greeting(page, `Hello ${email}`)).toBeVisible();
  await expectBasketCount(page, 1);
}

test('while the identity service hangs or is unreachable, I can go on shopping and sign out', async ({
  page,
  watch,
  account,
}) => {
  // A reload loses the answer to a write of the basket, and on a slow machine the next write comes too soon.
  watch.allow(...provoked.noConnection, provoked.forbidden);
  await signIn(page, account);
  const { requested, release } = await stallIdentity(page);
  await page.reload();
  await addToBasket(page, product1.title);
  await expect.poll(() => requested).toEqual(['lookup']);
  await openBasket(page);
  release();
  await expectSignedInWithLaptop(page, account);

  await page.route(`${testRun.authUrl}/**`, (route) => route.abort('failed'));
  await page.reload();
  await expectSignedInWithLaptop(page, account);
  await signOut(page);
});

test('I see an error after 30 seconds without an answer, and an answer after 40 changes nothing', async ({
  page,
  watch,
  account,
}) => {
  await page.clock.install();
  const { requested, release } = await stallIdentity(page);
  await openShop(page, '/login');
  await fillLoginForm(page, account);
  await loginForm(page).signIn.click();
  await expect.poll(() => requested).toEqual(['signInWithPassword']);
  expect(watch.alerts).toEqual([]);
  await page.clock.fastForward(30_000);
  await watch.expectAlert('FirebaseError: Firebase: Error (auth/network-request-failed).');
  await page.clock.fastForward(10_000);
  const late = page.waitForResponse(`${testRun.authUrl}/**`);
  release();
  await late;
  await expect(page.getByRole('main').getByText(/^We couldn’t connect\./)).toBeVisible();
  await loginForm(page).signIn.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
});
