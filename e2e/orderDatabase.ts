/** The orders in the database of the browser tests, as its administrator sees them. */
import { shop } from '../src/config';
import { postToDatabase, readDatabase, uidOf, writeDatabase } from './database';
import type { Account } from './shop';

interface Value {
  stringValue?: string;
  mapValue?: { fields?: Record<string, Value> };
}

export interface StoredOrder {
  id: string;
  state: string;
  /** The ids of its products, with their prices: `<id>:<price>`. */
  items: string[];
  /** Whatever personal data it has, as text; empty where there is none. */
  address: string;
}

/** Lets an account see the orders of the shop, as its merchant does by hand. */
export const makeMerchant = async (account: Account) => {
  await writeDatabase(`merchants/${await uidOf(account)}`, {});
};

/** The orders of the account with this id. */
export async function ordersOfId(uid: string): Promise<StoredOrder[]> {
  const answer = (await postToDatabase(':runQuery', {
    structuredQuery: {
      from: [{ collectionId: 'orders' }],
      where: {
        fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { stringValue: uid } },
      },
    },
  })) as { document?: { name: string; fields: Record<string, Value> } }[];
  return answer.flatMap(({ document }) => {
    if (!document) return [];
    const { state, items, address } = document.fields;
    return {
      id: document.name.split('/').pop() ?? '',
      state: state?.stringValue ?? '',
      items: Object.keys(items?.mapValue?.fields ?? {}),
      address: address ? JSON.stringify(address) : '',
    };
  });
}

export const ordersOf = async (account: Account) => ordersOfId(await uidOf(account));

/** The account has placed its last order long ago: it may place the next one at once. */
export async function endInterval(account: Account) {
  const path = `shoppers/${await uidOf(account)}`;
  const { lastOrder } = (await readDatabase(path)) ?? {};
  await writeDatabase(path, { lastOrder, lastOrderAt: { timestampValue: '2020-01-01T00:00:00Z' } });
}

const integer = (value: number) => ({ integerValue: String(value) });

/** A number of an order that no other test has: its letters are drawn by lot. */
const idOf = (lot: string, place: number) => `${lot}-SEED-${String(place).padStart(4, '0')}`;

/**
 * Gives the shop this many orders that were delivered in 2020, in the order of their places.
 *
 * @param lot four digits or capital letters that nobody else has
 * @param telephoneOf the telephone number of each
 */
export async function seedOrders(
  count: number,
  lot: string,
  productTag: string,
  telephoneOf: (place: number) => string,
) {
  const text = (value: string) => ({ stringValue: value });
  const { price, freeFrom } = shop.delivery ?? {};
  const delivery = {
    ...(price !== undefined && { price: integer(price) }),
    ...(freeFrom !== undefined && { freeFrom: integer(freeFrom) }),
  };
  const writes = Array.from({ length: count }, (_, place) => {
    const at = { timestampValue: new Date(Date.UTC(2020, 0, 1, 0, place)).toISOString() };
    const address = {
      name: text(`Shopper ${place}`),
      telephone: text(telephoneOf(place)),
      street: text('1 Market Road'),
      city: text('Kochi'),
      state: text('Kerala'),
      pin: text('682001'),
    };
    const fields = {
      ...{ owner: text(`seeded-${place}`), by: text('seeded'), pay: text('cash') },
      ...{ state: text('delivered'), before: text('sent'), placedAt: at, stateAt: at },
      gift: { booleanValue: false },
      items: { mapValue: { fields: { [productTag]: integer(1) } } },
      delivery: { mapValue: { fields: delivery } },
      address: { mapValue: { fields: address } },
    };
    const name = `projects/demo-haat/databases/(default)/documents/orders/${idOf(lot, place)}`;
    return { update: { name, fields } };
  });
  await postToDatabase(':commit', { writes });
  return writes.map((_, place) => idOf(lot, place));
}
