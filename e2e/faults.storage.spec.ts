import { shop } from '../src/config';
import {
  addToBasket,
  basketItems,
  product6,
  expect,
  expectBasketCount,
  expectSignedOut,
  fillLoginForm,
  greeting,
  product2,
  product1,
  loginForm,
  openBasket,
  openShop,
  signIn,
  signInLink,
  signOutLink,
  basketEntries,
  storeEntries,
  test,
} from './shop';

test.describe('IndexedDB', () => {
  /** What the library says to developers of a note that it could not store for itself. */
  const ofItsOwn = /^console warning: .*\(app\/idb-(set|get|open)\)/;

  test('is forbidden, missing or full: I sign in, stay so over a reload, and sign out', async ({
    context,
    watch,
    account,
  }) => {
    watch.allow(ofItsOwn);
    const troubles = {
      forbidden: () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('Forbidden.', 'SecurityError');
        };
      },
      missing: () => {
        Object.defineProperty(window, 'indexedDB', { value: undefined });
      },
      full: () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('Full.', 'QuotaExceededError');
        };
      },
    };
    for (const [what, cause] of Object.entries(troubles)) {
      await test.step(what, async () => {
        const page = await context.newPage();
        await page.addInitScript(cause);
        await signIn(page, account);
        await page.reload();
        await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
        await signOutLink(page).click();
        await expectSignedOut(page);
        await page.close();
      });
    }
  });

  test('is forbidden, and local storage too: I sign in for this visit', async ({
    page,
    account,
  }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Forbidden.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Forbidden.', 'SecurityError');
        },
      });
    });
    await openShop(page);
    await addToBasket(page, product1.title);
    await signIn(page, account);
    await expectBasketCount(page, 1);
    await openBasket(page);
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  });

  test('fills up, then is deleted while I shop: I read why, and get in again, with my basket', async ({
    page,
    watch,
    context,
    baseURL,
    account,
  }) => {
    watch.allow(ofItsOwn);
    await openShop(page);
    await addToBasket(page, product1.title);
    await signInLink(page).click();
    await fillLoginForm(page, account);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const store = IDBObjectStore.prototype;
      const put: unknown = Reflect.get(store, 'put');
      Object.assign(window, {
        makeRoom: () => {
          Reflect.set(store, 'put', put);
        },
      });
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    await loginForm(page).signIn.click();
    await watch.expectAlert('QuotaExceededError: Full.');
    await expect(page.getByRole('status')).toHaveText(
      'Your browser has no space left to keep you signed in. Free some space, then try again.',
    );
    await expect(loginForm(page).email).toHaveValue(account.email);
    await expect(loginForm(page).password).toHaveValue(account.password);
    await page.evaluate(() => {
      (window as unknown as { makeRoom: () => void }).makeRoom();
    });
    await loginForm(page).signIn.click();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expectBasketCount(page, 1);

    const browser = await context.newCDPSession(page);
    const origin = new URL(baseURL ?? '').origin;
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await expectSignedOut(page);
    await expectBasketCount(page, 1);
    await signIn(page, account);
    await page.reload();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expectBasketCount(page, 1);
  });
});

test.describe('local storage', () => {
  test('is filled with nonsense and deleted while I shop, by another tab or not: the basket is whole', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await openShop(page);
    await openShop(other);
    await addToBasket(page, product1.title, product6.title);
    await expectBasketCount(other, 2);
    const nonsense = {
      [`${shop.basePath}basket`]: '{"version":1,"ids":[{"a":',
      [`${shop.basePath}basket/x`]: 'y',
    };
    for (const entries of [nonsense, null]) {
      for (const by of [other, page]) {
        await by.evaluate((entries) => {
          if (entries === null) localStorage.clear();
          else Object.assign(localStorage, entries);
        }, entries);
        await addToBasket(page, product2.title);
      }
    }
    await expectBasketCount(page, 6);
    await page.reload();
    await expectBasketCount(page, 6);
    await openBasket(page);
    await expect(basketItems(page)).toHaveCount(6);
  });

  test('holds what nobody ever bought, then fills up: the shop opens, and says each once', async ({
    page,
  }) => {
    await storeEntries(
      page,
      basketEntries(['__proto__', '<img src=x onerror=alert(1)>', '"]', '\u202e', '🛒']),
    );
    await openShop(page);
    const notices = page.getByRole('region', { name: 'About your basket' });
    await expect(notices).toContainText('5 items in your basket are not sold on this page');
    await expectBasketCount(page, 0);
    await notices.getByRole('button', { name: 'OK' }).click();

    await addToBasket(page, product1.title);
    await expectBasketCount(page, 1);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    await addToBasket(page, product6.title);
    await expect(notices).toContainText('It lasts until you close this page.');
    await notices.getByRole('button', { name: 'OK' }).click();
    await openBasket(page);
    await expect(basketItems(page)).toHaveCount(2);
    await expect(notices).toHaveCount(0);
  });
});
