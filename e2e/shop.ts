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
import { lineIdOf, lineKey, ownerKey } from '../src/services/basketEntries';
import { lineIdForPlace } from '../src/model/lineId';
import { formatRupees } from '../src/shared/formatRupees';
import { scriptOf } from './builtScripts';
import { products } from './catalogue';

/** What the home screen shows at first, in its order. Prices are whole rupees. */
export const catalogue = products.slice(0, 24);

/** The tests buy these six; a shop that sells fewer has some of them more than once. */
const [product1, product2, product3, product4, product5, product6] = Array.from(
  { length: 6 },
  (_, index) => catalogue[index % catalogue.length],
) as [Product, Product, Product, Product, Product, Product];
export { product1, product2, product3, product4, product5, product6 };

/** What the Total panel says of a basket with these items. */
export const subtotal = (...items: Product[]) =>
  `Subtotal ${items.length} items: ${formatRupees(items.reduce((sum, { price }) => sum + price, 0))}`;

export interface Account {
  email: string;
  password: string;
}

const notLoaded = (why: string) =>
  new RegExp(`^console error: Failed to load resource: .*${why}( \\([\\w ]+\\))?$`);
const missingFile = notLoaded('status of 404');
/** What React writes of an error that the error screen has caught. */
const caughtError = (message: RegExp) => new RegExp(`^console error: .*${message.source}`, 's');

/** What Chromium itself, or the test's own doing, writes: for `watch.allow`. */
export const provoked = {
  refusal: notLoaded('status of 400'),
  /** The rules of the database reject something. */
  forbidden: notLoaded('status of 403'),
  noConnection: [notLoaded('net::ERR_FAILED'), /^failed request: .* net::ERR_FAILED$/],
  caughtError,
  missingFile,
  /** A part of the shop that is loaded when needed does not arrive. */
  missingPart: [missingFile, caughtError(/Loading chunk \w+ failed/)],
};

/** Everything that a shopper should never see; each test fails at its end if there was any. */
export class Watch {
  readonly problems: string[] = [];
  readonly alerts: string[] = [];
  private readonly allowed = [
    /^console warning: Service Worker registration blocked by Playwright$/,
  ];

  constructor(
    private readonly context: BrowserContext,
    baseURL: string | undefined,
    identityUrl: string,
  ) {
    const known = [new URL(baseURL ?? '').origin, identityUrl, testRun.firestoreUrl];
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (['data:', 'blob:', 'about:'].includes(protocol) || known.includes(origin)) return;
      this.problems.push(`stranger contacted: ${request.method()} ${request.url()}`);
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
      // A request that a reload or a closing tab cuts short has not failed.
      if (reason === 'net::ERR_ABORTED') return;
      this.problems.push(`failed request: ${request.method()} ${request.url()} ${reason}`);
    });
    context.on('dialog', (dialog) => {
      this.alerts.push(`${dialog.type()}: ${dialog.message()}`);
      // A page that closes takes its alert with it.
      dialog.accept().catch(() => undefined);
    });
  }

  /** Lets the test provoke what would otherwise fail it. */
  allow(...patterns: RegExp[]) {
    this.allowed.push(...patterns);
  }

  /** Waits for a browser alert with exactly this text, and no other before it. */
  async expectAlert(text: string) {
    await expect.poll(() => this.alerts).toEqual([`alert: ${text}`]);
    this.alerts.length = 0;
  }

  /** What there was until now, with the cookies that there are. */
  async unexpected(): Promise<string[]> {
    const cookies = (await this.context.cookies()).map(({ name }) => `cookie: ${name}`);
    const problems = [...this.problems, ...cookies].filter(
      (problem) => !this.allowed.some((pattern) => pattern.test(problem)),
    );
    return [...problems, ...this.alerts];
  }
}

interface Fixtures {
  /** Where the identity service is. */
  identityUrl: string;
  watch: Watch;
  /** An account that exists, used by this test alone. */
  account: Account;
}

