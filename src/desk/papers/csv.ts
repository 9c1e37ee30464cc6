import { shop } from '#shop/config';
import { addressFields, emptyAddress } from '../../orders/model/address';
import { sumOf } from '../../orders/model/apportion';
import { exact } from '../../orders/model/charge';
import { billedPart, billedTaxes } from '../../orders/model/invoiceAmounts';
import {
  movementsOf,
  outcomeOf,
  soldItemsOf,
  soldTaxesOf,
  type TaxedMovement,
} from '../../orders/model/movements';
import {
  deliveryPriceOf,
  discountOf,
  type Order,
  owedOf,
  returnedCount,
  subtotalOf,
  totalOf,
} from '../../orders/model/order';
import { amountIn } from '../../orders/model/orderTerms';
import { moneyOf } from '../../orders/model/payment';
import { areTaxed, type Catalogue } from '../../orders/model/records';
import {
  isByShopper,
  isTakenByShop,
  type OrderState,
  statesWhere,
} from '../../orders/model/states';
import { DAY_MS, shopTime } from '../../words/calendar';
import { type Amount, formatMoney } from '../../words/money';
import { formatPercent } from '../../words/percent';
import { arePricesWhole, columnSeparator, decimalOf, typedAmount } from '../../words/typedMoney';
import { papersWords as words } from '#words/desk/papers';
import { orderHistoryWords } from '#words/orders/orderHistory';
import { movementsIn, papersIn, type Span } from '../orders/figures';

const { currency, digits, language } = shop.market;
const code = currency.toLowerCase();
const BYTE_ORDER_MARK = '\uFEFF';

/** The start of a text that spreadsheets take for a formula, or that hides such a start. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

/** The months or weekdays of the market's language, in small letters and without signs, and their first three letters. */
function namesOf(part: 'month' | 'weekday') {
  // Each month and each weekday is among these.
  const days = Array.from({ length: 46 }, (_, place) => place * 8 * DAY_MS);
  const names = (['long', 'short'] as const).flatMap((length) => {
    const fields = { day: 'numeric', month: length, weekday: length, timeZone: 'UTC' } as const;
    const format = new Intl.DateTimeFormat(language, fields);
    return days.flatMap((day) => format.formatToParts(day).filter(({ type }) => type === part));
  });
  const tidied = names.map(({ value }) => value.toLowerCase().replace(/[^\p{L}\p{M}]/gu, ''));
  return [...new Set(tidied.flatMap((name) => [name, name.slice(0, 3)]))].join('|');
}

