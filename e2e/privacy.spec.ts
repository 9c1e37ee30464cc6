import {
  addToBasket,
  expect,
  expectSignedOut,
  fillLoginForm,
  greeting,
  header,
  laptop,
  loginForm,
  newAccount,
  openBasket,
  openShop,
  test,
} from './shop';

test('talks to nobody but the shop and the identity service, and sets no cookie', async ({
  page,
  context,
  baseURL,
  identityUrl,
}) => {
  const contacted = new Set<string>();
  const sockets: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:') contacted.add(origin);
  });
  page.on('websocket', (socket) => sockets.push(socket.url()));

  const account = newAccount();
  await openShop(page);
  await addToBasket(page, laptop.title);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await openBasket(page);
  await header(page).getByRole('link', { name: 'Sign In', exact: true }).click();
  await fillLoginForm(page, account);
  await loginForm(page).register.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  await page.reload();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  await header(page).getByRole('link', { name: 'Sign Out', exact: true }).click();
  await expectSignedOut(page);
  await page.waitForLoadState('networkidle');

  expect([...contacted].sort()).toEqual([new URL(baseURL ?? '').origin, identityUrl].sort());
  expect(sockets).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
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
