import { shop } from '../src/config';
import { expectSent } from './database';
import {
  addButton,
  addToBasket,
  basketItems,
  basketLink,
  product6,
  expect,
  expectBasketCount,
  expectSignedOut,
  fillLoginForm,
  greeting,
  product2,
  heading,
  product1,
  loginForm,
  openBasket,
  openShop,
  orderPanel,
  removeButtons,
  signIn,
  signInLink,
  signOutLink,
  storeBasket,
  test,
  product3,
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
        'We couldn’t connect. Check that you are online, then try again.',
      );
      await expect(loginForm(page).password).toHaveValue(account.password);
    });
    await offline(async () => {
      await page.getByRole('link', { name: shop.name, exact: true }).click();
      await addToBasket(page, product1.title, product6.title);
      await expectBasketCount(page, 2);
    });
    await offline(async () => {
      await page.getByRole('searchbox').fill(product1.title);
      await expect(heading(page)).toContainText('for “');
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
    await expectSent(page);
    await offline(async () => {
      await signOutLink(page).click();
      await expectSignedOut(page);
    });
    await page.reload();
    await expectBasketCount(page, 0);
    await expectSignedOut(page);
    await signIn(page, account);
    await expectBasketCount(page, 2);
  });
});

test.describe('time', () => {
  const TEN_YEARS_MS = 10 * 365.25 * 24 * 3_600_000;
  test('jumps ten years behind and ahead: I stay signed in, with my basket, and can sign in', async ({
    page,
    account,
  }) => {
    await signIn(page, account);
    for (const by of [-TEN_YEARS_MS, TEN_YEARS_MS]) {
      await addToBasket(page, product1.title);
      await page.clock.setSystemTime(Date.now() + by);
      await addToBasket(page, product6.title);
      await page.reload();
      await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    }
    await expectBasketCount(page, 4);
    await signOutLink(page).click();
    await expectSignedOut(page);
    await signIn(page, account);
    await page.reload();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await openBasket(page);
    await expect(basketItems(page).getByRole('heading')).toHaveText(
      [product1, product6, product1, product6].map(({ title }) => title),
    );
  });

  test('goes by: a tab that slept for a day knows me, and what other tabs did', async ({
    page,
    context,
    account,
  }) => {
    await page.clock.install();
    await signIn(page, account);
    await addToBasket(page, product1.title);
    const other = await context.newPage();
    await openShop(other);
    await expectBasketCount(other, 1);
    await addToBasket(other, product6.title);
    await page.clock.fastForward('24:00:00');
    await expectBasketCount(page, 2);
    await addToBasket(page, product2.title);
    await expectBasketCount(other, 3);
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await openBasket(page);
    await expect(basketItems(page)).toHaveCount(3);
    await page.reload();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expectBasketCount(page, 3);
  });
});

test('three quick clicks do what one does, or three, wherever they are made', async ({
  page,
  account,
}) => {
  const thrice = { clickCount: 3 };
  await storeBasket(page, [product1.id, product6.id, product2.id, product3.id]);
  await openShop(page, '/checkout');
  await test.step('a removal takes one item, and its undoing brings one back', async () => {
    await removeButtons(page).nth(1).click(thrice);
    await expectBasketCount(page, 3);
    await page.getByRole('button', { name: /^Undo/ }).click(thrice);
    await expectBasketCount(page, 4);
  });
  await test.step('proceeding opens one order; the gift is ticked', async () => {
    await page.getByRole('button', { name: 'Proceed to checkout' }).click(thrice);
    await expect(orderPanel(page)).toHaveCount(1);
    await page.getByRole('checkbox').click(thrice);
    await expect(page.getByRole('checkbox')).toBeChecked();
  });
  await test.step('signing out is done once, and leads nowhere', async () => {
    await signIn(page, account);
    await signOutLink(page).click(thrice);
    await expectSignedOut(page);
    await expect(page.getByRole('status')).toHaveText('Signed out.');
    await expect(page).toHaveURL(/#\/$/);
  });
  await test.step('adding adds three, and a link leads where it says', async () => {
    await addButton(page, product1.title).click(thrice);
    await expectBasketCount(page, 3);
    await basketLink(page).click(thrice);
    await expect(page).toHaveURL(/#\/checkout$/);
    await expect(basketItems(page)).toHaveCount(3);
  });
  await test.step('the way back from a broken address leads home', async () => {
    await openShop(page, '/nowhere');
    await page.getByRole('link', { name: 'Go to the home page' }).click(thrice);
    await expect(heading(page)).toHaveText(shop.welcome.heading);
  });
});
