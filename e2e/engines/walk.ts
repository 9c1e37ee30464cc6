import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import type { WebKitGtk } from '../../scripts/lib/browsers';
import { filesBelow } from '../../scripts/lib/siteFiles';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '#shop/config';
import { products } from '../support/catalogue';
import { nameOf, pressOn, typeInto } from '../support/focus';
import { startHost } from '../support/releases';
import { Watch } from '../support/watch';
import { evaluate, expressionOf, type Tab, tabOf } from './tab';
import { openWebKitGtk } from './webKitGtk';

export interface EngineOptions {
  /** The path of this engine, if Playwright can't drive it. */
  webKitGtk: WebKitGtk | undefined;
}

interface Fixtures {
  /** Whether the service worker stores the shop: off by default, because it takes long. */
  storesShop: boolean;
  host: Awaited<ReturnType<typeof startHost>>;
  /** The shop's address, up to the hash sign. */
  home: string;
  tab: Tab;
  /** Opens a visit from a new device. Only one can be open, because not every engine runs two. */
  visit: (walk: (tab: Tab) => Promise<void>) => Promise<void>;
}

const site = filesBelow(testRun.site);
const withIdleWorker = new Map(site).set(`${shop.basePath}sw.js`, Buffer.from(''));

export const test = base.extend<Fixtures & EngineOptions>({
  webKitGtk: [undefined, { option: true }],
  storesShop: [false, { option: true }],
  host: async ({ storesShop }, provide) => {
    const host = await startHost(storesShop ? site : withIdleWorker);
    await provide(host);
    await host.end();
  },
  home: async ({ host }, provide) => {
    await provide(host.origin + shop.basePath);
  },
  visit: async ({ browser, webKitGtk, home }, provide) => {
    const openPage = async () => {
      const context = await browser.newContext({ serviceWorkers: 'allow' });
      const watch = new Watch(context, home);
      // Some engines don't report it to Playwright.
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          console.error(`Policy violation: ${effectiveDirective} ${blockedURI}`);
        });
      });
      return tabOf(await context.newPage(), watch);
    };
    const opened: Tab[] = [];
    await provide(async (walk) => {
      const tab = await (webKitGtk ? openWebKitGtk(webKitGtk) : openPage());
      opened.push(tab);
      await load(tab, home);
      await walk(tab);
      expect(await tab.problems(), 'what the shopper should not see').toEqual([]);
      await tab.close();
    });
    // A failed test leaves its browser open.
    await Promise.all(opened.map((tab) => tab.close()));
  },
  tab: async ({ visit }, provide) => visit(provide),
});

export const [first, second] = products as [(typeof products)[0], (typeof products)[0]];
export const addFirst = `Add to basket: ${first.title}`;
export const addSecond = `Add to basket: ${second.title}`;
export const createName = `Create your ${shop.name} Account`;
export const items = (count: number) => `Basket ${count} ${count === 1 ? 'item' : 'items'}`;

/** A short search word, because some engines type slowly. */
export const newAccount = () => ({
  email: `${randomUUID().slice(0, 8)}@example.com`,
  password: 'a lamp',
});

/** The intervals between attempts, shorter than by default because there are many short waits. */
const intervals = [50, 100, 200, 500];
export const poll = <Value>(read: () => Promise<Value>) => expect.poll(read, { intervals });

/** Loads another page, or this one again; resolves when it has been parsed. */
export async function load(tab: Tab, address?: string) {
  await evaluate(
    tab,
    (address) => {
      document.documentElement.id = 'leaving';
      if (address) location.assign(address);
      else location.reload();
    },
    address ?? '',
  );
  const isThere = () =>
    evaluate(
      tab,
      () => document.documentElement.id !== 'leaving' && document.readyState !== 'loading',
    );
  // Evaluating fails between two pages.
  await poll(() => isThere().catch(() => false)).toBe(true);
}

// A screen may be in the page before it is shown.

/** Waits until the page shows this text. */
export const expectText = (tab: Tab, text: string) =>
  poll(() => evaluate(tab, () => document.body.innerText.replaceAll('\u00A0', ' '))).toContain(
    text,
  );
const expectTexts = (tab: Tab, selector: string, texts: string[]) => {
  const shown = (selector: string) =>
    Array.from(document.querySelectorAll(selector))
      .filter((element) => element.checkVisibility())
      .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
  return poll(() => evaluate(tab, shown, selector)).toEqual(texts);
};
export const expectHeading = (tab: Tab, text: string) => expectTexts(tab, 'h1', [text]);
export const expectCount = (tab: Tab, count: number) =>
  expectTexts(tab, 'header a[href$="#/checkout"]', [items(count)]);
export const expectItems = (tab: Tab, titles: string[]) => expectTexts(tab, 'main li h2', titles);

/** Waits for the button, link or field of this name, then clicks it. */
export async function click(tab: Tab, name: string) {
  const find = (nameOf: (element: Element) => string, name: string) => {
    const elements = Array.from(document.querySelectorAll('a, button, input, textarea'));
    const found = elements.find((element) => element.checkVisibility() && nameOf(element) === name);
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return found ?? null;
  };
  await expect(() => tab.click(expressionOf(find, nameOf, name))).toPass({ intervals });
}

export async function openBasket(tab: Tab, count: number) {
  await click(tab, items(count));
  await expectHeading(tab, 'Your Shopping basket');
}

/** Fills in the sign-in form and presses the button of this name. */
export async function enter(tab: Tab, button: string, account: ReturnType<typeof newAccount>) {
  await typeInto(tab, 'Email', account.email);
  await typeInto(tab, 'Password', account.password);
  await pressOn(tab, button);
  await expectText(tab, `Hello ${account.email}`);
}
