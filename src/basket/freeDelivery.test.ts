import { makeStore } from '../app/store';
import { productsLoaded } from '../catalogue/catalogueSlice';
import type { CurrentPrices } from '../catalogue/model/prices';
import { pricesRead } from '../catalogue/pricesSlice';
import { buildBasket, buildProduct, buildServices } from '../testing/builders';
import { selectFreeDelivery } from './freeDelivery';

const lamp = buildProduct({ id: 'lamp', price: 900 });
const pot = buildProduct({ id: 'pot', price: 120 });
const rug = buildProduct({ id: 'rug', price: 140 });
const cap = buildProduct({
  id: 'cap',
  price: 110,
  variants: [{ id: 'cap-s', name: 'Small', price: 130 }],
});
const hidden = buildProduct({ price: 99, hidden: true });

/** The suggestion for a basket in a shop whose prices may have changed. */
function offerFor(basket: (typeof lamp)[], today: Partial<CurrentPrices> = {}) {
  const store = makeStore(buildServices(), { basket: buildBasket(basket) });
  store.dispatch(productsLoaded([rug, hidden, cap, pot, lamp]));
  const delivery = { price: 149, freeFrom: 999 };
  store.dispatch(
    pricesRead({ prices: { lamp: 900, pot: 120, rug: 140, 'cap-s': 130 }, delivery, ...today }),
  );
  return selectFreeDelivery(store.getState());
}

it('suggests the cheapest product or variant that closes the gap, at today’s price', () => {
  expect(offerFor([lamp])).toEqual({ gap: 99, suggestion: { product: pot, price: 120 } });
  expect(
    offerFor([lamp], { prices: { lamp: 900, pot: 140, rug: 98, 'cap-s': 130 } }),
  ).toMatchObject({ suggestion: { product: { id: 'cap-s' }, price: 130 } });
});

it('suggests no product that is sold out or already in the basket', () => {
  expect(offerFor([lamp], { prices: { lamp: 900, pot: null, rug: 140 } })).toMatchObject({
    suggestion: { product: rug },
  });
  const cheap = buildProduct({ id: 'pot', price: 20 });
  const prices = { lamp: 900, pot: 20, rug: 140 };
  expect(offerFor([lamp, cheap], { prices: { ...prices, pot: 79 } })).toMatchObject({
    gap: 20,
    suggestion: { product: rug },
  });
});

it('suggests no product that costs as much as the delivery that it saves, or more', () => {
  const offerAt = (price: number) => offerFor([lamp], { delivery: { price, freeFrom: 999 } });
  expect(offerAt(121)).toMatchObject({ suggestion: { product: pot } });
  expect(offerAt(120)).toEqual({ gap: 99 });
  expect(offerAt(49)).toEqual({ gap: 99 });
});

it('suggests nothing if delivery is free already, or never is', () => {
  expect(offerFor([lamp, pot])).toEqual({ gap: 0 });
  expect(offerFor([lamp], { delivery: { price: 0 } })).toEqual({ gap: 0 });
  expect(offerFor([lamp], { delivery: { price: 49 } })).toBeUndefined();
  expect(offerFor([lamp], { delivery: {} })).toBeUndefined();
  expect(offerFor([])).toBeUndefined();
});
