import { shop } from '#shop/config';
import { makeStore } from '../app/store';
import { pricesAccepted } from '../catalogue/pricesSlice';
import { buildBasket, buildProduct, buildServices } from '../testing/builders';
import {
  selectCount,
  selectCountOf,
  selectDelivery,
  selectItems,
  selectRows,
  selectSubtotal,
} from './basketSelectors';
import { addToBasket, removeFromBasket, setGift } from './basketSlice';

const lamp = buildProduct({ price: 990 });
const pot = buildProduct({ price: 133 });
const rug = buildProduct({ price: 990 });

function open(...products: (typeof lamp)[]) {
  const store = makeStore(buildServices(), { basket: buildBasket(products) });
  return { dispatch: store.dispatch, state: () => store.getState() };
}

it('counts every item, including loading ones, and of one product only the loaded ones', () => {
  const pending = [{ lineId: 'later', productId: pot.id }];
  const state = { basket: buildBasket([lamp, pot, lamp], { pending }) };
  expect(selectCount(state)).toBe(4);
  expect(selectCountOf(state, lamp.id)).toBe(2);
  expect(selectCountOf(state, pot.id)).toBe(1);
  expect(selectCount({ basket: buildBasket() })).toBe(0);
});

it('the subtotal adds up the prices of all items', () => {
  expect(selectSubtotal(open().state())).toBe(0);
  expect(selectSubtotal(open(lamp, pot, lamp).state())).toBe(990 + 133 + 990);
});

it('groups items into a row for each product, in the order in which they were first added', () => {
  const { state } = open(pot, lamp, pot);
  expect(selectRows(state())).toEqual([
    { product: pot, count: 2 },
    { product: lamp, count: 1 },
  ]);
});

it('keeps a row’s place while its removal can be undone', () => {
  const { dispatch, state } = open(pot, lamp);
  dispatch(removeFromBasket(pot.id));
  expect(selectRows(state())).toEqual([
    { product: pot, count: 0 },
    { product: lamp, count: 1 },
  ]);
});

it('returns the same rows, items and sum until something in them changes', () => {
  const { dispatch, state } = open(pot, lamp);
  dispatch(pricesAccepted({ prices: { [lamp.id]: 990, [pot.id]: 140 }, delivery: {} }));
  const before = state();
  dispatch(setGift(true));
  expect(selectRows(state())).toBe(selectRows(before));
  expect(selectItems(state())).toBe(selectItems(before));
  dispatch(addToBasket(rug));
  expect(selectRows(state())).not.toBe(selectRows(before));
  expect(selectItems(state())[0]).toBe(selectItems(before)[0]);
});

it('computes count and subtotal once for the same lines and prices', () => {
  const { dispatch, state } = open(pot, lamp);
  const select = () => [selectCount(state()), selectSubtotal(state())];
  const computed = () => [selectCount.recomputations(), selectSubtotal.recomputations()];
  expect(select()).toEqual([2, 133 + 990]);
  const before = computed();
  dispatch(setGift(true));
  expect(select()).toEqual([2, 133 + 990]);
  expect(computed()).toEqual(before);
  dispatch(addToBasket(rug));
  expect(select()).toEqual([3, 133 + 990 + 990]);
  expect(computed()).toEqual(before.map((times) => times + 1));
});

it('uses the accepted prices, for later items too, and doesn’t charge for sold-out products', () => {
  const prices = { [lamp.id]: lamp.price + 1, [rug.id]: rug.price };
  const store = open(lamp, pot, rug);
  expect(selectDelivery(store.state())).toBe(shop.delivery);
  store.dispatch(pricesAccepted({ prices, delivery: { price: 59 } }));
  store.dispatch(addToBasket(lamp));
  const shown = selectItems(store.state()).map(({ product }) => [
    product.id,
    product.soldOut ? 'sold out' : product.price,
  ]);
  expect(shown).toEqual([
    [lamp.id, lamp.price + 1],
    [pot.id, 'sold out'],
    [rug.id, rug.price],
    [lamp.id, lamp.price + 1],
  ]);
  expect(selectSubtotal(store.state())).toBe(2 * (lamp.price + 1) + rug.price);
  expect(selectDelivery(store.state())).toEqual({ price: 59, days: shop.delivery?.days });
  store.dispatch(pricesAccepted({ prices, delivery: {} }));
  expect(selectDelivery(store.state())).toBeUndefined();
});
