import {
  addToBasket,
  expect,
  expectSignedOut,
  fillLoginForm,
  greeting,
  laptop,
  loginForm,
  newAccount,
  openBasket,
  openShop,
  signInLink,
  signOutLink,
  test,
} from './shop';

test('talks to nobody but the shop and the identity service, and sets no cookie', async ({
  page,
  context,
  baseURL,
  identityUrl,
}) => {
  const contacted = new Set<string>();
  context.on('request', (request) => contacted.add(new URL(request.url()).origin));

  const account = newAccount();
  await openShop(page);
  await addToBasket(page, laptop.title);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await openBasket(page);
  await signInLink(page).click();
  await fillLoginForm(page, account);
  await loginForm(page).register.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  await page.reload();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  await signOutLink(page).click();
  await expectSignedOut(page);
  await page.waitForLoadState('networkidle');

  expect([...contacted].sort()).toEqual([new URL(baseURL ?? '').origin, identityUrl].sort());
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('would be seen to contact a stranger, to open a web socket and to set a cookie', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  // The same machine under another name; the policy of the shop's own page forbids all three.
  const { host, origin } = new URL((baseURL ?? '').replace('localhost', '127.0.0.1'));
  await page.goto(`${origin}/nowhere`);
  await page.goto('about:blank');
  await page.evaluate((address) => new WebSocket(address).url, `ws://${host}/`);
  await context.addCookies([{ name: 'crumb', value: '1', url: origin }]);

  const seen = [/^stranger contacted: GET /, /^web socket: /, /^cookie: crumb$/];
  for (const kind of seen) {
    await expect.poll(() => watch.unexpected()).toContainEqual(expect.stringMatching(kind));
  }
  watch.allow(...seen, /^console error: .*(404|WebSocket)/);
});

test('asks the identity service nothing about a visitor who does not sign in', async ({
  page,
  identityUrl,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(identityUrl)) asked.push(request.url());
  });
  await openShop(page);
  await addToBasket(page, laptop.title);
  await openBasket(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('calls nothing but its two ways in and the account that they give', async ({
  page,
  account,
  identityUrl,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, searchParams } = new URL(request.url());
    if (origin !== identityUrl || request.method() === 'OPTIONS') return;
    calls.push(
      `${request.method()} ${pathname.split('/').pop()} ${[...searchParams.keys()].join()}`,
    );
  });
  await openShop(page, '/login');
  await fillLoginForm(page, account);
  await loginForm(page).signIn.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  expect(calls).toEqual(['POST accounts:signInWithPassword key', 'POST accounts:lookup key']);
});

test('keeps no password in the browser', async ({ page, account }) => {
  await openShop(page, '/login');
  await fillLoginForm(page, account);
  await loginForm(page).signIn.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const stored = JSON.stringify({ cookies, origins });
  expect(stored).toContain(account.email);
  expect(stored).not.toContain(account.password);
});
