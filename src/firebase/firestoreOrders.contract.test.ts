import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing';
import { readConfig, readProducts, writeRules } from '../../firestore/shopRules';
import { publishPrices } from '../../scripts/lib/emulatorPrices';
import { loadRules, request } from '../../scripts/lib/rules';
import {
  changePrices,
  currentPricesOf,
  firstPriceList,
  offersOf,
} from '../catalogue/model/priceList';
import type { Order } from '../orders/model/order';
import type { OrderError, StockMove } from '../orders/model/orderService';
import { createLinkKey } from '../orders/model/orderLink';
import type { OrderState } from '../orders/model/states';
import { buildCredentials } from '../testing/builders';
import { buildAddress } from '../testing/address';
import { describeOrderService } from '../testing/contracts/orderContract';
import { setDocument } from '../testing/setDocument';
import { findFirestoreEmulator } from '../testing/firestoreEmulator';
import { openNewApp, signInToNewApp } from '../testing/newFirebaseApp';
import {
  expectRejection,
  newOrderOf,
  type Person,
  placeOrder,
  recordedOrder,
} from '../testing/orderWorld';

const shop = readConfig();
const published = firstPriceList(offersOf(readProducts()), shop.delivery);
const today = currentPricesOf(published);

type Database = ReturnType<RulesTestContext['firestore']>;

/** Writes as an administrator, past the rules. */
async function withoutRules(write: (database: Database) => Promise<void>) {
  const { hostname, port } = findFirestoreEmulator();
  const project = await initializeTestEnvironment({
    projectId: 'demo-haat',
    firestore: { host: hostname, port: Number(port) },
  });
  await project.withSecurityRulesDisabled((context) => write(context.firestore()));
  await project.cleanup();
}

async function addOrders(count: number, placedAt: number) {
  const ids = Array.from({ length: count }, (_, place) => `TEST-0000-${1000 + place}`);
  await withoutRules(async (database) => {
    const batch = database.batch();
    for (const id of ids) {
      const at = new Date(placedAt);
      batch.set(database.doc(`orders/${id}`), {
        owner: 'somebody',
        by: 'somebody',
        state: 'delivered',
        before: 'sent',
        placedAt: at,
        stateAt: at,
        beforeAt: at,
        changedAt: at,
        times: {},
        notes: {},
        taken: {},
        items: {},
        delivery: {},
        gift: false,
        guest: false,
        pay: 'cash',
        payment: 'due',
        address: buildAddress(),
      });
    }
    await batch.commit();
  });
  return ids;
}

const addFailure = (id: string, failedAt: number) =>
  withoutRules((database) => database.doc(`orders/${id}`).update({ failedAt }));

const { fetch } = globalThis;

/** Answers requests to these addresses in place of the network; the others go there. */
function answer(isMeant: (url: string) => boolean, response: () => Response) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, options) =>
      typeof input === 'string' && isMeant(input)
        ? Promise.resolve(response())
        : fetch(input, options),
    );
}

async function addGuest(): Promise<Person> {
  const { createFirebaseGuests, createFirestoreOrders } = await openNewApp();
  const guests = createFirebaseGuests();
  const uid = await guests.enter();
  return {
    uid,
    isGuest: true,
    service: createFirestoreOrders('guest'),
    async register() {
      const credentials = buildCredentials();
      await guests.register(credentials);
      const account = await signInToNewApp({}, credentials);
      return { uid: account.uid, service: account.createFirestoreOrders() };
    },
  };
}

