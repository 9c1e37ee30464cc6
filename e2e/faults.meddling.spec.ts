import type { Locator, Page } from '@playwright/test';
import { shop } from '../src/config';
import { meddlings } from '../src/testing/meddlings';
import {
  addToBasket,
  basketItems,
  product6,
  expect,
  expectBasketCount,
  expectSignedOut,
  fillLoginForm,
  greeting,
  header,
  heading,
  hold,
  product1,
  loginForm,
  openBasket,
  openHydrated,
  openShop,
  orderPanel,
  product3,
  provoked,
  removeButtons,
  signInLink,
  test,
  totalPanel,
  subtotal,
} from './shop';

/** What React says when it finds another page than it has made: it then renders all of it again. */
const rendersAgain = /Minified React error #418/;

/** Does to every text, now and later, what translating browsers do: puts it into new elements. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      for (const text of found) {
        if (text.parentElement?.closest('font, script, style, noscript')) continue;
        const [outer, inner] = [font(), font()];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    const observer = new MutationObserver(() => {
      wrap(document.body);
    });
    wrap(document.body);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    document.documentElement.lang = 'hi';
    document.documentElement.className = 'translated-ltr';
  });

/** A visit that changes every text of the shop that can change. */
async function shopAround(page: Page, account: { email: string; password: string }) {
  const main = page.getByRole('main');
  await addToBasket(page, product1.title, product6.title, product3.title);
  await expectBasketCount(page, 3);
  await page.getByRole('searchbox').fill(product3.title);
  await expect(heading(page)).toContainText(`for “${product3.title}”`);
  await page.getByRole('searchbox').fill('zzqx');
  await expect(heading(page)).toHaveText('No results for “zzqx”');
  await page.getByRole('link', { name: 'Clear the search' }).click();
  await expect(heading(page)).toHaveText(shop.welcome.heading);
  await openBasket(page);
  await page.getByRole('button', { name: `Remove from basket: ${product6.title}` }).click();
  await expect(totalPanel(page)).toContainText(subtotal(product1, product3));
  await expect(main.getByText(`Removed: ${product6.title}`)).toBeVisible();
  await page.getByRole('button', { name: `Undo: put back ${product6.title}` }).click();
  await expect(totalPanel(page)).toContainText(subtotal(product1, product3, product6));
  await expect(basketItems(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Proceed to checkout' }).click();
  await expect(orderPanel(page)).toBeVisible();
  for (let left = 2; left >= 0; left -= 1) {
    await removeButtons(page).first().click();
    await expectBasketCount(page, left);
  }
  await expect(heading(page)).toHaveText('Your shopping basket in empty');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expectBasketCount(page, 1);

  await signInLink(page).click();
  const form = loginForm(page);
  await fillLoginForm(page, { ...account, password: '' });
  await form.show.click();
  await form.hide.click();
  await form.signIn.click();
  await expect(main.getByText('Enter your password.', { exact: true })).toBeVisible();
  await form.password.fill(account.password);
  await form.signIn.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  await header(page).getByRole('link', { name: 'Your Prime', exact: true }).click();
  await expect(page.getByText(`You are signed in as ${account.email}.`)).toBeVisible();
  await form.signOut.click();
  await expect(page.getByText('You are signed in')).toHaveCount(0);
  await page.goto('./#/nowhere');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expectSignedOut(page);
  await expectBasketCount(page, 0);
}

test.beforeEach(({ watch }) => {
  watch.allow(provoked.refusal);
});

test('a browser that translates the page, and an extension that adds to the page, hinder nothing while I shop', async ({
  page,
  watch,
  account,
}) => {
  const meddle = async () => {
    for (const add of Object.values(meddlings)) await page.evaluate(add);
  };
  await openHydrated(page);
  await openBasket(page);
  await removeButtons(page).click();
  await meddle();
  await page.getByRole('link', { name: 'See all products' }).click();
  await meddle();
  await translate(page);
  await shopAround(page, account);
  await watch.expectAlert('FirebaseError: Firebase: Error (auth/missing-password).');
});

test.describe('a browser that translates the page', () => {
  test('hinders nobody who leaves a screen, or comes back', async ({ page }) => {
    const ways: [string, () => Locator][] = [
      ['/checkout', () => signInLink(page)],
      ['/login', () => page.getByRole('link', { name: shop.name, exact: true })],
      ['/nowhere', () => page.getByRole('link', { name: 'Go to the home page' })],
    ];
    for (const [screen, link] of ways) {
      await test.step(screen, async () => {
        // Another page than before: one that is translated stays so.
        await page.goto('about:blank');
        await openShop(page, screen);
        const before = (await heading(page).textContent()) ?? '';
        await translate(page);
        await link().click();
        await expect(heading(page)).not.toHaveText(before);
        await page.goBack();
        await expect(heading(page)).toHaveText(before);
      });
    }
  });

  test('before the scripts are there loses neither press nor text', async ({ page, watch }) => {
    watch.allow(rendersAgain);
    const scripts = await hold(page, '**/static/js/*.js');
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await addToBasket(page, product1.title);
    const box = page.getByRole('searchbox');
    await box.fill(product1.title);
    await translate(page);
    scripts.release();
    await expect(heading(page)).toContainText(`for “${product1.title}”`);
    await expect(box).toHaveValue(product1.title);
    await expect(box).toBeFocused();
    await expectBasketCount(page, 1);
    await page.getByRole('link', { name: 'Clear the search' }).click();
    await addToBasket(page, product6.title);
    await openBasket(page);
    await expect(basketItems(page)).toHaveCount(2);
  });
});
