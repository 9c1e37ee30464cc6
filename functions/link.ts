import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { isOrderId } from '../src/orders/model/order';
import { linkTo } from './site';

/** A request as Hosting passes it on. */
export interface LinkRequest {
  method: string;
  query: Record<string, unknown>;
}

interface LinkResponse {
  status: number;
  location?: string;
}

/** The least interval between two changes of whether emails come: each is a write, and an event. */
const UPDATES_MS = 10_000;

/** Turns the emails about the order of a link on or off, for the shop's page and mail programs: see `docs/sender.md`. */
export async function answerLink(
  database: Firestore,
  { method, query: { id, key, on } }: LinkRequest,
  now = Date.now(),
): Promise<LinkResponse> {
  if (!isOrderId(id) || typeof key !== 'string' || !/^[\da-f]{32}$/.test(key)) {
    return { status: 404 };
  }
  const orderAt = database.doc(`orders/${id}`);
  const linkAt = orderAt.collection('links').doc(key);
  const [link, order] = await database.getAll(linkAt, orderAt);
  if (!link?.exists || !order?.exists) return { status: 404 };
  // Mail programs may open what they should have posted to.
  if (method !== 'POST') return { status: 303, location: linkTo(id, key) };
  const isOn = on === 'true';
  if (isOn === (link.get('updates') !== false)) return { status: 204 };
  if (now < ((order.get('updatesAt') as number | undefined) ?? 0) + UPDATES_MS) {
    return { status: 429 };
  }
  const batch = database.batch();
  const changedAt = FieldValue.serverTimestamp();
  batch.update(orderAt, { updates: isOn, updatesAt: now, changedAt });
  batch.update(linkAt, { updates: isOn });
  await batch.commit();
  return { status: 204 };
}
