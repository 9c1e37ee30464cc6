import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  addToBasket,
  basketLink,
  breakScripts,
  errorHeading,
  expect,
  expectBasketCount,
  header,
  heading,
  laptop,
  lazyPart,
  loginForm,
  openShop,
  provoked,
  reloadButton,
  removeButtons,
  type ScriptFate,
  signIn,
  signInLink,
  storeBasket,
  test,
} from './shop';

test.describe('a part of the shop', () => {
  const html = () => '<!doctype html><title>Haat</title><p>Not here.</p>';
  const fates: [string, ScriptFate][] = [
    ['is gone after a release', 'missing'],
    ['is a page of HTML', html],
    ['is empty', 'empty'],
    ['does not come', 'hanging'],
  ];
  for (const [what, fate] of fates) {
    for (const [screen, mark] of [
      ['the basket', lazyPart.checkout],
      ['the sign-in screen', lazyPart.login],
    ] as const) {
      test(`${what}: the shown button brings ${screen} back`, async ({ page, watch }) => {
        watch.allow(...provoked.missingPart, /^page error: SyntaxError/);
        if (fate === 'hanging') await page.clock.install();
        const { asked, mend } = await breakScripts(page, mark, fate);
        await openShop(page);
        await addToBasket(page, laptop.title);
        const toBasket = screen === 'the basket';
        const link = signInLink(page);
        const before = asked.length;
        await (toBasket ? basketLink(page) : link).click();
        if (fate === 'hanging') {
          await expect.poll(() => asked.length).toBeGreaterThan(before);
          await page.clock.fastForward(1000);
          await expect(page.getByRole('main')).toBeVisible();
          await expect(page.getByRole('status')).toHaveText('One moment…');
          await expect(page.getByText('One moment…')).toHaveCount(2);
          await page.clock.fastForward(120_000);
        }
        await expect(errorHeading(page)).toBeVisible();
        await expect(page.locator('.waiting')).toHaveCount(0);
        mend();
        await reloadButton(page).click();
        await expect(heading(page)).toHaveText(toBasket ? 'Your Shopping basket' : 'Sign in');
        await page.goto('./#/checkout');
        await expectBasketCount(page, 1);
      });
    }
  }
});

test.describe('the scripts of the page', () => {
  const alarm = (page: Page) => page.getByRole('alert');
  const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });

  test('do not come: the shown button fetches them, and no press is lost', async ({
    page,
    watch,
  }) => {
    watch.allow(...provoked.noConnection);
    await page.route('**/static/js/*.js', (route) => route.abort());
    await openShop(page);
    await addToBasket(page, laptop.title);
    await expect(alarm(page)).toContainText('Part of the shop did not arrive.');
    await expect(alarm(page)).toBeInViewport({ ratio: 1 });
    await tryAgain(page).click();
    await expect(alarm(page)).toHaveCount(1);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.unroute('**/static/js/*.js');
    await tryAgain(page).click();
    await expectBasketCount(page, 1);
    await expect(alarm(page)).toHaveCount(0);
  });

  test('are gone after a release: the shown button loads the page anew', async ({
    page,
    watch,
  }) => {
    watch.allow(provoked.missingFile);
    let released = false;
    await page.route('**/static/js/*.js', (route) =>
      released ? route.fallback() : route.fulfill({ status: 404, body: 'Not Found' }),
    );
    await page.goto('./#/checkout');
    await expect(alarm(page)).toBeVisible();
    await page.route('**/haat/', (route) => {
      released = true;
      return route.fallback();
    });
    await tryAgain(page).click();
    await expect(heading(page)).toHaveText('Your shopping basket in empty');
    await expect(alarm(page)).toHaveCount(0);
  });
});

