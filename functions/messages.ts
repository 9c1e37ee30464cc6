import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { orderOf } from '../src/firebase/orderDocument';
import { paths } from '../src/navigation';
import {
  allMessages,
  isShopperNews,
  messages,
  type News,
  type Way,
} from '../src/orders/model/messages';
import type { Message, Order, Problem, Told } from '../src/orders/model/order';
import type { Catalogue } from '../src/orders/model/records';
import { isEmailed, isTakenByShop, states } from '../src/orders/model/states';
import { DAY_MS } from '../src/words/calendar';
import { emailWords as words } from '#words/emails';
import { isVouchedFor, shopEmail, shopperEmail } from './emails';
import { type Allowance, readAllowance } from './inboxes';
import { newsOf, textOfPart } from './news';
import { type Post, SendError } from './post';
import { readCatalogue } from './catalogue';
import { runTransaction } from './transactions';
import { whatsAppMessage, whatsAppNumber } from './whatsApp';

/** The age after which a message is useless. The platform stops repeating the event then, too. */
const LIFETIME_MS = DAY_MS;
/** The longest time of a call, after which an attempt counts as failed. */
const TRY_MS = 90_000;

const isPush = (message: Message) => messages[message].way === 'push';

const isDone = (told: Told | undefined) => Boolean(told?.sentAt ?? told?.isFinal);

/** When an order was paid online after it had been undone; `undefined` if it wasn't. */
const paidLateAt = ({ pay, payment, state, stateAt, checkedAt = 0 }: Order) =>
  pay === 'online' && payment === 'paid' && states[state].isUndone && checkedAt > stateAt
    ? checkedAt
    : undefined;

/**
 * The time since which a payment needs a merchant: the shopper claims it, it is late, it has a problem, or
 * the payment service rejects its bill.
 */
const needsCheckSince = (order: Order) => {
  const { pay, payment, claimedAt, charge } = order;
  if (charge?.problem) return charge.problemAt;
  const rejectedAt = charge?.failure?.isFinal ? charge.failure.at : undefined;
  const saidAt = pay === 'upi' && payment === 'claimed' ? claimedAt : undefined;
  return paidLateAt(order) ?? rejectedAt ?? saidAt;
};

/** Whether there is somebody whom a message about an order can reach, and who wants it. */
function isWanted(message: Message, order: Order) {
  const { to, news, way } = messages[message];
  if (to === 'shop') return true;
  return way === 'whatsApp'
    ? order.whatsApp === true && whatsAppNumber(news, order) !== undefined
    : Boolean(order.address?.email) && order.updates !== false;
}

/** The message about an order's state that goes this way. */
const messageOfState = (state: Order['state'], way: Way) =>
  allMessages.find((message) => messages[message].news === state && messages[message].way === way);

/** Whether the message about an order's state covers its refunds until then. */
function isToldWithState(order: Order, way: Way, at: number, now: number) {
  const { state, stateAt, told } = order;
  const message = messageOfState(state, way);
  if (!states[state].isUndone || !message || !isWanted(message, order)) return false;
  const { [message]: before } = told;
  const isSent = before !== undefined && before.at >= stateAt;
  return isSent ? before.at >= at : now < stateAt + LIFETIME_MS;
}

/** When the last refund was made; `undefined` if there is none. */
function refundedAtOf({ pay, payment, refundedAt, charge }: Order) {
  const byMerchant = pay !== 'online' && payment === 'refunded' ? refundedAt : undefined;
  return Math.max(charge?.refundNewsAt ?? 0, byMerchant ?? 0) || undefined;
}

/** Since when there is news about an order as it is now, for those who hear it this way; in milliseconds. */
function newsSince(order: Order, way: Way, now: number): Partial<Record<News, number | undefined>> {
  const { state, stateAt, placedAt, payment } = order;
  // An order online counts once it is paid.
  const orderedAt = order.pay === 'online' && payment === 'paid' ? order.checkedAt : placedAt;
  const isNew = state === 'placed' && !(order.pay === 'online' && payment !== 'paid');
  const untold = (at: number | undefined) =>
    at !== undefined && isToldWithState(order, way, at, now) ? undefined : at;
  return {
    // The news of the acceptance includes this; the shop itself has moved on all others, or they are cancelled.
    ...(isNew && { receipt: orderedAt }),
    // The shop moves on at once what it takes itself, but for an order to be paid online.
    ...(isNew && (!isTakenByShop(order) || order.pay === 'online') && { order: orderedAt }),
    ...(isEmailed(state) && { [state]: stateAt }),
    refund: untold(refundedAtOf(order)),
    latePayment: untold(paidLateAt(order)),
    claim: needsCheckSince(order),
  };
}

