import { publishedPrices, readShopSources } from '../../firestore/shopRules';
import { noChanges } from '../catalogue/changeProducts';
import type { LiveChanges } from '../catalogue/prices';
import { setDocument } from '../testing/firestoreAdmin';
import { openNewApp, signInToNewApp } from '../testing/newFirebaseApp';

const { products, shop } = readShopSources();
const published = publishedPrices(products, shop);
const text = (stringValue: string) => ({ stringValue });

beforeEach(() => setDocument('shop/live'));
afterAll(() => setDocument('shop/live'));

/** As anybody reads it, without an account. */
const read = async () => (await openNewApp()).readLiveChanges();

async function save(changes: LiveChanges) {
  const { createFirestoreOrders, uid } = await signInToNewApp();
  await setDocument(`merchants/${uid}`, {});
  return createFirestoreOrders().saveChanges(changes);
}

it('says so if the database can’t be reached', async () => {
  const app = await openNewApp({ FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:1' });
  await expect(app.readLiveChanges()).rejects.toThrow();
});

it('reads nothing as long as nothing was changed', async () => {
  expect(await read()).toBeUndefined();
});

it('reads without an account what a merchant has saved', async () => {
  const ids = ['1236', 'a:b', 'o’clock "7" \\n', 'चाय', 'a.b/`c`', '__proto'];
  const changes: LiveChanges = {
    ...noChanges(published),
    prices: Object.fromEntries(ids.map((id) => [id, 999])),
    soldOut: ids,
    left: Object.fromEntries(ids.map((id, place) => [id, place])),
  };
  const saved = await save(changes);
  expect(saved).toEqual({ ...changes, revision: 1 });
  expect(await read()).toEqual(saved);
  expect(await save(noChanges(published, 1))).toEqual(noChanges(published, 2));
  expect(await read()).toEqual(noChanges(published, 2));
});

it('reads what it can of a document that was edited by hand', async () => {
  const { release } = published;
  const nothing = { release: '', prices: {}, soldOut: [], left: {}, revision: 0 };
  await setDocument('shop/live', {});
  expect(await read()).toEqual(nothing);
  const wrong = text('1:2');
  await setDocument('shop/live', {
    ...{ release: text(release), prices: wrong, soldOut: wrong, left: wrong, revision: wrong },
  });
  expect(await read()).toEqual({ ...nothing, release });
  const values = [text('kettle'), text(':9'), text('pot:-1'), { integerValue: 9 }, text('jug:49')];
  const tags = { arrayValue: { values } };
  await setDocument('shop/live', {
    ...{ release: text(release), prices: tags, soldOut: tags, left: tags },
    revision: { integerValue: '9007199254740992' },
  });
  expect(await read()).toEqual({
    ...{ ...nothing, release, prices: { jug: 49 }, left: { jug: 49 } },
    soldOut: ['jug'],
  });
  expect(await save(noChanges(published, (await read())?.revision))).toMatchObject({ revision: 1 });
});
