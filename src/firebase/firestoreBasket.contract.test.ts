import { createLineId } from '../basket/storage/basketKeys';
import { signInToNewApp } from '../testing/newFirebaseApp';

interface BasketDocument {
  fields?: {
    lines: { arrayValue: { values?: { stringValue: string }[] } };
    gift?: { booleanValue: boolean };
  };
}

/** The document of an account's basket, as an administrator reads it. */
async function readDocument(uid: string) {
  const path = `v1/projects/demo-haat/databases/(default)/documents/baskets/${uid}`;
  const response = await fetch(`${process.env.FIRESTORE_EMULATOR_URL}/${path}`, {
    headers: { Authorization: 'Bearer owner' },
  });
  const { fields } = (await response.json()) as BasketDocument;
  const lines = fields?.lines.arrayValue.values ?? [];
  return { lines: lines.map(({ stringValue }) => stringValue), gift: fields?.gift?.booleanValue };
}

const line = { lineId: createLineId(), productId: 'a:b' };

it('stores the basket in one document, as texts of a line’s id and its product’s', async () => {
  const { createFirestoreBasket, uid } = await signInToNewApp();
  const basket = createFirestoreBasket(uid);
  await basket.write({ added: [line], removed: [] });
  expect(await readDocument(uid)).toEqual({ lines: [`${line.lineId}:a:b`], gift: undefined });
  expect(await basket.read()).toEqual({ lines: [line], gift: false });
});

it('rejects anyone else who reads or writes the basket', async () => {
  const { createFirestoreBasket, RejectedError, uid } = await signInToNewApp();
  const basket = createFirestoreBasket(`not-${uid}`);
  await expect(basket.read()).rejects.toBeInstanceOf(RejectedError);
  await expect(basket.write({ added: [line], removed: [] })).rejects.toBeInstanceOf(RejectedError);
});

it('rejects as unreachable, not refused, if nothing answers', async () => {
  const { createFirestoreBasket, RejectedError, uid } = await signInToNewApp({
    FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:1',
  });
  const reading = createFirestoreBasket(uid).read();
  await expect(reading).rejects.toThrow();
  await expect(reading).rejects.not.toBeInstanceOf(RejectedError);
});
