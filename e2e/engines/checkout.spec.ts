import { expect } from '@playwright/test';
import { shop } from '../../src/config';
import type { AddressField } from '../../src/model/addressFields';
import { addressLabels } from '../../src/testing/address';
import { endInterval, ordersOf } from '../support/orderDatabase';
import { placeName, typed } from '../support/orders';
import { evaluate, type Tab } from './tab';
import {
  addFirst,
  addSecond,
  click,
  createName,
  enter,
  expectHeading,
  expectText,
  first,
  newAccount,
  openBasket,
  poll,
  second,
  test,
} from './walk';

// In sequence, in one browser: starting another takes as long as a test.
test.describe.configure({ mode: 'default' });

/** What the PIN code doesn't fill in, without what is optional. */
const required: AddressField[] = ['name', 'telephone', 'street', 'pin'];

/** A shopper's way from the basket to the thanks, which counts what it takes. */
function startCheckout(tab: Tab) {
  const startedAt = performance.now();
  let presses = 0;
  let fields = 0;
  const press = async (name: string) => {
    presses += 1;
    await click(tab, name);
  };
  const valueOf = (field: string) =>
    document.querySelector<HTMLInputElement>(`#order [name="${field}"]`)?.value;
  return {
    press,
    async fillIn() {
      await expectText(tab, 'Delivery address');
      fields = await evaluate(
        tab,
        () => document.querySelectorAll('#order :is(input, select, textarea)').length,
      );
      for (const field of required) {
        await click(tab, addressLabels[field]);
        await tab.type(typed[field].replace('\n', ', '));
      }
      for (const field of ['city', 'state'] as const) {
        await poll(() => evaluate(tab, valueOf, field)).toBe(typed[field]);
      }
      await press('Review your order');
    },
    /** Places the order, and reports what it took. */
    async place(who: string, name: string, most: { fields: number; presses: number }) {
      await press(name);
      await expectText(tab, 'has been placed.');
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${who}: ${fields} fields, ${presses} presses, ${seconds} s`);
      expect(fields).toBeLessThanOrEqual(most.fields);
      expect(presses).toBeLessThanOrEqual(most.presses);
    },
  };
}

const byUpi = (name: string) => name.replace('cash on delivery', 'then pay by UPI');

if (shop.guests) {
  test('without an account, I order in cash', async ({ tab }) => {
    await click(tab, addFirst);
    await openBasket(tab, 1);
    const checkout = startCheckout(tab);
    await checkout.press('Proceed to checkout');
    await checkout.fillIn();
    await checkout.place('guest, cash', placeName(first), { fields: 8, presses: 3 });
    await expectText(tab, 'Your shopping basket in empty');
  });
}

const { guests, upi } = shop;
if (guests && upi) {
  test('without an account, I order and pay by UPI', async ({ tab }) => {
    await click(tab, addFirst);
    await openBasket(tab, 1);
    const checkout = startCheckout(tab);
    await checkout.press('Proceed to checkout');
    await checkout.fillIn();
    await checkout.press('Pay now by UPI');
    await checkout.place('guest, UPI', byUpi(placeName(first)), { fields: 8, presses: 4 });
    await expectText(tab, upi.id);
    await click(tab, 'I’ve paid');
    await expectText(tab, 'We’re checking your payment');
  });
}

test('with an account, I order, and the next time I only review', async ({ tab }) => {
  test.slow();
  const account = newAccount();
  await test.step('the first order', async () => {
    await click(tab, 'Sign In');
    await expectHeading(tab, 'Sign in');
    await enter(tab, createName, account);
    await click(tab, addFirst);
    await openBasket(tab, 1);
    const checkout = startCheckout(tab);
    await checkout.press('Proceed to checkout');
    await checkout.fillIn();
    await checkout.place('account, cash', placeName(first), { fields: 8, presses: 3 });
  });

  await endInterval(account);
  await test.step('the next order', async () => {
    await click(tab, 'Continue shopping');
    await click(tab, addSecond);
    await openBasket(tab, 1);
    const checkout = startCheckout(tab);
    await checkout.press('Proceed to checkout');
    await expectText(tab, 'Review your order');
    await checkout.place('returning, cash', placeName(second), { fields: 0, presses: 2 });
  });
  expect(await ordersOf(account)).toHaveLength(2);
});
