import { makeStore } from '../app/store';
import { productsLoaded } from '../catalogue/catalogueSlice';
import type { CurrentPrices } from '../catalogue/model/prices';
import { pricesRead } from '../catalogue/pricesSlice';
import { buildBasket, buildProduct, buildServices } from '../testing/builders';
import { selectFreeDelivery } from './freeDelivery';

const lamp = buildProduct({ id: 'lamp', price: 900 });
const pot = buildProduct({ id: 'pot', price: 120 });
const rug = buildProduct({ id: 'rug', price: 250 });
const cap = buildProduct({
  id: 'cap',
  price: 110,
  variants: [{ id: 'cap-s', name: 'Small', price: 130 }],
});
const hidden = buildProduct({ price: 99, hidden: true });

/** What a basket is offered in a shop whose prices may have changed. */
function offerFor(basket: (typeof lamp)[], today: Partial<CurrentPrices> = {}) {
  const store = makeStore(buildServices(), { basket: buildBasket(basket) });
  store.dispatch(productsLoaded([rug, hidden, cap, pot, lamp]));
  const delivery = { price: 49, freeFrom: 999 };
  store.dispatch(
    pricesRead({ prices: { lamp: 900, pot: 120, rug: 250, 'cap-s': 130 }, delivery, ...today }),
  );
  return selectFreeDelivery(store.getState());
}

it('is the cheapest product or variant that closes the gap, at today’s price', () => {
  expect(offerFor([lamp])).toEqual({ gap: 99, suggestion: { product: pot, price: 120 } });
  expect(
    offerFor([lamp], { prices: { lamp: 900, pot: 140, rug: 98, 'cap-s': 130 } }),
  ).toMatchObject({ suggestion: { product: { id: 'cap-s' }, price: 130 } });
  expect(offerFor([rug, rug, rug])).toEqual({ gap: 249, suggestion: { product: rug, price: 250 } });
});

it('is nothing that is sold out, or of which the basket has all that are left', () => {
  expect(offerFor([lamp], { prices: { lamp: 900, pot: null, rug: 250 } })).toMatchObject({
    suggestion: { product: rug },
  });
  const left = { rug: 3, lamp: 5 };
  const prices = { lamp: 900, rug: 250 };
  expect(offerFor([rug, rug, rug], { prices, left })).toMatchObject({
    suggestion: { product: lamp },
  });
});

it('is not more than the basket costs itself, and there is none for what is delivered free or never is', () => {
  expect(offerFor([pot])).toEqual({ gap: 879 });
  expect(offerFor([lamp, pot])).toEqual({ gap: 0 });
  expect(offerFor([lamp], { delivery: { price: 0 } })).toEqual({ gap: 0 });
  expect(offerFor([lamp], { delivery: { price: 49 } })).toBeUndefined();
  expect(offerFor([lamp], { delivery: {} })).toBeUndefined();
  expect(offerFor([])).toBeUndefined();
});