/**
 * The messages still to send about an order as it is now, and since when; all in milliseconds. Moves can be undone and
 * payments claimed again: what was sent before that doesn't count.
 */
export function dueMessages(order: Order, now: number): [Message, since: number][] {
  return allMessages.flatMap((message): [Message, number][] => {
    const { news, way } = messages[message];
    const since = newsSince(order, way, now)[news];
    if (since === undefined || now >= since + LIFETIME_MS || !isWanted(message, order)) return [];
    const { [message]: before } = order.told;
    return before && isDone(before) && before.at >= since ? [] : [[message, since]];
  });
}

/** The problems that no merchant can solve. */
const problemsOfRecipients: readonly (Problem | undefined)[] = ['no-address', 'no-whatsapp'];

/** The messages with the latest news that WhatsApp took and couldn't deliver. They aren't sent again, so the desk lists the order. */
const failedDeliveries = (order: Order, now: number): Told[] =>
  allMessages.flatMap((message) => {
    const { news, way } = messages[message];
    const since = newsSince(order, way, now)[news];
    const { [message]: told } = order.told;
    const isLatest = since !== undefined && told !== undefined && told.at >= since;
    return isLatest && told.isFinal && !problemsOfRecipients.includes(told.problem) ? [told] : [];
  });

/** Whether the order was ever paid, even if that was refunded since. */
const wasPaid = ({ payment, charge }: Order) =>
  payment === 'paid' || payment === 'refunded' || (charge !== undefined && charge.paid > 0);

/** Whether a merchant, or a payment, vouches for the order's address: no stranger has given it as often as they like. */
export const isAddressVouchedFor = (order: Order) => isVouchedFor(order) || wasPaid(order);

/** Whether a stranger can cause this message any number of times. */
const isByStranger = (message: Message, order: Order) =>
  isPush(message) || !isAddressVouchedFor(order);

interface Claim {
  told: Told;
  /** How many orders or payments a notification sums up. */
  count?: number;
}

/** Whether a message that strangers can cause may still go out today. */
function isAllowed(message: Message, order: Order, allowance: Allowance) {
  const { to, news, way } = messages[message];
  if (way === 'whatsApp') return allowance.allowsWhatsApp(whatsAppNumber(news, order) ?? '');
  return to === 'shop'
    ? allowance.allowsShopEmail()
    : allowance.allowsEmail(order.address?.email ?? '');
}

/** Claims an email or a WhatsApp message. @param before its earlier record; `undefined` at the first try */
function claimMessage(
  message: Message,
  order: Order,
  before: Told | undefined,
  { at, now, allowance }: { at: number; now: number; allowance: Allowance | undefined },
): Claim {
  // A message that was already counted isn't counted again.
  const isCounted = !allowance || (before && before.problem !== 'limit');
  return {
    told:
      isCounted || isAllowed(message, order, allowance)
        ? { at, triedAt: now }
        : { at, problem: 'limit' },
  };
}

/** Claims a notification. One that has to wait is saved without a try; one that another has included counts as sent. */
function claimPush(
  before: Told | undefined,
  { at, now, allowance }: { at: number; now: number; allowance: Allowance | undefined },
): Claim {
  const isWaiting = before?.triedAt === undefined && !before?.problem;
  // The notification was counted before it failed.
  if (before && !isWaiting) return { told: { at, triedAt: now } };
  const count = allowance ? allowance.ring(before && at) : 1;
  if (count === 'wait') return { told: { at } };
  return { told: count > 0 ? { at, triedAt: now } : { at, sentAt: now }, count };
}

/**
 * Notes in the order what this call sends, so that others leave it alone, and counts what strangers cause. Resolves with
 * what that is, with what was `limited`, and whether the event `hasToRepeat`: another call is sending something, or a
 * notification waits.
 */
