import {
  addToBasket,
  basketItems,
  basketLink,
  book,
  catalogue,
  expect,
  expectBasketCount,
  expectSignedOut,
  fillLoginForm,
  greeting,
  hairWax,
  heading,
  laptop,
  loginForm,
  openBasket,
  openShop,
  removeButtons,
  signIn,
  signInLink,
  signOutLink,
  storeBasket,
  test,
  totalPanel,
} from './shop';

test.describe('without a network', () => {
  test('between any two steps, and back: nothing is lost, and each step works when it can', async ({
    page,
    context,
    watch,
    account,
  }) => {
    watch.allow(/net::ERR_INTERNET_DISCONNECTED/);
    // Once around, so that every screen has been here.
    await openShop(page);
    await openBasket(page);
    await signInLink(page).click();
    await fillLoginForm(page, account);
    await page.waitForLoadState('networkidle');

    const offline = async (step: () => Promise<void>) => {
      await context.setOffline(true);
      await step();
      await context.setOffline(false);
    };
    await offline(async () => {
      await loginForm(page).signIn.click();
      await watch.expectAlert('FirebaseError: Firebase: Error (auth/network-request-failed).');
      await expect(page.getByRole('status')).toHaveText(
        'Nobody answered. Check that you are online, then try again.',
      );
      await expect(loginForm(page).password).toHaveValue(account.password);
    });
    await offline(async () => {
      await page.getByRole('link', { name: 'Haat', exact: true }).click();
      await addToBasket(page, laptop.title, book.title);
      await expectBasketCount(page, 2);
    });
    await offline(async () => {
      await page.getByRole('searchbox').fill('laptop');
      await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(1);
    });
    await offline(() => openBasket(page));
    await offline(async () => {
      await removeButtons(page).first().click();
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expectBasketCount(page, 2);
    });
    await offline(async () => {
      await signInLink(page).click();
      await expect(loginForm(page).email).toHaveValue('');
    });
    await fillLoginForm(page, account);
    await loginForm(page).signIn.click();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await offline(async () => {
      await signOutLink(page).click();
      await expectSignedOut(page);
    });
    await page.reload();
    await expectBasketCount(page, 2);
    await expectSignedOut(page);
  });

  test('in the middle of a sign-in: I am told, keep what I typed, and get in when it is back', async ({
    page,
    context,
    watch,
    account,
    identityUrl,
  }) => {
    watch.allow(/net::ERR_/);
    let ask: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (ask = resolve));
    await page.route(`${identityUrl}/**`, async (route) => {
      await context.setOffline(true);
      ask();
      await route.abort('internetdisconnected');
    });
    await openShop(page, '/login');
    await fillLoginForm(page, account);
    await loginForm(page).signIn.click();
    await asked;
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/network-request-failed).');
    await expect(loginForm(page).password).toHaveValue(account.password);
    await page.unroute(`${identityUrl}/**`);
    await context.setOffline(false);
    await loginForm(page).signIn.click();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  });
});

test.describe('time', () => {
  const TEN_YEARS_MS = 10 * 365.25 * 24 * 3_600_000;
  for (const [what, by] of [
    ['behind', -TEN_YEARS_MS],
    ['ahead', TEN_YEARS_MS],
  ] as const) {
    test(`is ten years ${what}: I shop, sign in and stay so`, async ({ page, account }) => {
      await page.clock.setSystemTime(Date.now() + by);
      await openShop(page);
      await addToBasket(page, laptop.title);
      await signIn(page, account);
      await page.reload();
      await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
      await expectBasketCount(page, 1);
    });

    test(`jumps ten years ${what} while I shop: I stay signed in, with my basket`, async ({
      page,
      account,
    }) => {
      await signIn(page, account);
      await addToBasket(page, laptop.title);
      await expectBasketCount(page, 1);
      await page.clock.setSystemTime(Date.now() + by);
      await addToBasket(page, book.title);
      await page.reload();
      await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
      await expectBasketCount(page, 2);
      await signOutLink(page).click();
      await expectSignedOut(page);
    });
  }

  test('goes by: a tab that slept for a day knows me, and what other tabs did', async ({
    page,
    context,
    account,
  }) => {
    await page.clock.install();
    await signIn(page, account);
    await addToBasket(page, laptop.title);
    const other = await context.newPage();
    await openShop(other);
    await expectBasketCount(other, 1);
    await addToBasket(other, book.title);
    await page.clock.fastForward('24:00:00');
    await expectBasketCount(page, 2);
    await addToBasket(page, hairWax.title);
    await expectBasketCount(other, 3);
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await openBasket(page);
    await expect(basketItems(page)).toHaveCount(3);
    await page.reload();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expectBasketCount(page, 3);
  });
});

test.describe('three quick clicks', () => {
  test('on a removal take one item, and on its undoing bring one back', async ({ page }) => {
    await storeBasket(page, ['123', '1238', '1234', '1235']);
    await openShop(page, '/checkout');
    await removeButtons(page).nth(1).click({ clickCount: 3 });
    await expectBasketCount(page, 3);
    await page.getByRole('button', { name: /^Undo/ }).click({ clickCount: 3 });
    await expectBasketCount(page, 4);
  });

  test('on signing out sign out once, and lead nowhere', async ({ page, account }) => {
    await signIn(page, account);
    await addToBasket(page, laptop.title);
    await signOutLink(page).click({ clickCount: 3 });
    await expectSignedOut(page);
    await expect(page.getByRole('status')).toHaveText('Signed out.');
    await expect(page).toHaveURL(/#\/$/);
    await expectBasketCount(page, 1);
  });

  test('on a link, on proceeding, on the gift: as one, or as three', async ({ page }) => {
    await openShop(page);
    const add = page.getByRole('button', { name: `Add to basket: ${laptop.title}` });
    await add.click({ clickCount: 3 });
    await expectBasketCount(page, 3);
    await basketLink(page).click({ clickCount: 3 });
    await expect(page).toHaveURL(/#\/checkout$/);
    await page.getByRole('button', { name: 'Proceed to checkout' }).click({ clickCount: 3 });
    await expect(totalPanel(page).getByText(/^Orders can’t be placed/)).toHaveCount(1);
    await page.getByRole('checkbox').click({ clickCount: 3 });
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expectBasketCount(page, 3);
  });

  test('of Enter in the search make one step of Back', async ({ page }) => {
    await openShop(page);
    await page.getByRole('searchbox').fill('laptop');
    for (let press = 0; press < 3; press += 1) await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/q=laptop$/);
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(
      catalogue.length,
    );
  });

  test('on the way back from a broken address lead home', async ({ page }) => {
    await openShop(page, '/nowhere');
    await page.getByRole('link', { name: 'Go to the home page' }).click({ clickCount: 3 });
    await expect(heading(page)).toHaveText(/^Good things/);
  });
});
