import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import { testRun } from '../scripts/lib/stages';
import { shop } from '../src/config';
import type { Product } from '../src/features/catalogue/product';
import { lineIdOf, lineKey, ownerKey } from '../src/services/storage/basketKeys';
import { lineIdForPlace } from '../src/model/lineId';
import { formatRupees } from '../src/shared/formatRupees';
import { scriptOf } from './builtScripts';
import { products } from './catalogue';

/** The products that the home screen shows first, in its order. */
export const catalogue = products.slice(0, 24);

/** The tests buy these six; a shop that sells fewer repeats some. */
const [product1, product2, product3, product4, product5, product6] = Array.from(
  { length: 6 },
  (_, index) => catalogue[index % catalogue.length],
) as [Product, Product, Product, Product, Product, Product];
export { product1, product2, product3, product4, product5, product6 };

/** The Total panel's text for a basket with these items. */
export const subtotal = (...items: Product[]) =>
  `Subtotal ${items.length} items: ${formatRupees(items.reduce((sum, { price }) => sum + price, 0))}`;

export interface Account {
  email: string;
  password: string;
}

const notLoaded = (why: string) =>
  new RegExp(`^console error: Failed to load resource: .*${why}( \\([\\w ]+\\))?$`);
const missingFile = notLoaded('status of 404');
const caughtError = (message: RegExp) => new RegExp(`^console error: .*${message.source}`, 's');

/** Problems that a test provokes itself: for `watch.allow`. */
export const provoked = {
  refusal: notLoaded('status of 400'),
  /** The security rules reject something. */
  forbidden: notLoaded('status of 403'),
  noConnection: [notLoaded('net::ERR_FAILED'), /^failed request: .* net::ERR_FAILED$/],
  caughtError,
  missingFile,
  /** A lazy chunk fails to load. */
  missingPart: [missingFile, caughtError(/Loading chunk \w+ failed/)],
};

/** Collects everything that a shopper should never see. A test with unexpected problems fails at its end. */
export class Watch {
  readonly problems: string[] = [];
  readonly alerts: string[] = [];
  private readonly allowed = [
    /^console warning: Service Worker registration blocked by Playwright$/,
  ];

