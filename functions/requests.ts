import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { isOrderId } from '../src/orders/model/order';
import type { OrderLink } from '../src/orders/model/orderLink';
import { answerWebhook, openPayment, returnFromPayment } from './payments/payments';
import type { PaymentService, WebhookRequest } from './payments/paymentService';
import { linkTo } from './site';
import { answerWhatsApp } from './whatsApp';

/** A request as Hosting passes it on. */
export interface ShopRequest extends WebhookRequest {
  /** The path, whose last part names the action. */
  path: string;
  method: string;
  query: Record<string, unknown>;
}

interface ShopResponse {
  status: number;
  location?: string;
  text?: string;
}

/** What else answers, in the shops that have it. */
interface Services {
  payments?: PaymentService | undefined;
  /** The secret with which WhatsApp signs its webhooks. */
  whatsAppSecret?: string | undefined;
}

/** The least time before messages are turned on again: each change is a write, and an event. They can be turned off at once. */
const UPDATES_MS = 10_000;

/**
 * Answers shoppers, mail programs and the payment service: `pay` and `return` lead to the page where the order of a
 * link is paid, and back; `webhook` is the service's news; `whatsapp` is WhatsApp's; `updates` turns the emails or WhatsApp
 * messages about an order on or off. See `docs/functions.md`, `docs/payments.md` and `docs/whatsapp.md`.
 */
export async function answerRequest(
  database: Firestore,
  request: ShopRequest,
  { payments: service, whatsAppSecret }: Services = {},
  now = Date.now(),
): Promise<ShopResponse> {
  const { path, query } = request;
  const { id, key } = query;
  const action = path.split('/').at(-1);
  if (service && action === 'webhook') {
    return { status: await answerWebhook(database, service, request, now) };
  }
  if (whatsAppSecret && action === 'whatsapp') {
    return answerWhatsApp(database, request, whatsAppSecret);
  }
  if (!isOrderId(id) || typeof key !== 'string' || !/^[\da-f]{32}$/.test(key)) {
    return { status: 404 };
  }
  const orderAt = database.doc(`orders/${id}`);
  const linkAt = orderAt.collection('links').doc(key);
  const [link, order] = await database.getAll(linkAt, orderAt);
  if (!link?.exists || !order?.exists) return { status: 404 };
  if (service && (action === 'pay' || action === 'return')) {
    const lead = action === 'pay' ? openPayment : returnFromPayment;
    return { status: 303, location: await lead(database, service, { id, key }, now) };
  }
  return changeUpdates(database, { id, key, link, order }, request, now);
}

interface Linked extends OrderLink {
  link: DocumentSnapshot;
  order: DocumentSnapshot;
}

/** Turns the emails about an order on or off, or the WhatsApp messages, if its shopper has once asked for them. */
async function changeUpdates(
  database: Firestore,
  { id, key, link, order }: Linked,
  { method, query: { on, way } }: ShopRequest,
  now: number,
): Promise<ShopResponse> {
  // A GET is shown a page, because mail programs may open the address instead of posting to it.
  if (method !== 'POST') return { status: 303, location: linkTo(id, key) };
  const field = way === 'whatsApp' ? 'whatsApp' : 'updates';
  if (field === 'whatsApp' && link.get(field) === undefined) return { status: 404 };
  const isOn = on === 'true';
  if (isOn === (link.get(field) !== false)) return { status: 204 };
  if (isOn && now < ((order.get('updatesAt') as number | undefined) ?? 0) + UPDATES_MS) {
    return { status: 429 };
  }
  const batch = database.batch();
  const changedAt = FieldValue.serverTimestamp();
  batch.update(order.ref, { [field]: isOn, updatesAt: now, changedAt });
  batch.update(link.ref, { [field]: isOn });
  await batch.commit();
  return { status: 204 };
}
