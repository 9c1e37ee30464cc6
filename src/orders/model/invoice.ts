import { invoiceTable } from '#market/invoice';
import { type Shop, shop } from '#shop/config';
import { isTaxed } from '../../catalogue/model/terms';
import type { Address } from './address';
import type { Order } from './order';
import { type OrderState, states } from './states';

/** What an order's invoice says beside the order, as it was when its number was taken. */
export interface Invoice {
  number: string;
  /** Milliseconds, by the clock of the database. */
  at: number;
  /** The name and address of the business, line by line. */
  seller: string;
  /** Under which the seller pays tax, if at all. */
  taxNumber?: string;
  /** The taxes that a rate consists of, by their abbreviations; none if the seller charges none. */
  taxes: readonly string[];
}

/** Takes back an invoice, or the part of it whose items came back. */
export type CreditNote = Pick<Invoice, 'number' | 'at'>;

/** The papers that are numbered without a gap, each kind in a series of its own. */
export const allSeries = ['invoice', 'creditNote'] as const;

export type Series = (typeof allSeries)[number];

/** The last number that was taken of each series; none yet if left out. */
export type LastNumbers = Partial<Record<Series, number>>;

type NumberedOrder = Pick<Order, 'state' | 'invoice' | 'creditNote'>;

/** The series whose next number a move takes: sending an order, or undoing one that has an invoice. */
export function seriesOf(
  { state, invoice, creditNote }: NumberedOrder,
  to: OrderState,
): Series | undefined {
  if (state === 'accepted' && to === 'sent')
    return shop.invoices && !invoice ? 'invoice' : undefined;
  return states[to].isUndone && invoice && !creditNote ? 'creditNote' : undefined;
}

type InvoicingShop = Pick<Shop, 'invoices'>;

/** What stands before the numbers of a series. */
export const prefixOf = (series: Series, { invoices }: InvoicingShop = shop) =>
  `${invoices?.prefix ?? ''}${series === 'creditNote' ? 'C' : ''}`;

/** The number that a shop takes first. */
export const firstOf = (series: Series, { invoices }: InvoicingShop = shop) =>
  series === 'invoice' ? (invoices?.first ?? 1) : 1;

export const nextNumber = (series: Series, last: LastNumbers) =>
  (last[series] ?? firstOf(series) - 1) + 1;

/** The buyer on an invoice: without what is only for the courier and for messages. */
const buyerOf = (address: Address): Address => ({
  ...address,
  telephone: '',
  email: '',
  instructions: '',
});

/**
 * The fields of an order that get a number of a series.
 *
 * @param at the time, as the database takes it
 */
export function numberedFields<Time>(
  series: Series,
  count: number,
  { address }: Pick<Order, 'address'>,
  at: Time,
): {
  invoice?: Omit<Invoice, 'at'> & { at: Time };
  creditNote?: Omit<CreditNote, 'at'> & { at: Time };
  buyer?: Address;
} {
  const number = `${prefixOf(series)}${count}`;
  if (series === 'creditNote') return { creditNote: { number, at } };
  const { seller = shop.name } = shop.invoices ?? {};
  const taxNumber = shop.seller?.gstin ?? shop.invoices?.taxNumber;
  const isCharged = shop.tax !== undefined && isTaxed(shop.tax);
  const taxes = isCharged ? invoiceTable.taxesFor(taxNumber ?? '', address?.state ?? '') : [];
  return {
    invoice: { number, at, seller, ...(taxNumber && { taxNumber }), taxes },
    ...(address && { buyer: buyerOf(address) }),
  };
}
