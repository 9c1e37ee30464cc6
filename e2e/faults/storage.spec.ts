import { product1 } from '../support/catalogue';
import { expectSignedOut, fillLoginForm, loginForm, signIn, signOut } from '../support/login';
import { addToBasket, expectBasketCount, greeting, openShop, signInLink } from '../support/page';
import { expect, test } from '../support/test';
import { provoked } from '../support/watch';

test.describe('IndexedDB', () => {
  /** Firebase warns developers when it can't store its own data. */
  const libraryWarning = /^console warning: .*\(app\/idb-(set|get|open)\)/;

  test('is forbidden, missing or full: I can still sign in, reload and sign out', async ({
    context,
    watch,
    account,
  }) => {
    watch.allow(libraryWarning);
    const forbid = () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Forbidden.', 'SecurityError');
      };
    };
    const remove = () => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    };
    const fill = () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    };
    for (const cause of [forbid, remove, fill]) {
      const page = await context.newPage();
      await page.addInitScript(cause);
      await signIn(page, account);
      await page.reload();
      await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
      await signOut(page);
      await page.close();
    }
  });

  test('is missing, and local storage too: I can sign in for this visit', async ({
    page,
    account,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['indexedDB', 'localStorage']) {
        Object.defineProperty(window, name, { value: undefined });
      }
    });
    await openShop(page);
    await addToBasket(page, product1.title);
    await signIn(page, account);
    await expectBasketCount(page, 1);
  });

  test('fills up, then is deleted while I shop: I’m told why, and can sign in again with my basket', async ({
    page,
    watch,
    context,
    baseURL,
    account,
  }) => {
    watch.allow(libraryWarning, provoked.refusal);
    await openShop(page);
    await addToBasket(page, product1.title);
    await signInLink(page).click();
    // Firebase has chosen where to keep the session once the service has answered.
    await fillLoginForm(page, { ...account, password: 'a wrong one' });
    await loginForm(page).signIn.click();
    await watch.expectAlert('FirebaseError: Firebase: Error (auth/wrong-password).');
    await fillLoginForm(page, account);
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
      'Your browser has no space left to keep you signed in. Free up some space, then try again.',
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
    await expectBasketCount(page, 1);
  });
});
