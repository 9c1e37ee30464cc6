import {
  addToBasket,
  book,
  expect,
  expectBasketCount,
  expectSignedOut,
  fillLoginForm,
  greeting,
  loginForm,
  newAccount,
  openShop,
  signIn,
  test,
} from './shop';

test.describe('the sign-in screen', () => {
  test.beforeEach(async ({ page }) => {
    await openShop(page, '/login');
  });

  test('asks for e-mail and password', async ({ page }) => {
    const form = loginForm(page);
    await expect(page).toHaveTitle('Sign in · Haat');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expect(form.email).toBeEditable();
    await expect(form.password).toBeEditable();
    await expect(form.password).toHaveAttribute('type', 'password');
    await expect(page.getByRole('textbox')).toHaveCount(2);
    await expect(page.getByRole('button')).toHaveCount(2);
    await expect(form.signIn).toBeEnabled();
    await expect(form.register).toBeEnabled();
  });

  test('says what I agree to', async ({ page }) => {
    await expect(
      page.getByText(/agree to the conditions of use and the privacy notice/),
    ).toBeVisible();
  });

  test('has no shop header, and a logo that leads home', async ({ page }) => {
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.getByRole('link', { name: 'Haat', exact: true }).click();
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(6);
  });

  test('signs me in and takes me home', async ({ page, account }) => {
    await fillLoginForm(page, account);
    await loginForm(page).signIn.click();
    await expect(page).toHaveURL(/#\/$/);
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  });

  test('signs me in when I press Enter in the password', async ({ page, account }) => {
    await fillLoginForm(page, account);
    await loginForm(page).password.press('Enter');
    await expect(page).toHaveURL(/#\/$/);
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  });

  test('creates my account and takes me home, signed in', async ({ page }) => {
    const account = newAccount();
    await fillLoginForm(page, account);
    await loginForm(page).register.click();
    await expect(page).toHaveURL(/#\/$/);
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  });
});

test('lets me sign in again to the account that I created', async ({ page }) => {
  const account = newAccount();
  await openShop(page, '/login');
  await fillLoginForm(page, account);
  await loginForm(page).register.click();
  await page.getByRole('link', { name: 'Sign Out', exact: true }).click();
  await expectSignedOut(page);
  await signIn(page, account);
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
});

test('keeps the basket that I filled before signing in', async ({ page, account }) => {
  await openShop(page);
  await addToBasket(page, book.title, book.title);
  await signIn(page, account);
  await expectBasketCount(page, 2);
});

test('is open to me when I am signed in already', async ({ page, account }) => {
  await signIn(page, account);
  await page.getByRole('link', { name: 'Your Prime', exact: true }).click();
  await expect(loginForm(page).email).toHaveValue('');
  await expect(loginForm(page).signIn).toBeEnabled();
  await expect(page).toHaveURL(/#\/login$/);
});

test('forgets what I typed when I leave', async ({ page }) => {
  await openShop(page, '/login');
  await fillLoginForm(page, newAccount());
  await page.getByRole('link', { name: 'Haat', exact: true }).click();
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(loginForm(page).email).toHaveValue('');
  await expect(loginForm(page).password).toHaveValue('');
});
