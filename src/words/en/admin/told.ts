import type { Message, Problem } from '../../../orders/model/order';
import { type EmailedState, isEmailed, orderStates } from '../../../orders/model/states';
import { formatTime } from '../../dates';
import { plural } from '../../plural';
import { orderHistoryWords } from '../orders/orderHistory';

const emails = Object.fromEntries(
  orderStates
    .filter(isEmailed)
    .map((state) => [state, `Email: ${orderHistoryWords.states[state].toLowerCase()}`]),
) as Record<EmailedState, string>;

const problems: Record<Problem, string> = {
  unreachable: 'No answer from the server.',
  rejected: 'The server rejected it.',
  'no-login': 'The mail server rejected the shop’s user name or password.',
  'no-address': 'This email address doesn’t exist.',
  limit:
    'Too many emails went out that day about orders that aren’t accepted yet. Once you accept it, the shopper hears from us.',
};

/** What the sender has told shoppers and the shop about orders. */
export const toldWords = {
  messages: 'Messages',
  /** How many weren’t sent. */
  unsent: (count: number) => `${count} not sent`,
  names: {
    receipt: 'Email: receipt',
    ...emails,
    shopEmail: 'Email to the shop',
    shopPush: 'Notification to the shop',
    claimPush: 'Notification: payment to check',
  } satisfies Record<Message, string>,
  sending: 'Sending…',
  retrying: (problem: Problem, until: number) =>
    problem === 'limit'
      ? problems.limit
      : `${problems[problem]} Trying again until ${formatTime(until)}.`,
  notSent: (problem: Problem) => `Wasn’t sent. ${problems[problem]}`,

  failed: (count: number) =>
    plural(count, {
      one: 'A message about this order couldn’t be sent:',
      other: `Messages about ${count} orders couldn’t be sent:`,
    }),
  retried: (count: number) =>
    plural(count, {
      one: 'A message about this order couldn’t be sent yet, and is being tried again:',
      other: `Messages about ${count} orders couldn’t be sent yet, and are being tried again:`,
    }),
  order: (id: string) => `Order ${id}`,
};
