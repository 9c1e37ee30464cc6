import { shop } from '../../../shop/config';
import { addressFields, emptyAddress } from '../../orders/model/address';
import {
  deliveryPriceOf,
  type Order,
  backOf,
  returnedCount,
  subtotalOf,
  totalOf,
} from '../../orders/model/order';
import { moneyOf } from '../../orders/model/payment';
import { isByShopper, type OrderState, statesWhere } from '../../orders/model/states';
import { taxesOf } from '../../orders/model/tax';
import { spaced } from '../../orders/model/telephone';
import type { TitleOf } from '../../orders/OrderSummary';
import { shopTime } from '../../words/calendar';
import { formatPercent } from '../../words/percent';
import { arePricesWhole, columnSeparator, typedMoney } from '../../words/typedMoney';
import { papersWords as words } from '../../words/en/admin/papers';
import { orderHistoryWords } from '../../words/en/orders/orderHistory';

const BYTE_ORDER_MARK = '\uFEFF';

/** The start of a text that spreadsheets take for a formula, or that hides such a start. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const weekday = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,. ]+)?';
const time = String.raw`\d{1,4} ?: ?\d{1,2}(?: ?: ?\d{1,2}(?:[.,]\d+)?)?(?: ?[ap]\.?m?\.?)?`;
const timeAfter = String.raw`(?:[t, ]+${time}z?)?`;

/** What spreadsheets read as a number, an amount, a date, a time or a truth value, in small letters. */
const converted = [
  String.raw`[-+(]? ?(?:rs\.?|inr|\p{Sc})? ?[-+]?(?:\d{1,3}(?: \d{3})+(?:[.,]\d*)?|\d+(?:[.,'’]\d*)*|[.,]\d+)(?: ?[ed] ?[-+]?\d+)?[- %)\p{Sc}]*`,
  String.raw`(?:\d+ )?\d+ ?/ ?\d+`,
  String.raw`\d{1,4} ?[-/. ] ?\d{1,4}(?: ?[-/. ] ?\d{1,4})?${timeAfter}`,
  String.raw`${weekday}${month}[-/.,' ]*\d{1,4}(?:st|nd|rd|th)?(?:[-/.,' ]+\d{1,4})?${timeAfter}`,
  String.raw`${weekday}\d{1,4}(?:st|nd|rd|th)?[-/.,' ]*${month}(?:[-/.,' ]*\d{1,4})?${timeAfter}`,
  time,
  String.raw`\d{1,2} ?[ap]m|\d{1,2} [ap]`,
  'true|false',
].map((pattern) => new RegExp(`^(?:${pattern})$`, 'u'));

/** A number that spreadsheets write as they have read it. */
const plain = /^(?:0|[1-9]\d{0,10})$/;

/** Whether a spreadsheet may write another text back, such as `123456` for `00123456`, or a date for `1-2`. */
export function isConverted(text: string) {
  if (plain.test(text)) return false;
  const cell = text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, '0')
    .replace(/\s+/g, ' ')
    .trim();
  return converted.some((pattern) => pattern.test(cell.toLowerCase()));
}

const isProtected = (text: string) => formula.test(text) || isConverted(text);

/** A time or an amount, which spreadsheets may read as one. */
interface Written {
  written: string;
}

type Cell = string | number | Written;

