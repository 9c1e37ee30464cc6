import { timingSafeEqual } from 'node:crypto';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { orderOf } from '../src/firebase/orderDocument';
import { isOrderId, type Order } from '../src/orders/model/order';
import { linkTo } from './site';
import { readTitles } from './titles';

/** A request as Hosting passes it on. */
export interface LinkRequest {
  method: string;
  path: string;
  query: Record<string, unknown>;
}

interface LinkResponse {
  status: number;
  body?: object;
  location?: string;
}

const notFound: LinkResponse = { status: 404 };

/** The least interval between two changes of whether emails come: each is a write, and an event. */
const UPDATES_MS = 10_000;

/** Whether a link shows a field of its order: nobody’s ids, nothing that only the shop needs to know. */
const shown: Record<keyof Order, boolean> = {
  id: true,
  items: true,
  delivery: true,
  gift: true,
  pay: true,
  address: true,
  state: true,
  stateAt: true,
  before: true,
  beforeAt: true,
  placedAt: true,
  changedAt: true,
  times: true,
  notes: true,
  returnRequests: true,
  payment: true,
  claimedAt: true,
  reference: true,
  checkedAt: true,
  refundedAt: true,
  refundReference: true,
  guest: true,
  updates: true,
  owner: false,
  by: false,
  taken: false,
  short: false,
  told: false,
  failedAt: false,
  key: false,
  updatesAt: false,
  checkedBy: false,
  refundedBy: false,
};

/** The order that a link leads to, until its address is deleted. */
async function findLinked(database: Firestore, { id, key }: LinkRequest['query']) {
  if (typeof key !== 'string' || typeof id !== 'string' || !isOrderId(id)) return undefined;
  const data = (await database.doc(`orders/${id}`).get()).data();
  const order = data && orderOf(id, data);
  if (!order?.key || !order.address) return undefined;
  const [guess, secret] = [Buffer.from(key), Buffer.from(order.key)];
  // Doesn't tell by its time how much of a guess is right.
  const isRight = guess.length === secret.length && timingSafeEqual(guess, secret);
  return isRight ? order : undefined;
}

/** Answers the shop's page and mail programs: see `docs/sender.md`. */
export async function answerLink(
  database: Firestore,
  { method, path, query }: LinkRequest,
  now = Date.now(),
): Promise<LinkResponse> {
  const order = await findLinked(database, query);
  if (!order) return notFound;
  if (method === 'GET' && path.endsWith('/sender/order')) {
    const titleOf = await readTitles(database);
    const titles = order.items.map(({ productId }) => [productId, titleOf(productId)] as const);
    const fields = Object.entries(order).filter(([name]) => shown[name as keyof Order]);
    const body = { ...Object.fromEntries(fields), titles: Object.fromEntries(titles) };
    return { status: 200, body };
  }
  if (method === 'POST' && path.endsWith('/sender/updates')) {
    const isOn = query.on === 'true';
    if (isOn === (order.updates !== false)) return { status: 204 };
    if (now < (order.updatesAt ?? 0) + UPDATES_MS) return { status: 429 };
    await database.doc(`orders/${order.id}`).update({
      updates: isOn ? FieldValue.delete() : false,
      updatesAt: now,
      changedAt: FieldValue.serverTimestamp(),
    });
    return { status: 204 };
  }
  // Mail programs may open what they should have posted to.
  if (method === 'GET' && path.endsWith('/sender/updates')) {
    return { status: 303, location: linkTo({ order: order.id, key: order.key ?? '' }) };
  }
  return notFound;
}
