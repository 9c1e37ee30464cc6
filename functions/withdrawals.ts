import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { orderOf } from '../src/firebase/orderDocument';
import { isOrderId } from '../src/orders/model/order';
import { isEmail, type Withdrawal } from '../src/orders/model/withdrawal';
import { dayOf } from '../src/words/calendar';
import { type Email, withdrawalCopy, withdrawalReceipt } from './emails';
import { inboxOf, readAllowance } from './inboxes';
import { isAddressVouchedFor } from './messages';
import type { Post, SendError } from './post';
import { runTransaction } from './transactions';

const emailOf = { receipt: withdrawalReceipt, copy: withdrawalCopy };
type Message = keyof typeof emailOf;
/** The fields with the time when each email was sent; the desk shows the receipt's. */
const sentAt = { receipt: 'emailedAt', copy: 'copiedAt' } as const;

/** The document `withdrawals/{id}`. */
interface WithdrawalDocument extends Omit<Withdrawal, 'id' | 'what' | 'at'> {
  what?: string;
  at: Timestamp;
  copiedAt?: number;
  /** The emails already counted for an inbox: a retry isn't counted again. */
  counted?: Message[];
}

/** Whether it names an order whose address is vouched for, and has the same inbox: strangers know no order's number. */
async function isVouchedWithdrawal(
  database: Firestore,
  transaction: Transaction,
  { order: id, reach }: WithdrawalDocument,
) {
  if (!isOrderId(id) || !isEmail(reach)) return false;
  const data = (await transaction.get(database.doc(`orders/${id}`))).data();
  const order = data && orderOf(id, data);
  const email = order?.address?.email;
  if (!order || !email || !isAddressVouchedFor(order)) return false;
  return inboxOf(email).inbox === inboxOf(reach).inbox;
}

/**
 * Claims the emails that may still go out today, and marks the rest for tomorrow. Resolves with the emails that are to
 * be sent, and whether they are the last that have waited.
 */
const claimEmails = (database: Firestore, found: DocumentReference, now: number) =>
  runTransaction(database, async (transaction) => {
    const data = (await transaction.get(found)).data() as WithdrawalDocument | undefined;
    // A merchant has already dealt with the withdrawal.
    if (!data) return { emails: [], hasWaited: false };
    const { what = '', at, counted = [], ...rest } = data;
    const withdrawal: Withdrawal = { ...rest, what, id: found.id, at: at.toMillis() };
    const due = (Object.keys(emailOf) as Message[])
      .filter((message) => data[sentAt[message]] === undefined)
      .filter((message) => message === 'copy' || isEmail(withdrawal.reach));
    const isVouched = await isVouchedWithdrawal(database, transaction, data);
    const allowance = await readAllowance(database, transaction, now, 'withdrawals ');
    const isAllowed = (message: Message) =>
      counted.includes(message) ||
      (message === 'copy'
        ? allowance.allowsShopEmail(isVouched)
        : allowance.allowsEmail(withdrawal.reach, isVouched));
    const allowed = due.filter(isAllowed);
    const isLate = allowed.length < due.length;
    allowance.write();
    if (allowed.length > 0)
      transaction.update(found, { counted: FieldValue.arrayUnion(...allowed) });
    if (isLate) transaction.update(found, { waits: dayOf(now) });
    const emails = allowed.map((message): [Message, Email] => [
      message,
      emailOf[message](withdrawal),
    ]);
    return { emails, hasWaited: !isLate && data.waits !== undefined };
  });

/**
 * Emails the receipt of a withdrawal to the shopper, unless they gave a phone number, and a copy to the shop. If there
 * have been too many that day, `sweepWithdrawals` does so on the next. Can be repeated.
 *
 * @param now milliseconds
 * @throws SendError if something is to be tried again
 */
export async function confirmWithdrawal(
  database: Firestore,
  id: string,
  post: Post,
  now = Date.now(),
): Promise<void> {
  const found = database.doc(`withdrawals/${id}`);
  const { emails, hasWaited } = await claimEmails(database, found, now);
  const results = await Promise.allSettled(
    emails.map(async ([message, email]) => {
      await post.email(email);
      await found.update({ [sentAt[message]]: now });
    }),
  );
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    const { isFinal } = result.reason as Partial<SendError>;
    if (!isFinal) throw result.reason;
  }
  if (hasWaited) await found.update({ waits: FieldValue.delete() });
}

/** Sends the emails that have waited since an earlier day, the oldest first. */
export async function sweepWithdrawals(
  database: Firestore,
  post: Post,
  now = Date.now(),
): Promise<void> {
  const { docs } = await database.collection('withdrawals').where('waits', '<', dayOf(now)).get();
  const timeOf = (found: (typeof docs)[number]) => (found.get('at') as Timestamp).toMillis();
  // The emails go out in sequence, so that the oldest use up the limit.
  for (const { id } of docs.sort((one, other) => timeOf(one) - timeOf(other))) {
    await confirmWithdrawal(database, id, post, now).catch((error: unknown) => {
      console.error(`The withdrawal ${id} waits for the next sweep.`, error);
    });
  }
}
