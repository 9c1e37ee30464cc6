import type { AccountCell, AccountedPaper, AccountedRate, AccountFile } from '../accounting';
import { invoiceTable, stateCodes } from './invoice';
import { india } from './market';

/** As the offline tool for GSTR-1 writes dates, whatever language the shop has. */
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function dateOf(day: string) {
  const [year, month, date] = day.split('-');
  return `${date}-${months[Number(month) - 1]}-${year}`;
}

/** A state as the tool lists it, such as `01-Jammu & Kashmir`. */
function placeOf({ taxNumber, state }: AccountedPaper) {
  const place = state || stateCodes[taxNumber.slice(0, 2)];
  const [code] = Object.entries(stateCodes).find(([, name]) => name === place) ?? [];
  return code && place ? `${code}-${place.replaceAll(' and ', ' & ')}` : state;
}

const isInterState = ({ taxNumber, state }: AccountedPaper) =>
  invoiceTable.taxesFor(taxNumber, state).includes('IGST');

/**
 * Above this, an invoice into another state is listed by itself: rule 59 (4) of the CGST Rules, as notification no. 12/2024,
 * Central Tax, of 10 July 2024 has it from 1 August 2024 on. Before, it was ₹2,50,000.
 */
const LARGE = 100_000 * 10 ** india.digits;

/** Whether a business has bought it, whose own return names the invoice. */
const isForBusiness = ({ buyer }: AccountedPaper) => buyer.taxNumber !== '';

const isLarge = (paper: AccountedPaper) =>
  !isForBusiness(paper) && isInterState(paper) && paper.invoice.total > LARGE;

type Line = AccountedRate & { paper: AccountedPaper };

/** Whether it belongs to GSTR-1, which sellers without a GSTIN don't file, nor those who pay by composition. */
const isReturned = ({ taxNumber, isTaxed }: AccountedPaper) => taxNumber !== '' && isTaxed;

/** Each rate of these papers. */
const linesOf = (papers: readonly AccountedPaper[]): Line[] =>
  papers.filter(isReturned).flatMap((paper) => paper.rates.map((rate) => ({ ...rate, paper })));

/** Table 8 has what is sold without tax. */
const isInTable8 = ({ rate }: AccountedRate) => rate === 0;

const zero = { amount: 0 };
const absolute = (amount: number) => ({ amount: Math.abs(amount) });

/** Sums of lines with the same first cells, in their order; without those that come to nothing. */
function sumsOf<Part>(
  parts: readonly Part[],
  keyOf: (part: Part) => readonly (string | number)[],
  amountsOf: (part: Part) => readonly number[],
) {
  const sums = new Map<string, { key: readonly (string | number)[]; amounts: number[] }>();
  for (const part of parts) {
    const key = keyOf(part);
    const amounts = amountsOf(part);
    const sum = sums.get(key.join('\n'))?.amounts ?? amounts.map(() => 0);
    sums.set(key.join('\n'), {
      key,
      amounts: sum.map((each, place) => each + (amounts[place] ?? 0)),
    });
  }
  return [...sums.entries()]
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([, sum]) => sum)
    .filter(({ amounts }) => amounts.some((amount) => amount !== 0));
}

/** Table 8: the rows that aren't empty, of the four that the form has. */
function exemptRows(papers: readonly AccountedPaper[]): AccountCell[][] {
  const lines = linesOf(papers).filter(isInTable8);
  const rows = sumsOf(
    lines,
    ({ paper }) => [
      `${isInterState(paper) ? 'Inter' : 'Intra'}-State supplies to ${isForBusiness(paper) ? 'registered' : 'unregistered'} persons`,
    ],
    ({ net }) => [net, 0],
  );
  return rows.map(({ key, amounts }) => [...key, ...amounts.map((amount) => ({ amount })), zero]);
}

/** The numbers of a series in a period, whose prefix may have changed within it. */
function documentRows(papers: readonly AccountedPaper[], isCreditNote: boolean): AccountCell[][] {
  const prefixOf = (number: string) => number.replace(/\d+$/, '');
  const countOf = (number: string) => Number(number.slice(prefixOf(number).length));
  const numbers = papers
    .filter((paper) => isReturned(paper) && paper.isCreditNote === isCreditNote)
    .map(({ number }) => number)
    .sort((one, other) => countOf(one) - countOf(other));
  return [...new Set(numbers.map(prefixOf))].map((prefix) => {
    const series = numbers.filter((number) => prefixOf(number) === prefix);
    const nature = isCreditNote ? 'Credit Note' : 'Invoices for outward supply';
    // No number is ever cancelled: a credit note takes the invoice back.
    return [nature, series[0] ?? '', series.at(-1) ?? '', series.length, 0];
  });
}

/** Table 12, for businesses or for consumers. */
function goodsRows(papers: readonly AccountedPaper[]): AccountCell[][] {
  const sums = sumsOf(
    linesOf(papers).flatMap(({ rate = '', goods }) => goods.map((each) => ({ ...each, rate }))),
    ({ taxCode, rate }) => [taxCode, rate],
    ({ count, gross, net, parts: { IGST = 0, CGST = 0, SGST = 0, UTGST = 0 } }) => [
      count,
      gross,
      net,
      IGST,
      CGST,
      SGST + UTGST,
    ],
  );
  return sums.map(
    ({ key: [taxCode = '', rate = ''], amounts: [count = 0, gross = 0, ...others] }) => {
      const [net = zero, ...taxes] = others.map((amount) => ({ amount }));
      return [taxCode, '', 'NOS-NUMBERS', count, { amount: gross }, rate, net, ...taxes, zero];
    },
  );
}

