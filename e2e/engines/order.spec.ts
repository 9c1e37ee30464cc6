import { expect } from '@playwright/test';
import { shop } from '#shop/config';
import { addressFields, isAskedFor } from '../../src/orders/model/address';
import { addressLabels } from '../../src/testing/address';
import { pressOn, expectFocus, focusOf, typeInto } from '../support/focus';
import { makeMerchant, ordersOf } from '../support/orderDatabase';
import { placeName, typed } from '../support/orders';
import { evaluate, type Tab } from './tab';
import {
  addFirst,
  createName,
  enter,
  first,
  items,
  newAccount,
  poll,
  expectText,
  expectCount,
  expectHeading,
  test,
} from './walk';

// The tests share one browser in sequence, because starting another takes as long as a test.
test.describe.configure({ mode: 'default' });

/** Presses a link of the header, starting from the search field and its shortcut. */
async function pressInHeader(tab: Tab, name: string) {
  await tab.type('/');
  await pressOn(tab, name);
}

/** The page doesn't scroll sideways. */
async function checkScreen(tab: Tab) {
  const widths = () => [document.documentElement.scrollWidth, innerWidth] as const;
  const [content, window] = await evaluate(tab, widths);
  expect(content).toBeLessThanOrEqual(window);
}

async function expectTextAndCheck(tab: Tab, text: string) {
  await expectText(tab, text);
  await checkScreen(tab);
}

const phone = 320;
const desk = 1280;

test(
  'I can order and request a return, and the merchant can deliver, by keyboard alone',
  { tag: '@main' },
  async ({ visit }) => {
    test.slow();
    const shopper = newAccount();
    const merchant = newAccount();
    const stateOf = async () => (await ordersOf(shopper)).map(({ state }) => state);
    const onDevice = (width: number, walk: (tab: Tab) => Promise<void>) =>
      visit(async (tab) => {
        await tab.resize(width);
        expect(await evaluate(tab, () => innerWidth)).toBe(width);
        await walk(tab);
      });
    let id = '';

    await onDevice(phone, async (tab) => {
      await checkScreen(tab);
      await pressOn(tab, addFirst);
      await expectCount(tab, 1);
      await checkScreen(tab);
      await pressInHeader(tab, items(1));
      await expectFocus(tab, 'Your Shopping basket');
      await checkScreen(tab);
      await pressOn(tab, 'Proceed to checkout', ' ');
      await expectTextAndCheck(tab, 'Delivery address');
      // The GSTIN of businesses is folded.
      for (const field of addressFields.filter((each) => isAskedFor(each) && each !== 'gstin')) {
        await typeInto(tab, addressLabels[field], typed[field]);
      }
      await checkScreen(tab);
      await pressOn(tab, 'Review your order');
      await expectTextAndCheck(tab, 'You haven’t placed the order yet.');
      await pressOn(tab, placeName(first));
      if (!shop.guests) {
        await expectTextAndCheck(tab, 'Sign in to place your order');
        await enter(tab, createName, shopper);
        await expectTextAndCheck(tab, 'Your order is ready to place.');
        await expectFocus(tab, placeName(first));
        await tab.type('\n');
      }
      await expectTextAndCheck(tab, 'has been placed.');
      await expectCount(tab, 0);
      await poll(() => focusOf(tab)).toMatchObject({ name: expect.stringMatching(/^Thank you!/) });
      const thanks = await focusOf(tab);
      if (shop.guests) {
        await enter(tab, 'Save my orders', shopper);
        await expectTextAndCheck(tab, `Saved. You’re signed in as ${shopper.email}.`);
      }
      const orders = await ordersOf(shopper);
      expect(orders).toMatchObject([{ state: 'placed', items: [`${first.id}:${first.price}`] }]);
      id = orders[0]?.id ?? '';
      expect(thanks?.name).toBe(`Thank you! Order ${id} has been placed.`);
      await pressInHeader(tab, 'Returns & Orders');
      await expectText(tab, `Order ${id}`);
      await expectTextAndCheck(tab, 'We’ve received your order and will confirm it soon.');
      await pressOn(tab, `Cancel order, order ${id}`);
      await expectTextAndCheck(tab, `Cancel order ${id}?`);
      await pressOn(tab, `Keep order, order ${id}`);
      await expectFocus(tab, `Cancel order, order ${id}`);
    });

    await onDevice(desk, async (tab) => {
      await pressInHeader(tab, 'Sign In');
      await expectTextAndCheck(tab, 'Sign in');
      await enter(tab, createName, merchant);
      await makeMerchant(merchant);
      await pressInHeader(tab, 'Returns & Orders');
      // The search field appears with the orders.
      await expectTextAndCheck(tab, 'Search orders');
      await typeInto(tab, 'Search orders', id);
      await expectText(tab, `Order ${id}`);
      for (const [step, state] of steps) {
        await pressOn(tab, `${step}, order ${id}`);
        // The button asks for the courier first.
        if (state === 'sent') await pressOn(tab, `${step}, order ${id}`);
        await poll(stateOf).toEqual([state]);
        await expectFocus(tab, `Order ${id}`);
        await checkScreen(tab);
      }
    });

    await onDevice(phone, async (tab) => {
      await pressInHeader(tab, 'Sign In');
      await expectFocus(tab, 'Sign in');
      await enter(tab, 'Sign in', shopper);
      await pressInHeader(tab, 'Returns & Orders');
      await expectText(tab, `Order ${id}`);
      await expectTextAndCheck(tab, 'Delivered');
      await expectHeading(tab, 'Your account');
      if (!shop.returns) return;
      await pressOn(tab, `Request a return, order ${id}`);
      await expectTextAndCheck(tab, `Return order ${id}?`);
      await pressOn(tab, `Request return, order ${id}`);
      await poll(stateOf).toEqual(['returnAsked']);
      await expectFocus(tab, `Order ${id}`);
      await expectTextAndCheck(tab, 'We’ve received your return request.');
    });
  },
);

const steps = [
  ['Accept', 'accepted'],
  ['Mark as sent', 'sent'],
  ['Mark as delivered', 'delivered'],
] as const;
