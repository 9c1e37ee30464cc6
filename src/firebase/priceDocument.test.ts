import { currentPricesOf, firstPriceList, type Offer } from '../catalogue/model/priceList';
import { withCurrentPrice } from '../catalogue/model/prices';
import { buildProduct } from '../testing/buildProduct';
import {
  newOffersIn,
  offersIn,
  orderIn,
  priceDocumentOf,
  priceListIn,
  toFields,
} from './priceDocument';

const offer = (price: number, soldOut = false, left?: number): Offer => ({ price, soldOut, left });

it('reads a price of zero, such as after an edit in the console, as sold out', () => {
  const { tags, left, news } = toFields({
    tags: ['jam:0', 'jug:9'],
    left: ['jam:4'],
    news: ['jam:0:4:3', 'jug:9:-:3'],
  });
  const offers = offersIn({ ...(tags && { tags }), ...(left && { left }) });
  expect(offers).toEqual({ jam: offer(0, true, 4), jug: offer(9) });
  expect(newOffersIn({ news })).toEqual(offers);
  // The rules would reject the list otherwise, and with it every other change.
  expect(priceDocumentOf(firstPriceList(offers))).toMatchObject({
    tags: ['jug:9'],
    soldOut: ['jam:0'],
    left: ['jam:4'],
  });
});

it('stores the places of moved products, and leaves out those that were misspelled by hand', () => {
  const list = {
    ...firstPriceList({ jug: offer(9) }),
    order: { 'a:b': 0, चाय: 12 },
    orderedAt: 1,
    isNewFirst: true,
  };
  expect(priceListIn(toFields(priceDocumentOf(list)))).toEqual(list);
  const { order = {} } = toFields({ order: ['jug:2', 'jam', 'pot:-1', 4, 'tea:1.5', 'a:b:0'] });
  expect(orderIn({ order })).toEqual({ jug: 2, 'a:b': 0 });
  expect(orderIn({ order: { stringValue: 'jug:2' } })).toEqual({});
});

it('shows a product sold out since the build at its price in the build, never at ₹0', () => {
  const list = { ...firstPriceList({ jug: offer(9, true) }), news: { jug: 1 } };
  const { news } = toFields({ news: priceDocumentOf(list).news });
  const prices = currentPricesOf({ ...list, offers: newOffersIn({ news }) }, { isPartial: true });
  expect(withCurrentPrice(prices, buildProduct({ id: 'jug', price: 9 }))).toMatchObject({
    price: 9,
    soldOut: true,
  });
});
