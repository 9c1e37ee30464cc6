import { expect } from '@playwright/test';
import { formatMoney } from '../../src/words/money';
import { searchFor } from '../support/catalogue';
import { basketOf } from '../support/database';
import { evaluate, type Tab } from './tab';
import {
  addFirst,
  addSecond,
  click,
  createName,
  enter,
  first,
  load,
  newAccount,
  openBasket,
  poll,
  second,
  expectText,
  expectCount,
  expectHeading,
  expectItems,
  test,
} from './walk';

// The tests share one browser in sequence, because starting another takes as long as a test.
test.describe.configure({ mode: 'default' });

const gift = 'This Order Contains a gift';
const expectGift = (tab: Tab) =>
  poll(() =>
    evaluate(tab, () => document.querySelector<HTMLInputElement>('[type=checkbox]')?.checked),
  ).toBe(true);

test('I can fill my basket and search before and after the scripts load, and reload safely', async ({
  visit,
  host,
}) => {
  const { word, heading } = searchFor(second);
  // This comes before the first page, whose idle requests would delay those of a second one.
  const release = host.stall(/\/static\/js\//);
  await visit(async (tab) => {
    await click(tab, addFirst);
    await click(tab, addFirst);
    await expectCount(tab, 2);
    // `/` is the shortcut of the search field.
    await tab.type(`/${word.slice(0, 2)}`);
    release();
    await tab.type(word.slice(2));
    await expectHeading(tab, heading);
    await click(tab, addSecond);
    await openBasket(tab, 3);
    await evaluate(tab, () => {
      history.back();
    });
    await expectHeading(tab, heading);
    const text = () => document.querySelector<HTMLInputElement>('[type=search]')?.value;
    expect(await evaluate(tab, text)).toBe(word);

    await openBasket(tab, 3);
    await expectText(tab, `Subtotal 3 items: ${formatMoney(first.price * 2 + second.price)}`);
    await expectItems(tab, [first.title, second.title]);
    await click(tab, `Remove from basket: one of 2, ${first.title}`);
    await expectCount(tab, 2);
    await click(tab, `Remove from basket: ${first.title}`);
    await expectItems(tab, [second.title]);
    await click(tab, `Undo: put back ${first.title}`);
    await click(tab, `One more: ${first.title}`);
    await click(tab, gift);
    await load(tab);
    await expectItems(tab, [first.title, second.title]);
    await expectText(tab, `Subtotal 3 items: ${formatMoney(first.price * 2 + second.price)}`);
    await expectGift(tab);
    await click(tab, 'Remove everything');
    await expectHeading(tab, 'Your shopping basket in empty');
  });
});

test('two tabs show the same basket', async ({ tab, home }) => {
  const other = await tab.another();
  await load(other, `${home}#/checkout`);
  await expectHeading(other, 'Your shopping basket in empty');
  await click(tab, addFirst);
  await expectItems(other, [first.title]);
  await click(other, `Remove from basket: ${first.title}`);
  await expectCount(tab, 0);
});

test('my account and my basket follow me to another device', async ({ visit, home }) => {
  const account = newAccount();
  await visit(async (tab) => {
    await click(tab, 'Sign In');
    await expectHeading(tab, 'Sign in');
    await enter(tab, createName, account);
    expect(await evaluate(tab, () => location.href)).toBe(`${home}#/`);
    await click(tab, addFirst);
    await openBasket(tab, 1);
    await click(tab, gift);
    await poll(() => basketOf(account)).toEqual({ ids: [first.id], gift: true });
  });
  await visit(async (tab) => {
    await click(tab, 'Sign In');
    await expectHeading(tab, 'Sign in');
    await enter(tab, 'Sign in', account);
    await load(tab);
    await expectText(tab, `Hello ${account.email}`);
    await expectCount(tab, 1);
    await click(tab, addSecond);
    await openBasket(tab, 2);
    await expectItems(tab, [first.title, second.title]);
    await expectGift(tab);
    await click(tab, 'Sign Out');
    await expectHeading(tab, 'Your shopping basket in empty');
  });
  expect(await basketOf(account)).toEqual({ ids: [first.id, second.id], gift: true });
});

test.describe('after one visit', () => {
  test.use({ storesShop: true });

  test('the shop opens offline', async ({ tab, host }) => {
    test.slow();
    await click(tab, addFirst);
    const worker = () =>
      evaluate(tab, async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
    // The press may have come before the scripts; then they store the shop after twenty seconds.
    await expect.poll(worker).toBe('activated');
    await host.end();
    await load(tab);
    await evaluate(tab, () => {
      // The tab's own network is available.
      Object.defineProperty(navigator, 'onLine', { value: false });
    });
    await openBasket(tab, 1);
    await expectItems(tab, [first.title]);
  });
});
