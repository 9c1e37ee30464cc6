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
 * Adds up to 500 orders that were delivered in 2020, each of one product; `productTag` is `<id>:<price>`.
 * Resolves with how their numbers begin.
 */
export async function seedOrders(count: number, productTag: string) {
  const lot = randomUUID().slice(0, 4).toUpperCase();
  const batch = writeBatch(database);
  for (let place = 0; place < count; place += 1) {
    const at = Timestamp.fromMillis(Date.UTC(2020, 0, 1, 0, place));
    batch.set(doc(database, `orders/${lot}-SEED-${String(place).padStart(4, '0')}`), {
      ...{ owner: 'seeded', by: 'seeded', pay: 'cash', gift: false, delivery: {} },
      ...{ state: 'delivered', before: 'sent', payment: 'due', guest: false, times: {}, notes: {} },
      ...{ placedAt: at, stateAt: at, beforeAt: at, changedAt: at },
      ...{ items: { [productTag]: 1 }, taken: {} },
      address: {
        ...{ name: `Shopper ${place}`, telephone: '9876543210', street: '1 Market Road' },
        ...{ city: 'Kochi', state: 'Kerala', pin: '682001' },
      },
    });
  }
  await batch.commit();
  return lot;
}
