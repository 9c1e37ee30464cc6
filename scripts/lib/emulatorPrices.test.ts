import { shop } from '#shop/config';
import { products } from '#shop/products';
import { type Card, storedImage } from '../../src/catalogue/model/cards';
import {
  changePrices,
  firstPriceList,
  type Offer,
  offersOf,
} from '../../src/catalogue/model/priceList';
import type { Product } from '../../src/catalogue/model/product';
import { textsOf } from '../../src/firebase/cardsDocument';
import {
  priceDocumentOf,
  type PriceFields,
  priceListIn,
  toFields,
} from '../../src/firebase/priceDocument';
import { publishPrices } from './emulatorPrices';

const image = storedImage('0'.repeat(64), '1'.repeat(64));
const offer = (price: number): Offer => ({ price, soldOut: false, left: undefined });

/** Publishes the prices to a fake emulator with these documents. @returns the list that was written, if any */
async function start(documents: Record<string, object>, before?: readonly Product[]) {
  let written: PriceFields | undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, { body } = {}) => {
    const sent = body as string | undefined;
    if (sent) ({ fields: written } = JSON.parse(sent) as { fields: PriceFields });
    const fields = documents[/documents\/(.*)/.exec(address as string)?.[1] ?? ''];
    const isFound = sent !== undefined || fields !== undefined;
    return Promise.resolve(Response.json({ fields }, { status: isFound ? 200 : 404 }));
  });
  await publishPrices('http://127.0.0.1:8080', undefined, before);
  return written && priceListIn(written);
}

const [lamp, jug] = products;
if (!lamp || !jug) throw new Error('The demo has no products.');
const first = firstPriceList(offersOf(products), shop.delivery);

it('publishes the files’ prices at the first start, then only added and removed products', async () => {
  expect(await start({})).toEqual(first);
  expect(await start({ 'shop/prices': toFields(priceDocumentOf(first)) })).toBeUndefined();
  const { [jug.id]: _added, ...others } = first.offers;
  const older = { ...first, offers: { ...others, [lamp.id]: offer(1), gone: offer(2) } };
  const list = await start({ 'shop/prices': toFields(priceDocumentOf(older)) });
  expect(list).toMatchObject({ offers: { ...first.offers, [lamp.id]: offer(1) }, revision: 2 });
  expect(list?.offers).not.toHaveProperty('gone');
});

it('publishes only the price that is edited in the files, at once', async () => {
  const offers = { ...first.offers, [lamp.id]: offer(1), [jug.id]: offer(2) };
  const documents = { 'shop/prices': toFields(priceDocumentOf({ ...first, offers })) };
  const before = products.map((each) =>
    each === lamp ? { ...lamp, price: lamp.price - 1 } : each,
  );
  expect(await start(documents, before)).toMatchObject({
    offers: { [lamp.id]: { price: lamp.price }, [jug.id]: offer(2) },
  });
});

it('keeps products that were added, changed or hidden at the desk', async () => {
  const cards: Record<string, Card> = {
    bell: { id: 'bell', title: 'Bell', image, price: 60, addedAt: 2 },
    [lamp.id]: { id: lamp.id, variants: [{ id: 'lamp-s', name: 'S' }] },
    [jug.id]: { id: jug.id, hidden: true },
  };
  const list = changePrices(first, {
    offers: { bell: offer(65), 'lamp-s': offer(7), [lamp.id]: undefined, [jug.id]: undefined },
    cards: Object.keys(cards),
  });
  const documents = {
    'shop/prices': toFields(priceDocumentOf(list)),
    'shop/cards': toFields({ cards: textsOf(cards) }),
  };
  expect(await start(documents)).toBeUndefined();
});
