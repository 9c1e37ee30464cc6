import { makeStore } from '../app/makeStore';
import { pricesAccepted } from '../catalogue/pricesSlice';
import { shop } from '../../shop/config';
import { buildBasket, buildProduct, buildServices } from '../testing/builders';
import { addToBasket } from './basketSlice';
import { selectDelivery, selectItems, selectSubtotal } from './basketSelectors';

const lamp = buildProduct({ price: 990 });
const pot = buildProduct({ price: 133 });
const rug = buildProduct({ price: 990 });

it('has the accepted prices, also for items added later, and doesn’t count products that are sold out', () => {
  const prices = { [lamp.id]: lamp.price + 1, [rug.id]: rug.price };
  const store = makeStore(buildServices(), { basket: buildBasket([lamp, pot, rug]) });
  expect(selectDelivery(store.getState())).toBe(shop.delivery);
  store.dispatch(pricesAccepted({ prices, delivery: { price: 59 } }));
  store.dispatch(addToBasket(lamp));
  const state = store.getState();
  const shown = selectItems(state).map(({ product }) => [
    product.id,
    product.soldOut ? 'sold out' : product.price,
  ]);
  expect(shown).toEqual([
    [lamp.id, lamp.price + 1],
    [pot.id, 'sold out'],
    [rug.id, rug.price],
    [lamp.id, lamp.price + 1],
  ]);
  expect(selectSubtotal(state)).toBe(2 * (lamp.price + 1) + rug.price);
  expect(selectDelivery(state)).toEqual({ price: 59, days: shop.delivery?.days });
  store.dispatch(pricesAccepted({ prices, delivery: {} }));
  expect(selectDelivery(store.getState())).toBeUndefined();
});
