import { changePrices, changesInFiles, offersOf } from '../catalogue/model/priceList';
import { totalOf } from '../orders/model/order';
import { buildProduct } from '../testing/buildProduct';
import { formatMoney } from '../words/money';
import { cardsIn, textsOf } from './cardsDocument';
import { countsByTag, itemsOf, orderOf } from './orderDocument';
import { priceDocumentOf, priceListIn, toFields } from './priceDocument';

const time = { toMillis: () => 0 };
/** An order as it was written before the shop had cents. */
const written = {
  items: { 'lamp:499': 2, 'jug:20': 1 },
  delivery: { price: 49, freeFrom: 2000 },
  taken: { 'lamp:499': 2 },
  placedAt: time,
  stateAt: time,
  beforeAt: time,
  changedAt: time,
  times: {},
};

it('reads an order in the shop’s former digits at its prices, and writes its tags unchanged', () => {
  const order = orderOf('A', written);
  expect(order.items.map(({ price }) => formatMoney(price).replace(/\s/g, ' '))).toEqual([
    '499,00 €',
    '20,00 €',
  ]);
  expect(totalOf(order)).toBe(106_700);
  expect(countsByTag(order, order.taken)).toEqual(written.taken);
});

it('adds up and writes a new order in cents', () => {
  const items = itemsOf([{ productId: 'lamp', price: 1999, count: 3 }], 2);
  expect(items).toEqual({ 'lamp:1999': 3 });
  const order = orderOf('A', { ...written, items, delivery: { price: 490 }, digits: 2 });
  expect(totalOf(order)).toBe(6487);
  expect(formatMoney(totalOf(order))).toBe('64,87\u00A0€');
});

it('reads a price list in another scale, and marks it to be published again', () => {
  const products = [buildProduct({ id: 'lamp', price: 49_900 })];
  const terms = { price: 4900 };
  const document = {
    tags: ['lamp:499'],
    soldOut: [],
    left: ['lamp:3'],
    delivery: { price: 49 },
    revision: 1,
    news: ['lamp:499:3:1'],
    newsSince: 0,
    cards: 0,
  };
  const list = priceListIn(toFields(document));
  expect(list).toMatchObject({
    offers: { lamp: { price: 49_900, left: 3 } },
    delivery: terms,
    isOutOfScale: true,
  });
  const changes = changesInFiles(list, products, {}, terms);
  expect(changes).toEqual({ offers: {}, delivery: terms });
  const published = priceDocumentOf(changePrices(list, changes));
  expect(published).toMatchObject({ tags: ['lamp:49900'], left: ['lamp:3'], digits: 2 });
  const again = priceListIn(toFields(published));
  expect(again.offers).toEqual(list.offers);
  expect(changesInFiles(again, products, {}, terms)).toEqual({ offers: {} });
  expect(offersOf(products).lamp?.price).toBe(list.offers.lamp?.price);
});

it('reads cards whose prices are in another scale', () => {
  const card = {
    title: 'Lamp',
    price: 499,
    was: 599,
    variants: [{ id: 's', name: 'S', price: 399 }],
  };
  const { cards } = toFields({ cards: { lamp: JSON.stringify({ ...card, id: 'lamp' }) } });
  const read = cardsIn(cards);
  expect(read.lamp).toEqual({
    ...card,
    id: 'lamp',
    price: 49_900,
    was: 59_900,
    variants: [{ id: 's', name: 'S', price: 39_900 }],
  });
  expect(cardsIn(toFields({ cards: textsOf(read) }).cards)).toEqual(read);
});
