import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import type { InstalledEngine } from '../../scripts/lib/browsers';
import { filesBelow } from '../../scripts/lib/siteFiles';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '../../src/config';
import { products } from '../support/catalogue';
import { pressOn, typeInto } from '../support/focus';
import { startHost } from '../support/releases';
import { centreOf } from './centreOf';
import { startPlaywright } from './playwright';
import { evaluate, type Engine, type Tab } from './tab';
import { startWebKitGtk } from './webKitGtk';

export interface EngineOptions {
  engine: InstalledEngine;
}

interface Fixtures {
  /** Whether the service worker stores the shop: off by default, because it takes long. */
  storesShop: boolean;
  host: Awaited<ReturnType<typeof startHost>>;
  /** The shop's address, up to the hash sign. */
  home: string;
  tab: Tab;
  /** A visit from a new device. One at a time: not every engine runs two. */
  visit: (walk: (tab: Tab) => Promise<void>) => Promise<void>;
}

const site = filesBelow(testRun.site);
const withIdleWorker = new Map(site).set(`${shop.basePath}sw.js`, Buffer.from(''));

export const test = base.extend<Fixtures, EngineOptions & { running: Engine }>({
  engine: [{ name: 'chromium' }, { option: true, scope: 'worker' }],
  running: [
    async ({ playwright, engine, launchOptions }, provide) => {
      const running =
        engine.name === 'WebKitGTK'
          ? startWebKitGtk(engine.driver, engine.browser)
          : await startPlaywright(playwright[engine.name], { ...launchOptions, ...engine });
      await provide(running);
      await running.end();
    },
    { scope: 'worker' },
  ],
  storesShop: [false, { option: true }],
  host: async ({ storesShop }, provide) => {
    const host = await startHost(storesShop ? site : withIdleWorker);
    await provide(host);
    await host.end();
  },
  home: async ({ host }, provide) => {
    await provide(host.origin + shop.basePath);
  },
  visit: async ({ running, home }, provide) => {
    await provide(async (walk) => {
      const { tab, close } = await running.open();
      await tab.load(home);
      await walk(tab);
      expect(await tab.problems(), 'what the shopper should not see').toEqual([]);
      await close();
    });
  },
  tab: async ({ visit }, provide) => visit(provide),
});

export const [first, second] = products as [(typeof products)[0], (typeof products)[0]];
export const addFirst = `Add to basket: ${first.title}`;
export const addSecond = `Add to basket: ${second.title}`;
export const createName = `Create your ${shop.name} Account`;
export const items = (count: number) => `Basket ${count} ${count === 1 ? 'item' : 'items'}`;

/** Short, because some engines are slow at typing. */
export const newAccount = () => ({
  email: `${randomUUID().slice(0, 8)}@example.com`,
  password: 'a lamp',
});

/** Polls more often than `expect.poll` by default: there are many short waits. */
export const poll = <Value>(read: () => Promise<Value>, timeout?: number) =>
  expect.poll(read, { intervals: [50, 100, 200, 500], timeout });

/** Resolves when the page has been parsed again. */
export async function reload(tab: Tab) {
  await evaluate(tab, () => {
    document.documentElement.id = 'leaving';
    location.reload();
  });
  const isThere = () =>
    evaluate(
      tab,
      () => document.documentElement.id !== 'leaving' && document.readyState !== 'loading',
    );
  // Between two pages, evaluating fails.
  await poll(() => isThere().catch(() => false)).toBe(true);
}

/** Waits until the page shows this text. */
export const expectText = (tab: Tab, text: string) =>
  poll(() => evaluate(tab, () => document.body.innerText)).toContain(text);
const expectTexts = (tab: Tab, selector: string, texts: string[]) => {
  const shown = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
  return poll(() => evaluate(tab, shown, selector)).toEqual(texts);
};
export const expectHeading = (tab: Tab, text: string) => expectTexts(tab, 'h1', [text]);
export const expectCount = (tab: Tab, count: number) =>
  expectTexts(tab, 'header a[href="#/checkout"]', [items(count)]);
export const expectItems = (tab: Tab, titles: string[]) => expectTexts(tab, 'main li h2', titles);

/** Waits for the button, link or field of this name, then clicks it. */
export async function click(tab: Tab, name: string) {
  await poll(() => centreOf(tab, name, 0)).not.toBeNull();
  // Some frames after typing, Firefox scrolls back to the caret if a header covers it.
  const [x, y] = (await centreOf(tab, name, 8)) ?? [];
  await tab.click(x ?? 0, y ?? 0);
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