function field(cell: Cell): string {
  if (typeof cell === 'number') return `${cell}`;
  if (typeof cell === 'object') return `"${cell.written}"`;
  const text = isProtected(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

/** A cell without the apostrophe that `csv` puts before what a spreadsheet would change. */
export const withoutApostrophe = (cell: string) =>
  cell.startsWith("'") && isProtected(cell.slice(1)) ? cell.slice(1) : cell;

/**
 * A file as RFC 4180 describes it, with a byte order mark, without which spreadsheets don't read it as UTF-8.
 * A text that a spreadsheet would run as a formula, or read as a number or a date and write as another text, gets an
 * apostrophe before it.
 */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(field).join(columnSeparator)}\r\n`).join('');

type Column = keyof typeof words.csv;

const timeOf = (at?: number): Cell => (at === undefined ? '' : { written: shopTime(at) });

const amount = (value: number): Cell => (arePricesWhole ? value : { written: typedMoney(value) });

/** In percent. */
const percentCell = (rate?: number): Cell =>
  rate === undefined ? '' : { written: formatPercent(rate) };

const reasonStates = statesWhere(({ note }) => note === 'reason' || note === 'required reason');

/** The tax of a product, in percent. */
type RateOf = (productId: string) => number | undefined;

function cellsOf(order: Order, titleOf: TitleOf, rateOf: RateOf): Record<Column, Cell> {
  const { id, items, notes, state, address = emptyAddress } = order;
  const taxes = taxesOf(order, rateOf);
  const money = moneyOf(order);
  const isRefund = money === 'refundDue' || money === 'refunded';
  const reasonOf = (isTheirs: (state: OrderState) => boolean) =>
    reasonStates
      .filter(isTheirs)
      .flatMap((each) => notes[each] ?? [])
      .join('; ');
  return {
    id,
    placedAt: timeOf(order.placedAt),
    status: orderHistoryWords.states[state],
    statusAt: timeOf(order.stateAt),
    pay: words.methods[order.pay],
    paid: words.paid[money],
    claimedAt: timeOf(order.claimedAt),
    paidAt: timeOf(order.checkedAt),
    reference: order.reference ?? '',
    refundedAt: timeOf(order.refundedAt),
    refundReference: order.refundReference ?? '',
    refund: isRefund || order.charge?.refunded ? amount(backOf(order)) : '',
    items: items
      .map(({ productId, price, count }) =>
        words.csvItem(count, titleOf(productId), productId, price),
      )
      .join('; '),
    subtotal: amount(subtotalOf(order)),
    delivery: amount(deliveryPriceOf(order)),
    total: amount(totalOf(order)),
    tax: taxes.length === 0 ? '' : amount(taxes.reduce((sum, { tax }) => sum + tax, 0)),
    ...address,
    telephone: spaced(address.telephone),
    street: address.street.replaceAll('\n', ', '),
    gift: words.yesOrNo(order.gift),
    guest: words.yesOrNo(order.guest),
    courier: notes.sent ?? '',
    shopsReason: reasonOf((each) => !isByShopper(order, each)),
    shoppersReason: reasonOf((each) => isByShopper(order, each)),
  };
}

/**
 * The orders for a spreadsheet: one row for each, so that the columns of amounts add up. Times are those of
 * the market.
 */
export function csvOf(orders: readonly Order[], titleOf: TitleOf, rateOf: RateOf): string {
  const columns = (Object.keys(words.csv) as Column[]).filter(
    (column) =>
      (!(column in emptyAddress) || (addressFields as string[]).includes(column)) &&
      (column !== 'tax' || shop.tax),
  );
  const rows = orders.map((order) => {
    const cells = cellsOf(order, titleOf, rateOf);
    return columns.map((column) => cells[column]);
  });
  return csv([columns.map((column) => words.csv[column]), ...rows]);
}

/** The columns of its order that each item repeats. */
const orderColumns = ['id', 'placedAt', 'status', 'pay', 'paid'] as const;

/** The items of the orders for a spreadsheet, without delivery: one row for each product of an order. */
export function csvOfItems(orders: readonly Order[], titleOf: TitleOf, rateOf: RateOf): string {
  const rows = orders.flatMap((order) => {
    const cells = cellsOf(order, titleOf, rateOf);
    return order.items.map(({ productId, price, count }) => [
      ...orderColumns.map((column) => cells[column]),
      productId,
      titleOf(productId),
      amount(price),
      count,
      order.state === 'returned' ? returnedCount(order, productId) : 0,
      amount(price * count),
      ...(shop.tax ? [percentCell(rateOf(productId))] : []),
    ]);
  });
  const { productId, title, price, count, returned, amount: sum, taxRate } = words.csvItems;
  const head = orderColumns.map((column) => words.csv[column]);
  return csv([
    [...head, productId, title, price, count, returned, sum, ...(shop.tax ? [taxRate] : [])],
    ...rows,
  ]);
}

export const csvFiles = { orders: csvOf, items: csvOfItems };
