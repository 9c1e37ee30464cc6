import type { Page } from '@playwright/test';
import {
  type Account,
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
  product1,
  lazyPart,
  loginForm,
  openBasket,
  openShop,
  provoked,
  removeButtons,
  signIn,
  signInLink,
  signOutLink,
  subtotal,
  test,
  totalPanel,
} from './shop';

async function expectFormKept(page: Page, { email, password }: Account) {
  const form = loginForm(page);
  await expect(page).toHaveURL(/#\/login$/);
  await expect(form.email).toHaveValue(email);
  await expect(form.password).toHaveValue(password);
  await expect(form.signIn).toBeEnabled();
  await expect(form.register).toBeEnabled();
}

test.describe('the session', () => {
  test('lasts from visit to visit until I sign out, which keeps me where I am', async ({
    page,
    context,
    account,
  }) => {
    const stored = async () => JSON.stringify(await context.storageState({ indexedDB: true }));
    await signIn(page, account);
    await addToBasket(page, product1.title);
    await page.reload();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await page.goto('about:blank');
    await openShop(page, '/checkout');
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
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
});

test.describe('when the service can’t be reached', () => {
  test('sends exactly what I type, says so, and lets me in when it is back', async ({
    page,
    watch,
    account,
    identityUrl,
  }) => {
    watch.allow(...provoked.noConnection);
    const { mend } = await cutIdentity(page, identityUrl);
    const typed = { email: '  Asha.Rao+Market@Example.COM ', password: '  Two  Spaces & CAPS ' };
    await openShop(page, '/login');
    const form = loginForm(page);
    await form.email.pressSequentially(typed.email);
    await form.password.pressSequentially(typed.password);
    for (const [button, call] of [
      [form.signIn, 'signInWithPassword'],
      [form.register, 'signUp'],
    ] as const) {
      const sent = page.waitForRequest(`${identityUrl}/**/accounts:${call}?key=*`);
      await button.click();
      expect((await sent).method()).toBe('POST');
      expect((await sent).postDataJSON()).toMatchObject(typed);
      await watch.expectAlert('FirebaseError: Firebase: Error (auth/network-request-failed).');
      await expectFormKept(page, typed);
    }
    await mend();
    await fillLoginForm(page, account);
    await form.signIn.click();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  });

  test('lets me shop while I am signed in, and sign out', async ({
    page,
    watch,
    account,
    identityUrl,
  }) => {
    watch.allow(...provoked.noConnection);
    await signIn(page, account);

    await test.step('does not wait for its answer', async () => {
      const { asked, release } = await holdIdentity(page, identityUrl);
      await page.reload();
      await addToBasket(page, product1.title);
      await expectBasketCount(page, 1);
      await expect.poll(() => asked).toEqual(['lookup']);
      await openBasket(page);
      await expect(basketItems(page)).toHaveCount(1);
      await release();
      await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
      await expectBasketCount(page, 1);
    });

    await test.step('does without', async () => {
      await cutIdentity(page, identityUrl);
      await page.reload();
      await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
      await expectBasketCount(page, 1);
      await signOutLink(page).click();
      await expectSignedOut(page);
    });
  });
});

test.describe('when the part of the shop that signs in', () => {
  test('does not come, I browse and fill my basket from the first moment', async ({ page }) => {
    await breakScripts(page, lazyPart.identity, 'hanging');
    await openShop(page);
    await expectSignedOut(page);
    await addToBasket(page, product1.title, product1.title);
    await openBasket(page);
    await expect(basketItems(page)).toHaveCount(2);
    await removeButtons(page).first().click();
    await expect(totalPanel(page)).toContainText(subtotal(product1));
    await signInLink(page).click();
    await expect(loginForm(page).email).toBeEditable();
  });

  test('is missing, then a page of HTML, I shop, and get in once it is mended', async ({
    page,
    watch,
    account,
  }) => {
    watch.allow(provoked.missingFile, /^page error: SyntaxError/);
    const missing = await breakScripts(page, lazyPart.identity, 'missing');
    await openShop(page);
    await addToBasket(page, product1.title);
    await signInLink(page).click();
    await fillLoginForm(page, account);

    const expectRefused = async () => {
      await loginForm(page).signIn.click();
      await expect
        .poll(() => watch.alerts.splice(0).join())
        .toMatch(/^alert: ChunkLoadError: Loading chunk \w+ failed\.\n\(\w+: .*\)$/);
      await expect(page.getByRole('status')).toHaveText(
        'That did not work. Check that you are online, then try again.',
      );
      await expectFormKept(page, account);
    };
    await expectRefused();
    expect(missing.asked.length).toBeGreaterThan(0);
    missing.mend();
    const html = await breakScripts(page, lazyPart.identity, () => '<!doctype html><p>No.</p>');
    await expectRefused();
    expect(html.asked.length).toBeGreaterThan(0);
    html.mend();
    await loginForm(page).signIn.click();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expectBasketCount(page, 1);
  });
});