// English names come too, as every spreadsheet reads them; Excel writes `Mrz` for a German March.
const month = `(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|mrz|${namesOf('month')})`;
const weekday = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun|${namesOf('weekday')})\p{L}*[,. ]+)?`;
const time = String.raw`\d{1,4} ?: ?\d{1,2}(?: ?: ?\d{1,2}(?:[.,]\d+)?)?(?: ?[ap]\.?m?\.?)?`;
const timeAfter = String.raw`(?:[t, ]+${time}z?)?`;

/** Texts that spreadsheets read as a number, an amount, a date, a time or a truth value, in small letters. */
const converted = [
  String.raw`[-+(]? ?(?:rs\.?|${code}|\p{Sc})? ?[-+]?(?:\d{1,3}(?: \d{3})+(?:[.,]\d*)?|\d+(?:[.,'’]\d*)*|[.,]\d+)(?: ?[ed] ?[-+]?\d+)?(?:[- %)\p{Sc}]|${code})*`,
  String.raw`(?:\d+ )?\d+ ?/ ?\d+`,
  String.raw`\d{1,4} ?[-/. ] ?\d{1,4}(?: ?[-/. ] ?\d{1,4})?${timeAfter}`,
  String.raw`${weekday}${month}[-/.,' ]*\d{1,4}(?:st|nd|rd|th)?(?:[-/.,' ]+\d{1,4})?${timeAfter}`,
  String.raw`${weekday}\d{1,4}(?:st|nd|rd|th)?[-/.,' ]*${month}(?:[-/.,' ]*\d{1,4})?${timeAfter}`,
  time,
  String.raw`\d{1,2} ?[ap]m|\d{1,2} [ap]`,
  'true|false|wahr|falsch',
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

/** The differences between kinds of files. */
type Value =
  | { time: number }
  | { amount: Amount }
  | { percent: number }
  /** A value's name at the desk, and its name in the code. */
  | { name: string; raw: string | boolean }
  /** A number that only spreadsheets may read as one. */
  | { written: string };

type Cell = string | number | Value;

type Row = readonly Cell[];

export const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A text that no spreadsheet runs as a formula. */
export const withoutFormula = (text: string) => (formula.test(text) ? `'${text}` : text);

/** Rows as RFC 4180 has them. */
export const csvLines = <Field>(
  rows: readonly (readonly Field[])[],
  fieldOf: (field: Field) => string,
  separator: string,
): string => rows.map((row) => `${row.map(fieldOf).join(separator)}\r\n`).join('');

/** A payment service can have refunded a part of the shop's smallest amount. */
const placesOf = (amount: number) => (Number.isInteger(amount) ? digits : digits + 2);

function amountField(amount: Amount) {
  // A text isn't added up.
  if (typeof amount !== 'number') return spreadsheetField(formatMoney(amount));
  return arePricesWhole && Number.isInteger(amount) ? `${amount}` : quoted(typedAmount(amount));
}

function spreadsheetField(cell: Cell): string {
  if (typeof cell === 'number') return `${cell}`;
  if (typeof cell === 'string') return quoted(isProtected(cell) ? `'${cell}` : cell);
  if ('time' in cell) return quoted(shopTime(cell.time));
  if ('amount' in cell) return amountField(cell.amount);
  if ('percent' in cell) return quoted(formatPercent(cell.percent));
  return 'name' in cell ? spreadsheetField(cell.name) : quoted(cell.written);
}

function amountOfProgram(amount: Amount): string {
  if (typeof amount === 'number') return decimalOf(amount, placesOf(amount));
  return `${amount.currency} ${decimalOf(amount.amount, Math.max(placesOf(amount.amount), amount.digits))}`;
}

function programField(cell: Cell): string {
  if (typeof cell === 'number') return `${cell}`;
  if (typeof cell === 'string') return cell === '' ? '' : quoted(cell);
  if ('time' in cell) return new Date(cell.time).toISOString();
  if ('amount' in cell) return amountOfProgram(cell.amount);
  if ('percent' in cell) return `${cell.percent}`;
  return 'raw' in cell ? programField(`${cell.raw}`) : quoted(cell.written);
}

/** A cell without the apostrophe that `csv` puts before what a spreadsheet would change. */
export const withoutApostrophe = (cell: string) =>
  cell.startsWith("'") && isProtected(cell.slice(1)) ? cell.slice(1) : cell;

/**
 * A file for spreadsheets: RFC 4180 with the market's separator, and with a byte order mark, without which they don't read it
 * as UTF-8. A text that a spreadsheet would run as a formula, or read as a number or a date and write as another text, gets
 * an apostrophe before it.
 */
export const csv = (rows: readonly Row[]): string =>
  BYTE_ORDER_MARK + csvLines(rows, spreadsheetField, columnSeparator);

/** A file for programs, the same in every market: RFC 4180, each text as it is, times in UTC, decimal points. */
const programCsv = (rows: readonly Row[]): string => csvLines(rows, programField, ',');

/** The reader of a file: a spreadsheet or a program. */
export const readers = ['spreadsheet', 'program'] as const;

export type Reader = (typeof readers)[number];

/** A file whose columns are called as the desk calls them, or as the code does. */
function fileFor(reader: Reader, columns: readonly [id: string, name: string][], rows: Row[]) {
  const isForPeople = reader === 'spreadsheet';
  const head = columns.map(([id, name]) => (isForPeople ? name : id));
  return (isForPeople ? csv : programCsv)([head, ...rows]);
}

type Column = keyof typeof words.csv;

/** Whether a column is none of an address that the shop’s country doesn’t have. */
const isInCountry = (column: string) =>
  !(column in emptyAddress) || (addressFields as string[]).includes(column);

/** Makes cells of an order's amounts. */
const amountsOf = (order: Order) => (amount: number) => ({ amount: amountIn(order, amount) });

const timeCell = (time?: number): Cell => (time === undefined ? '' : { time });

const reasonStates = statesWhere(({ note }) => note === 'reason' || note === 'required reason');

function cellsOf(order: Order, { titleOf, rateOf }: Catalogue): Record<Column, Cell> {
  const { id, items, notes, state, address = emptyAddress } = order;
  const amountOf = amountsOf(order);
  const taxes = soldTaxesOf(order, rateOf);
  const money = moneyOf(order);
  const movements = movementsOf(order);
  const received = movements.filter(({ amount }) => amount > 0);
  const refunded = movements.filter(({ amount }) => amount < 0);
  const sumOfMoved = (some: typeof movements) => sumOf(some.map(({ amount }) => Math.abs(amount)));
  const reasonOf = (isTheirs: (state: OrderState) => boolean) =>
    reasonStates
      .filter(isTheirs)
      .flatMap((each) => notes[each] ?? [])
      .join('; ');
  const describeItems = (describe: (item: Order['items'][number]) => string) =>
    items.map(describe).join('; ');
  return {
    id,
    placedAt: { time: order.placedAt },
    status: { name: orderHistoryWords.states[state], raw: state },
    statusAt: { time: order.stateAt },
    pay: { name: words.methods[order.pay], raw: order.pay },
    paid: { name: words.paid[money], raw: money },
    claimedAt: timeCell(order.claimedAt),
    reference: order.reference ?? '',
    receivedAt: timeCell(received.at(-1)?.at),
    received: amountOf(sumOfMoved(received)),
    refundReference: order.refundReference ?? '',
    refundedAt: timeCell(refunded.at(-1)?.at),
    refunded: amountOf(sumOfMoved(refunded)),
    toRefund: amountOf(money === 'refundDue' ? owedOf(order) : 0),
    items: {
      name: describeItems((item) =>
        words.csvItem(item.count, titleOf(item), item.productId, amountIn(order, item.price)),
      ),
      raw: describeItems((item) => `${item.count} × ${titleOf(item)}`),
    },
    subtotal: amountOf(subtotalOf(order)),
    delivery: amountOf(deliveryPriceOf(order)),
    code: order.code ?? '',
    discount: amountOf(discountOf(order)),
    total: amountOf(totalOf(order)),
    sold: amountOf(outcomeOf(order).sold),
    tax: taxes.length === 0 ? '' : amountOf(sumOf(taxes.map(({ tax }) => tax))),
    ...address,
    street: { name: address.street.replaceAll('\n', ', '), raw: address.street },
    gift: { name: words.yesOrNo(order.gift), raw: order.gift },
    guest: { name: words.yesOrNo(order.guest), raw: order.guest },
    takenByShop: { name: words.yesOrNo(isTakenByShop(order)), raw: isTakenByShop(order) },
    courier: notes.sent ?? '',
    shopsReason: reasonOf((each) => !isByShopper(order, each)),
    shoppersReason: reasonOf((each) => isByShopper(order, each)),
  };
}

/** One row for each order, so that the columns of amounts add up. */
function csvOfOrders(orders: readonly Order[], catalogue: Catalogue, reader: Reader): string {
  const areDiscounted = shop.codes === true || orders.some(({ discount }) => discount);
  const columns = (Object.keys(words.csv) as Column[]).filter(
    (column) =>
      isInCountry(column) &&
      (column !== 'tax' || areTaxed(orders)) &&
      (column !== 'takenByShop' || orders.some(isTakenByShop)) &&
      ((column !== 'code' && column !== 'discount') || areDiscounted),
  );
  const rows = orders.map((order) => {
    const cells = cellsOf(order, catalogue);
    return columns.map((column) => cells[column]);
  });
  return fileFor(
    reader,
    columns.map((column) => [column, words.csv[column]]),
    rows,
  );
}

/** The columns of its order that each item repeats. */
const orderColumns = ['id', 'placedAt', 'status', 'pay', 'paid'] as const;

/** One row for each product of an order, without delivery. */
function csvOfItems(orders: readonly Order[], catalogue: Catalogue, reader: Reader): string {
  const { taxRate, taxCode, ...others } = words.csvItems;
  const haveCodes = orders.some(({ items }) => items.some(({ record }) => record?.taxCode));
  const columns = {
    ...others,
    ...(areTaxed(orders) && { taxRate }),
    ...(haveCodes && { taxCode }),
  };
  const rows = orders.flatMap((order) => {
    const cells = cellsOf(order, catalogue);
    const amountOf = amountsOf(order);
    return soldItemsOf(order).items.map((sold) => {
      const { productId, price, count } = sold;
      const rate = catalogue.rateOf(sold);
      const item: Record<keyof typeof words.csvItems, Cell> = {
        productId,
        title: catalogue.titleOf(sold),
        price: amountOf(price),
        count,
        returned: order.state === 'returned' ? returnedCount(order, productId) : 0,
        amount: amountOf(price * count),
        sold: amountOf(sold.sold),
        taxRate: rate === undefined ? '' : { percent: rate },
        taxCode: sold.record?.taxCode ?? '',
      };
      return [
        ...orderColumns.map((column) => cells[column]),
        ...(Object.keys(columns) as (keyof typeof item)[]).map((column) => item[column]),
      ];
    });
  });
  const head = orderColumns.map((column): [string, string] => [column, words.csv[column]]);
  return fileFor(reader, [...head, ...Object.entries(columns)], rows);
}

/** All rates in percent, of the shop today and of these movements, the lowest first. */
function ratesIn(movements: readonly TaxedMovement[]) {
  const ofShop = shop.tax ? [shop.tax.rate, ...Object.values(shop.tax.categories ?? {})] : [];
  const ofOrders = movements.flatMap(({ taxes }) => taxes.map(({ rate }) => rate));
  return [...new Set([...ofShop, ...ofOrders])].sort((one, other) => one - other);
}

/** One row for each payment and refund of a period, with its net amount and tax at each rate, which add up to it. */
function csvOfMovements(
  orders: readonly Order[],
  { rateOf }: Catalogue,
  reader: Reader,
  span: Span,
): string {
  const movements = movementsIn(span, orders, rateOf);
  const rates = ratesIn(movements);
  const { net, tax, unknownRate, ...common } = words.csvMovements;
  // Amounts of products without a known rate go into a column of their own.
  const isUnknown =
    shop.tax?.categories !== undefined ||
    (rates.length > 0 && movements.some(({ taxes }) => taxes.length === 0));
  const columns: [string, string][] = [
    ...Object.entries(common),
    ...rates.flatMap((rate): [string, string][] => [
      [`net${rate}`, net(formatPercent(rate))],
      [`tax${rate}`, tax(formatPercent(rate))],
    ]),
    ...(isUnknown ? ([['unknownRate', unknownRate]] satisfies [string, string][]) : []),
  ];
  const rows = movements.map((movement) => {
    const { at, order, pay, reference = '', taxes } = movement;
    const amountOf = amountsOf(order);
    const kind = movement.amount > 0 ? 'received' : 'refunded';
    const cells: Record<keyof typeof common, Cell> = {
      at: { time: at },
      id: order.id,
      kind: { name: words.kinds[kind], raw: kind },
      pay: { name: words.methods[pay], raw: pay },
      reference,
      amount: amountOf(movement.amount),
    };
    const shares = rates.flatMap((rate) => {
      const { gross, tax: its } = taxes.find((each) => each.rate === rate) ?? { gross: 0, tax: 0 };
      return [amountOf(exact(gross - its)), amountOf(its)];
    });
    const rest = amountOf(taxes.length === 0 ? movement.amount : 0);
    return [
      ...(Object.keys(common) as (keyof typeof common)[]).map((column) => cells[column]),
      ...shares,
      ...(isUnknown ? [rest] : []),
    ];
  });
  return fileFor(reader, columns, rows);
}

/** One row for each rate of an invoice or a credit note of a period; the amounts of credit notes are negative. */
function csvOfInvoices(
  orders: readonly Order[],
  { rateOf }: Catalogue,
  reader: Reader,
  span: Span,
): string {
  const papers = papersIn(span, orders).map(({ order, series, paper }) => ({
    order,
    series,
    paper,
    total: totalOf(billedPart(order, series)),
    taxes: billedTaxes(order, series, rateOf),
  }));
  const names = [
    ...new Set(
      papers.flatMap(({ taxes }) => taxes.flatMap(({ parts }) => parts.map(({ name }) => name))),
    ),
  ].sort();
  const { part, ...common } = words.csvInvoices;
  const columns = (Object.keys(common) as (keyof typeof common)[]).filter(isInCountry);
  const rows = papers.flatMap(({ order, series, paper, total, taxes }) => {
    const sign = series === 'invoice' ? 1 : -1;
    const amountOf = (amount: number) => amountsOf(order)(sign * amount || 0);
    const isUntaxed = order.invoice?.taxes.length === 0;
    const whole = { rate: undefined, net: isUntaxed ? total : undefined, gross: total, parts: [] };
    return (taxes.length > 0 ? taxes : [whole]).map(({ rate, net, gross, parts }) => {
      const cells: Record<keyof typeof common, Cell> = {
        number: paper.number,
        at: { time: paper.at },
        kind: { name: words.invoiceKinds[series], raw: series },
        takesBack: series === 'invoice' ? '' : (order.invoice?.number ?? ''),
        id: order.id,
        buyer: order.buyer?.name ?? '',
        gstin: order.buyer?.gstin ?? '',
        state: order.buyer?.state ?? '',
        rate: rate === undefined ? '' : { percent: rate },
        net: net === undefined ? '' : amountOf(net),
        gross: amountOf(gross),
      };
      return [
        ...columns.map((column) => cells[column]),
        ...names.map((name) =>
          net === undefined ? '' : amountOf(parts.find((each) => each.name === name)?.amount ?? 0),
        ),
      ];
    });
  });
  const head = columns.map((column): [string, string] => [column, common[column]]);
  return fileFor(
    reader,
    [...head, ...names.map((name): [string, string] => [name, part(name)])],
    rows,
  );
}

/** The files that the desk offers. Times are those of the market in a spreadsheet. */
export const csvFiles = {
  orders: csvOfOrders,
  items: csvOfItems,
  movements: csvOfMovements,
  invoices: csvOfInvoices,
};
