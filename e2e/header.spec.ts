import {
  addToBasket,
  basketLink,
  expect,
  expectBasketCount,
  expectSignedOut,
  greeting,
  header,
  laptop,
  openBasket,
  openShop,
  signIn,
  signInLink,
  signOutLink,
  test,
} from './shop';

const screens = [
  { name: 'home', route: '/' },
  { name: 'checkout', route: '/checkout' },
];

for (const { name, route } of screens) {
  test.describe(`on the ${name} screen, signed out`, () => {
    test.beforeEach(async ({ page }) => {
      await openShop(page, route);
    });

    test('greets me plainly and offers to sign in', async ({ page }) => {
      await expect(greeting(page, 'Hello')).toBeVisible();
      await expect(header(page).getByText('Sign Out')).toHaveCount(0);
      await signInLink(page).click();
      await expect(page).toHaveURL(/#\/login$/);
    });

    test('leads home from the logo', async ({ page }) => {
      await header(page).getByRole('link', { name: 'Haat', exact: true }).click();
      await expect(page).toHaveURL(/\/haat\/#\/$/);
      await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(6);
    });

    for (const link of ['Returns & Orders', 'Your Prime']) {
      test(`leads to the sign-in screen from '${link}'`, async ({ page }) => {
        await header(page).getByRole('link', { name: link, exact: true }).click();
        await expect(page).toHaveURL(/#\/login$/);
        await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
      });
    }

    test('leads to the basket, with its count', async ({ page }) => {
      await expectBasketCount(page, 0);
      await basketLink(page).click();
      await expect(page).toHaveURL(/#\/checkout$/);
      await expect(page.getByRole('heading', { name: /basket/ })).toBeVisible();
    });
  });
}

test.describe('signed in', () => {
  test.beforeEach(async ({ page, account }) => {
    await signIn(page, account);
  });

  test('greets me with my e-mail on both screens', async ({ page, account }) => {
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expect(greeting(page, 'Hello')).toHaveCount(0);
    await openBasket(page);
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  });

  test('offers to sign out, not to sign in', async ({ page }) => {
    await expect(signOutLink(page)).toBeVisible();
    await expect(header(page).getByText('Sign In')).toHaveCount(0);
  });

  test('signs me out where I am, and keeps the basket', async ({ page, account }) => {
    await addToBasket(page, laptop.title);
    await openBasket(page);
    await signOutLink(page).click();
    await expectSignedOut(page);
    await expect(page.getByText(account.email)).toHaveCount(0);
    await expect(page).toHaveURL(/#\/checkout$/);
    await expectBasketCount(page, 1);
    await expect(page.getByRole('heading', { level: 2, name: laptop.title })).toBeVisible();
  });

  test('does not go to the sign-in screen when I double-click sign out', async ({ page }) => {
    await signOutLink(page).dblclick();
    await expectSignedOut(page);
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(6);
  });

  test('goes to the sign-in screen after signing out', async ({ page }) => {
    await signOutLink(page).click();
    await expectSignedOut(page);
    await signInLink(page).click();
    await expect(page).toHaveURL(/#\/login$/);
  });

  for (const link of ['Returns & Orders', 'Your Prime']) {
    test(`still leads to the sign-in screen from '${link}'`, async ({ page }) => {
      await header(page).getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(/#\/login$/);
    });
  }
});

test('stays in reach while I scroll', async ({ page }) => {
  await openShop(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(basketLink(page)).toBeInViewport({ ratio: 1 });
});
