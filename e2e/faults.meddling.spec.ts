import type { Page } from '@playwright/test';
import {
  addToBasket,
  basketItems,
  basketLink,
  book,
  expect,
  expectBasketCount,
  expectSignedOut,
  fillLoginForm,
  greeting,
  header,
  heading,
  laptop,
  loginForm,
  openBasket,
  openHydrated,
  openShop,
  phone,
  provoked,
  removeButtons,
  signInLink,
  test,
  totalPanel,
} from './shop';

/** What React says when it finds another page than it has made: it then renders all of it anew. */
const rendersAnew = /Minified React error #418/;

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
  await addToBasket(page, laptop.title, book.title, phone.title);
  await expectBasketCount(page, 3);
  await page.getByRole('searchbox').fill('phone');
  await expect(heading(page)).toHaveText('2 results for “phone”');
  await page.getByRole('searchbox').fill('marigolds');
  await expect(heading(page)).toHaveText('No results for “marigolds”');
  await page.getByRole('link', { name: 'Clear the search' }).click();
  await expect(heading(page)).toHaveText(/^Good things/);
  await openBasket(page);
  await page.getByRole('button', { name: `Remove from basket: ${book.title}` }).click();
  await expect(totalPanel(page)).toContainText('Subtotal 2 items: ₹1580');
  await expect(main.getByText(`Removed: ${book.title}`)).toBeVisible();
  await page.getByRole('button', { name: `Undo: put back ${book.title}` }).click();
  await expect(totalPanel(page)).toContainText('Subtotal 3 items: ₹2079');
  await expect(basketItems(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Proceed to checkout' }).click();
  await expect(totalPanel(page)).toContainText('Orders can’t be placed');
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
  await expectBasketCount(page, 1);
}

/** Opens the shop and does something to the page before React is there. */
async function meddleFirst(page: Page, meddle: () => Promise<void>) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/static/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'domcontentloaded' });
  await addToBasket(page, laptop.title);
  await page.getByRole('searchbox').fill('laptop');
  await meddle();
  release();
}

test.describe('a browser that translates the page', () => {
  test.beforeEach(({ watch }) => {
    watch.allow(provoked.refusal);
  });

  test('hinders nothing, and every text stays up to date', async ({ page, watch, account }) => {
    await openHydrated(page);
    await openBasket(page);
    await removeButtons(page).click();
    await page.getByRole('link', { name: 'See what is on the cloth' }).click();
    await translate(page);
    await shopAround(page, account);
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/missing-password).');
  });

  for (const [screen, leave] of [
    ['/', (page: Page) => basketLink(page).click()],
    ['/checkout', (page: Page) => header(page).getByRole('link', { name: 'Sign In' }).click()],
    ['/login', (page: Page) => page.getByRole('link', { name: 'Haat', exact: true }).click()],
    ['/nowhere', (page: Page) => page.getByRole('link', { name: 'Go to the home page' }).click()],
  ] as const) {
    test(`hinders nobody who leaves ${screen}`, async ({ page }) => {
      // What is not in the HTML is React's from the start.
      await (screen === '/' ? openHydrated(page) : openShop(page, screen));
      const before = await heading(page).textContent();
      await translate(page);
      await leave(page);
      await expect(heading(page)).not.toHaveText(before ?? '');
      await page.goBack();
      await expect(heading(page)).toHaveText(before ?? '');
    });
  }

  test('before the scripts are there loses neither press nor text', async ({
    page,
    watch,
    account,
  }) => {
    watch.allow(rendersAnew);
    await meddleFirst(page, () => translate(page));
    await expectBasketCount(page, 1);
    await expect(page.getByRole('searchbox')).toHaveValue('laptop');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(heading(page)).toHaveText('1 result for “laptop”');
    await page.getByRole('link', { name: 'Clear the search' }).click();
    await openBasket(page);
    await removeButtons(page).click();
    await page.getByRole('link', { name: 'See what is on the cloth' }).click();
    await shopAround(page, account);
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/missing-password).');
  });
});

test.describe('an extension that adds to the page', () => {
  const meddlings: [string, () => void][] = [
    [
      'attributes everywhere',
      () => {
        for (const element of document.querySelectorAll('*')) {
          element.setAttribute('data-extension', 'on');
          element.classList.add('extension');
        }
      },
    ],
    [
      'elements around the shop',
      () => {
        for (const place of [document.documentElement, document.head, document.body]) {
          place.prepend(document.createElement('aside'));
          place.append(document.createElement('aside'));
        }
      },
    ],
    [
      'elements at the edges of the shop',
      () => {
        const root = document.getElementById('root');
        root?.prepend(document.createElement('aside'));
        root?.append(document.createElement('aside'), 'text');
      },
    ],
    [
      'elements beside fields and buttons',
      () => {
        for (const element of document.querySelectorAll('input, button')) {
          element.after(document.createElement('aside'));
        }
      },
    ],
    [
      'elements in every place',
      () => {
        for (const element of document.querySelectorAll('#root *')) {
          element.prepend(document.createElement('aside'));
        }
      },
    ],
  ];

  for (const [what, meddle] of meddlings) {
    test(`${what}, before the scripts are there: no press and no text is lost`, async ({
      page,
      watch,
    }) => {
      watch.allow(rendersAnew);
      await meddleFirst(page, () => page.evaluate(meddle));
      await expectBasketCount(page, 1);
      await expect(page.getByRole('searchbox')).toHaveValue('laptop');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await expect(heading(page)).toHaveText('1 result for “laptop”');
      await page.getByRole('link', { name: 'Clear the search' }).click();
      await addToBasket(page, book.title);
      await openBasket(page);
      await expect(basketItems(page)).toHaveCount(2);
    });

    test(`${what}, while I shop: everything goes on`, async ({ page, watch, account }) => {
      watch.allow(provoked.refusal);
      await openShop(page);
      await addToBasket(page, laptop.title);
      await expectBasketCount(page, 1);
      await openBasket(page);
      await removeButtons(page).click();
      await page.evaluate(meddle);
      await page.getByRole('link', { name: 'See what is on the cloth' }).click();
      await page.evaluate(meddle);
      await shopAround(page, account);
      await watch.expectAlert('FirebaseError: Firebase: Error (auth/missing-password).');
    });
  }
});
