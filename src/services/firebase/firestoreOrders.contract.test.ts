import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { readShopSources, publishedPrices } from '../../../build/rules/shopRules';
import { orderIdOf } from '../../features/orders/orderId';
import { buildAddress } from '../../testing/address';
import { setDocument } from '../../testing/firestoreAdmin';
import { findFirestoreEmulator } from '../../testing/firestoreEmulator';
import { buildCredentials } from '../../testing/builders';
import { openNewApp, signInToNewApp } from '../../testing/newFirebaseApp';
import type { Person } from '../../testing/orderWorld';
import type { NewOrder } from '../orderService';
import { describeOrderService } from '../orderContract';

const { products, shop } = readShopSources();

const published = publishedPrices(products, shop);

async function addOrders(count: number, placedAt: number) {
  const ids = Array.from({ length: count }, (_, place) => `TEST-0000-${1000 + place}`);
  const { hostname, port } = findFirestoreEmulator();
  const project = await initializeTestEnvironment({
    projectId: 'demo-haat',
    firestore: { host: hostname, port: Number(port) },
  });
  await project.withSecurityRulesDisabled(async (context) => {
    const batch = context.firestore().batch();
    for (const id of ids) {
      const at = new Date(placedAt);
      batch.set(context.firestore().doc(`orders/${id}`), {
        ...{ owner: 'somebody', by: 'somebody', state: 'delivered', before: 'sent' },
        ...{ placedAt: at, stateAt: at, items: {}, delivery: {}, gift: false },
      });
    }
    await batch.commit();
  });
  await project.cleanup();
  return ids;
}

/** Answers requests to these addresses in place of the network; the others go there. */
function answer(isMeant: (url: string) => boolean, response: () => Response) {
  const { fetch } = globalThis;
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, options) =>
      typeof input === 'string' && isMeant(input)
        ? Promise.resolve(response())
        : fetch(input, options),
    );
}

const answerPrices = (options?: ResponseInit) =>
  answer(
    (url) => url.endsWith('prices.json'),
    () => Response.json(published, options),
  );

async function addGuest(): Promise<Person> {
  const { createFirebaseGuests, createFirestoreOrders } = await openNewApp();
  const guests = createFirebaseGuests();
  const uid = await guests.enter();
  return {
    ...{ uid, isGuest: true, service: createFirestoreOrders('guest') },
    async register() {
      const credentials = buildCredentials();
      await guests.register(credentials);
      const account = await signInToNewApp({}, credentials);
      return { uid: account.uid, service: account.createFirestoreOrders() };
    },
  };
}

describeOrderService('Firestore', async () => {
  await setDocument('shop/live');
  answerPrices();
  return {
    today: published,
    addOrders,
    async addPerson({ merchant = false, guest = false, isCutOff = false } = {}) {
      if (guest) return addGuest();
      const url = isCutOff ? { FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:1' } : {};
      const { createFirestoreOrders, uid } = await signInToNewApp(url);
      const service = createFirestoreOrders();
      if (merchant) await setDocument(`merchants/${uid}`, {});
      return { uid, service };
    },
  };
});
afterAll(() => setDocument('shop/live'));

it('a project without a database has no orders, and is asked for them once', async () => {
  const { createFirestoreOrders } = await signInToNewApp();
  const message = 'The database (default) does not exist for project demo-haat';
  const missing = { error: { code: 404, message, status: 'NOT_FOUND' } };
  const network = answer(
    () => true,
    () => Response.json(missing, { status: 404 }),
  );
  const service = createFirestoreOrders();
  expect(await Promise.all([service.hasDatabase(), service.hasDatabase()])).toEqual([false, false]);
  expect(await service.hasDatabase()).toBe(false);
  expect(network).toHaveBeenCalledTimes(1);
});

it('a clock that is a year ahead changes neither the time nor why an order is refused', async () => {
  const { createFirestoreOrders, uid } = await signInToNewApp();
  const service = createFirestoreOrders();
  const time = Date.now();
  const [[productId, price] = ['', 0]] = Object.entries(published.prices);
  const order: Omit<NewOrder, 'id'> = {
    ...{ owner: uid, items: [{ productId, price, count: 1 }], delivery: published.delivery },
    ...{ guest: false, pay: 'cash', gift: false, address: buildAddress(), lines: [] },
  };
  await service.place({ ...order, id: await orderIdOf(uid, ['one']) });
  jest.spyOn(Date, 'now').mockImplementation(() => time + 365 * 86_400_000);
  const headers = { Date: new Date(time).toUTCString() };
  answerPrices({ headers });
  await service.readPrices();
  const another = createFirestoreOrders();
  await another.listOf(uid);
  for (const one of [service, another]) expect(Math.abs(one.now() - time)).toBeLessThan(2000);
  const second = service.place({ ...order, id: await orderIdOf(uid, ['two']) });
  await expect(second).rejects.toMatchObject({ reason: 'too-soon' });
});
