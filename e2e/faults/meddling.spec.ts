import type { Page } from '@playwright/test';
import { shop } from '#shop/config';
import { extensionChanges, translatePage } from '../../src/testing/pageChanges';
import { product1, product3, product6, subtotal, unknownWord } from '../support/catalogue';
import { expectSignedOut, fillLoginForm, loginForm } from '../support/login';
import {
  addToBasket,
  basketItems,
  expectBasketCount,
  greeting,
  heading,
  openBasket,
  openHydrated,
  orderPanel,
  removeButtons,
  signInLink,
  totalPanel,
} from '../support/page';
import { expect, test } from '../support/test';
import { provoked } from '../support/watch';

/** Translates every text as soon as it appears. */
const translateAll = (page: Page) =>
  page.evaluate(`(() => {
    const translate = ${translatePage.toString()};
    const options = { childList: true, subtree: true, characterData: true };
    translate();
    new MutationObserver(translate).observe(document.body, options);
  })()`);

test('I can shop while the browser translates the page and extensions change it', async ({
  page,
  watch,
  account,
}) => {
  watch.allow(provoked.refusal);
  const main = page.getByRole('main');
  const undo = page.getByRole('button', { name: /^Undo: put back/ });
  await openHydrated(page);
  for (const add of Object.values(extensionChanges)) await page.evaluate(add);
  await translateAll(page);
  await addToBasket(page, product6.title, product3.title);
  await expectBasketCount(page, 3);
  await page.getByRole('searchbox').fill(unknownWord);
  await expect(heading(page)).toHaveText(`No results for “${unknownWord}”`);
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(heading(page)).toHaveText(shop.welcome.heading);

  await openBasket(page);
  await page.getByRole('button', { name: `Remove from basket: ${product6.title}` }).click();
  await expect(totalPanel(page)).toContainText(subtotal(product1, product3));
  await expect(main.getByText(`Removed: ${product6.title}`)).toBeVisible();
  await undo.click();
  await expect(basketItems(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Proceed to checkout' }).click();
  await expect(orderPanel(page)).toBeVisible();
  await page.goBack();
  for (let left = 2; left >= 0; left -= 1) {
    await removeButtons(page).first().click();
    await expectBasketCount(page, left);
  }
  await expect(heading(page)).toHaveText('Your shopping basket in empty');
  await undo.click();
  await expectBasketCount(page, 1);

  await signInLink(page).click();
  const form = loginForm(page);
  await fillLoginForm(page, { ...account, password: '' });
  await form.show.click();
  await form.signIn.click();
  await watch.expectAlert('FirebaseError: Firebase: Error (auth/missing-password).');
  await expect(main.getByText('Enter your password.', { exact: true })).toBeVisible();
  await form.password.fill(account.password);
  await form.signIn.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`You’re signed in as ${account.email}.`)).toBeVisible();
  await form.signOut.click();
  await expect(page.getByText('You’re signed in')).toHaveCount(0);
  await page.goto('./#/nowhere');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expectSignedOut(page);
  await expectBasketCount(page, 0);
});
