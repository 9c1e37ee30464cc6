import { createHash } from 'node:crypto';
import type { PictureFile } from '../catalogue/model/cards';
import {
  changePrices,
  currentPricesOf,
  firstPriceList,
  type Offer,
} from '../catalogue/model/priceList';
import { setDocument } from '../testing/setDocument';
import { openNewApp, signInToNewApp } from '../testing/newFirebaseApp';

const text = (stringValue: string) => ({ stringValue });
const nothing = firstPriceList({});

beforeEach(() => setDocument('shop/prices'));

/** Reads the price list as a visitor without an account. */
const read = async () => (await openNewApp()).readPriceList();
const readNews = async (builtAt?: number) => (await (await openNewApp()).readNews(builtAt))?.prices;

async function openDesk() {
  const { createFirestoreOrders, uid } = await signInToNewApp();
  await setDocument(`merchants/${uid}`, {});
  return createFirestoreOrders();
}

it('rejects if the database can’t be reached', async () => {
  const app = await openNewApp({ FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:1' });
  await expect(app.readPriceList()).rejects.toMatchObject({ reason: 'unreachable' });
});

it('finds no price list before the first publication', async () => {
  expect(await read()).toBeUndefined();
  expect(await readNews(0)).toBeUndefined();
  expect(await readNews()).toBeUndefined();
});

const ids = ['1236', 'a:b', 'o’clock "7" \\n', 'चाय', 'a.b/`c`', '__proto', 'constructor'];
const offers = Object.fromEntries(
  ids.map((id, index): [string, Offer] => [
    id,
    { price: 999, soldOut: index % 2 === 1, left: index % 3 ? index : undefined },
  ]),
);

it('reads without an account the offers that a merchant has saved', async () => {
  const desk = await openDesk();
  const list = firstPriceList(offers, { price: 49, freeFrom: 999 });
  await desk.savePriceList(list);
  expect(await read()).toEqual(list);
  const next = changePrices(list, { delivery: { price: 0 } });
  await desk.savePriceList(next);
  expect(await read()).toEqual(next);
});

it('reads only changes since the build, or everything if that was too long ago', async () => {
  const desk = await openDesk();
  const list = firstPriceList(offers);
  await desk.savePriceList(list);
  const changed: Record<string, Offer> = {
    'a:b': { price: 949, soldOut: false, left: 3 },
    चाय: { price: 9, soldOut: true, left: undefined },
  };
  const next = changePrices(list, { offers: { ...changed, __proto: undefined } });
  await desk.savePriceList(next);
  const news = {
    prices: { 'a:b': 949, चाय: null, __proto: null },
    // Pages show the price that they were built with, not ₹0.
    soldOutPrices: {},
    left: { 'a:b': 3 },
    delivery: {},
    isPartial: true,
  };
  expect(await readNews(0)).toEqual(news);
  expect(await readNews(1)).toEqual(news);
  expect(await readNews()).toEqual(currentPricesOf(next));
  // This save comes from a desk that was built after that.
  const last = changePrices(next, { offers: { 1236: { price: 1, soldOut: false, left: 0 } } }, 2);
  await desk.savePriceList(last);
  expect(await readNews(1)).toEqual(currentPricesOf(last));
  expect(await readNews(2)).toMatchObject({ prices: { 1236: null }, left: { 1236: 0 } });
});

it('reads the order of products if it has changed since the build', async () => {
  const desk = await openDesk();
  const app = await openNewApp();
  const orderSince = async (builtAt?: number) => (await app.readNews(builtAt))?.order;
  const list = firstPriceList(offers);
  await desk.savePriceList(list);
  expect(await orderSince(1)).toBeUndefined();
  const order = { 'a:b': 0, __proto: 4, चाय: 5 };
  const next = changePrices(list, { order, isNewFirst: true });
  await desk.savePriceList(next);
  await desk.savePriceList(changePrices(next, { delivery: { price: 9 } }));
  expect(await orderSince(1)).toEqual(order);
  expect(await orderSince()).toEqual(order);
  expect(await orderSince(2)).toBeUndefined();
  expect(await read()).toMatchObject({ order, orderedAt: 2, isNewFirst: true });
});

it('reads the cards changed since the build, and all of them at the desk', async () => {
  const app = await signInToNewApp();
  await setDocument(`merchants/${app.uid}`, {});
  const desk = app.createFirestoreOrders();
  let list = firstPriceList(offers);
  await desk.savePriceList(list);
  const cardOf = (id: string) => ({ id, title: `“${id}” \n` });
  const publish = async (some: readonly string[], pictures: readonly PictureFile[] = []) => {
    list = changePrices(list, { cards: some });
    const cards = Object.fromEntries(some.map((id) => [id, cardOf(id)]));
    await desk.savePriceList(list, { cards, pictures });
  };
  const cardsSince = async (builtAt?: number) =>
    Object.values((await app.readNews(builtAt))?.cards ?? {});
  expect(await cardsSince(1)).toEqual([]);
  const bytes = Uint8Array.from([1, 2, 3]);
  const hash = createHash('sha256').update(bytes).digest('hex');
  await publish(ids.slice(0, -1), [{ hash, type: 'image/webp', bytes }]);
  const [last = ''] = ids.slice(-1);
  await publish([last]);
  const sorted = (cards: object[]) => cards.map((card) => JSON.stringify(card)).sort();
  expect(sorted(await cardsSince(1))).toEqual(sorted(ids.map(cardOf)));
  expect(await cardsSince(2)).toEqual([cardOf(last)]);
  expect(await cardsSince(3)).toEqual([]);
  expect(sorted(await cardsSince())).toEqual(sorted(ids.map(cardOf)));
  expect(sorted(Object.values(await desk.readCards()))).toEqual(sorted(ids.map(cardOf)));
  // Another merchant has saved first.
  await expect(
    desk.savePriceList(list, { cards: { [last]: { id: last } }, pictures: [] }),
  ).rejects.toMatchObject({ reason: 'refused' });
  expect(await cardsSince(2)).toEqual([cardOf(last)]);
});

it('reads the valid parts of a document that was edited by hand', async () => {
  await setDocument('shop/prices', {});
  expect(await read()).toEqual({ ...nothing, revision: 0 });
  const wrong = text('1:2');
  await setDocument('shop/prices', {
    tags: wrong,
    soldOut: wrong,
    left: wrong,
    news: wrong,
    delivery: wrong,
    revision: wrong,
    newsSince: wrong,
    order: wrong,
    orderedAt: wrong,
    isNewFirst: wrong,
  });
  expect(await read()).toEqual({ ...nothing, revision: 0 });
  const values = [text('kettle'), text(':9'), text('pot:-1'), { integerValue: 9 }, text('jug:49')];
  const tags = { arrayValue: { values } };
  await setDocument('shop/prices', {
    tags,
    left: tags,
    news: tags,
    revision: { integerValue: '9007199254740992' },
  });
  expect(await read()).toEqual({
    ...nothing,
    revision: 0,
    offers: { jug: { price: 49, soldOut: false, left: 49 } },
  });
  await (await openDesk()).savePriceList(nothing);
  expect(await read()).toEqual(nothing);
});
