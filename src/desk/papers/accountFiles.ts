import { accountFiles } from '#market/accounting';
import type { AccountedPaper, AccountedSum, AccountCell } from '../../markets/accounting';
import { apportion } from '../../orders/model/apportion';
import { exact } from '../../orders/model/charge';
import { billedPart, type BilledTax, billedTaxes } from '../../orders/model/invoiceAmounts';
import { type Order, totalOf } from '../../orders/model/order';
import { isInShopCurrency } from '../../orders/model/orderTerms';
import type { RateOf } from '../../orders/model/tax';
import { shopTime } from '../../words/calendar';
import { decimalPoint } from '../../words/readNumber';
import { columnSeparator, typedMoney } from '../../words/typedMoney';
import { papersIn, type Span } from '../orders/figures';
import { csvLines, quoted, withoutFormula } from './csv';

/** The digits after the point in which authorities want amounts; half of a tax in whole rupees has them, too. */
const PLACES = 2;

/** An amount and its tax, with the sign of its paper. */
function sumOfTax(
  sign: 1 | -1,
  gross: number,
  net: number,
  parts: BilledTax['parts'],
): AccountedSum {
  const signed = (amount: number) => sign * amount || 0;
  const tax = exact(gross - net);
  return {
    gross: signed(gross),
    net: signed(net),
    parts: Object.fromEntries(
      parts.map(({ name }) => [name, signed(exact(tax / parts.length))] as const),
    ),
  };
}

/** An invoice or a credit note of an order. */
function accountedPaper(
  { order, series, paper }: ReturnType<typeof papersIn>[number],
  rateOf: RateOf,
): AccountedPaper {
  const sign = series === 'invoice' ? 1 : -1;
  const billed = billedPart(order, series);
  const total = totalOf(billed);
  const { number = '', taxNumber = '', taxes: names = [] } = order.invoice ?? {};
  const isTaxed = names.length > 0;
  const [day = ''] = shopTime(paper.at).split(' ');
  const taxes = billedTaxes(order, series, rateOf);
  const whole = { rate: isTaxed ? undefined : 0, gross: total, net: total, parts: [] };
  return {
    number: paper.number,
    day,
    isCreditNote: series === 'creditNote',
    invoice: { number, total: totalOf(order) },
    order: order.id,
    taxNumber,
    buyer: { taxNumber: order.buyer?.gstin ?? '', name: order.buyer?.name ?? '' },
    state: order.buyer?.state ?? '',
    isTaxed,
    total: sign * total,
    rates: (taxes.length > 0 ? taxes : [whole]).map(({ rate, gross, net, parts }) => {
      const items = billed.items.filter((item) => taxes.length === 0 || rateOf(item) === rate);
      const codes = [...new Set(items.map(({ record }) => record?.taxCode ?? ''))];
      const groups = codes.map((code) =>
        items.filter(({ record }) => (record?.taxCode ?? '') === code),
      );
      const weights = groups.map((group) =>
        group.reduce((sum, { price, count }) => sum + price * count, 0),
      );
      const shares = apportion(gross, weights);
      const nets = apportion(net, weights);
      return {
        rate,
        ...sumOfTax(sign, gross, net, parts),
        goods: groups.map((group, place) => ({
          taxCode: codes[place] ?? '',
          count: sign * group.reduce((sum, { count }) => sum + count, 0),
          ...sumOfTax(sign, shares[place] ?? 0, nets[place] ?? 0, parts),
        })),
      };
    }),
  };
}

function fieldOf(cell: AccountCell): string {
  if (typeof cell === 'number') return `${cell}`.replace('.', decimalPoint);
  if (typeof cell === 'object') return typedMoney(cell.amount, PLACES);
  // A spreadsheet, in which people look at these files, would run a buyer's name as a formula.
  const text = withoutFormula(cell);
  return text.includes(columnSeparator) || /["\r\n]/.test(text) ? quoted(text) : text;
}

/** The files that accountants import, of the invoices and credit notes of a period; without those that would be empty. */
export function accountFilesOf(orders: readonly Order[], rateOf: RateOf, span: Span) {
  const papers = papersIn(span, orders.filter(isInShopCurrency)).map((paper) =>
    accountedPaper(paper, rateOf),
  );
  return accountFiles.flatMap(({ name, label, columns, rowsOf }) => {
    const rows = rowsOf(papers);
    const format = () => csvLines([columns, ...rows], fieldOf, columnSeparator);
    return rows.length > 0 ? [{ name, label, format }] : [];
  });
}