test.describe('something breaks in', () => {
  /** Where a component stands, as a text of the built scripts right before which it can break. */
  interface Part {
    part: string;
    mark: string;
    route?: string;
    /** What the basket holds, where it matters. */
    ids?: string[];
    /** What brings the component onto the screen. */
    act?: (page: Page) => Promise<void>;
    /** Where the shop goes on, although the component is still broken. */
    elsewhere?: 'Go to your basket' | 'Go to the home page';
  }
  const toBasket = { elsewhere: 'Go to your basket' } as const;
  const home = { elsewhere: 'Go to the home page' } as const;
  const checkout = { route: '/checkout', ...home } as const;
  const login = { route: '/login', ...home } as const;
  const parts: Part[] = [
    { part: 'Announcer', mark: 'role:"status"' },
    { part: 'ShopLayout', mark: 'className:"footer"' },
    { part: 'Header', mark: 'className:"header-inside"' },
    { part: 'Logo', mark: 'className:"logo-mark"' },
    { part: 'Icon', mark: 'viewBox:"0 0 24 24"' },
    { part: 'SearchBox', mark: 'role:"search"' },
    { part: 'SkipLink', mark: 'className:"skip-link"' },
    { part: 'BasketLink', mark: 'className:"basket-link-word"' },
    { part: 'BasketCount', mark: 'className:"basket-count"' },
    {
      part: 'BasketNotices',
      mark: 'label:"About your basket"',
      ids: ['123', 'withdrawn', '123', '123'],
    },
    { part: 'Notice', mark: 'className:`notices ', ids: ['123', 'withdrawn', '123', '123'] },
    { part: 'Banner', mark: 'className:"banner-text"' },
    { part: 'Picture', mark: 'decoding:"async"' },
    { part: 'StarRating', mark: 'className:"stars"' },
    { part: 'Price', mark: 'className:"price"' },
    { part: 'HomePage', mark: 'className:"rows"', ...toBasket },
    { part: 'SearchHeading', mark: 'className:"results"', route: '/?q=phone', ...toBasket },
    { part: 'ProductRow', mark: 'className:`row row-of-', ...toBasket },
    { part: 'ProductCard', mark: 'className:"card-text"', ...toBasket },
    { part: 'CheckoutPage', mark: 'className:"advert-words"', ...checkout },
    { part: 'Basket', mark: 'className:"basket-items"', ...checkout },
    { part: 'BasketItem', mark: 'className:"basket-item-text"', ...checkout },
    { part: 'BasketTotal', mark: 'className:"total-sum"', ...checkout },
    {
      part: 'RemovalNotice',
      mark: 'className:"removal"',
      ids: ['123', '123', '123', '1238'],
      act: (page) => removeButtons(page).last().click(),
      ...checkout,
    },
    {
      part: 'MoreButton',
      mark: 'className:"button button-quiet more"',
      ids: Array<string>(80).fill('123'),
      ...checkout,
    },
    { part: 'LoginPage', mark: 'className:"login-panel"', ...login },
    { part: 'CredentialsForm', mark: 'className:"credentials"', ...login },
    { part: 'Field', mark: 'className:"field-box"', ...login },
    { part: 'ErrorPage', mark: 'id:"main",className:"error"', route: '/nowhere' },
  ];

  for (const { part, mark, route = '/', ids = ['123', '123', '123'], act, elsewhere } of parts) {
    const sold = ids.filter((id) => id !== 'withdrawn').length;
    const count = part === 'RemovalNotice' ? sold - 1 : sold;

    test(`${part}: the basket is safe, and there is a way on`, async ({ page, watch }) => {
      watch.allow(provoked.caughtError(/a hole in the cloth/), /Minified React error #42\d/);
      await storeBasket(page, ids);
      const { asked, mend } = await breakAt(page, mark);
      await page.goto(`./#${route}`);
      await act?.(page);
      await expect(errorHeading(page)).toBeVisible();
      await expect(page.getByText('a hole in the cloth', { exact: true })).toBeVisible();
      expect(asked.length).toBeGreaterThan(0);
      if (elsewhere) {
        await page.getByRole('link', { name: elsewhere, exact: true }).click();
        await expect(errorHeading(page)).toHaveCount(0);
        await expectBasketCount(page, count);
        await page.goBack();
        if (!act) await expect(errorHeading(page)).toBeVisible();
      }
      mend();
      if (act) await page.reload();
      else await reloadButton(page).click();
      if (part === 'ErrorPage') {
        await page.getByRole('link', { name: 'Go to the home page', exact: true }).click();
      } else {
        await expect(errorHeading(page)).toHaveCount(0);
        await expect(heading(page)).toBeVisible();
      }
      await page.goto('./#/');
      await expectBasketCount(page, count);
    });
  }

  test('SignedIn: I am still signed in elsewhere, and the basket is safe', async ({
    page,
    watch,
    account,
  }) => {
    watch.allow(provoked.caughtError(/a hole in the cloth/));
    await breakAt(page, 'className:"signed-in-ways"');
    await signIn(page, account);
    await addToBasket(page, laptop.title);
    await header(page).getByRole('link', { name: 'Your Prime', exact: true }).click();
    await expect(errorHeading(page)).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page', exact: true }).click();
    await expect(header(page).getByText(`Hello ${account.email}`)).toBeVisible();
    await expectBasketCount(page, 1);
  });

  test('what a press calls: the screen stays, with what I typed', async ({ page, watch }) => {
    watch.allow(/^page error: .*a hole in the cloth/);
    await openShop(page, '/login');
    await loginForm(page).email.fill('asha@example.com');
    await page.evaluate(() => {
      HTMLElement.prototype.focus = () => {
        throw new TypeError('a hole in the cloth');
      };
    });
    await loginForm(page).show.click();
    await expect(loginForm(page).hide).toBeVisible();
    await expect(loginForm(page).email).toHaveValue('asha@example.com');
  });

  /** Lets the component throw that has this mark, at every rendering. */
  const breakAt = (page: Page, mark: string) =>
    breakScripts(page, mark, (source) =>
      source.replaceAll(
        mark,
        `"data-hole":(()=>{throw new TypeError("a hole in the cloth")})(),${mark}`,
      ),
    );
});
