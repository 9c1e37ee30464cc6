import {
  addToBasket,
  basketItems,
  basketText,
  book,
  expect,
  expectBasketCount,
  expectSignedOut,
  fillLoginForm,
  greeting,
  hairWax,
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

test.describe('IndexedDB', () => {
  /** What the library says to developers of a note that it could not keep for itself. */
  const ofItsOwn = /^console warning: .*\(app\/idb-(set|get|open)\)/;

  for (const [what, forbid] of [
    [
      'forbidden',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('Forbidden.', 'SecurityError');
        };
      },
    ],
    [
      'missing',
      () => {
        Object.defineProperty(window, 'indexedDB', { value: undefined });
      },
    ],
    [
      'full',
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('Full.', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`is ${what}: I sign in, stay so over a reload, and sign out`, async ({
      page,
      watch,
      account,
    }) => {
      watch.allow(ofItsOwn);
      await page.addInitScript(forbid);
      await openShop(page);
      await addToBasket(page, laptop.title);
      await signIn(page, account);
      await page.reload();
      await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
      await expectBasketCount(page, 1);
      await signOutLink(page).click();
      await expectSignedOut(page);
    });
  }

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
    await addToBasket(page, laptop.title);
    await signIn(page, account);
    await expectBasketCount(page, 1);
    await openBasket(page);
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  });

  test('fills up while I shop: I am told, keep what I typed, and get in once there is room', async ({
    page,
    watch,
    account,
  }) => {
    watch.allow(ofItsOwn);
    await openShop(page);
    await addToBasket(page, laptop.title);
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
      'Your browser has no room left to keep you signed in. Make some room, then try again.',
    );
    await expect(loginForm(page).email).toHaveValue(account.email);
    await expect(loginForm(page).password).toHaveValue(account.password);
    await page.evaluate(() => {
      (window as unknown as { makeRoom: () => void }).makeRoom();
    });
    await loginForm(page).signIn.click();
    await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
    await expectBasketCount(page, 1);
  });

  test('is deleted while I shop: the basket stays, and I can sign in again', async ({
    page,
    context,
    baseURL,
    account,
  }) => {
    await signIn(page, account);
    await addToBasket(page, laptop.title);
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
  for (const [what, text] of [
    ['corrupted', '{"version":1,"ids":[{"a":'],
    ['replaced by nonsense', 'null'],
    ['deleted', null],
  ] as const) {
    test(`is ${what} while I shop, by another tab or not: the basket is whole`, async ({
      page,
      context,
    }) => {
      const other = await context.newPage();
      await openShop(page);
      await openShop(other);
      await addToBasket(page, laptop.title, book.title);
      await expectBasketCount(other, 2);
      for (const by of [other, page]) {
        await by.evaluate((value) => {
          if (value === null) localStorage.clear();
          else localStorage.setItem('/haat/basket', value);
        }, text);
        await addToBasket(page, hairWax.title);
      }
      await expectBasketCount(page, 4);
      await page.reload();
      await expectBasketCount(page, 4);
      await openBasket(page);
      await expect(basketItems(page)).toHaveCount(4);
    });
  }

  test('fills up while I shop: the basket stays for the visit, and I am told once', async ({
    page,
  }) => {
    await openShop(page);
    await addToBasket(page, laptop.title);
    await expectBasketCount(page, 1);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    await addToBasket(page, book.title);
    const notices = page.getByRole('region', { name: 'About your basket' });
    await expect(notices).toContainText('It lasts until you close this page.');
    await notices.getByRole('button', { name: 'Understood' }).click();
    await openBasket(page);
    await expect(basketItems(page)).toHaveCount(2);
    await expect(notices).toHaveCount(0);
  });

  test('holds 10,000 items: they are there, and one more, and one less', async ({ page }) => {
    await storeBasket(
      page,
      Array.from({ length: 10_000 }, (_, index) => (index % 2 ? '123' : '1238')),
    );
    await openShop(page);
    await expectBasketCount(page, 10_000);
    await addToBasket(page, laptop.title);
    await expectBasketCount(page, 10_001);
    await openBasket(page);
    await removeButtons(page).first().click();
    await expectBasketCount(page, 10_000);
    await page.reload();
    await expectBasketCount(page, 10_000);
    const sum = 5001 * laptop.price + 4999 * book.price;
    await expect(totalPanel(page)).toContainText(`Subtotal 10000 items: ₹${sum}`);
  });

  test('holds what nobody ever bought: the shop says so and opens', async ({ page }) => {
    await page.addInitScript(
      (text) => {
        if (location.protocol !== 'about:') localStorage.setItem('/haat/basket', text);
      },
      basketText(['__proto__', '<img src=x onerror=alert(1)>', '"]', '\u202e', '🛒']),
    );
    await openShop(page);
    await expect(page.getByRole('region', { name: 'About your basket' })).toContainText(
      '5 items have left your basket: they are no longer sold.',
    );
    await expectBasketCount(page, 0);
  });
});
