import { expect } from '@playwright/test';
import { addressFields, addressTable } from '../../src/model/addressFields';
import { expectNoViolations } from '../axe';
import { pressOn, seeFocus, typeInto } from '../focus';
import { makeMerchant, ordersOf } from '../orderDatabase';
import { noOrders, placeName, takesOrders, typed } from '../orders';
import { read, type Tab } from './tab';
import {
  addFirst,
  createName,
  enter,
  first,
  items,
  newAccount,
  poll,
  see,
  seeCount,
  seeHeading,
  test,
} from './walk';

test.skip(!takesOrders, noOrders);
// One after the other in one browser: to start one more takes as much work as a test.
test.describe.configure({ mode: 'default' });

/** The whole screen as it is: the automated rules find nothing, and nothing sticks out. */
async function expectInOrder(tab: Tab) {
  await expectNoViolations(tab);
  const widths = () => [document.documentElement.scrollWidth, innerWidth] as const;
  const [content, window] = await read(tab, widths);
  expect(content).toBeLessThanOrEqual(window);
}

async function seeAll(tab: Tab, text: string) {
  await see(tab, text);
  await expectInOrder(tab);
}

/** From the search field, which a key leads to, to what comes after it in the header. */
async function pressInHeader(tab: Tab, name: string) {
  await tab.type('/');
  await pressOn(tab, name);
}

for (const width of [320, 1280]) {
  test(`I order with the keyboard alone, and so does the merchant send it, ${width} pixels wide`, async ({
    visit,
  }) => {
    test.slow();
    const shopper = newAccount();
    const merchant = newAccount();
    const stateOf = async () => (await ordersOf(shopper)).map(({ state }) => state);
    const onDevice = (walk: (tab: Tab) => Promise<void>) =>
      visit(async (tab) => {
        await tab.resize(width);
        expect(await read(tab, () => innerWidth)).toBe(width);
        await walk(tab);
      });
    let id = '';

    await onDevice(async (tab) => {
      await expectInOrder(tab);
      await pressOn(tab, addFirst);
      await seeCount(tab, 1);
      await expectInOrder(tab);
      await pressInHeader(tab, items(1));
      await seeFocus(tab, 'Your Shopping basket');
      await expectInOrder(tab);
      await pressOn(tab, 'Proceed to checkout', ' ');
      await seeAll(tab, 'Where does it go?');
      for (const field of addressFields) {
        await typeInto(tab, addressTable[field].label, typed[field]);
      }
      await expectInOrder(tab);
      await pressOn(tab, 'Check your order');
      await seeAll(tab, 'Nothing is ordered yet.');
      await pressOn(tab, placeName(first));
      await seeAll(tab, 'Sign in to place your order');
      await enter(tab, createName, shopper);
      await seeFocus(tab, placeName(first));
      expect(await stateOf()).toEqual([]);
      await expectInOrder(tab);
      await tab.type('\n');
      await seeAll(tab, 'Thank you. Your order');
      await seeCount(tab, 0);
      const orders = await ordersOf(shopper);
      expect(orders).toMatchObject([{ state: 'placed', items: [`${first.id}:${first.price}`] }]);
      id = orders[0]?.id ?? '';
      await pressInHeader(tab, 'Returns & Orders');
      await see(tab, `Order ${id}`);
      await seeAll(tab, 'The shop has your order, and has not accepted it yet.');
    });

    await onDevice(async (tab) => {
      await pressInHeader(tab, 'Sign In');
      await seeAll(tab, 'Sign in');
      await enter(tab, createName, merchant);
      await makeMerchant(merchant);
      await pressInHeader(tab, 'Returns & Orders');
      // The field comes with the orders; before that the Tab key would pass it by.
      await seeAll(tab, 'Find by number, name or telephone');
      await typeInto(tab, 'Find by number, name or telephone', id);
      await see(tab, `Order ${id}`);
      for (const [step, state] of steps) {
        await pressOn(tab, `${step}, order ${id}`);
        await poll(stateOf).toEqual([state]);
        await seeFocus(tab, `Order ${id}`);
        await expectInOrder(tab);
      }
    });

    await onDevice(async (tab) => {
      await pressInHeader(tab, 'Sign In');
      await seeFocus(tab, 'Sign in');
      await enter(tab, 'Sign in', shopper);
      await pressInHeader(tab, 'Returns & Orders');
      await see(tab, `Order ${id}`);
      await seeAll(tab, 'Delivered');
      await seeHeading(tab, 'Your account');
    });
  });
}

const steps = [
  ['Accept', 'accepted'],
  ['Mark as sent', 'sent'],
  ['Mark as delivered', 'delivered'],
] as const;
