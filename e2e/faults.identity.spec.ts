import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { authEmulator } from '../src/test/authEmulator';
import {
  addToBasket,
  breakScripts,
  expect,
  expectBasketCount,
  expectSignedOut,
  fillLoginForm,
  greeting,
  header,
  holdIdentity,
  laptop,
  lazyPart,
  loginForm,
  newAccount,
  openBasket,
  openShop,
  provoked,
  registerAccount,
  signIn,
  signInLink,
  signOutLink,
  test,
  type Account,
} from './shop';

const otherPassword = 'marigolds at dusk';
const unreachable = 'FirebaseError: Firebase: Error (auth/network-request-failed).';
const nobody = 'Nobody answered. Check that you are online, then try again.';

/** A sign-in with a laptop in the basket. */
async function trySigningIn(page: Page, account: Account) {
  await openShop(page);
  await addToBasket(page, laptop.title);
  await signInLink(page).click();
  await fillLoginForm(page, account);
  await loginForm(page).signIn.click();
}

/** What was typed is there, the reason too, and the form can be sent again. */
async function expectToldAndKept(page: Page, typed: Account, sentence: string) {
  const form = loginForm(page);
  await expect(page.getByRole('main').getByText(sentence, { exact: true })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(sentence);
  await expect(form.email).toHaveValue(typed.email);
  await expect(form.password).toHaveValue(typed.password);
  await expect(form.signIn).toBeEnabled();
}

async function expectSignedInWithBasket(page: Page, { email }: Account, count: number) {
  await expect(greeting(page, `Hello ${email}`)).toBeVisible();
  await expectBasketCount(page, count);
}

test.describe('the identity service', () => {
  const html = '<!doctype html><title>Bad gateway</title><h1>502</h1>';
  const json = (message: string) => JSON.stringify({ error: { code: 500, message, errors: [] } });
  const answers = [
    ['500 and says so', 500, json('INTERNAL'), 'auth/internal', 'That did not work.'],
    ['500 and nothing else', 500, '', 'auth/network-request-failed', nobody],
    ['503 with a page of HTML', 503, html, 'auth/network-request-failed', nobody],
    ['a page of HTML as if all was well', 200, html, 'auth/network-request-failed', nobody],
    ['400 with nonsense', 400, '{"oops":[1,2', 'auth/network-request-failed', nobody],
    ['400 with another kind of JSON', 400, '["no"]', 'auth/network-request-failed', nobody],
    ['200 with null', 200, 'null', 'auth/network-request-failed', nobody],
    ['429', 429, json('RESOURCE_EXHAUSTED'), 'auth/resource-exhausted', 'There were too many'],
    ['429 for its quota', 429, json('QUOTA_EXCEEDED'), 'auth/quota-exceeded', 'That is all we can'],
  ] as const;

  for (const [what, status, body, code, sentence] of answers) {
    test(`answers ${what}: I am told, keep what I typed, and get in later`, async ({
      page,
      watch,
      account,
      identityUrl,
    }) => {
      if (status !== 200) watch.allow(/^console error: Failed to load resource: .* status of \d+/);
      const pattern = `${identityUrl}/**`;
      const headers = { 'access-control-allow-origin': '*' };
      await page.route(pattern, (route) => route.fulfill({ status, body, headers }));
      await trySigningIn(page, account);
      await watch.expectAlert(`FirebaseError: Firebase: Error (${code}).`);
      const said = await page.getByRole('status').textContent();
      expect(said).toContain(sentence);
      await expectToldAndKept(page, account, said ?? '');
      await page.unroute(pattern);
      await loginForm(page).signIn.click();
      await expectSignedInWithBasket(page, account, 1);
    });
  }

  test('answers after 40 seconds: I am told after 30, and the answer does no harm', async ({
    page,
    watch,
    account,
    identityUrl,
  }) => {
    await page.clock.install();
    const { asked, release } = await holdIdentity(page, identityUrl);
    await trySigningIn(page, account);
    await expect.poll(() => asked).toEqual(['signInWithPassword']);
    await page.clock.fastForward(30_000);
    await watch.expectAlert(unreachable);
    await expectToldAndKept(page, account, nobody);
    await page.clock.fastForward(10_000);
    const late = page.waitForResponse(`${identityUrl}/**`);
    await release();
    await late;
    await expectToldAndKept(page, account, nobody);
    await loginForm(page).signIn.click();
    await expectSignedInWithBasket(page, account, 1);
  });

  for (const [what, failure] of [
    ['closes the connection', 'connectionclosed'],
    ['resets the connection', 'connectionreset'],
    ['can’t be found', 'namenotresolved'],
  ] as const) {
    test(`${what}: I am told, keep what I typed, and get in later`, async ({
      page,
      watch,
      account,
      identityUrl,
    }) => {
      watch.allow(/net::ERR_/);
      const pattern = `${identityUrl}/**`;
      await page.route(pattern, (route) => route.abort(failure));
      await trySigningIn(page, account);
      await watch.expectAlert(unreachable);
      await expectToldAndKept(page, account, nobody);
      await page.unroute(pattern);
      await loginForm(page).signIn.click();
      await expectSignedInWithBasket(page, account, 1);
    });
  }

  test.describe('breaks off in the middle of its answer', () => {
    let server: Server;
    test.beforeEach(async () => {
      server = createServer((_, response: ServerResponse) => {
        response.writeHead(200, {
          'access-control-allow-origin': '*',
          'content-type': 'application/json',
          'content-length': '2000',
        });
        response.write('{"idToken":"', () => response.socket?.resetAndDestroy());
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    });
    test.afterEach(() => {
      server.close();
    });

    test('and I am told, keep what I typed, and get in later', async ({
      page,
      watch,
      account,
      identityUrl,
    }) => {
      watch.allow(/net::ERR_/);
      const { port } = server.address() as AddressInfo;
      const pattern = `${identityUrl}/**/accounts:signInWithPassword*`;
      await page.route(pattern, (route: Route) =>
        route.request().method() === 'OPTIONS'
          ? route.continue()
          : route.continue({ url: `http://127.0.0.1:${port}/` }),
      );
      await trySigningIn(page, account);
      await watch.expectAlert(unreachable);
      await expectToldAndKept(page, account, nobody);
      await page.unroute(pattern);
      await loginForm(page).signIn.click();
      await expectSignedInWithBasket(page, account, 1);
    });
  });
});

test.describe('the part of the shop that signs in', () => {
  test('is a page of HTML: I am told, and get in when it is mended', async ({
    page,
    watch,
    account,
  }) => {
    watch.allow(/^page error: SyntaxError/);
    const { mend } = await breakScripts(page, lazyPart.identity, () => '<!doctype html><p>No.</p>');
    await trySigningIn(page, account);
    await expect.poll(() => watch.alerts.splice(0).join()).toMatch(/^alert: ChunkLoadError/);
    await expectToldAndKept(
      page,
      account,
      'That did not work. Check that you are online, then try again.',
    );
    mend();
    await loginForm(page).signIn.click();
    await expectSignedInWithBasket(page, account, 1);
  });
});

test.describe('while I am signed in, elsewhere', () => {
  test('my account is deleted: I am signed out at the next start, and keep the basket', async ({
    page,
    watch,
    account,
    identityUrl,
  }) => {
    watch.allow(provoked.refusal);
    await signIn(page, account);
    await addToBasket(page, laptop.title);
    await authEmulator(identityUrl).remove(account.email);
    await openBasket(page);
    await expectSignedInWithBasket(page, account, 1);
    await page.reload();
    await expect(signInLink(page)).toBeVisible();
    await expectSignedOut(page);
    await expectBasketCount(page, 1);
    await trySigningInAgain(page, account);
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/user-not-found).');
    await expectToldAndKept(
      page,
      account,
      'There is no account with this e-mail. Check it for a slip, or create an account with it.',
    );
    await loginForm(page).register.click();
    await expectSignedInWithBasket(page, account, 1);
  });

  test('my account is closed: I am signed out at the next start, and told when I come back', async ({
    page,
    watch,
    account,
    identityUrl,
  }) => {
    watch.allow(provoked.refusal);
    await signIn(page, account);
    await addToBasket(page, laptop.title);
    await authEmulator(identityUrl).disable(account.email);
    await page.reload();
    await expectSignedOut(page);
    await expectBasketCount(page, 1);
    await trySigningInAgain(page, account);
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/user-disabled).');
    await expectToldAndKept(
      page,
      account,
      'This account has been closed. Use another e-mail, or go on shopping without an account.',
    );
  });

  test('my password is changed: the basket stays, the old one is refused, the new one lets me in', async ({
    page,
    watch,
    account,
    identityUrl,
  }) => {
    watch.allow(provoked.refusal);
    await signIn(page, account);
    await addToBasket(page, laptop.title);
    // The service tells old sessions from new ones by whole seconds.
    const second = () => Math.floor(Date.now() / 1000);
    const signedIn = second();
    await expect.poll(second).toBeGreaterThan(signedIn + 1);
    await authEmulator(identityUrl).changePassword(account.email, otherPassword);
    await page.reload();
    await expectSignedOut(page);
    await expectBasketCount(page, 1);
    await trySigningInAgain(page, account);
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/wrong-password).');
    await loginForm(page).password.fill(otherPassword);
    await loginForm(page).signIn.click();
    await expectSignedInWithBasket(page, account, 1);
  });

  async function trySigningInAgain(page: Page, account: Account) {
    await signInLink(page).click();
    await fillLoginForm(page, account);
    await loginForm(page).signIn.click();
  }
});