/** Ends what a test has left under way in a tab. */
async function leave(page: Page) {
  // What hangs fails as its page ends, which is not for the shopper to read.
  await page.evaluate(() => (window.alert = () => undefined)).catch(() => undefined);
  // What hangs ends with its page; letting go of it first would let it through. One that has crashed
  // can't be left.
  await page.goto('about:blank').catch(() => undefined);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

export const test = base.extend<Fixtures>({
  identityUrl: ['http://127.0.0.1:9199', { option: true }],
  page: async ({ page }, provide) => {
    await provide(page);
    await Promise.all(page.context().pages().map(leave));
  },
  watch: [
    async ({ context, baseURL, identityUrl }, provide) => {
      const watch = new Watch(context, baseURL, identityUrl);
      await provide(watch);
      expect(await watch.unexpected(), 'what the shopper should not see').toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ request, identityUrl }, provide) => {
    await provide(await registerAccount(request, identityUrl, newAccount()));
  },
});

export { expect };

/** E-mail and password that nobody has used before; there is no account yet. */
export function newAccount(): Account {
  return { email: `asha-${randomUUID()}@example.com`, password: 'marigolds at noon' };
}

/** Creates an account behind the shop's back. */
export async function registerAccount(
  request: APIRequestContext,
  identityUrl: string,
  account: Account,
): Promise<Account> {
  const url = `${identityUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`;
  const response = await request.post(url, { data: account });
  expect(response.ok(), await response.text()).toBe(true);
  return account;
}

/** Opens the shop at a route, such as `/checkout`, and waits until a screen is there. */
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
export const reloadButton = (page: Page) => button(page, 'Load the page again');
export const signInLink = (page: Page) => inHeader(page, 'Sign In');
export const signOutLink = (page: Page) => inHeader(page, 'Sign Out');
export const basketLink = (page: Page) => header(page).getByRole('link', { name: /^Basket/ });
export const greeting = (page: Page, text: string) => header(page).getByText(text, { exact: true });
export const addButton = (page: Page, title: string) => button(page, `Add to basket: ${title}`);
export const removeButtons = (page: Page) =>
  page.getByRole('button', { name: /^Remove from basket/ });
export const totalPanel = (page: Page) => page.getByRole('region', { name: 'Total', exact: true });
/** What 'Proceed to checkout' opens. */
export const orderPanel = (page: Page) => page.getByRole('region', { name: 'Your order' });

/** Adds a product to the basket and waits until React says so: every press from then on is React's. */
export async function openHydrated(page: Page) {
  await openShop(page);
  await addButton(page, product1.title).click();
  // The number in the header is no sign of it: the page's inlined script writes that too.
  await expect(page.getByRole('status')).toContainText(product1.title);
  // The status is React's before the screen is; the mark of an earlier press stays until then.
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
}

/** The shopper comes back to the window. */
export const lookAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

/** What the browser has stored of a basket before the shop is opened for the first time. */
export const storeBasket = (page: Page, ids: string[]) =>
  page.addInitScript(
    (entries) => {
      // The fixture's blank page at the end has no storage.
      if (location.protocol === 'about:' || sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      Object.assign(localStorage, entries);
    },
    Object.fromEntries(ids.map((id, place) => [lineKey(lineIdForPlace(place)), id])),
  );

/** The ids of the products that are stored in the basket, of whoever it is, in their order. */
export async function storedIds(page: Page) {
  const entries = await page.evaluate(() => Object.entries(localStorage) as [string, string][]);
  const [, owner] = entries.find(([key]) => key === ownerKey) ?? [];
  return entries
    .filter(([key]) => lineIdOf(key, owner) !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, id]) => id);
}

/** Adds products to the basket on the home screen, one after the other. */
export async function addToBasket(page: Page, ...titles: string[]) {
  for (const title of titles) await addButton(page, title).click();
}

