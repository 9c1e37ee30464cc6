import { createHash, randomBytes } from 'node:crypto';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { shop } from '../shop/config';
import { orderOf } from '../src/firebase/orderDocument';
import {
  emailedStates,
  type Message,
  type Order,
  type Told,
  totalOf,
} from '../src/orders/model/order';
import { DAY_MS, dayOf } from '../src/words/calendar';
import { emailWords as words } from '../src/words/en/emails';
import { isShopperEmail, newOrderTitle, shopEmail, shopperEmail } from './emails';
import { type Post, SendError } from './post';
import { readTitles, type TitleOf } from './titles';
import { runTransaction } from './transactions';

/** After this, nobody waits for a message any more; the platform stops repeating the event, too. */
const LIFETIME_MS = DAY_MS;
/** No call takes longer: the one that tried has failed. */
const TRY_MS = 90_000;
/** The most emails a day to one address: anybody can enter somebody else's. */
const MOST_EMAILS = 12;
/** The same to the shop. */
const MOST_SHOP_EMAILS = 300;

const isDone = (told: Told | undefined) => Boolean(told?.sentAt ?? told?.isFinal);

/**
 * What is still to be sent about an order as it is now, and since when; all in milliseconds. Moves can be undone and
 * payments claimed again: what was sent before that doesn't count.
 */
export function dueMessages(order: Order, now: number): [Message, since: number][] {
  const { state, stateAt, placedAt, payment, claimedAt, told, address, updates } = order;
  const wantsEmails = Boolean(address?.email) && updates !== false;
  const emailed = emailedStates.find((each) => each === state);
  const all: Partial<Record<Message, number | undefined>> = {
    ...(wantsEmails && state !== 'cancelled' && { receipt: placedAt }),
    ...(wantsEmails && emailed && { [emailed]: stateAt }),
    // All others were moved on by the shop itself, or have been cancelled.
    ...(state === 'placed' && { shopEmail: placedAt, shopPush: placedAt }),
    ...(payment === 'claimed' && { claimPush: claimedAt }),
  };
  return (Object.entries(all) as [Message, number][]).filter(([message, since]) => {
    const { [message]: before } = told;
    return now < since + LIFETIME_MS && !(before && isDone(before) && before.at >= since);
  });
}

const emailFor = (message: Message, { address }: Order) =>
  message === 'shopEmail' ? shop.sender?.email : isShopperEmail(message) && address?.email;

/**
 * Notes in the order what this call sends, so that others leave it alone, and counts the emails. Resolves with what
 * that is, and whether another call `isSending` something.
 */
async function claimMessages(database: Firestore, id: string, now: number) {
  return runTransaction(database, async (transaction) => {
    const orderAt = database.doc(`orders/${id}`);
    const data = (await transaction.get(orderAt)).data();
    if (!data) return undefined;
    const order = orderOf(id, data);
    const due = dueMessages(order, now);
    const open = due.filter(([message]) => (order.told[message]?.triedAt ?? 0) + TRY_MS < now);
    const claimed = new Map<Message, Told>();
    const counts = new Map<string, number>();
    for (const [message, since] of open) {
      const before = order.told[message];
      const isAgain = before !== undefined && !isDone(before);
      // The database's clock may be ahead.
      const at = Math.max(isAgain ? before.at : now, since);
      const email = emailFor(message, order);
      const inbox =
        email && `inboxes/${createHash('sha256').update(email.toLowerCase()).digest('hex')}`;
      if (inbox && !isAgain) {
        const { day, count } = (await transaction.get(database.doc(inbox))).data() ?? {};
        const sent = counts.get(inbox) ?? (day === dayOf(now) ? Number(count) : 0);
        const most = message === 'shopEmail' ? MOST_SHOP_EMAILS : MOST_EMAILS;
        if (sent >= most) claimed.set(message, { at, problem: 'limit', isFinal: true });
        else counts.set(inbox, sent + 1);
      }
      if (!claimed.has(message)) claimed.set(message, { at, triedAt: now });
    }
    for (const [inbox, count] of counts) {
      transaction.set(database.doc(inbox), { day: dayOf(now), count });
    }
    const key = order.key ?? randomBytes(16).toString('hex');
    if (claimed.size > 0) transaction.update(orderAt, { key, ...toldIn(claimed) });
    return {
      order: { ...order, key },
      open: [...claimed].filter(([, { isFinal }]) => !isFinal),
      isSending: due.length > open.length,
    };
  });
}

const toldIn = (told: ReadonlyMap<Message, Told | undefined>) =>
  Object.fromEntries(
    [...told].map(([message, each]) => [`told.${message}`, each ?? FieldValue.delete()]),
  );

/** Resolves with `false` if nobody is there to get it. */
async function send(message: Message, order: Order, titleOf: TitleOf, post: Post) {
  if (isShopperEmail(message) || message === 'shopEmail') {
    await post.email(
      message === 'shopEmail' ? shopEmail(order, titleOf) : shopperEmail(message, order, titleOf),
    );
    return true;
  }
  const { id, short = {} } = order;
  const isClaim = message === 'claimPush';
  const shortage = Object.keys(short).length > 0 ? words.short : '';
  const devices = await post.push({
    title: isClaim ? words.claimed(id, totalOf(order)) : newOrderTitle(order),
    body: isClaim ? words.checkPayment : shortage,
    tag: `${message} ${id}`,
    path: `/login?${new URLSearchParams({ order: id }).toString()}`,
  });
  return devices > 0;
}

/**
 * Sends what is due about an order, and notes in it what was sent and what failed. Can be repeated.
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
  const { order, open, isSending } = claimed;
  if (open.length > 0) {
    const titleOf = await readTitles(database);
    const results = await Promise.all(
      open.map(async ([message, { at }]) => {
        const told: Told | undefined = await send(message, order, titleOf, post).then(
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
    const failedAt =
      failed.length > 0 ? Math.min(...failed.map(({ at }) => at)) : FieldValue.delete();
    await database.doc(`orders/${id}`).update({
      ...toldIn(new Map(results)),
      failedAt,
      changedAt: FieldValue.serverTimestamp(),
    });
    const [again] = failed;
    if (again) throw new SendError(again.problem ?? 'unreachable');
  }
  if (isSending) throw new SendError('unreachable');
}
