import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { InstalledEngine } from '../../scripts/lib/engines';
import { formatRupees } from '../../src/shared/formatRupees';
import { shop } from '../../src/config';
import { everyRule, findingsOf } from '../axe';
import { products, searchFor, unknownWord } from '../catalogue';
import { basketOf } from '../database';
import { makeMerchant, ordersOf } from '../orderDatabase';
import { chosenState, noOrders, placeName, takesOrders, typed } from '../orders';
import { readSite, startHost } from '../releases';
import type { Engine } from './engine';
import { startPlaywright } from './playwright';
import type { Tab } from './tab';
import { startWebKitGtk } from './webKitGtk';

export interface EngineOptions {
  engine: InstalledEngine;
}

interface Fixtures {
  host: Awaited<ReturnType<typeof startHost>>;
  /** The shop's address, without what follows the hash sign. */
  home: string;
  tab: Tab;
}

const site = readSite(resolve('.test/dist'));

const test = base.extend<Fixtures, EngineOptions & { running: Engine }>({
  engine: [{ name: 'chromium' }, { option: true, scope: 'worker' }],
  running: [
    async ({ playwright, engine, launchOptions }, provide) => {
      const running =
        engine.name === 'WebKitGTK'
          ? await startWebKitGtk(engine.driver, engine.browser)
          : await startPlaywright(playwright[engine.name], { ...launchOptions, ...engine });
      await provide(running);
      await running.end();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for it
  host: async ({}, provide) => {
    const host = await startHost(site);
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

const [first, second] = products as [(typeof products)[0], (typeof products)[0]];
const addFirst = `Add to basket: ${first.title}`;
const addSecond = `Add to basket: ${second.title}`;
const items = (count: number) => `Basket ${count} ${count === 1 ? 'item' : 'items'}`;

/** Short: some engines take a while for each key. */
const newAccount = () => ({ email: `${randomUUID().slice(0, 8)}@example.com`, password: 'a lamp' });

/** Looks more often than `expect.poll` does by itself: there is a lot to wait for, and little each time. */
const poll = <Value>(look: () => Promise<Value>) =>
  expect.poll(look, { intervals: [50, 100, 200, 500] });

/** Goes to another screen by its address. */
const open = (tab: Tab, route: string) =>
  tab.read((hash) => {
    location.hash = hash;
  }, route);

/** Loads the page again. What it loads itself may come later. */
async function reload(tab: Tab) {
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
const see = (tab: Tab, text: string) =>
  poll(() => tab.read(() => document.body.innerText)).toContain(text);
const seeHeading = (tab: Tab, text: string) =>
  poll(() => tab.read(() => document.querySelector('h1')?.innerText)).toBe(text);
const seeCount = (tab: Tab, count: number) =>
  poll(() =>
    tab.read(() => document.querySelector('header a[href="#/checkout"]')?.textContent),
  ).toBe(items(count));
const seeItems = (tab: Tab, titles: string[]) =>
  poll(() =>
    tab.read(() => Array.from(document.querySelectorAll('main li h2'), (h2) => h2.textContent)),
  ).toEqual(titles);
const isGift = (tab: Tab) =>
  tab.read(() => document.querySelector<HTMLInputElement>('[type=checkbox]')?.checked);

const openBasket = async (tab: Tab, count: number) => {
  await tab.click('link', items(count));
  await seeHeading(tab, 'Your Shopping basket');
};

test('I fill my basket, take something out and back in, and find it again', async ({ tab }) => {
  await tab.click('button', addFirst);
  await tab.click('button', addSecond);
  await tab.click('button', addFirst);
  await seeCount(tab, 3);
  await openBasket(tab, 3);
  await seeItems(tab, [first.title, second.title, first.title]);
  await see(tab, `Subtotal 3 items: ${formatRupees(first.price * 2 + second.price)}`);

  await tab.click('button', `Remove from basket: ${second.title}`);
  await seeItems(tab, [first.title, first.title]);
  await tab.click('button', `Undo: put back ${second.title}`);
  await seeItems(tab, [first.title, second.title, first.title]);
  await tab.click('checkbox', 'This Order Contains a gift');

  await reload(tab);
  await seeItems(tab, [first.title, second.title, first.title]);
  expect(await isGift(tab)).toBe(true);
  await tab.click('button', 'Remove everything');
  await seeHeading(tab, 'Your shopping basket in empty');
});

test('two tabs show the same basket', async ({ tab, home }) => {
  const other = await tab.another();
  await other.load(`${home}#/checkout`);
  await seeHeading(other, 'Your shopping basket in empty');
  await tab.click('button', addFirst);
  await seeItems(other, [first.title]);
  await other.click('button', `Remove from basket: ${first.title}`);
  await seeCount(tab, 0);
});

test('I create an account, sign out, mistype my password, and sign in', async ({ tab, home }) => {
  const { email, password } = newAccount();
  await tab.click('link', 'Sign In');
  await seeHeading(tab, 'Sign in');
  await tab.fill('Email', email);
  await tab.fill('Password', password);
  await tab.click('button', `Create your ${shop.name} Account`);
  await see(tab, `Hello ${email}`);
  expect(await tab.read(() => location.href)).toBe(`${home}#/`);

  await tab.click('link', 'Sign Out');
  await see(tab, 'Sign In');
  await tab.click('link', 'Sign In');
  await tab.fill('Email', email);
  await tab.fill('Password', `${password}!`);
  await tab.click('button', 'Sign in');
  await poll(() => tab.alerts()).toEqual(['FirebaseError: Firebase: Error (auth/wrong-password).']);
  await see(tab, 'The password is wrong.');
  // Chromium writes of it.
  expect((await tab.problems()).filter((problem) => !problem.includes('status of 400'))).toEqual(
    [],
  );

  await tab.fill('Password', password);
  await tab.click('button', 'Sign in');
  await see(tab, `Hello ${email}`);
  await reload(tab);
  await see(tab, `Hello ${email}`);
});

test('my basket follows me to another device', async ({ running, home }) => {
  const account = newAccount();
  /** One device after the other: not every engine runs two at a time. */
  const onDevice = async (button: string, visit: (tab: Tab) => Promise<void>) => {
    const { tab, close } = await running.open();
    await tab.load(`${home}#/login`);
    await tab.fill('Email', account.email);
    await tab.fill('Password', account.password);
    await tab.click('button', button);
    await see(tab, `Hello ${account.email}`);
    await visit(tab);
    expect(await tab.problems(), 'what the shopper should not see').toEqual([]);
    await close();
  };

  await onDevice(`Create your ${shop.name} Account`, async (tab) => {
    await tab.click('button', addFirst);
    await openBasket(tab, 1);
    await tab.click('checkbox', 'This Order Contains a gift');
    await poll(() => basketOf(account)).toEqual({ ids: [first.id], gift: true });
  });
  await onDevice('Sign in', async (tab) => {
    await seeCount(tab, 1);
    await tab.click('button', addSecond);
    await openBasket(tab, 2);
    await seeItems(tab, [first.title, second.title]);
    expect(await isGift(tab)).toBe(true);
    await tab.click('link', 'Sign Out');
    await seeHeading(tab, 'Your shopping basket in empty');
  });
  expect(await basketOf(account)).toEqual({ ids: [first.id, second.id], gift: true });
});

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The automated rules of axe find nothing on the screen as it is. */
async function expectAccessible(tab: Tab) {
  const isThere = await tab.read(() => 'axe' in window);
  if (!isThere) await tab.run(axe);
  const results = await tab.read(async (options) => {
    // The header lies over what is scrolled away, and axe takes that for too small.
    scrollTo(0, 0);
    const { violations, passes } = await (
      window as unknown as { axe: typeof import('axe-core') }
    ).axe.run(document, { ...options, resultTypes: ['violations'] });
    return { violations, count: passes.length };
  }, everyRule);
  expect(findingsOf(results)).toEqual([]);
  expect(results.count).toBeGreaterThan(10);
}

for (const width of [360, 1280]) {
  test(`I order, the merchant sends it, and I see that it has arrived, ${width} pixels wide`, async ({
    tab,
  }) => {
    test.skip(!takesOrders, noOrders);
    test.slow();
    await tab.resize(width);
    expect(await tab.read(() => innerWidth)).toBe(width);
    const account = newAccount();
    await tab.click('button', addFirst);
    await openBasket(tab, 1);
    await tab.click('button', 'Proceed to checkout');
    await see(tab, 'Where does it go?');
    await expectAccessible(tab);
    for (const [label, text] of Object.entries(typed)) await tab.fill(label, text);
    await tab.choose('State', chosenState);
    await tab.click('button', 'Check your order');
    await see(tab, 'Nothing is ordered yet.');
    await expectAccessible(tab);
    await tab.click('button', placeName(first));
    await see(tab, 'Sign in to place your order');
    await expectAccessible(tab);
    await tab.fill('Email', account.email);
    await tab.fill('Password', account.password);
    await tab.click('button', `Create your ${shop.name} Account`);
    await tab.click('button', placeName(first));
    await see(tab, 'Thank you. Your order');
    await seeCount(tab, 0);
    await expectAccessible(tab);

    const orders = await ordersOf(account);
    expect(orders).toMatchObject([{ state: 'placed', items: [`${first.id}:${first.price}`] }]);
    const id = orders[0]?.id ?? '';
    await open(tab, '/login');
    await see(tab, `Order ${id}`);
    await see(tab, 'The shop has your order, and has not accepted it yet.');
    await expectAccessible(tab);

    /** On the account's screen, whoever is signed in leaves it to somebody else. */
    const change = async (button: string, { email, password }: typeof account) => {
      await tab.click('button', 'Sign out');
      await seeHeading(tab, 'Sign in');
      await tab.fill('Email', email);
      await tab.fill('Password', password);
      await tab.click('button', button);
      await see(tab, `Hello ${email}`);
    };
    const merchant = newAccount();
    await change(`Create your ${shop.name} Account`, merchant);
    await makeMerchant(merchant);
    await open(tab, '/login');
    await see(tab, 'Orders of the shop');
    await tab.fill('Find by number, name or telephone', id);
    for (const step of ['Accept', 'Mark as sent', 'Mark as delivered']) {
      await tab.click('button', `${step}, order ${id}`);
    }
    await poll(async () => (await ordersOf(account))[0]?.state).toBe('delivered');
    await expectAccessible(tab);
    await change('Sign in', account);
    await open(tab, '/login');
    await see(tab, `Order ${id}`);
    await see(tab, 'Delivered');
    await expectAccessible(tab);
  });
}

test('I search, look at my basket, and Back shows what I had found', async ({ tab }) => {
  const { word, heading } = searchFor(second);
  await tab.fill('Search', word);
  await seeHeading(tab, heading);
  await tab.click('button', addSecond);
  await openBasket(tab, 1);
  await tab.read(() => {
    history.back();
  });
  await seeHeading(tab, heading);
  expect(
    await tab.read(() => document.querySelector<HTMLInputElement>('[type=search]')?.value),
  ).toBe(word);
});

test('what I press before the scripts are there is in my basket', async ({ tab, host }) => {
  const release = host.hold(/\/static\/js\//);
  await reload(tab);
  await tab.click('button', addFirst);
  await tab.click('button', addSecond);
  await seeCount(tab, 2);
  release();
  await openBasket(tab, 2);
  await seeItems(tab, [first.title, second.title]);
});

test('the shop opens without a network', async ({ tab, host }) => {
  await tab.click('button', addFirst);
  await poll(() =>
    tab.read(async () => (await navigator.serviceWorker.getRegistration())?.active?.state),
  ).toBe('activated');
  await host.end();
  await reload(tab);
  await openBasket(tab, 1);
  await seeItems(tab, [first.title]);
});

test('an address that the shop does not have leads home', async ({ tab }) => {
  await open(tab, '/nowhere');
  await see(tab, '404 Not Found');
  await tab.click('link', 'Go to the home page');
  await seeCount(tab, 0);
});

test('I shop with the keyboard alone', async ({ tab }) => {
  const focused = () =>
    tab.read(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
    });
  const tabTo = async (name: string) => {
    for (let stops = 0; stops < 60 && (await focused()) !== name; stops += 1)
      await tab.press('Tab');
    expect(await focused()).toBe(name);
    expect(
      await tab.read(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(
          document.activeElement ?? document.body,
        );
        return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
      }),
      `a ring around ${name}`,
    ).toBeGreaterThanOrEqual(2);
  };
  await tab.press('Tab');
  expect(await focused()).toBe('Skip to content');
  await tab.press('Enter');
  await tabTo(addFirst);
  await tab.press('Enter');
  await seeCount(tab, 1);
  await tab.press('/');
  await tab.press(...Array.from(unknownWord));
  await seeHeading(tab, `No results for “${unknownWord}”`);
  await tabTo(items(1));
  await tab.press('Enter');
  await seeHeading(tab, 'Your Shopping basket');
  expect(await focused()).toBe('Your Shopping basket');
  await tabTo(`Remove from basket: ${first.title}`);
  await tab.press('Space');
  await seeHeading(tab, 'Your shopping basket in empty');
});

test('no screen is wider than 320 pixels', async ({ tab }) => {
  await tab.resize(320);
  await tab.click('button', addFirst);
  for (const route of ['/', `/?q=${unknownWord}`, '/checkout', '/login', '/nowhere']) {
    await open(tab, route);
    await see(tab, shop.name);
    const { page, content } = await tab.read(() => ({
      page: innerWidth,
      content: document.documentElement.scrollWidth,
    }));
    expect(page).toBeLessThanOrEqual(320);
    expect(content, route).toBeLessThanOrEqual(page);
  }
});
