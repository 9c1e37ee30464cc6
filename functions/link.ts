import { timingSafeEqual } from 'node:crypto';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { orderOf } from '../src/firebase/orderDocument';
import { isOrderId } from '../src/orders/model/order';
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
): Promise<LinkResponse> {
  const order = await findLinked(database, query);
  if (!order) return notFound;
  if (method === 'GET' && path.endsWith('/sender/order')) {
    const titleOf = await readTitles(database);
    const titles = order.items.map(({ productId }) => [productId, titleOf(productId)] as const);
    const { key: _key, by: _by, checkedBy: _checker, refundedBy: _refunder, ...shown } = order;
    return { status: 200, body: { ...shown, titles: Object.fromEntries(titles) } };
  }
  if (method === 'POST' && path.endsWith('/sender/updates')) {
    const updates = query.on === 'true' ? FieldValue.delete() : false;
    const changedAt = FieldValue.serverTimestamp();
    await database.doc(`orders/${order.id}`).update({ updates, changedAt });
    return { status: 204 };
  }
  // Mail programs may open what they should have posted to.
  if (method === 'GET' && path.endsWith('/sender/updates')) {
    return { status: 303, location: linkTo({ order: order.id, key: order.key ?? '' }) };
  }
  return notFound;
}
