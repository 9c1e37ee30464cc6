import { readdirSync } from 'node:fs';
import { testRun } from '../scripts/lib/stages';
import { shop } from '#shop/config';
import { scriptOf, sourcesOf } from './support/builtScripts';
import { product1 } from './support/catalogue';
import { fillLoginForm, loginForm, signIn, signOut } from './support/login';
import { lazyPart } from './support/network';
import { addToBasket, greeting, openBasket, openShop, signInLink } from './support/page';
import { expect, newAccount, test } from './support/test';
import { provoked } from './support/watch';

test(
  'the shop contacts only its own origin and, once I sign in, Firebase Auth and Firestore',
  { tag: '@main' },
  async ({ page, context, baseURL, watch }) => {
    // A reload loses the answer to a write of the basket, and on a slow machine the next write comes too soon.
    watch.allow(provoked.forbidden);
    const contacted = new Set<string>();
    const identity: string[] = [];
    const database = new Set<string>();
    const databaseCode = readdirSync(`${testRun.site}${shop.basePath}static/js`).filter((script) =>
      sourcesOf(script).some((source) => source.includes('firestore')),
    );
    const loaded = () => databaseCode.filter((script) => scripts.has(script));
    const scripts = new Set<string>();
    context.on('request', (request) => {
      const { origin, pathname, searchParams } = new URL(request.url());
      contacted.add(origin);
      scripts.add(pathname.split('/').pop() ?? '');
      const isOfLivePrices = request.postData()?.includes('/documents/shop/prices');
      if (origin === testRun.firestoreUrl) database.add(isOfLivePrices ? 'live prices' : pathname);
      if (origin !== testRun.authUrl || request.method() === 'OPTIONS') return;
      const names = [...searchParams.keys()].join();
      identity.push(`${request.method()} ${pathname.split('/').pop()} ${names}`);
    });
    const account = newAccount();
    const hello = greeting(page, `Hello ${account.email}`);

    await test.step('while I shop signed out', async () => {
      await openShop(page);
      await addToBasket(page, product1.title);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await openBasket(page);
      await signInLink(page).click();
      await fillLoginForm(page, account);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => [...identity, ...database]).toEqual(['live prices']);
      // The code for an order loads ahead, but the code for an account's basket doesn't.
      expect(loaded()).not.toContain(scriptOf(lazyPart.accountBasket));
    });

    await test.step('when I create an account, come back, sign out and sign in', async () => {
      await loginForm(page).register.click();
      await expect(hello).toBeVisible();
      await expect.poll(loaded).toContain(scriptOf(lazyPart.accountBasket));
      await page.reload();
      await expect(hello).toBeVisible();
      await signOut(page);
      await signIn(page, account);
      await page.waitForLoadState('networkidle');
      const lookup = 'POST accounts:lookup key';
      expect(identity).toEqual([
        'POST accounts:signUp key',
        lookup,
        lookup,
        'POST accounts:signInWithPassword key',
        lookup,
      ]);
    });
    await test.step('only what shop/legal/privacy.md names is stored', async () => {
      const stored = await page.evaluate(async () => ({
        local: Object.keys(localStorage).map((key) => key.replace(/basket\/.*/, 'basket/…')),
        session: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        cookies: document.cookie,
      }));
      const { basePath } = shop;
      expect([...new Set(stored.local)].sort()).toEqual([
        `${basePath}basket/…`,
        `${basePath}session`,
      ]);
      expect(stored.session).toEqual([]);
      expect(stored.databases).toContain('firebaseLocalStorageDb');
      expect(stored.databases.filter((name) => !name?.startsWith('firebase'))).toEqual([]);
      expect(stored.cookies).toBe('');
    });

    const known = [new URL(baseURL ?? '').origin, testRun.authUrl, testRun.firestoreUrl];
    expect([...contacted].sort()).toEqual(known.sort());
    const documents = '/v1/projects/demo-haat/databases/(default)/documents';
    expect([...database].sort()).toEqual([
      `${documents}:batchGet`,
      `${documents}:commit`,
      'live prices',
    ]);
    const { cookies, origins } = await context.storageState({ indexedDB: true });
    expect(cookies).toEqual([]);
    expect(JSON.stringify(origins)).toContain(account.email);
    expect(JSON.stringify(origins)).not.toContain(account.password);
  },
);

test('the fixture notices a third party, a web socket and a cookie', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  // The page has another origin, because the shop's own policy forbids all three.
  const { host, origin } = new URL((baseURL ?? '').replace('localhost', '127.0.0.1'));
  await page.goto(`${origin}/nowhere`);
  await page.goto('about:blank');
  await page.evaluate((address) => new WebSocket(address).url, `ws://${host}/`);
  await context.addCookies([{ name: 'crumb', value: '1', url: origin }]);

  const seen = [/^third party contacted: GET /, /^web socket: /, /^cookie: crumb$/];
  for (const kind of seen) {
    await expect.poll(() => watch.unexpected()).toContainEqual(expect.stringMatching(kind));
  }
  watch.allow(...seen, /^console error: .*(404|WebSocket)/);
});
