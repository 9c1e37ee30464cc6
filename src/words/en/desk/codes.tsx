import { shop } from '#shop/config';
import type { Discount } from '../../../orders/model/discount';
import { formatDate, formatTime } from '../../dates';
import { type Amount, formatMoney } from '../../money';
import { plural } from '../../plural';
import { examplePrice } from '../../typedMoney';
import { termsOf } from '../orders/code';

const numberOf = (count: number) => count.toLocaleString(shop.market.language);
const orders = (count: number) =>
  plural(count, { one: `${count} order`, other: `${numberOf(count)} orders` });

const offline =
  'We couldn’t connect, so we don’t know yet whether this was saved. It’s safe to try again.';

/** The merchant's codes. */
export const codesWords = {
  heading: 'Codes',
  explanation:
    'Codes give shoppers a discount. You can’t change the discount later: stop the code and create another.',
  accessLost: 'This account can no longer see the shop’s codes.',
  outOfDate: (time: number) =>
    `We couldn’t connect. Codes may have changed since ${formatTime(time)}.`,
  none: 'No codes yet.',

  terms: (terms: Discount) =>
    [
      termsOf(terms),
      terms.from !== undefined && ` from ${formatMoney(terms.from)}`,
      terms.once && ', once per customer',
    ]
      .filter(Boolean)
      .join(''),
  /** The last moment is that of the last day. */
  states: {
    planned: (since: number, last: number) =>
      `Scheduled: ${formatDate(since)} to ${formatDate(last)}`,
    usable: (_since: number, last: number) => `Can be used until ${formatDate(last)}`,
    usedUp: (_since: number, last: number) => `Used up (valid until ${formatDate(last)})`,
    over: (_since: number, last: number) => `Ended on ${formatDate(last)}`,
  },
  uses: (used: number, most: number) => `Used in ${numberOf(used)} of ${orders(most)}`,
  /** The accessible name of a button, as each code has one. */
  nameOf: (label: string, code: string) => `${label}: ${code}`,

  byDay: 'By day',
  /** `start` is the first moment of the first day. */
  covers: (start: number) => `Orders since ${formatDate(start)}, including cancelled ones:`,
  noUses: (start: number) => `No orders since ${formatDate(start)}.`,
  ordersNotLoaded: 'The orders couldn’t be loaded. We’ll try again once you’re back online.',
  columns: { day: 'Day', orders: 'Orders' },
  takenOff: (sum: Amount, count: number) =>
    `${formatMoney(sum)} off ${orders(count)}, not counting cancelled ones.`,

  copy: 'Copy link',

  stop: {
    label: 'Stop',
    question: (code: string) => `Stop ${code} now?`,
    consequence: 'Nobody can use it any more. Orders that were placed with it stay as they are.',
    keep: 'Don’t stop',
  },
  stopped: (code: string) => `${code} was stopped.`,
  extend: {
    label: 'Extend',
    question: 'How long can it be used, and by how many orders?',
    confirm: 'Save',
    keep: 'Don’t change',
  },
  extended: (code: string) => `${code} was changed.`,
  delete: {
    label: 'Delete',
    question: (code: string) => `Delete ${code}?`,
    consequence: 'Orders that were placed with it keep their discount. This can’t be undone.',
    keep: 'Don’t delete',
  },
  deleted: (code: string) => `${code} was deleted.`,
  failures: {
    refused:
      'Nothing was changed: somebody else has deleted this code, or this account can’t change codes.',
    offline,
  },

  add: 'New code',
  code: 'Code',
  codeHint: '3 to 20 letters and digits',
  suggest: 'Suggest another code',
  guessable:
    'This code is easy to guess, and anyone who guesses it can use it. Each guess also costs you a database read. The codes that we suggest can’t be guessed.',
  kind: 'Discount',
  kinds: { percent: 'Percentage', amount: 'Fixed amount', delivery: 'Free delivery' },
  percent: 'Percent',
  amount: 'Amount',
  from: 'Minimum subtotal',
  noMinimum: 'No minimum',
  first: 'First day',
  last: 'Last day',
  most: 'Number of orders',
  once: 'Once per customer, by phone number',
  create: 'Create code',
  discard: 'Discard',
  added: (code: string) => `${code} was created.`,
  wrong: {
    code: 'Enter 3 to 20 letters from A to Z or digits.',
    taken: (code: string) => `There’s already a code ${code}. Choose another one.`,
    percent: 'Enter a whole number from 1 to 100.',
    amount: `Enter an amount, such as ${examplePrice}.`,
    from: `Enter an amount, such as ${examplePrice}, or leave this empty.`,
    day: 'Choose a day.',
    order: 'Choose the first day or a later one.',
    past: 'Choose today or a later day.',
    late: (last: number) => `Choose a day up to ${formatDate(last)}.`,
    most: (least: number, most: number) =>
      `Enter a number from ${numberOf(least)} to ${numberOf(most)}.`,
  },
  notAdded: {
    refused: 'No code was created: this code already exists, or this account can’t create codes.',
    offline,
  },
};
