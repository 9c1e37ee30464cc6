import { readShopSources, todaysPrices } from '../../build/shopRules';
import { findFirestoreEmulator } from '../testing/firestoreEmulator';
import { signInToNewApp } from '../testing/newFirebaseApp';
import { describeOrderService } from '../testing/orderContract';

const { products, shop } = readShopSources();

/** Does what is done in the console of a project. */
async function markAsMerchant(uid: string) {
  const path = `v1/projects/demo-haat/databases/(default)/documents/merchants/${uid}`;
  const response = await fetch(new URL(path, findFirestoreEmulator()), {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: '{"fields":{}}',
  });
  if (!response.ok) throw new Error(await response.text());
}

describeOrderService('Firestore', () =>
  Promise.resolve({
    today: todaysPrices(products, shop),
    async addPerson({ merchant = false, isCutOff = false } = {}) {
      const url = isCutOff ? { FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:1' } : {};
      const { createFirestoreOrders, uid } = await signInToNewApp(url);
      const service = createFirestoreOrders();
      if (merchant) await markAsMerchant(uid);
      return { uid, service };
    },
  }),
);

it('a project without a database has no orders', async () => {
  const { createFirestoreOrders } = await signInToNewApp();
  const message = 'The database (default) does not exist for project demo-haat';
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(
        Response.json({ error: { code: 404, message, status: 'NOT_FOUND' } }, { status: 404 }),
      ),
    );
  expect(await createFirestoreOrders().isThere()).toBe(false);
});
