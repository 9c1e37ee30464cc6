import { createHash } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  Bytes,
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { PICTURE_BYTES } from '../../src/catalogue/model/cards';
import { movableOrder } from './moving';
import { longAgo, newPrices, pricesIn, worldOf } from './rulesWorld';

const now = serverTimestamp();
const picture = (size: number) => Buffer.alloc(size, 7);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

interface Publication {
  prices?: DocumentData;
  cards?: DocumentData;
  /** The pictures in the batch of the cards and the prices. */
  pictures?: readonly Buffer[];
}

/** Publishes a card together with the next prices. */
function publish(as: Firestore, { prices = {}, cards = {}, pictures = [] }: Publication = {}) {
  const batch = writeBatch(as)
    .set(pricesIn(as), newPrices({ revision: 2, cards: 2, ...prices }))
    .set(doc(as, 'shop/cards'), { cards: { towel: '{}' }, revision: 2, at: now, ...cards });
  for (const bytes of pictures) {
    const document = { type: 'image/webp', bytes: Bytes.fromUint8Array(bytes), at: now };
    batch.set(doc(as, 'pictures', hashOf(bytes)), document);
  }
  return batch.commit();
}

describe('what a merchant has written about products', () => {
  const world = worldOf('cards');
  beforeEach(() => movableOrder(world).addMerchant());

  it('is published with its pictures and the prices in one batch, and anyone can read it', async () => {
    const { merchant, nobody } = world;
    // The batch has as many pictures as a product can have, in both sizes, all as large as allowed.
    const pictures = Array.from({ length: 16 }, (_, index) => picture(PICTURE_BYTES - index));
    await assertFails(publish(merchant, { pictures, prices: { revision: 3 } }));
    expect((await getDoc(doc(nobody, 'shop/cards'))).exists()).toBe(false);
    await assertSucceeds(publish(merchant, { pictures }));
    for (const path of ['shop/cards', `pictures/${hashOf(picture(PICTURE_BYTES))}`]) {
      expect((await getDoc(doc(nobody, path))).exists()).toBe(true);
    }
    // Another product can have the same picture.
    const [first = picture(1)] = pictures;
    const next = { prices: { revision: 3, cards: 3 }, cards: { revision: 3 } };
    await assertSucceeds(publish(merchant, { ...next, pictures: [first] }));
  });

  it('can be written only by merchants', async () => {
    const { shopper, guest, nobody } = world;
    const file = { type: 'image/webp', bytes: Bytes.fromUint8Array(picture(9)), at: now };
    for (const as of [shopper, guest, nobody]) {
      await assertFails(publish(as));
      await assertFails(setDoc(doc(as, 'shop/cards'), { cards: {}, revision: 1, at: now }));
      await assertFails(setDoc(doc(as, 'pictures', hashOf(picture(9))), file));
    }
  });

  it.each<[what: string, publication: Publication]>([
    ['cards of another revision', { cards: { revision: 3 } }],
    ['prices that don’t name them', { prices: { cards: 0 } }],
    ['a list', { cards: { cards: [] } }],
    ['another time', { cards: { at: longAgo } }],
    ['another field', { cards: { note: '' } }],
  ])('can’t have %s', async (_what, publication) => {
    await assertFails(publish(world.merchant, publication));
    await assertSucceeds(publish(world.merchant));
  });

  it('must be written in the same batch as the prices, not after them', async () => {
    const { merchant } = world;
    await assertSucceeds(publish(merchant));
    const cards = doc(merchant, 'shop/cards');
    // The cards have the revision that the prices already have.
    await assertFails(setDoc(cards, { cards: {}, revision: 2, at: now }));
    await assertFails(updateDoc(cards, { 'cards.towel': '{"price":1}', at: now }));
    await assertFails(updateDoc(cards, { 'cards.towel': '', revision: 3, at: now }));
    await assertFails(setDoc(pricesIn(merchant), newPrices({ revision: 3, cards: 3 })));
    await assertSucceeds(setDoc(pricesIn(merchant), newPrices({ revision: 3, cards: 2 })));
  });

  it('has a whole number for its revision, not 1.0', async () => {
    const { arrange, merchant } = world;
    await arrange(async (database) => {
      await updateDoc(pricesIn(database), { revision: 0 });
      await setDoc(doc(database, 'shop/cards'), { cards: {}, revision: 0.5, at: longAgo });
    });
    const write = (revision: unknown) =>
      writeBatch(merchant)
        .set(pricesIn(merchant), newPrices({ revision: 1, cards: 1 }))
        .update(doc(merchant, 'shop/cards'), { revision, at: now })
        .commit();
    await assertFails(write(increment(0.5)));
    await assertSucceeds(write(1));
  });

  it.each<[what: string, change: DocumentData, hash?: string]>([
    ['the hash of another picture', {}, hashOf(picture(8))],
    ['a hash in capitals', {}, hashOf(picture(9)).toUpperCase()],
    ['the type of a page', { type: 'text/html' }],
    ['no type', { type: null }],
    ['a text', { bytes: 'picture' }],
    ['another time', { at: longAgo }],
    ['another field', { note: '' }],
  ])('has no picture with %s', async (_what, change, hash = hashOf(picture(9))) => {
    const file = { type: 'image/jpeg', bytes: Bytes.fromUint8Array(picture(9)), at: now };
    await assertFails(setDoc(doc(world.merchant, 'pictures', hash), { ...file, ...change }));
    await assertSucceeds(setDoc(doc(world.merchant, 'pictures', hashOf(picture(9))), file));
  });

  it('has no picture that is larger than 200 kB', async () => {
    const large = picture(PICTURE_BYTES + 1);
    await assertFails(publish(world.merchant, { pictures: [large] }));
  });
});
