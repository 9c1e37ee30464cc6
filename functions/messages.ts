import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { orderOf } from '../src/firebase/orderDocument';
import { paths } from '../src/navigation';
import { netOf } from '../src/orders/model/charge';
import { type Message, type Order, type Told, totalOf } from '../src/orders/model/order';
import { amountIn } from '../src/orders/model/orderTerms';
import type { Catalogue } from '../src/orders/model/records';
import { isEmailed, states } from '../src/orders/model/states';
import { DAY_MS } from '../src/words/calendar';
import { emailWords as words } from '#words/emails';
import { isShopperEmail, isVouchedFor, newOrderTitle, shopEmail, shopperEmail } from './emails';
import { type Allowance, readAllowance } from './inboxes';
import { type Post, SendError } from './post';
import { readCatalogue } from './catalogue';
import { runTransaction } from './transactions';

/** The age after which a message is useless. The platform stops repeating the event then, too. */
const LIFETIME_MS = DAY_MS;
/** The longest time of a call, after which an attempt counts as failed. */
const TRY_MS = 90_000;

const isPush = (message: Message) => message === 'shopPush' || message === 'claimPush';

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

/** Whether the email about an order's state covers its refunds until then. */
function isToldWithState({ state, stateAt, told }: Order, at: number, now: number) {
  if (!states[state].isUndone || !isEmailed(state)) return false;
  const { [state]: email } = told;
  const isSent = email !== undefined && email.at >= stateAt;
  return isSent ? email.at >= at : now < stateAt + LIFETIME_MS;
}

/** When the last refund was made; `undefined` if there is none. */
function refundedAtOf({ pay, payment, refundedAt, charge }: Order) {
  const byMerchant = pay !== 'online' && payment === 'refunded' ? refundedAt : undefined;
  return Math.max(charge?.refundNewsAt ?? 0, byMerchant ?? 0) || undefined;
}

/**
 * The messages still to send about an order as it is now, and since when; all in milliseconds. Moves can be undone and
 * payments claimed again: what was sent before that doesn't count.
 */
export function dueMessages(order: Order, now: number): [Message, since: number][] {
  const { state, stateAt, placedAt, payment, told, address, updates } = order;
  const wantsEmails = Boolean(address?.email) && updates !== false;
  // An order online counts once it is paid.
  const orderedAt = order.pay === 'online' && payment === 'paid' ? order.checkedAt : placedAt;
  const isNew = state === 'placed' && !(order.pay === 'online' && payment !== 'paid');
  const untold = (at: number | undefined) =>
    at !== undefined && isToldWithState(order, at, now) ? undefined : at;
  const all: Partial<Record<Message, number | undefined>> = {
    // The email about the acceptance includes this.
    ...(wantsEmails && isNew && { receipt: orderedAt }),
    ...(wantsEmails && isEmailed(state) && { [state]: stateAt }),
    // The shop itself has moved on all others, or they are cancelled.
    ...(isNew && { shopEmail: orderedAt, shopPush: orderedAt }),
    claimPush: needsCheckSince(order),
    ...(wantsEmails && {
      refund: untold(refundedAtOf(order)),
      latePayment: untold(paidLateAt(order)),
    }),
  };
  return (Object.entries(all) as [Message, number | undefined][]).filter(
    (due): due is [Message, number] => {
      const [message, since] = due;
      if (since === undefined) return false;
      const { [message]: before } = told;
      return now < since + LIFETIME_MS && !(before && isDone(before) && before.at >= since);
    },
  );
}

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

/** @param before the message's earlier record; `undefined` at the first try */
function claimEmail(
  message: Message,
  { address }: Order,
  before: Told | undefined,
  { at, now, allowance }: { at: number; now: number; allowance: Allowance | undefined },
): Claim {
  // A message that was already counted isn't counted again.
  const isCounted = allowance && (!before || before.problem === 'limit');
  const isAllowed =
    !isCounted ||
    (message === 'shopEmail'
      ? allowance.allowsShopEmail()
      : allowance.allowsEmail(address?.email ?? ''));
  return { told: isAllowed ? { at, triedAt: now } : { at, problem: 'limit' } };
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
        : claimEmail(message, order, before, terms);
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

/** The problem with a payment that the merchant is notified of. */
function claimTitle({ charge, ...order }: Order) {
  if (!charge) return words.claimed(order.id, amountIn(order, totalOf(order)));
  return charge.failure?.isFinal && !charge.problem
    ? words.notBilled(order.id)
    : words.paymentNews(order.id, amountIn(order, netOf(charge)), charge.problem);
}

/** The merchant's next step. */
function claimBody({ charge }: Order): string {
  if (!charge) return words.checkPayment;
  return charge.problem === 'wentBack' ? words.orderAgain : '';
}

/** Sends a message. Resolves with `false` if it has no recipient. */
async function send(
  message: Message,
  order: Order,
  { catalogue, count, post }: { catalogue: Catalogue; count: number; post: Post },
) {
  if (isShopperEmail(message) || message === 'shopEmail') {
    await post.email(
      message === 'shopEmail'
        ? shopEmail(order, catalogue)
        : shopperEmail(message, order, catalogue),
    );
    return true;
  }
  const { id, short = {} } = order;
  const isClaim = message === 'claimPush';
  const shortage = Object.keys(short).length > 0 ? words.short : '';
  if (count > 1) {
    const title = words.severalNews(count);
    return (await post.push({ title, body: '', tag: 'several', path: paths.login })) > 0;
  }
  const devices = await post.push({
    title: isClaim ? claimTitle(order) : newOrderTitle(order),
    body: isClaim ? claimBody(order) : shortage,
    tag: `${message} ${id}`,
    path: `/login?${new URLSearchParams({ order: id }).toString()}`,
  });
  return devices > 0;
}

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
        const told: Told | undefined = await send(message, order, { catalogue, count, post }).then(
          (isSent) => (isSent ? { at, sentAt: Date.now() } : undefined),
          (error: unknown) => {
            const { problem = 'unreachable', isFinal = false } = error as Partial<SendError>;
            return { at, problem, ...(isFinal && { isFinal }) };
          },
        );
        return [message, told] as const;
      }),
    );
    const failed = results.flatMap(([, told]) => (told && !isDone(told) ? [told] : []));
    const unsent = [...failed, ...limited];
    const failedAt =
      unsent.length > 0 ? Math.min(...unsent.map(({ at }) => at)) : FieldValue.delete();
    await database.doc(`orders/${id}`).update({
      ...toldIn(new Map(results)),
      failedAt,
      changedAt: FieldValue.serverTimestamp(),
    });
    const [again] = failed;
    if (again) throw new SendError(again.problem ?? 'unreachable');
  }
  if (hasToRepeat) throw new SendError('unreachable');
}
