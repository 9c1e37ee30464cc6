import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { InstalledEngine } from '../../scripts/lib/browsers';
import { shop } from '../../src/config';
import { products } from '../catalogue';
import { nameOf, pressOn, typeInto } from '../focus';
import { readSite, startHost } from '../releases';
import { startPlaywright } from './playwright';
import { read, type Engine, type Tab } from './tab';
import { startWebKitGtk } from './webKitGtk';

export interface EngineOptions {
  engine: InstalledEngine;
}

interface Fixtures {
  /** Whether the worker stores the shop for later: it would be a lot of work in each test. */
  storesShop: boolean;
  host: Awaited<ReturnType<typeof startHost>>;
  /** The shop's address, without what follows the hash sign. */
  home: string;
  tab: Tab;
  /** A visit from another device: one after the other, for not every engine runs two at a time. */
  visit: (walk: (tab: Tab) => Promise<void>) => Promise<void>;
}

const site = readSite(resolve('.test/dist'));
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

/** Short: some engines take a while for each key. */
export const newAccount = () => ({
  email: `${randomUUID().slice(0, 8)}@example.com`,
  password: 'a lamp',
});

/** Looks more often than `expect.poll` does by itself: there is a lot to wait for, and little each time. */
export const poll = <Value>(look: () => Promise<Value>, timeout?: number) =>
  expect.poll(look, { intervals: [50, 100, 200, 500], timeout });

/** Loads the page again. What it loads itself may come later. */
export async function reload(tab: Tab) {
  await read(tab, () => {
    document.documentElement.id = 'leaving';
    location.reload();
  });
  const isThere = () =>
    read(tab, () => document.documentElement.id !== 'leaving' && document.readyState !== 'loading');
  // Between two pages there is none to ask.
  await poll(() => isThere().catch(() => false)).toBe(true);
}

/** Waits until the page holds this text, as it is shown. */
export const see = (tab: Tab, text: string) =>
  poll(() => read(tab, () => document.body.innerText)).toContain(text);
const seeTexts = (tab: Tab, selector: string, texts: string[]) => {
  const shown = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
  return poll(() => read(tab, shown, selector)).toEqual(texts);
};
export const seeHeading = (tab: Tab, text: string) => seeTexts(tab, 'h1', [text]);
export const seeCount = (tab: Tab, count: number) =>
  seeTexts(tab, 'header a[href="#/checkout"]', [items(count)]);
export const seeItems = (tab: Tab, titles: string[]) => seeTexts(tab, 'main li h2', titles);

/** Waits for the button, link or field of this name, and clicks it. */
export async function click(tab: Tab, name: string) {
  const centre = () =>
    read(
      tab,
      (nameOf, name) => {
        const elements = Array.from(document.querySelectorAll('a, button, input'));
        const found = elements.find((element) => nameOf(element) === name);
        if (!found) return null;
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = found.getBoundingClientRect();
        return [left + width / 2, top + height / 2] as const;
      },
      nameOf,
      name,
    );
  await poll(centre).not.toBeNull();
  const [x, y] = (await centre()) ?? [];
  await tab.click(x ?? 0, y ?? 0);
}

export async function openBasket(tab: Tab, count: number) {
  await click(tab, items(count));
  await seeHeading(tab, 'Your Shopping basket');
}

/** Signs in or creates an account with the form, by the button of this name. */
export async function enter(tab: Tab, button: string, account: ReturnType<typeof newAccount>) {
  await typeInto(tab, 'Email', account.email);
  await typeInto(tab, 'Password', account.password);
  await pressOn(tab, button);
  await see(tab, `Hello ${account.email}`);
}
