import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { isEmail, type Withdrawal } from '../src/orders/model/withdrawal';
import { type Email, withdrawalCopy, withdrawalReceipt } from './emails';
import { readAllowance } from './inboxes';
import type { Post, SendError } from './post';
import { runTransaction } from './transactions';

const emailOf = { receipt: withdrawalReceipt, copy: withdrawalCopy };
type Message = keyof typeof emailOf;
/** Where it is noted when each was sent; the desk shows that of the receipt. */
const sentAt = { receipt: 'emailedAt', copy: 'copiedAt' } as const;

/** The document `withdrawals/{id}`. */
interface WithdrawalDocument extends Omit<Withdrawal, 'id' | 'what' | 'at'> {
  what?: string;
  at: Timestamp;
  copiedAt?: number;
  /** What was counted as sent to an inbox: another try isn't counted again. */
  counted?: Message[];
}

/** Notes what strangers may still cause today. Resolves with the emails that are to be sent. */
const claimEmails = (database: Firestore, id: string, now: number) =>
  runTransaction(database, async (transaction) => {
    const found = database.doc(`withdrawals/${id}`);
    const data = (await transaction.get(found)).data() as WithdrawalDocument | undefined;
    // A merchant has dealt with it already.
    if (!data) return [];
    const { what = '', at, counted = [], ...rest } = data;
    const withdrawal: Withdrawal = { ...rest, what, id, at: at.toMillis() };
    const due = (Object.keys(emailOf) as Message[])
      .filter((message) => data[sentAt[message]] === undefined)
      .filter((message) => message === 'copy' || isEmail(withdrawal.reach));
    const allowance = await readAllowance(database, transaction, now, 'withdrawals ');
    const isAllowed = (message: Message) =>
      counted.includes(message) ||
      (message === 'copy' ? allowance.allowsShopEmail() : allowance.allowsEmail(withdrawal.reach));
    const allowed = due.filter(isAllowed);
    allowance.write();
    if (allowed.length > 0)
      transaction.update(found, { counted: FieldValue.arrayUnion(...allowed) });
    return allowed.map((message): [Message, Email] => [message, emailOf[message](withdrawal)]);
  });

/**
 * Emails the receipt of a withdrawal to the shopper, unless they gave a phone number, and a copy to the shop. Can be
 * repeated.
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
  const emails = await claimEmails(database, id, now);
  const results = await Promise.allSettled(
    emails.map(async ([message, email]) => {
      await post.email(email);
      await database.doc(`withdrawals/${id}`).update({ [sentAt[message]]: now });
    }),
  );
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    const { isFinal } = result.reason as Partial<SendError>;
    if (!isFinal) throw result.reason;
  }
}
