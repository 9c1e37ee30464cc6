import { usualForm } from '../../words/digits';
import { apportion } from './apportion';
import { exact } from './charge';
import { sha256 } from './sha256';

interface Conditions {
  /** The least subtotal that it takes something off. */
  from?: number;
  /** Whether each customer, by phone number, can use it once. */
  once?: true;
  /** What its amounts are multiples of, in an order in a scale that the shop had before; 1 if left out. */
  step?: number;
}

/**
 * What a code takes off an order: a percentage or an amount of what the products cost, or the price of delivery. An order
 * keeps a copy of these terms, from which its amounts are derived.
 */
export type Discount = Conditions & ({ percent: number } | { amount: number } | { delivery: true });

/** A code that merchants give out. All times are milliseconds by the clock of the database. */
export interface Code {
  /** From `readCode`. */
  code: string;
  terms: Discount;
  /** The first moment at which it can be used, and the first at which it can't be any more. */
  since: number;
  until: number;
  /** How many orders can use it, and how many have: a cancelled one still counts. */
  most: number;
  used: number;
}

/** A code that an order uses, with its terms at that time. */
export interface AppliedCode {
  code: string;
  discount: Discount;
}

export const codePattern = '[0-9A-Z]{3,20}';

/** The most uses of a code, and how many days ahead it ends: a code without an end costs money long after it was forgotten. */
export const CODE_USES = 1_000_000;
export const CODE_DAYS = 400;

const form = new RegExp(`^${codePattern}$`);

/**
 * The code that somebody has typed, in capitals and without spaces and dashes; `undefined` if it can't be one. Digits can be
 * those of any script.
 */
export function readCode(typed: string): string | undefined {
  const code = usualForm(typed)
    .replace(/[\s\p{Pd}]+/gu, '')
    .toUpperCase();
  return form.test(code) ? code : undefined;
}

/** Letters that nobody takes for another one, or for a digit. */
const letters = 'ACDEFGHJKMNPQRTUVWXY';
const CODE_LENGTH = 8;

/** A code that nobody can guess: one of 26 billion. */
export const createCode = () =>
  Array.from(
    crypto.getRandomValues(new Uint32Array(CODE_LENGTH)),
    (number) => letters[number % letters.length],
  ).join('');

/** `planned`: it can't be used yet. */
type CodeState = 'planned' | 'usable' | 'usedUp' | 'over';

/** Whether a code can be used, or why it can't. The security rules decide the same by the database's clock. */
export function codeStateAt(now: number, { since, until, most, used }: Omit<Code, 'code'>) {
  const state: CodeState =
    now >= until ? 'over' : used >= most ? 'usedUp' : now < since ? 'planned' : 'usable';
  return state;
}

/** How much has to be added to a subtotal before the code takes something off. */
export const missingFor = ({ from = 0 }: Discount, subtotal: number) =>
  Math.max(0, exact(from - subtotal));

/**
 * What a discount takes off an order, rounded once, over the whole: never more than the products cost, and never all that
 * there is to pay. At least the smallest amount of the shop stays, because a total of zero isn't a sale: it would be paid
 * before anybody has paid it, payment services reject it, and tax laws treat what is given away in another way. What is
 * below a payment service's least amount isn't paid there: see `checkOnline`.
 *
 * @param delivery its price, which depends on the subtotal before the discount
 */
export function takenOff(discount: Discount, subtotal: number, delivery: number): number {
  if (missingFor(discount, subtotal) > 0) return 0;
  if ('delivery' in discount) return delivery;
  const { step = 1 } = discount;
  const off =
    'amount' in discount
      ? discount.amount
      : exact(Math.round(exact((subtotal * discount.percent) / (100 * step))) * step);
  return Math.max(0, Math.min(off, subtotal, exact(subtotal + delivery - step)));
}

const termsText = (discount: Discount) => Object.entries(discount).sort().join();

export const isSameDiscount = (one: Discount, other: Discount) =>
  termsText(one) === termsText(other);

/** Divides what is taken off by weights, into multiples of the discount's step that add up to it. */
export const shareOff = (off: number, weights: readonly number[], step = 1) =>
  apportion(exact(off / step), weights).map((share) => exact(share * step));

/** A customer of a code that can be used once. A phone number without its spaces, or with a leading zero, is the same one. */
export const customerOf = (code: string, telephone: string) =>
  `${code} ${telephone.replace(/[^0-9+]/g, '').replace(/^0/, '')}`;

/** The name of the document that says that a customer has used a code: a hash that the security rules compute, too. */
export const customerIdOf = (code: string, telephone: string) =>
  sha256(customerOf(code, telephone));
