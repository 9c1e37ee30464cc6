import type { Order } from '../../orders/model/order';
import { NOTE_LENGTH } from '../../orders/model/states';
import { areOneNumber, hasDigit } from '../../orders/model/tracking';
import { cutText } from '../../words/characters';
import { parcelWords as words } from '#words/desk/parcels';
import { orderNumberIn } from './searchOrders';

/** The most characters of a tracking number, or of the address where a parcel can be tracked. */
export const TRACKING_LENGTH = 100;

/** A parcel's tracking number, with its order's number if that is given; an empty one keeps an order's place. */
export interface TrackingRow {
  orderId?: string | undefined;
  number: string;
}

/** Tracking numbers by the ids of their orders. */
export type TrackingNumbers = Readonly<Partial<Record<string, string>>>;

/**
 * Why a row's number has no order. `unknownOrder`: its order isn't among these; `secondNumber`: its order has another
 * one; `noOrder`: it names none, and no place is left for it; `tooLong`: it can't be a tracking number; `rounded`: a
 * spreadsheet has lost its last digits.
 */
export interface TrackingProblem extends TrackingRow {
  why: 'unknownOrder' | 'secondNumber' | 'noOrder' | 'tooLong' | 'rounded';
}

type Numbered = readonly Pick<Order, 'id'>[];

/** Whether a spreadsheet has rounded a number, as in `1.23E+13`. */
const isRounded = (number: string) => /^\d+(?:[.,]\d+)?E\+\d+$/i.test(number);

/**
 * The number of an order that a text names, whether or not it is among these. A tracking number can have as many
 * characters, so without its dashes only one of these orders counts.
 */
function orderNamedBy(text: string, orders: Numbered): string | undefined {
  const id = orderNumberIn(text);
  const isMeant =
    id && (orders.some((order) => order.id === id) || text.toUpperCase().includes(id));
  return isMeant ? id : undefined;
}

