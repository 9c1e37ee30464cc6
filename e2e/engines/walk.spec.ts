import { expect } from '@playwright/test';
import { formatRupees } from '../../src/shared/formatRupees';
import { searchFor } from '../catalogue';
import { basketOf } from '../database';
import { read, type Tab } from './tab';
import {
  addFirst,
  addSecond,
  click,
  createName,
  enter,
  first,
  newAccount,
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

const gift = 'This Order Contains a gift';
const seeGift = (tab: Tab) =>
  poll(() =>
    read(tab, () => document.querySelector<HTMLInputElement>('[type=checkbox]')?.checked),
  ).toBe(true);

test('I fill my basket and search, before the scripts are there and after, take something out and back in, and find it again', async ({
  tab,
  host,
}) => {
  const { word, heading } = searchFor(second);
  const release = host.hold(/\/static\/js\//);
  await reload(tab);
  await click(tab, addFirst);
  await click(tab, addFirst);
  await seeCount(tab, 2);
  // This key leads to the search field.
  await tab.type(`/${word.slice(0, 2)}`);
  release();
  await tab.type(word.slice(2));
  await seeHeading(tab, heading);
  await click(tab, addSecond);
  await openBasket(tab, 3);
  await read(tab, () => {
    history.back();
  });
  await seeHeading(tab, heading);
  const text = () => document.querySelector<HTMLInputElement>('[type=search]')?.value;
  expect(await read(tab, text)).toBe(word);

  await openBasket(tab, 3);
  await see(tab, `Subtotal 3 items: ${formatRupees(first.price * 2 + second.price)}`);
  await click(tab, `Remove from basket: ${first.title}`);
  await seeItems(tab, [first.title, second.title]);
  await click(tab, `Undo: put back ${first.title}`);
  await click(tab, gift);
  await reload(tab);
  await seeItems(tab, [first.title, first.title, second.title]);
  await seeGift(tab);
  await click(tab, 'Remove everything');
  await seeHeading(tab, 'Your shopping basket in empty');
});

test('two tabs show the same basket', async ({ tab, home }) => {
  const other = await tab.another();
  await other.load(`${home}#/checkout`);
  await seeHeading(other, 'Your shopping basket in empty');
  await click(tab, addFirst);
  await seeItems(other, [first.title]);
  await click(other, `Remove from basket: ${first.title}`);
  await seeCount(tab, 0);
});

test('my account and my basket follow me to another device', async ({ visit, home }) => {
  const account = newAccount();
  await visit(async (tab) => {
    await click(tab, 'Sign In');
    await seeHeading(tab, 'Sign in');
    await enter(tab, createName, account);
    expect(await read(tab, () => location.href)).toBe(`${home}#/`);
    await click(tab, addFirst);
    await openBasket(tab, 1);
    await click(tab, gift);
    await poll(() => basketOf(account)).toEqual({ ids: [first.id], gift: true });
  });
  await visit(async (tab) => {
    await click(tab, 'Sign In');
    await seeHeading(tab, 'Sign in');
    await enter(tab, 'Sign in', account);
    await reload(tab);
    await see(tab, `Hello ${account.email}`);
    await seeCount(tab, 1);
    await click(tab, addSecond);
    await openBasket(tab, 2);
    await seeItems(tab, [first.title, second.title]);
    await seeGift(tab);
    await click(tab, 'Sign Out');
    await seeHeading(tab, 'Your shopping basket in empty');
  });
  expect(await basketOf(account)).toEqual({ ids: [first.id, second.id], gift: true });
});

test.describe('after a visit', () => {
  test.use({ storesShop: true });

  test('the shop opens without a network', async ({ tab, host }) => {
    test.slow();
    await click(tab, addFirst);
    const worker = () =>
      read(tab, async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
    // The scripts may have missed the press; they store the shop after twenty seconds then.
    await poll(worker, 60_000).toBe('activated');
    await host.end();
    await reload(tab);
    await openBasket(tab, 1);
    await seeItems(tab, [first.title]);
  });
});