const goodsColumns = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
];

/** The lines of papers for businesses, one kind of paper at a time. */
const businessLines = (papers: readonly AccountedPaper[], isCreditNote: boolean) =>
  linesOf(papers).filter(
    (line) =>
      !isInTable8(line) && isForBusiness(line.paper) && line.paper.isCreditNote === isCreditNote,
  );

/** The sections of GSTR-1 that a shop for consumers has, and those for businesses among them, as the offline tool imports them. */
export const accountFiles: readonly AccountFile[] = [
  {
    name: 'gstr1-b2b',
    label: 'GSTR-1 B2B',
    columns: [
      'GSTIN/UIN of Recipient',
      'Receiver Name',
      'Invoice Number',
      'Invoice date',
      'Invoice Value',
      'Place Of Supply',
      'Reverse Charge',
      'Applicable % of Tax Rate',
      'Invoice Type',
      'E-Commerce GSTIN',
      'Rate',
      'Taxable Value',
      'Cess Amount',
    ],
    rowsOf: (papers) =>
      businessLines(papers, false).map(({ paper, rate = '', net }) => [
        paper.buyer.taxNumber,
        paper.buyer.name,
        paper.number,
        dateOf(paper.day),
        { amount: paper.total },
        placeOf(paper),
        'N',
        '',
        'Regular B2B',
        '',
        rate,
        { amount: net },
        zero,
      ]),
  },
  {
    name: 'gstr1-cdnr',
    label: 'GSTR-1 CDNR',
    columns: [
      'GSTIN/UIN of Recipient',
      'Receiver Name',
      'Note Number',
      'Note Date',
      'Note Type',
      'Place Of Supply',
      'Reverse Charge',
      'Note Supply Type',
      'Note Value',
      'Applicable % of Tax Rate',
      'Rate',
      'Taxable Value',
      'Cess Amount',
    ],
    // The form subtracts the amounts itself.
    rowsOf: (papers) =>
      businessLines(papers, true).map(({ paper, rate = '', net }) => [
        paper.buyer.taxNumber,
        paper.buyer.name,
        paper.number,
        dateOf(paper.day),
        'C',
        placeOf(paper),
        'N',
        'Regular B2B',
        absolute(paper.total),
        '',
        rate,
        absolute(net),
        zero,
      ]),
  },
  {
    name: 'gstr1-b2cl',
    label: 'GSTR-1 B2CL',
    columns: [
      'Invoice Number',
      'Invoice date',
      'Invoice Value',
      'Place Of Supply',
      'Applicable % of Tax Rate',
      'Rate',
      'Taxable Value',
      'Cess Amount',
      'E-Commerce GSTIN',
    ],
    rowsOf: (papers) =>
      linesOf(papers)
        .filter((line) => !isInTable8(line) && isLarge(line.paper) && !line.paper.isCreditNote)
        .map(({ paper, rate = '', net }) => [
          paper.number,
          dateOf(paper.day),
          { amount: paper.total },
          placeOf(paper),
          '',
          rate,
          { amount: net },
          zero,
          '',
        ]),
  },
  {
    name: 'gstr1-b2cs',
    label: 'GSTR-1 B2CS',
    columns: [
      'Type',
      'Place Of Supply',
      'Rate',
      'Applicable % of Tax Rate',
      'Taxable Value',
      'Cess Amount',
      'E-Commerce GSTIN',
    ],
    rowsOf: (papers) =>
      sumsOf(
        linesOf(papers).filter(
          (line) => !isInTable8(line) && !isForBusiness(line.paper) && !isLarge(line.paper),
        ),
        ({ paper, rate = '' }) => ['OE', placeOf(paper), rate, ''],
        ({ net }) => [net],
      ).map(({ key, amounts: [amount = 0] }) => [...key, { amount }, zero, '']),
  },
  {
    name: 'gstr1-cdnur',
    label: 'GSTR-1 CDNUR',
    columns: [
      'UR Type',
      'Note Number',
      'Note Date',
      'Note Type',
      'Place Of Supply',
      'Note Value',
      'Applicable % of Tax Rate',
      'Rate',
      'Taxable Value',
      'Cess Amount',
    ],
    // What takes back an invoice of B2CL; the others lower B2CS. The form subtracts the amounts itself.
    rowsOf: (papers) =>
      linesOf(papers)
        .filter((line) => !isInTable8(line) && isLarge(line.paper) && line.paper.isCreditNote)
        .map(({ paper, rate = '', net }) => [
          'B2CL',
          paper.number,
          dateOf(paper.day),
          'C',
          placeOf(paper),
          absolute(paper.total),
          '',
          rate,
          absolute(net),
          zero,
        ]),
  },
  {
    name: 'gstr1-exemp',
    label: 'GSTR-1 EXEMP',
    columns: [
      'Description',
      'Nil Rated Supplies',
      'Exempted(other than nil rated/non GST supply)',
      'Non-GST Supplies',
    ],
    rowsOf: exemptRows,
  },
  {
    name: 'gstr1-hsn-b2b',
    label: 'GSTR-1 HSN B2B',
    columns: goodsColumns,
    rowsOf: (papers) => goodsRows(papers.filter(isForBusiness)),
  },
  {
    name: 'gstr1-hsn-b2c',
    label: 'GSTR-1 HSN B2C',
    columns: goodsColumns,
    rowsOf: (papers) => goodsRows(papers.filter((paper) => !isForBusiness(paper))),
  },
  {
    name: 'gstr1-docs',
    label: 'GSTR-1 DOCS',
    columns: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    rowsOf: (papers) => [false, true].flatMap((isCredit) => documentRows(papers, isCredit)),
  },
];
