import { expect } from '@playwright/test';
import { shop } from '../../src/config';
import type { AddressField } from '../../src/model/addressFields';
import { addressLabels } from '../../src/testing/address';
import { readDatabase } from '../support/database';
import { endIntervalOfId } from '../support/orderDatabase';
import { placeName, typed } from '../support/orders';
import { evaluate } from './tab';
import {
  addFirst,
  addSecond,
  click,
  expectText,
  first,
  openBasket,
  poll,
  second,
  test,
} from './walk';

/** What the PIN code doesn't fill in, without what is optional. */
const required: AddressField[] = ['name', 'telephone', 'street', 'pin'];

test.skip(!shop.guests, 'This shop takes no orders without an account.');

test('without an account I order with 8 fields and 3 presses, the next time with 2 presses', async ({
  tab,
}) => {
  const fields = () => document.querySelectorAll('#order :is(input, select, textarea)').length;
  const valueOf = (field: string) =>
    document.querySelector<HTMLInputElement>(`#order [name="${field}"]`)?.value;
  await click(tab, addFirst);
  await openBasket(tab, 1);
  const start = performance.now();
  await click(tab, 'Proceed to checkout');
  await expectText(tab, 'Delivery address');
  expect(await evaluate(tab, fields)).toBeLessThanOrEqual(8);
  for (const field of required) {
    await click(tab, addressLabels[field]);
    await tab.type(typed[field].replace('\n', ', '));
  }
  for (const field of ['city', 'state'] as const) {
    await poll(() => evaluate(tab, valueOf, field)).toBe(typed[field]);
  }
  await click(tab, 'Review your order');
  await click(tab, placeName(first));
  await expectText(tab, 'has been placed.');
  console.log(`From the basket to the thanks: ${Math.round(performance.now() - start)} ms`);
  await expectText(tab, 'Your shopping basket in empty');

  const id = await evaluate(tab, () => document.querySelector('.order-number')?.textContent);
  const { owner } = (await readDatabase(`orders/${id ?? ''}`)) as { owner: string };
  await endIntervalOfId(owner);
  await click(tab, 'Continue shopping');
  await click(tab, addSecond);
  await openBasket(tab, 1);
  await click(tab, 'Proceed to checkout');
  await expectText(tab, 'Review your order');
  if (shop.upi) await click(tab, 'Pay now by UPI');
  const cash = placeName(second);
  await click(tab, shop.upi ? cash.replace('cash on delivery', 'then pay by UPI') : cash);
  await expectText(tab, 'has been placed.');
  if (!shop.upi) return;
  await expectText(tab, shop.upi.id);
  await click(tab, 'I’ve paid');
  await expectText(tab, 'We’re checking your payment');
});