async function claimMessages(database: Firestore, id: string, now: number) {
  return runTransaction(database, async (transaction) => {
    const orderAt = database.doc(`orders/${id}`);
    const data = (await transaction.get(orderAt)).data();
    if (!data) return undefined;
    const order = orderOf(id, data);
    const due = dueMessages(order, now);
    const open = due.filter(([message]) => (order.told[message]?.triedAt ?? 0) + TRY_MS < now);
    const strangers = open.filter(([message]) => isByStranger(message, order));
    const allowance =
      strangers.length > 0 ? await readAllowance(database, transaction, now) : undefined;
    const claims = open.map(([message, since]) => {
      const { [message]: last } = order.told;
      const before = isDone(last) ? undefined : last;
      // The database's clock may be ahead.
      const at = Math.max(before?.at ?? now, since);
      const terms = { at, now, allowance: isByStranger(message, order) ? allowance : undefined };
      const claim = isPush(message)
        ? claimPush(before, terms)
        : claimMessage(message, order, before, terms);
      return { message, ...claim };
    });
    allowance?.write();
    const limited = claims.filter(({ told }) => told.problem === 'limit');
    if (claims.length > 0) {
      transaction.update(orderAt, {
        ...toldIn(new Map(claims.map(({ message, told }) => [message, told]))),
        ...(limited.length > 0 && { failedAt: order.failedAt ?? now }),
      });
    }
    const waits = claims.some(({ told }) => !isDone(told) && !told.triedAt && !told.problem);
    return {
      order,
      open: claims.filter(({ told }) => told.triedAt === now),
      limited: limited.map(({ told }) => told),
      hasToRepeat: due.length > open.length || waits,
    };
  });
}

const toldIn = (told: ReadonlyMap<Message, Told | undefined>) =>
  Object.fromEntries(
    [...told].map(([message, each]) => [`told.${message}`, each ?? FieldValue.delete()]),
  );

interface Sending {
  catalogue: Catalogue;
  /** When it was first tried. */
  at: number;
  /** How many messages a notification sums up. */
  count: number;
  post: Post;
}

/** Sends a message in each of the ways. Resolves with `false` if it has no recipient. */
const sendBy: Record<Way, (message: Message, order: Order, terms: Sending) => Promise<boolean>> = {
  async email(message, order, { catalogue, post }) {
    const { news } = messages[message];
    await post.email(
      isShopperNews(news) ? shopperEmail(news, order, catalogue) : shopEmail(order, catalogue),
    );
    return true;
  },
  async push(message, order, { count, post }) {
    const { title, details, path } = newsOf(messages[message].news, order);
    const devices = await post.push(
      count > 1
        ? { title: words.severalNews(count), body: '', tag: 'several', path: paths.login }
        : {
            title,
            body: details.map(textOfPart).join(' '),
            tag: `${message} ${order.id}`,
            path,
          },
    );
    return devices > 0;
  },
  async whatsApp(message, order, { at, post }) {
    await post.whatsApp(whatsAppMessage(message, order, at));
    return true;
  },
};

/**
 * Sends the due messages about an order, and saves in it which were sent and which failed. Can be repeated.
 *
 * @throws SendError if something is to be tried again
 */
export async function sendMessages(
  database: Firestore,
  id: string,
  post: Post,
  now = Date.now(),
): Promise<void> {
  const claimed = await claimMessages(database, id, now);
  if (!claimed) return;
  const { order, open, limited, hasToRepeat } = claimed;
  if (open.length > 0) {
    const catalogue = await readCatalogue(database);
    const results = await Promise.all(
      open.map(async ({ message, told: { at }, count = 1 }) => {
        const terms = { catalogue, at, count, post };
        const told: Told | undefined = await sendBy[messages[message].way](
          message,
          order,
          terms,
        ).then(
          (isSent) => (isSent ? { at, sentAt: Date.now() } : undefined),
          (error: unknown) => {
            const { problem = 'unreachable', isFinal = false } = error as Partial<SendError>;
            return { at, problem, ...(isFinal && { isFinal }) };
          },
        );
        return [message, told] as const;
      }),
    );
    const [again] = await runTransaction(database, async (transaction) => {
      const orderAt = database.doc(`orders/${id}`);
      const data = (await transaction.get(orderAt)).data();
      if (!data) return [];
      // WhatsApp may have called the webhook meanwhile: what that has noted stands.
      const latest = orderOf(id, data);
      const noted = results.filter(([message]) => !isDone(latest.told[message]));
      const failed = noted.flatMap(([, told]) => (told && !isDone(told) ? [told] : []));
      const unsent = [...failed, ...limited, ...failedDeliveries(latest, now)];
      const failedAt =
        unsent.length > 0 ? Math.min(...unsent.map(({ at }) => at)) : FieldValue.delete();
      transaction.update(orderAt, {
        ...toldIn(new Map(noted)),
        failedAt,
        changedAt: FieldValue.serverTimestamp(),
      });
      return failed;
    });
    if (again) throw new SendError(again.problem ?? 'unreachable');
  }
  if (hasToRepeat) throw new SendError('unreachable');
}
