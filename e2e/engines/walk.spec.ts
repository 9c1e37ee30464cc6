import { expect } from '@playwright/test';
import { shop } from '../../src/config';
import { formatRupees } from '../../src/shared/formatRupees';
import { searchFor, unknownWord } from '../catalogue';
import { basketOf } from '../database';
import { focusOf, pressOn } from './keyboard';
import type { Tab } from './tab';
import {
  addFirst,
  addSecond,
  createName,
  first,
  items,
  newAccount,
  onDeviceOf,
  open,
  openBasket,
  poll,
  reload,
  second,
  see,
  seeCount,
  seeHeading,
  seeItems,
  test,
} from './walk';

// One after the other in one browser: to start one more takes as much work as a test.
test.describe.configure({ mode: 'default' });

const isGift = (tab: Tab) =>
  tab.read(() => document.querySelector<HTMLInputElement>('[type=checkbox]')?.checked);

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

test('my account and my basket follow me to another device, where I mistype my password first', async ({
  running,
  home,
}) => {
  const { email, password } = newAccount();
  const onDevice = (visit: (tab: Tab) => Promise<void>) =>
    onDeviceOf(running, async (tab) => {
      await tab.load(home);
      await tab.click('link', 'Sign In');
      await seeHeading(tab, 'Sign in');
      await tab.fill('Email', email);
      await visit(tab);
    });

  await onDevice(async (tab) => {
    await tab.fill('Password', password);
    await tab.click('button', createName);
    await see(tab, `Hello ${email}`);
    expect(await tab.read(() => location.href)).toBe(`${home}#/`);
    await tab.click('button', addFirst);
    await openBasket(tab, 1);
    await tab.click('checkbox', 'This Order Contains a gift');
    await poll(() => basketOf({ email, password })).toEqual({ ids: [first.id], gift: true });
  });
  await onDevice(async (tab) => {
    await tab.fill('Password', `${password}!`);
    await tab.click('button', 'Sign in');
    await poll(() => tab.alerts()).toEqual([
      'FirebaseError: Firebase: Error (auth/wrong-password).',
    ]);
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
    await seeCount(tab, 1);
    await tab.click('button', addSecond);
    await openBasket(tab, 2);
    await seeItems(tab, [first.title, second.title]);
    expect(await isGift(tab)).toBe(true);
    await tab.click('link', 'Sign Out');
    await seeHeading(tab, 'Your shopping basket in empty');
  });
  expect(await basketOf({ email, password })).toEqual({ ids: [first.id, second.id], gift: true });
});

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

test.describe('after a visit', () => {
  test.use({ storesShop: true });

  test('the shop opens without a network', async ({ tab, host }) => {
    test.slow();
    await tab.click('button', addFirst);
    const worker = () =>
      tab.read(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
    // The scripts may have missed the press; they store the shop after twenty seconds then.
    await poll(worker, 60_000).toBe('activated');
    await host.end();
    await reload(tab);
    await openBasket(tab, 1);
    await seeItems(tab, [first.title]);
  });
});

test('an address that the shop does not have leads home', async ({ tab }) => {
  await open(tab, '/nowhere');
  await see(tab, '404 Not Found');
  await tab.click('link', 'Go to the home page');
  await seeCount(tab, 0);
});

test('I shop with the keyboard alone', async ({ tab }) => {
  await tab.press('Tab');
  expect(await focusOf(tab)).toMatchObject({ name: 'Skip to content' });
  await tab.press('Enter');
  await pressOn(tab, addFirst);
  await seeCount(tab, 1);
  await tab.press('/');
  await tab.type(unknownWord);
  await seeHeading(tab, `No results for “${unknownWord}”`);
  await pressOn(tab, items(1));
  await seeHeading(tab, 'Your Shopping basket');
  expect(await focusOf(tab)).toMatchObject({ name: 'Your Shopping basket' });
  await pressOn(tab, `Remove from basket: ${first.title}`, 'Space');
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
