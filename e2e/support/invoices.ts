/** Prints invoices of any length, in any language, and reads them back from the PDFs. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase/firestore/lite';
import { extractTextItems, getDocumentProxy } from 'unpdf';
import { shop } from '#shop/config';
import { invoiceWords } from '#words/orders/invoice';
import { orderOf } from '../../src/firebase/orderDocument';
import { ownScale } from '../../src/firebase/scale';
import type { Series } from '../../src/orders/model/invoice';
import { billedPart, billedTaxes } from '../../src/orders/model/invoiceAmounts';
import { discountOf, type Order, totalOf } from '../../src/orders/model/order';
import { invoiceWords as english } from '../../src/words/en/orders/invoice';
import { formatMoney } from '../../src/words/money';
import { formatPercent } from '../../src/words/percent';
import { press, signIn } from '../language/steps';
import { makeMerchant, seedOrder } from './orderDatabase';
import { typed } from './orders';
import { type Account, expect } from './test';

/** The words to look for. Glyphs of Hindi can't be read back as they were written, but the English below them can. */
const isInHindi = shop.market.language.startsWith('hi');
const words = isInHindi ? english : invoiceWords;

const titles = [
  'Clay lamp',
  'Hand-woven cotton bedspread with a block-printed border of marigolds and peacocks, king size, Indigo',
  'Brass kettle',
  'Steel tiffin with four layers and a carrying handle, Red',
];

const POINTS_PER_MM = 72 / 25.4;
/** Paper sizes in millimetres. */
const papers = {
  A4: { width: 210, height: 297, margin: 12 },
  roll: { width: 80, height: 180, margin: 4 },
};

interface PrintedOrder {
  lines: number;
  fields: object;
  /** How many pages it has on each paper. */
  pages: Record<keyof typeof papers, number>;
}

const at = Timestamp.fromMillis(Date.UTC(2026, 10, 29, 8));
/** In the scale of the shop: whole rupees, or cents. */
const priceOf = (line: number) => (line % 7 === 3 ? 24_999 : 90 + 13 * line);
const tagOf = (line: number) => `line-${line}:${priceOf(line)}`;
const isInIndia = shop.market.country === 'IN';

/** It takes its part off each rate's tax. */
const withCode = { code: 'FEST10', discount: { percent: 10 } };

const printedOrders: Record<string, PrintedOrder> = {
  // It isn't paid yet, so a shop that takes UPI prints the code.
  ONE: { lines: 1, fields: shop.upi ? { pay: 'upi' } : {}, pages: { A4: 1, roll: 1 } },
  TWELVE: { lines: 12, fields: withCode, pages: { A4: 1, roll: 2 } },
  FORTY: { lines: 40, fields: {}, pages: { A4: 2, roll: 4 } },
  BACK: {
    lines: 12,
    fields: {
      ...withCode,
      state: 'returned',
      before: 'delivered',
      returning: { [tagOf(0)]: 1, [tagOf(1)]: 2 },
      creditNote: { number: 'HAAT-C4', at },
    },
    pages: { A4: 2, roll: 3 },
  },
};

/** Adds an order that was sent, with an invoice. */
async function seedInvoice(id: string, { lines, fields }: PrintedOrder): Promise<Order> {
  const all = Array.from({ length: lines }, (_, line) => line);
  const document = {
    items: Object.fromEntries(all.map((line) => [tagOf(line), 1 + (line % 4)])),
    records: Object.fromEntries(
      all.map((line) => [
        tagOf(line),
        {
          title: `${titles[line % titles.length]} ${line}`,
          rate: [19, 7][line % 2],
          ...(isInIndia && { taxCode: '9405' }),
        },
      ]),
    ),
    delivery: { price: 49 },
    state: 'sent',
    before: 'accepted',
    times: { accepted: at, sent: at },
    invoice: {
      number: 'HAAT-23',
      at,
      seller: 'Haat Traders\n1 Market Road',
      taxNumber: '29ABCDE1234F1Z5',
      taxes: isInIndia ? ['CGST', 'SGST'] : ['USt'],
    },
    buyer: { ...typed, telephone: '', instructions: '' },
    ...ownScale,
    ...fields,
  };
  await seedOrder(id, document);
  const times = { placedAt: at, stateAt: at, beforeAt: at, changedAt: at };
  return orderOf(id, { ...times, payment: 'due', pay: 'cash', taken: {}, ...document });
}

