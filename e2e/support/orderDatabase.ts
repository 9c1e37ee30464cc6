/** The orders in the browser tests' database, with an administrator's access. */
import { randomUUID } from 'node:crypto';
import {
  collection,
  doc,
  getDocs,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { tagOf } from '../../src/model/priceTags';
import { variantsOf } from '../../src/features/catalogue/variantsOf';
import { products } from './catalogue';
import { database, uidOf } from './database';
import type { Account } from './test';

/** Makes an account a merchant, as is done by hand in the console. */
export const makeMerchant = async (account: Account) =>
  setDoc(doc(database, `merchants/${await uidOf(account)}`), {});

export async function ordersOfId(uid: string) {
  const orders = collection(database, 'orders');
  const { docs } = await getDocs(query(orders, where('owner', '==', uid)));
  return docs.map((order) => {
    const { state, items, address } = order.data() as {
      state: string;
      /** Counts by `<product id>:<price>`. */
      items: Record<string, number>;
      address?: Record<string, string>;
    };
    return { id: order.id, state, items: Object.keys(items), address };
  });
}

export const ordersOf = async (account: Account) => ordersOfId(await uidOf(account));

/** Dates the account's last order back, so that it may place the next one at once. */
export const endInterval = async (account: Account) => endIntervalOfId(await uidOf(account));

export const endIntervalOfId = (uid: string) =>
  updateDoc(doc(database, `shoppers/${uid}`), { lastOrderAt: Timestamp.fromMillis(0) });

/** Changes an order without the steps that lead there. */
export function changeOrder(id: string, fields: Record<string, string | boolean>) {
  const now = Timestamp.now();
  return updateDoc(doc(database, `orders/${id}`), { ...fields, stateAt: now, changedAt: now });
}

/**
 * Adds orders that were delivered in 2020, each of one product; `productTag` is `<id>:<price>`. Resolves with
 * how their numbers begin.
 */
export async function seedOrders(count: number, productTag: string) {
  const lot = randomUUID().slice(0, 4).toUpperCase();
  for (let start = 0; start < count; start += BATCH) {
    await seedBatch(lot, productTag, start, Math.min(start + BATCH, count));
  }
  return lot;
}

/** As many writes as Firestore accepts at once. */
const BATCH = 500;

async function seedBatch(lot: string, productTag: string, start: number, end: number) {
  const batch = writeBatch(database);
  for (let place = start; place < end; place += 1) {
    const at = Timestamp.fromMillis(Date.UTC(2020, 0, 1, 0, place));
    batch.set(doc(database, `orders/${lot}-SEED-${String(place).padStart(4, '0')}`), {
      ...{ owner: 'seeded', by: 'seeded', pay: 'cash', gift: false, delivery: {} },
      ...{ state: 'delivered', before: 'sent', placedAt: at, stateAt: at, changedAt: at },
      items: { [productTag]: 1 },
      address: {
        ...{ name: `Shopper ${place}`, telephone: '9876543210', street: '1 Market Road' },
        ...{ city: 'Kochi', state: 'Kerala', pin: '682001' },
      },
    });
  }
  await batch.commit();
}

const places = [
  { city: 'Bengaluru', state: 'Karnataka', pin: '560041' },
  { city: 'Kochi', state: 'Kerala', pin: '682001' },
  { city: 'Pune', state: 'Maharashtra', pin: '411004' },
  { city: 'Jaipur', state: 'Rajasthan', pin: '302001' },
];
const names = ['Kamala Iyer', 'Ravi Menon', 'Fatima Sheikh', 'John D’Souza', 'Gurpreet Gill'];

/** The entry of an array at a place, from its start again after its end. */
const at = <Entry>(entries: readonly Entry[], place: number) =>
  entries[place % entries.length] as Entry;

const sold = products.flatMap(variantsOf);

/** Adds new orders of the last hours; the shopper of every fourth says that it's paid by UPI, if there is UPI. */
export async function seedNewOrders(count: number, hasUpi: boolean) {
  const batch = writeBatch(database);
  const lot = randomUUID().slice(0, 4).toUpperCase();
  const seeded = Array.from({ length: count }, (_, place) => {
    const id = `${lot}-DAYS-${String(place).padStart(4, '0')}`;
    const isUpi = hasUpi && place % 4 === 3;
    const time = Timestamp.fromMillis(Date.now() - (count - place) * 600_000);
    const bought = sold.slice(place % sold.length).slice(0, 1 + (place % 3));
    batch.set(doc(database, `orders/${id}`), {
      ...{ owner: 'seeded', by: 'seeded', guest: place % 2 === 0, gift: place % 8 === 0 },
      ...{ pay: isUpi ? 'upi' : 'cash', payment: isUpi ? 'claimed' : 'due', delivery: {} },
      ...{ state: 'placed', before: 'placed', times: {}, notes: {} },
      ...{ placedAt: time, stateAt: time, beforeAt: time, changedAt: time },
      items: Object.fromEntries(bought.map(({ id, price }) => [tagOf(id, price), 1])),
      address: {
        ...{ name: at(names, place), telephone: `98450 ${27_000 + (place % 35)}` },
        ...{ street: `${place + 1} Lotus Lane`, ...at(places, place) },
      },
    });
    return { id, isUpi };
  });
  await batch.commit();
  return seeded;
}

/** All orders in the database: only for a test with its own. */
export async function ordersIn() {
  const { docs } = await getDocs(collection(database, 'orders'));
  return docs.map((order) => order.data() as { state: string; notes: Record<string, string> });
}