/** Goes to the checkout screen as a shopper does, which keeps the basket. */
export async function openBasket(page: Page) {
  await basketLink(page).click();
  await expect(page).toHaveURL(/#\/checkout$/);
  await expect(heading(page)).toHaveText(/basket/);
}

export async function expectBasketCount(page: Page, count: number) {
  const name = `Basket ${count} ${count === 1 ? 'item' : 'items'}`;
  await expect(inHeader(page, name)).toBeVisible();
}

/** The items of the basket on the checkout screen, in their order. */
export const basketItems = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

/** What stands on the sign-in screen. */
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

/** Signs in on the sign-in screen and waits for the home screen. The basket stays as it is. */
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

/**
 * From now on the identity service takes every request of the page and does not answer.
 *
 * @returns `asked`: the kinds of the waiting requests, such as `signUp`, in their order; `release`
 *   lets all of them through.
 */
export async function holdIdentity(page: Page, identityUrl: string) {
  const pattern = `${identityUrl}/**`;
  const kindOf = (url: string) => /accounts:(\w+)/.exec(url)?.[1] ?? 'other';
  const { asked, release } = await hold(page, pattern, kindOf);
  return {
    asked,
    release: async () => {
      release();
      await page.unroute(pattern);
    },
  };
}

/** From now on the identity service can't be reached from this page. */
export async function cutIdentity(page: Page, identityUrl: string) {
  const pattern = `${identityUrl}/**`;
  await page.route(pattern, (route) => route.abort('failed'));
  return { mend: () => page.unroute(pattern) };
}

/**
 * From now on what matches stays without an answer until `release`.
 *
 * @returns `asked`: the addresses that wait, or have waited, for their answers, by what `nameOf` calls them
 */
export async function hold(page: Page, pattern: string, nameOf = (url: string) => url) {
  const asked: string[] = [];
  const held = new AbortController();
  await page.route(pattern, async (route) => {
    asked.push(nameOf(route.request().url()));
    if (!held.signal.aborted) await once(held.signal, 'abort');
    await route.fallback();
  });
  const release = () => {
    held.abort();
  };
  return { asked, release };
}

/** Opens the page, whose scripts are held back until `release`: React is not there yet. */
export async function openHeld(page: Page, route = '') {
  const scripts = await hold(page, '**/static/js/*.js');
  await page.goto(`./${route}`, { waitUntil: 'domcontentloaded' });
  return scripts;
}

/**
 * From now on `meet` decides what becomes of the page's requests for what matches, until `mend`.
 *
 * @returns `asked`: the addresses of the requests that have met it
 */
export async function interfere(
  page: Page,
  pattern: string,
  meet: (route: Route) => Promise<unknown> | undefined,
) {
  const asked: string[] = [];
  let isMended = false;
  await page.route(pattern, (route) => {
    if (isMended) return route.fallback();
    asked.push(route.request().url());
    return meet(route);
  });
  const mend = () => {
    isMended = true;
  };
  return { asked, mend };
}

export type ScriptFate = 'missing' | 'hanging' | 'empty' | ((source: string) => string);

/** Changes what becomes of the script that a source file is in, such as those of `lazyPart`. */
export const breakScripts = (page: Page, source: string, fate: ScriptFate) =>
  interfere(page, `**/static/js/${scriptOf(source)}`, async (route) => {
    if (fate === 'missing') return route.fulfill({ status: 404, body: 'Not Found' });
    if (fate === 'hanging') return undefined;
    const response = await route.fetch();
    // What is broken is not kept: hashed files are, for ever.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    const body = fate === 'empty' ? '' : fate(await response.text());
    return route.fulfill({ response, headers, body });
  });

/** The shopper saves data: what is not asked for is not loaded. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Parts of the shop that are loaded when needed, each by a source file that is in no other. */
export const lazyPart = {
  checkout: 'src/pages/CheckoutPage.tsx',
  login: 'src/pages/LoginPage.tsx',
  identity: 'src/services/firebase/firebaseAuthService.ts',
  accountBasket: 'src/services/firebase/firestoreBasket.ts',
};

/** Where each of the elements is on the page, in CSS pixels. */
export const boxes = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );

/** The browser's own text size, as a shopper sets it in the preferences; media queries follow it. */
export async function setTextSize(page: Page, pixels: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
}

/**
 * Adds a style sheet as a user's own is added: the policy of the page lets in no other element.
 *
 * @returns takes it out again
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
