import * as fc from 'fast-check';
import { makeStore } from '../app/store';
import { productsLoaded } from '../catalogue/catalogueSlice';
import { pricesRead } from '../catalogue/pricesSlice';
import { buildProduct, buildServices } from '../testing/builders';
import { holds } from '../testing/properties';
import { addToBasket } from './basketSlice';
import { selectFreeDelivery } from './freeDelivery';

const products = Array.from({ length: 5 }, (_, index) => buildProduct({ id: `pot-${index}` }));
const delivery = { price: 49, freeFrom: 999 };

const visit = fc.record({
  /** Today's prices; `null`: sold out. */
  prices: fc.array(fc.option(fc.integer({ min: 1, max: 1200 })), { minLength: 5, maxLength: 5 }),
  basket: fc.array(fc.nat({ max: 4 }), { maxLength: 6 }),
});

holds('suggests what closes the gap, and nothing cheaper does', 3_000, [visit], (visit) => {
  const store = makeStore(buildServices());
  const prices = Object.fromEntries(products.map(({ id }, index) => [id, visit.prices[index]]));
  // The products of the site itself are sold out: they aren't listed.
  store.dispatch(pricesRead({ prices: prices as Record<string, number | null>, delivery }));
  store.dispatch(productsLoaded(products));
  for (const index of visit.basket) {
    const product = products[index];
    if (product) store.dispatch(addToBasket(product));
  }
  const offer = selectFreeDelivery(store.getState());
  if (!offer?.suggestion) return;
  const { gap, suggestion } = offer;
  expect(suggestion.price).toBe(prices[suggestion.product.id]);
  const closing = Object.values(prices).filter((price) => price != null && price >= gap);
  expect(suggestion.price).toBe(Math.min(...closing.map(Number)));
  store.dispatch(addToBasket(suggestion.product));
  expect(selectFreeDelivery(store.getState())).toEqual({ gap: 0 });
});