/** An order's number, which has no letters that look like digits. */
const createId = () =>
  randomUUID()
    .replaceAll('-', '')
    .slice(0, 12)
    .toUpperCase()
    .replace(/.{4}(?=.)/g, '$&-');

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** A text and its box on a page. */
interface Printed {
  str: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const areOverEachOther = (one: Printed, other: Printed) =>
  Math.abs(one.y - other.y) < Math.min(one.height, other.height) / 2 &&
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1;

/** The texts of each page without their spaces, none of which is beside the paper or over another. */
async function readPages(pdf: Buffer, { width, margin }: (typeof papers)['A4']) {
  const { items } = await extractTextItems(await getDocumentProxy(new Uint8Array(pdf)));
  return items.map((page) => {
    // A gap between columns is an item of spaces, and signs of Hindi are beside their letters.
    const texts: Printed[] = page.filter(
      ({ str }) => str.trim() && !/\p{Script=Devanagari}/u.test(str),
    );
    const covered = texts.flatMap((one, place) =>
      texts.slice(place + 1).filter((other) => areOverEachOther(one, other)),
    );
    expect(covered).toEqual([]);
    for (const { str, x, width: length } of texts) {
      // Chromium rounds margins, by less than a letter's width.
      expect(x / POINTS_PER_MM, str).toBeGreaterThan(margin - 1);
      expect((x + length) / POINTS_PER_MM, str).toBeLessThan(width - margin + 1);
    }
    return withoutSpaces(page.map(({ str }) => str).join(''));
  });
}

/** What an invoice or a credit note has in lines that no page may cut. */
function linesOf(order: Order, series: Series) {
  const billed = billedPart(order, series);
  const billedByRate = billedTaxes(order, series, ({ record }) => record?.rate);
  const items = billed.items.map(({ record, count, price }) => [
    record?.title,
    billedByRate.length > 1 ? formatPercent(record?.rate ?? 0) : '',
    record?.taxCode,
    count,
    formatMoney(price),
    formatMoney(price * count),
  ]);
  const taxes = billedByRate.map(({ rate, net, gross, parts }) => [
    formatPercent(rate),
    formatMoney(net),
    ...parts.map((part) => words.tax(formatPercent(part.rate), formatMoney(part.amount))),
    formatMoney(gross),
  ]);
  const off = discountOf(billed);
  const sums = [
    ...(off > 0 ? [[formatMoney(-off)]] : []),
    [words.total, formatMoney(totalOf(billed))],
    ...taxes,
  ];
  const [itemLines, sumLines] = [items, sums].map((rows) =>
    rows.map((row) => withoutSpaces(row.join(''))),
  ) as [string[], string[]];
  return { itemLines, sumLines };
}

/** Expects all of an invoice, or of a credit note, on these pages, each with the table's head. */
function expectPaper(pages: string[], order: Order, series: Series) {
  const { itemLines, sumLines } = linesOf(order, series);
  expect(pages[0]).toContain(withoutSpaces(words.heading(series, true, true)));
  expect(pages[0]).toContain(order[series]?.number);
  expect(pages[0]).toContain('29ABCDE1234F1Z5');
  expect(pages[0]).toContain(withoutSpaces(order.buyer?.name ?? ''));
  if (isInIndia) expect(pages[0]).toContain(withoutSpaces(words.placeOfSupply(typed.state)));
  // The code to pay may come on a page of its own.
  const sheets = pages.filter((page) => itemLines.some((line) => page.includes(line)));
  for (const page of sheets) {
    for (const [name, column] of Object.entries(words.columns)) {
      if (name !== 'taxCode' || isInIndia) expect(page).toContain(column);
    }
  }
  for (const line of itemLines) {
    expect(
      pages.filter((page) => page.includes(line)),
      line,
    ).toHaveLength(1);
  }
  for (const line of [...itemLines.slice(-1), ...sumLines]) expect(sheets.at(-1)).toContain(line);
}

/** Prints invoices of 1, 12 and 40 lines and a credit note on a large sheet and on a roll, and expects all of them there. */
export async function expectPrintedInvoices(page: Page, account: Account): Promise<void> {
  await makeMerchant(account);
  const seeded = await Promise.all(
    Object.entries(printedOrders).map(async ([name, printed]) => ({
      name,
      printed,
      order: await seedInvoice(createId(), printed),
    })),
  );
  await signIn(page, account);
  await page.goto('./#/login');
  await press(page.locator('.orders-filter-states'), 'All');
  // The browser prints when the test does.
  await page.evaluate(() => (window.print = () => undefined));
  for (const { name, printed, order } of seeded) {
    await page.locator('.orders-filter [type=search]').fill(order.id);
    await expect(page.locator('.shop-orders .order .order-number')).toHaveText([order.id]);
    for (const [paper, size] of Object.entries(papers)) {
      await press(page.locator('.shop-orders'), 'Print invoices');
      const isToPay = order.pay === 'upi';
      await expect(page.locator('.papers .qr-code')).toHaveCount(isToPay ? 1 : 0);
      const [width, height, margin] = [size.width, size.height, size.margin].map((mm) => `${mm}mm`);
      const pdf = await page.pdf({
        width,
        height,
        margin: { top: margin, bottom: margin, left: margin, right: margin },
      });
      const pages = await readPages(pdf, size);
      // The machine's font for Hindi, if it has one, decides how high the heads are.
      if (!isInHindi) {
        expect(pages, `${name} on ${paper}`).toHaveLength(
          printed.pages[paper as keyof typeof papers],
        );
      }
      const second = order.creditNote
        ? pages.findIndex((text) => text.includes(order.creditNote?.number ?? ''))
        : pages.length;
      expectPaper(pages.slice(0, second), order, 'invoice');
      if (order.creditNote) expectPaper(pages.slice(second), order, 'creditNote');
      if (isToPay) expect(pages.at(-1)).toContain(shop.upi?.id);
    }
  }
}