  constructor(
    private readonly context: BrowserContext,
    baseURL: string | undefined,
  ) {
    const known = [new URL(baseURL ?? '').origin, testRun.authUrl, testRun.firestoreUrl];
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (['data:', 'blob:', 'about:'].includes(protocol) || known.includes(origin)) return;
      this.problems.push(`third party contacted: ${request.method()} ${request.url()}`);
    });
    context.on('page', (page) => {
      page.on('websocket', (socket) => this.problems.push(`web socket: ${socket.url()}`));
    });
    context.on('console', (message) => {
      const type = message.type();
      if (type === 'error' || type === 'warning') {
        this.problems.push(`console ${type}: ${message.text()}`);
      }
    });
    context.on('weberror', (error) => {
      this.problems.push(`page error: ${String(error.error())}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A reload or a closing tab cancels requests; they haven't failed.
      if (reason === 'net::ERR_ABORTED') return;
      this.problems.push(`failed request: ${request.method()} ${request.url()} ${reason}`);
    });
    context.on('dialog', (dialog) => {
      this.alerts.push(`${dialog.type()}: ${dialog.message()}`);
      // A page can close while its alert is open.
      dialog.accept().catch(() => undefined);
    });
  }

  /** Problems that match won't fail the test. */
  allow(...patterns: RegExp[]) {
    this.allowed.push(...patterns);
  }

  /** Waits for a browser alert with exactly this text, the only one since the last call. */
  async expectAlert(text: string) {
    await expect.poll(() => this.alerts).toEqual([`alert: ${text}`]);
    this.alerts.length = 0;
  }

  /** All problems, alerts and cookies so far that the test doesn't allow. */
  async unexpected(): Promise<string[]> {
    const cookies = (await this.context.cookies()).map(({ name }) => `cookie: ${name}`);
    const problems = [...this.problems, ...cookies].filter(
      (problem) => !this.allowed.some((pattern) => pattern.test(problem)),
    );
    return [...problems, ...this.alerts];
  }
}

interface Fixtures {
  watch: Watch;
  /** A registered account, used by this test alone. */
  account: Account;
}

/** Ends whatever a test has left pending in a tab. */
async function cleanUp(page: Page) {
  // A stalled request fails when its page closes, and would alert.
  await page.evaluate(() => (window.alert = () => undefined)).catch(() => undefined);
  // Before the routes go, or stalled requests would still be sent. A crashed page can't navigate.
  await page.goto('about:blank').catch(() => undefined);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, provide) => {
    await provide(page);
    await Promise.all(page.context().pages().map(cleanUp));
  },
  watch: [
    async ({ context, baseURL }, provide) => {
      const watch = new Watch(context, baseURL);
      await provide(watch);
      expect(await watch.unexpected(), 'what the shopper should not see').toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ request }, provide) => {
    await provide(await registerAccount(request, newAccount()));
  },
});

export { expect };

/** Credentials for an account that doesn't exist yet. */
export function newAccount(): Account {
  return { email: `asha-${randomUUID()}@example.com`, password: 'marigolds at noon' };
}

/** Creates an account directly at the identity service, without the shop. */
export async function registerAccount(
  request: APIRequestContext,
  account: Account,
): Promise<Account> {
  const url = `${testRun.authUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`;
  const response = await request.post(url, { data: account });
  expect(response.ok(), await response.text()).toBe(true);
  return account;
}

/** The picture has loaded. */
export const expectLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

/** Opens the shop at a route, such as `/checkout`, and waits for the screen. */
export async function openShop(page: Page, route = '/') {
  await page.goto(`./#${route}`);
  await expect(heading(page)).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inHeader = (page: Page, name: string) =>
  header(page).getByRole('link', { name, exact: true });

export const header = (page: Page) => page.getByRole('banner');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const errorHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
export const reloadButton = (page: Page) => button(page, 'Reload the page');
export const signInLink = (page: Page) => inHeader(page, 'Sign In');
export const signOutLink = (page: Page) => inHeader(page, 'Sign Out');
export const basketLink = (page: Page) => header(page).getByRole('link', { name: /^Basket/ });
export const greeting = (page: Page, text: string) => header(page).getByText(text, { exact: true });
export const addButton = (page: Page, title: string) => button(page, `Add to basket: ${title}`);
export const removeButtons = (page: Page) =>
  page.getByRole('button', { name: /^Remove from basket/ });
export const totalPanel = (page: Page) => page.getByRole('region', { name: 'Total', exact: true });
/** Opened by 'Proceed to checkout'. */
export const orderPanel = (page: Page) => page.getByRole('region', { name: 'Your order' });

/** Opens the shop and waits until React handles every press; adds a product to the basket to find out. */
export async function openHydrated(page: Page) {
  await openShop(page);
  await addButton(page, product1.title).click();
  // Not the count in the header: the inlined script writes that too.
  await expect(page.getByRole('status')).toContainText(product1.title);
  // React takes over the status before the screen; the mark of an early press stays until then.
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
}

/** The window gets the focus back. */
export const refocus = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

/** Stores a basket in the browser before the shop opens for the first time. */
export const storeBasket = (page: Page, ids: string[]) =>
  page.addInitScript(
    (entries) => {
      // The blank page that `cleanUp` opens has no storage.
      if (location.protocol === 'about:' || sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      Object.assign(localStorage, entries);
    },
    Object.fromEntries(ids.map((id, place) => [lineKey(lineIdForPlace(place)), id])),
  );

/** The product ids of the stored basket in order, whether or not it belongs to an account. */
export async function storedIds(page: Page) {
  const entries = await page.evaluate(() => Object.entries(localStorage) as [string, string][]);
  const [, owner] = entries.find(([key]) => key === ownerKey) ?? [];
  const lines = new Map(entries.map(([key, id]) => [lineIdOf(key) ?? lineIdOf(key, owner), id]));
  lines.delete(undefined);
  return [...lines].sort().map(([, id]) => id);
}

export async function addToBasket(page: Page, ...titles: string[]) {
  for (const title of titles) await addButton(page, title).click();
}

/** Opens the checkout screen by its link. */
export async function openBasket(page: Page) {
  await basketLink(page).click();
  await expect(page).toHaveURL(/#\/checkout$/);
  await expect(heading(page)).toHaveText(/basket/);
}

export async function expectBasketCount(page: Page, count: number) {
  const name = `Basket ${count} ${count === 1 ? 'item' : 'items'}`;
  await expect(inHeader(page, name)).toBeVisible();
}

/** The items on the checkout screen. */
export const basketItems = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

export function loginForm(page: Page) {
  return {
    email: page.getByLabel('Email', { exact: true }),
    password: page.getByLabel('Password', { exact: true }),
    signIn: button(page, 'Sign in'),
    register: button(page, `Create your ${shop.name} Account`),
    show: button(page, 'Show password'),
    hide: button(page, 'Hide password'),
    forgotten: button(page, 'Forgot your password?'),
    signOut: button(page, 'Sign out'),
  };
}

export async function fillLoginForm(page: Page, { email, password }: Account) {
  const form = loginForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
}

/** Signs in on the sign-in screen and waits for the home screen. */
export async function signIn(page: Page, account: Account) {
  await page.goto('./#/login');
  await fillLoginForm(page, account);
  await loginForm(page).signIn.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
}

export async function expectSignedOut(page: Page) {
  await expect(signInLink(page)).toBeVisible();
  await expect(greeting(page, 'Hello')).toBeVisible();
}

export async function signOut(page: Page) {
  await signOutLink(page).click();
  await expectSignedOut(page);
}

const identityRequests = `${testRun.authUrl}/**`;

/**
 * From now on the identity service doesn't answer this page, until `release`.
 *
 * @returns `requested`: the kinds of the requests so far, such as `signUp`, in order
 */
export async function stallIdentity(page: Page) {
  return stall(page, identityRequests, (url) => /accounts:(\w+)/.exec(url)?.[1] ?? 'other');
}

/** From now on the identity service can't be reached from this page. */
export const disconnectIdentity = (page: Page) =>
  page.route(identityRequests, (route) => route.abort('failed'));

/**
 * From now on requests for this pattern get no answer until `release`.
 *
 * @returns `requested`: what `nameOf` makes of the address of each request so far
 */
export async function stall(page: Page, pattern: string, nameOf = (url: string) => url) {
  const requested: string[] = [];
  const released = new AbortController();
  await page.route(pattern, async (route) => {
    requested.push(nameOf(route.request().url()));
    if (!released.signal.aborted) await once(released.signal, 'abort');
    await route.fallback();
  });
  const release = () => {
    released.abort();
  };
  return { requested, release };
}

/** Opens the page without its scripts, so before React, until `release`. */
export async function openWithoutScripts(page: Page, route = '') {
  const scripts = await stall(page, '**/static/js/*.js');
  await page.goto(`./${route}`, { waitUntil: 'domcontentloaded' });
  return scripts;
}

/**
 * From now on `handle` answers the page's requests for this pattern, until `restore`.
 *
 * @returns `requested`: the addresses of the requests so far
 */
export async function intercept(
  page: Page,
  pattern: string,
  handle: (route: Route) => Promise<unknown> | undefined,
) {
  const requested: string[] = [];
  let isRestored = false;
  await page.route(pattern, (route) => {
    if (isRestored) return route.fallback();
    requested.push(route.request().url());
    return handle(route);
  });
  const restore = () => {
    isRestored = true;
  };
  return { requested, restore };
}

export type ScriptFate = 'missing' | 'hanging' | 'empty' | ((source: string) => string);

/** Breaks the script that contains a source file, such as one of `lazyPart`. */
export const breakScripts = (page: Page, source: string, fate: ScriptFate) =>
  intercept(page, `**/static/js/${scriptOf(source)}`, async (route) => {
    if (fate === 'missing') return route.fulfill({ status: 404, body: 'Not Found' });
    if (fate === 'hanging') return undefined;
    const response = await route.fetch();
    // Hashed files are cached for ever, and the broken one must not be.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    const body = fate === 'empty' ? '' : fate(await response.text());
    return route.fulfill({ response, headers, body });
  });

/** Turns on the browser's data saver, so that nothing loads before it's needed. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Lazy chunks, each by a source file that no other chunk contains. */
export const lazyPart = {
  checkout: 'src/pages/CheckoutPage.tsx',
  login: 'src/pages/LoginPage.tsx',
  identity: 'src/services/firebase/firebaseAuthService.ts',
  accountBasket: 'src/services/firebase/firestoreBasket.ts',
};

/** The bounding boxes of the elements, in CSS pixels. */
export const boxes = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );

/** Sets the text size of the browser's preferences, which media queries follow. */
export async function setTextSize(page: Page, pixels: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
}

/**
 * Adds a constructed style sheet: the page's policy refuses a style element.
 *
 * @returns removes it
 */
export async function addStyles(page: Page, css: string) {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, css);
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== added);
    });
}
