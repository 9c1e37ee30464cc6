import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { InstalledEngine } from '../../scripts/lib/engines';
import { shop } from '../../src/config';
import { products } from '../catalogue';
import { readSite, startHost } from '../releases';
import type { Engine } from './engine';
import { startPlaywright } from './playwright';
import type { Tab } from './tab';
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
  tab: async ({ running, home }, provide) => {
    const { tab, close } = await running.open();
    await tab.load(home);
    await provide(tab);
    expect(await tab.problems(), 'what the shopper should not see').toEqual([]);
    await close();
  },
});

export const [first, second] = products as [(typeof products)[0], (typeof products)[0]];
export const addFirst = `Add to basket: ${first.title}`;
export const addSecond = `Add to basket: ${second.title}`;
export const items = (count: number) => `Basket ${count} ${count === 1 ? 'item' : 'items'}`;

export const createName = `Create your ${shop.name} Account`;

/** Short: some engines take a while for each key. */
export const newAccount = () => ({
  email: `${randomUUID().slice(0, 8)}@example.com`,
  password: 'a lamp',
});

/** Looks more often than `expect.poll` does by itself: there is a lot to wait for, and little each time. */
export const poll = <Value>(look: () => Promise<Value>, timeout?: number) =>
  expect.poll(look, { intervals: [50, 100, 200, 500], timeout });

/** Goes to another screen by its address. */
export const open = (tab: Tab, route: string) =>
  tab.read((hash) => {
    location.hash = hash;
  }, route);

/** Loads the page again. What it loads itself may come later. */
export async function reload(tab: Tab) {
  await tab.read(() => {
    document.documentElement.id = 'leaving';
    location.reload();
  });
  const isThere = () =>
    tab.read(() => document.documentElement.id !== 'leaving' && document.readyState !== 'loading');
  // Between two pages there is none to ask.
  await poll(() => isThere().catch(() => false)).toBe(true);
}

/** Waits until the page holds this text, as it is shown. */
export const see = (tab: Tab, text: string) =>
  poll(() => tab.read(() => document.body.innerText)).toContain(text);
export const seeHeading = (tab: Tab, text: string) =>
  poll(() => tab.read(() => document.querySelector('h1')?.innerText)).toBe(text);
export const seeCount = (tab: Tab, count: number) =>
  poll(() =>
    tab.read(() => document.querySelector('header a[href="#/checkout"]')?.textContent),
  ).toBe(items(count));
export const seeItems = (tab: Tab, titles: string[]) =>
  poll(() =>
    tab.read(() => Array.from(document.querySelectorAll('main li h2'), (h2) => h2.textContent)),
  ).toEqual(titles);
export const openBasket = async (tab: Tab, count: number) => {
  await tab.click('link', items(count));
  await seeHeading(tab, 'Your Shopping basket');
};

/** A visit from another device: one after the other, for not every engine runs two at a time. */
export async function onDeviceOf(running: Engine, visit: (tab: Tab) => Promise<void>) {
  const { tab, close } = await running.open();
  await visit(tab);
  expect(await tab.problems(), 'what the shopper should not see').toEqual([]);
  await close();
}