async function addPerson({ merchant = false, guest = false, isCutOff = false } = {}) {
  if (guest) return addGuest();
  const url = isCutOff ? { FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:1' } : {};
  const { createFirestoreOrders, uid } = await signInToNewApp(url);
  if (merchant) await setDocument(`merchants/${uid}`, {});
  return { uid, service: createFirestoreOrders() };
}

const world = { today, addOrders, addFailure, addPerson };

async function openWorld() {
  await setDocument('shop/prices');
  await publishPrices(findFirestoreEmulator().origin);
  // The clock's request fails, as the shop's host isn't there.
  answer(
    (url) => url === shop.basePath,
    () => new Response(null),
  );
  return world;
}

describeOrderService('Firestore', openWorld);
afterAll(openWorld);

it('says so if the project has no database', async () => {
  const { createFirestoreOrders } = await signInToNewApp();
  const message = 'The database (default) does not exist for project demo-haat';
  const missing = { error: { code: 404, message, status: 'NOT_FOUND' } };
  answer(
    () => true,
    () => Response.json(missing, { status: 404 }),
  );
  await expectRejection(createFirestoreOrders().readPriceList(), 'no-database');
});

it('says why an order or a deletion is rejected', async () => {
  await openWorld();
  const shopper = await addPerson();
  const { service, uid } = shopper;
  const order = await newOrderOf(shopper, today);
  const free = order.items.map((item) => ({ ...item, price: 0 }));
  await expectRejection(service.place({ ...order, items: free }), 'refused');
  expect(await service.find(order.id)).toBeUndefined();
  const placed = await placeOrder(shopper, world);
  const next = await newOrderOf(shopper, today);
  const error = (await service.place(next).catch((thrown: unknown) => thrown)) as OrderError;
  expect(error.reason).toBe('too-soon');
  expect(error.retryInMs).toBeGreaterThan(0);
  expect(error.retryInMs).toBeLessThanOrEqual(35_000);
  await expectRejection(service.forget(uid), 'under-way');
  await expectRejection(service.move(placed, 'accepted', uid), 'refused');
  await expectRejection(service.listAll(), 'refused');
  expect(await service.find(placed.id)).toEqual(placed);
  await service.move(placed, 'cancelled', uid);
  await service.forget(uid);
  await expectRejection(service.place(next), 'closed');
  // The account is left as after a deletion that the rules rejected although every order is finished.
  const timestampValue = new Date(Date.now() + 60_000).toISOString();
  await setDocument(`shoppers/${uid}`, { closedAt: { timestampValue } });
  await expectRejection(service.forget(uid), 'refused');
});

it('saves a move and a change of the price list both or neither', async () => {
  await openWorld();
  const { service, uid } = await addPerson({ merchant: true });
  const placed = await placeOrder(await addPerson(), world);
  const list = changePrices(published, {});
  const outdated = { ...list, revision: 1 };
  const taken = {};
  const move = (to: OrderState, stock: StockMove) => service.move(placed, to, uid, '', stock);
  await expectRejection(move('accepted', { taken, list: outdated }), 'refused');
  await expectRejection(move('delivered', { taken, list }), 'refused');
  expect(await service.find(placed.id)).toEqual(placed);
  expect(await service.readPriceList()).toEqual(published);
});

/** Accepted orders, as copies of one that a shopper has placed. */
async function addAccepted(count: number): Promise<Order[]> {
  const placed = await placeOrder(await addPerson(), world);
  const merchant = await addPerson({ merchant: true });
  const accepted = await merchant.service.move(recordedOrder(placed), 'accepted', merchant.uid);
  const ids = Array.from({ length: count }, (_, place) => `SENT-0000-${1000 + place}`);
  await withoutRules(async (database) => {
    const { linkKey: _link, ...data } =
      (await database.doc(`orders/${placed.id}`).get()).data() ?? {};
    const batch = database.batch();
    for (const id of ids) batch.set(database.doc(`orders/${id}`), data);
    await batch.commit();
  });
  return ids.map((id) => ({ ...accepted, id, linkKey: undefined }));
}

const countOf = ({ invoice }: Order) =>
  Number(invoice?.number.replace(shop.invoices?.prefix ?? '', ''));

it('numbers the invoices of 1,000 orders sent by three devices at once, no gap and no double', async () => {
  await openWorld();
  const orders = await addAccepted(1000);
  const devices = await Promise.all([1, 2, 3].map(() => addPerson({ merchant: true })));
  const sent = await Promise.all(
    devices.map(async ({ service, uid }, device) => {
      const counts: number[] = [];
      for (const order of orders.filter((_, place) => place % devices.length === device)) {
        counts.push(countOf(await service.move(order, 'sent', uid)));
      }
      return counts;
    }),
  );
  const counts = sent.flat().sort((one, other) => one - other);
  const [first = 0] = counts;
  expect(counts).toEqual(orders.map((_, place) => first + place));
}, 240_000);

it('takes the number again if another device was writing at the same moment', async () => {
  await openWorld();
  const [order] = await addAccepted(1);
  const { service, uid } = await addPerson({ merchant: true });
  let collisions = 2;
  const body = JSON.stringify({ error: { code: 409, status: 'ABORTED', message: 'Contention' } });
  answer(
    (url) => url.includes(':commit') && collisions-- > 0,
    () => new Response(body, { status: 409 }),
  );
  const sent = order && (await service.move(order, 'sent', uid));
  expect(sent?.invoice?.number).toMatch(/\d$/);
  expect(collisions).toBeLessThan(0);
});

it('corrects a clock that is a year ahead, for times and for reasons of a rejection', async () => {
  await openWorld();
  const { createFirestoreOrders, uid } = await signInToNewApp();
  const service = createFirestoreOrders();
  const shopper = { uid, service };
  const time = Date.now();
  await placeOrder(shopper, world);
  jest.spyOn(Date, 'now').mockImplementation(() => time + 365 * 86_400_000);
  const headers = { Date: new Date(time).toUTCString() };
  answer(
    (url) => url === shop.basePath,
    () => new Response(null, { headers }),
  );
  await service.readPriceList();
  const another = createFirestoreOrders();
  await another.listOf(uid);
  for (const one of [service, another]) expect(Math.abs(one.now() - time)).toBeLessThan(2000);
  await expectRejection(service.place(await newOrderOf(shopper, today)), 'too-soon');
});

describe('a withdrawal', () => {
  const { origin } = findFirestoreEmulator();
  beforeAll(async () => {
    const market = { ...shop.market, withdrawal: true as const };
    const content = writeRules({ ...shop, market }, { isEmulated: true });
    const rules = { files: [{ content }] };
    await request(`${origin}/emulator/v1/projects/demo-haat:securityRules`, 'PUT', { rules });
  });
  afterAll(() => loadRules(origin));

  const declaration = { name: 'Anna', order: '3 May', what: '', reach: 'anna@example.com' };

  it('rejects with a reason if it isn’t accepted or gets no answer', async () => {
    const { createFirestoreOrders } = await openNewApp();
    const declareWith = (more: object, declarer: string) =>
      createFirestoreOrders().declareWithdrawal(
        createLinkKey(),
        { ...declaration, ...more },
        declarer,
      );
    await expectRejection(declareWith({}, 'nobody'), 'refused');
    const unknown = 'ZZZZ-0000-0000';
    await expectRejection(declareWith({ order: unknown }, unknown), 'refused');
    const { service, uid } = await addPerson({ isCutOff: true });
    const cutOff = service.declareWithdrawal(createLinkKey(), declaration, uid);
    await expectRejection(cutOff, 'unreachable');
  });

  it('is stored once, however often it is sent, until a merchant deletes it', async () => {
    const { uid, service: guest } = await addPerson({ guest: true });
    const id = createLinkKey();
    const at = await guest.declareWithdrawal(id, declaration, uid);
    expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
    expect(await guest.declareWithdrawal(id, declaration, uid)).toBe(at);
    const soon = guest.declareWithdrawal(createLinkKey(), declaration, uid);
    await expectRejection(soon, 'too-soon');
    await expectRejection(guest.listWithdrawals(), 'refused');

    const { createFirestoreOrders } = await openNewApp();
    const nobody = createFirestoreOrders();
    const [order = ''] = await addOrders(1, Date.now());
    const later = createLinkKey();
    const what = 'Lamp\nKettle';
    await nobody.declareWithdrawal(later, { ...declaration, order, what }, order);
    expect(await nobody.findWithdrawal(id)).toEqual({ ...declaration, id, at });

    const { service } = await addPerson({ merchant: true });
    // Withdrawals that name an order come first, so that false ones can't hide them.
    expect(await service.listWithdrawals()).toEqual([
      expect.objectContaining({ id: later, order, what, known: true }),
      { ...declaration, id, at },
    ]);
    for (const each of [id, later, id]) await service.deleteWithdrawal(each);
    expect(await service.listWithdrawals()).toEqual([]);
    expect(await nobody.findWithdrawal(id)).toBeUndefined();
  });
});
