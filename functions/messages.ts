import { randomBytes } from 'node:crypto';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { orderOf } from '../src/firebase/orderDocument';
import { paths } from '../src/navigation';
import {
  emailedStates,
  type Message,
  type Order,
  type Told,
  totalOf,
} from '../src/orders/model/order';
import { DAY_MS } from '../src/words/calendar';
import { emailWords as words } from '../src/words/en/emails';
import { isShopperEmail, isVouchedFor, newOrderTitle, shopEmail, shopperEmail } from './emails';
import { readAllowance } from './inboxes';
import { type Post, SendError } from './post';
import { readTitles, type TitleOf } from './titles';
import { runTransaction } from './transactions';

/** After this, nobody waits for a message any more; the platform stops repeating the event, too. */
const LIFETIME_MS = DAY_MS;
/** No call takes longer: the one that tried has failed. */
const TRY_MS = 90_000;

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
    // What is sent once the shop has accepted the order tells it all.
    ...(wantsEmails && state === 'placed' && { receipt: placedAt }),
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

/** Whether a stranger can cause this message, as often as they like. */
const isByStranger = (message: Message, order: Order) =>
  !isShopperEmail(message) || !isVouchedFor(order);

/**
 * Notes in the order what this call sends, so that others leave it alone, and counts what strangers cause. Resolves with
 * what that is, of how many orders a notification tells, and whether the event `hasToRepeat`: another call is sending
 * something, or a notification waits for the next one.
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
    const allowance = open.some(([message]) => isByStranger(message, order))
      ? await readAllowance(database, transaction, now)
      : undefined;
    let toldOf = 1;
    let hasToRepeat = due.length > open.length;
    for (const [message, since] of open) {
      const before = order.told[message];
      const isAgain = before !== undefined && !isDone(before);
      // The database's clock may be ahead.
      const at = Math.max(isAgain ? before.at : now, since);
      const wasLimited = before?.problem === 'limit';
      const isCounted = allowance && isByStranger(message, order) && (!isAgain || wasLimited);
      if (message === 'shopPush' || message === 'claimPush') {
        const isWaiting = isAgain && before.triedAt === undefined && !before.problem;
        const rings =
          !allowance || (isAgain && !isWaiting) ? 1 : allowance.ring(isWaiting ? at : undefined);
        toldOf = rings ?? 1;
        hasToRepeat ||= rings === undefined;
        if (rings === undefined) claimed.set(message, { at });
        else if (rings === 0) claimed.set(message, { at, sentAt: now });
        else claimed.set(message, { at, triedAt: now });
        continue;
      }
      const isAllowed =
        !isCounted ||
        (message === 'shopEmail'
          ? allowance.allowsShopEmail()
          : allowance.allowsEmail(order.address?.email ?? ''));
      claimed.set(message, isAllowed ? { at, triedAt: now } : { at, problem: 'limit' });
    }
    allowance?.write();
    const key = order.key ?? randomBytes(16).toString('hex');
    const isLimited = [...claimed.values()].some(({ problem }) => problem === 'limit');
    if (claimed.size > 0) {
      transaction.update(orderAt, {
        key,
        ...toldIn(claimed),
        ...(isLimited && { failedAt: order.failedAt ?? now }),
      });
    }
    return {
      order: { ...order, key },
      open: [...claimed].filter(([, { triedAt }]) => triedAt === now),
      limited: [...claimed.values()].filter(({ problem }) => problem === 'limit'),
      toldOf,
      hasToRepeat,
    };
  });
}

const toldIn = (told: ReadonlyMap<Message, Told | undefined>) =>
  Object.fromEntries(
    [...told].map(([message, each]) => [`told.${message}`, each ?? FieldValue.delete()]),
  );

/** Resolves with `false` if nobody is there to get it. */
async function send(
  message: Message,
  order: Order,
  { titleOf, toldOf, post }: { titleOf: TitleOf; toldOf: number; post: Post },
) {
  if (isShopperEmail(message) || message === 'shopEmail') {
    await post.email(
      message === 'shopEmail' ? shopEmail(order, titleOf) : shopperEmail(message, order, titleOf),
    );
    return true;
  }
  const { id, short = {} } = order;
  const isClaim = message === 'claimPush';
  const shortage = Object.keys(short).length > 0 ? words.short : '';
  if (toldOf > 1) {
    const title = words.severalNews(toldOf);
    return (await post.push({ title, body: '', tag: 'several', path: paths.login })) > 0;
  }
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
  const { order, open, limited, toldOf, hasToRepeat } = claimed;
  if (open.length > 0) {
    const titleOf = await readTitles(database);
    const results = await Promise.all(
      open.map(async ([message, { at }]) => {
        const told: Told | undefined = await send(message, order, { titleOf, toldOf, post }).then(
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