/** A number in one word, however a label groups its digits; a name before it stays apart. */
function tidyNumber(text: string): string {
  const words = text
    .replace(/^["'\s]+|["'\s]+$/g, '')
    .split(/\s+/)
    .filter(Boolean);
  return words.join(areOneNumber(words) ? '' : ' ');
}

function readLine(line: string, orders: Numbered): TrackingRow {
  const words = line.split(/[\t,;\s]+/);
  const [named, orderId] =
    words.map((word) => [word, orderNamedBy(word, orders)] as const).find(([, id]) => id) ?? [];
  const cells = (named === undefined ? line : line.replace(named, ''))
    .split(/[\t,;]/)
    .map(tidyNumber)
    .filter(Boolean);
  const number = cells.findLast(hasDigit) ?? cells.at(-1) ?? '';
  const isKnown = orders.some(({ id }) => id === orderId);
  // Some couriers group their digits like an order's number.
  if (orderId && !isKnown && !number) return { number: tidyNumber(line) };
  return { orderId, number };
}

/**
 * Reads a pasted column of tracking numbers, one per line, or lines with an order's number and its parcel's, in either
 * order and with other cells between them. A heading is left out.
 *
 * @param orders those that the numbers may be for
 */
export function readTrackingNumbers(text: string, orders: Numbered): TrackingRow[] {
  const lines = text.trimEnd().split(/\r\n?|\n/);
  const rows = lines.map((line) => readLine(line, orders));
  const [first] = rows;
  const isHeading = rows.length > 1 && first?.number && !first.orderId && !hasDigit(first.number);
  return isHeading ? rows.slice(1) : rows;
}

/**
 * Matches tracking numbers to orders: by the orders' numbers if rows have any, or else one after the other.
 *
 * @param orders in the order of the rows
 */
export function matchTrackingNumbers(rows: readonly TrackingRow[], orders: Numbered) {
  const numbers: Partial<Record<string, string>> = {};
  const problems: TrackingProblem[] = [];
  const isNamed = rows.some(({ orderId }) => orderId);
  // A blank line is the place of an order without a number, unless there are more lines than orders.
  const arePlaces = !isNamed && rows.length <= orders.length;
  const numbered = rows.filter(({ number }) => number);
  for (const [place, row] of (arePlaces ? rows : numbered).entries()) {
    const { orderId: id = isNamed ? undefined : orders[place]?.id, number } = row;
    const why = (): TrackingProblem['why'] | undefined => {
      if (number.length > TRACKING_LENGTH) return 'tooLong';
      if (isRounded(number)) return 'rounded';
      if (id === undefined) return 'noOrder';
      if (!orders.some((order) => order.id === id)) return 'unknownOrder';
      return numbers[id] !== undefined && numbers[id] !== number ? 'secondNumber' : undefined;
    };
    const problem = number ? why() : undefined;
    if (problem) problems.push({ ...row, why: problem });
    else if (id !== undefined && number) numbers[id] = number;
  }
  return { numbers: numbers as TrackingNumbers, problems };
}

/**
 * Matches pasted tracking numbers to the orders that they were pasted for and, if they name orders, to those that were
 * ticked later.
 */
export function matchPasted(text: string, orders: Numbered, ticked: Numbered) {
  const isNamed = readTrackingNumbers(text, orders).some(({ orderId }) => orderId);
  const later = ticked.filter(({ id }) => orders.every((order) => order.id !== id));
  const lines = isNamed ? [...orders, ...later] : orders;
  return matchTrackingNumbers(readTrackingNumbers(text, lines), lines);
}

/** Why a row's number has no order, as a sentence. */
export const describeProblem = (problem: TrackingProblem) =>
  words.problems[problem.why]({ id: problem.orderId ?? '', number: problem.number });

/** The note of a sent order: its courier, cut if it is too long, and its tracking number. */
export function parcelNote(courier: string, number: string) {
  const room = number ? NOTE_LENGTH - number.length - 1 : NOTE_LENGTH;
  return [cutText(courier, room), number].filter(Boolean).join(' ');
}

/** The numbers entered for orders: a pasted one counts before one that was typed or scanned earlier. */
export interface EnteredNumbers {
  typed: TrackingNumbers;
  pasted: TrackingNumbers;
  /** The pasted numbers in whose place others were typed. */
  corrected: TrackingNumbers;
}

export const numbersIn = ({ typed, pasted }: EnteredNumbers): TrackingNumbers => ({
  ...typed,
  ...pasted,
});

/** The numbers after one was typed or scanned. */
export function withTyped(
  { typed, pasted: before, corrected }: EnteredNumbers,
  id: string,
  number: string,
): EnteredNumbers {
  const { [id]: replaced, ...pasted } = before;
  return {
    typed: { ...typed, [id]: number },
    pasted,
    corrected: replaced === undefined ? corrected : { ...corrected, [id]: replaced },
  };
}

/** The numbers after the pasted text was edited: those that it no longer has make room for what was typed before. */
export function withPasted(entered: EnteredNumbers, numbers: TrackingNumbers): EnteredNumbers {
  const pasted = Object.entries(numbers).filter(([id, number]) => number !== entered.corrected[id]);
  return { ...entered, pasted: Object.fromEntries(pasted) };
}

/** The numbers that are there more than once. */
export const repeatedNumbers = (numbers: readonly (string | undefined)[]) =>
  new Set(numbers.filter((number, place) => number && numbers.indexOf(number) !== place));

/**
 * What a scanned code was. `order`: its parcel is scanned next; `number`: the order's parcel; `known`: the order has
 * it already; `unknownOrder`: the order, or that of the parcel, isn't among these; `tooMany`: all of them have numbers;
 * `tooLong`: it is no tracking number.
 */
export interface ScannedCode {
  what: 'order' | 'number' | 'known' | 'unknownOrder' | 'tooMany' | 'tooLong';
  /** The order's number. */
  id: string;
  number: string;
}

/**
 * Reads a scanned code: an order's number, or that of the parcel of the order scanned before it, or else of the first
 * order without one.
 *
 * @param scannedOrder the order that was scanned before it, even if it isn't among these
 */
export function readScannedCode(
  code: string,
  orders: Numbered,
  numbers: TrackingNumbers,
  scannedOrder: string | undefined,
): ScannedCode {
  const named = orderNamedBy(code, orders);
  const isKnown = orders.some(({ id }) => id === named);
  if (named && isKnown) return { what: 'order', id: named, number: '' };
  if (named) return { what: 'unknownOrder', id: named, number: '' };
  const number = tidyNumber(code);
  if (number.length > TRACKING_LENGTH) return { what: 'tooLong', id: '', number };
  const owner = orders.find(({ id }) => numbers[id] === number);
  if (owner) return { what: 'known', id: owner.id, number };
  const isListed = scannedOrder === undefined || orders.some((order) => order.id === scannedOrder);
  if (!isListed) return { what: 'unknownOrder', id: scannedOrder, number };
  const id = scannedOrder ?? orders.find((order) => !numbers[order.id])?.id;
  return id === undefined ? { what: 'tooMany', id: '', number } : { what: 'number', id, number };
}