test.describe('in the middle of a form', () => {
  test('I am signed out in another tab: what I typed stays, and is sent', async ({
    page,
    context,
    request,
    account,
    identityUrl,
  }) => {
    await signIn(page, account);
    const next = await registerAccount(request, identityUrl, newAccount());
    const other = await context.newPage();
    await openShop(other);
    await header(page).getByRole('link', { name: 'Your Prime', exact: true }).click();
    await expect(page.getByText(`You are signed in as ${account.email}.`)).toBeVisible();
    await loginForm(page).email.fill(next.email);
    await loginForm(page).password.pressSequentially(next.password.slice(0, 5));
    await signOutLink(other).click();
    await expect(page.getByText('You are signed in')).toHaveCount(0);
    await expect(loginForm(page).password).toBeFocused();
    await page.keyboard.type(next.password.slice(5));
    await expect(loginForm(page).email).toHaveValue(next.email);
    await page.keyboard.press('Enter');
    await expect(greeting(page, `Hello ${next.email}`)).toBeVisible();
    await expect(greeting(other, `Hello ${next.email}`)).toBeVisible();
  });
});

test.describe('Back and Forward in the middle of a sign-in', () => {
  test('leave me where I went, signed in', async ({ page, account, identityUrl }) => {
    const { asked, release } = await holdIdentity(page, identityUrl);
    await trySigningIn(page, account);
    await expect.poll(() => asked).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL(/#\/$|\/haat\/$/);
    await release();
    await expectSignedInWithBasket(page, account, 1);
    await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(6);
  });

  test('show the sign-in under way to whoever returns to it', async ({
    page,
    account,
    identityUrl,
  }) => {
    const { asked, release } = await holdIdentity(page, identityUrl);
    await trySigningIn(page, account);
    await expect.poll(() => asked).toHaveLength(1);
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('main').getByText('Signing you in…')).toBeVisible();
    await loginForm(page).signIn.dispatchEvent('click');
    await release();
    await expect(page.getByText(`You are signed in as ${account.email}.`)).toBeVisible();
    expect(asked.filter((call) => call === 'signInWithPassword')).toHaveLength(1);
    await page.getByRole('link', { name: 'Go on shopping' }).click();
    await expectBasketCount(page, 1);
  });
});
