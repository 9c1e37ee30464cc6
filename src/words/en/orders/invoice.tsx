import type { Series } from '../../../orders/model/invoice';
import { formatDate } from '../../dates';

/** What a paper is called: with a tax number it is a tax invoice, or a bill of supply if it has no tax. */
const headings: Record<Series, (isTaxed: boolean, hasNumber: boolean) => string> = {
  invoice: (isTaxed, hasNumber) =>
    hasNumber ? (isTaxed ? 'Tax invoice' : 'Bill of supply') : 'Invoice',
  creditNote: () => 'Credit note',
};

/** The invoice of an order, and the credit note that takes it back. */
export const invoiceWords = {
  heading: (series: Series, isTaxed: boolean, hasNumber: boolean) =>
    headings[series](isTaxed, hasNumber),
  number: (number: string, at: number) => `No. ${number}, ${formatDate(at)}`,
  order: (id: string, placedAt: number) => `Order ${id} of ${formatDate(placedAt)}`,
  sentOn: (at: number) => `Sent on ${formatDate(at)}`,
  /** The invoice that a credit note takes back. */
  takesBack: (number: string, at: number) => `For invoice ${number} of ${formatDate(at)}`,
  taxNumber: (number: string) => `GSTIN ${number}`,
  billTo: 'Bill to',
  /** On a paper printed by an order’s link, which shows no address. */
  buyerHidden: 'The buyer’s name and address are on the invoice in the shopper’s account.',
  /** @param state as addresses have it, in English */
  placeOfSupply: (state: string) => `Place of supply: ${state}`,
  columns: { item: 'Item', taxCode: 'HSN', count: 'Quantity', price: 'Price', amount: 'Amount' },
  delivery: 'Delivery',
  total: 'Total',
  taxColumns: { rate: 'Tax rate', net: 'Taxable value', gross: 'With tax' },
  /** One of the taxes that a rate consists of, such as `9%: ₹75.50`. */
  tax: (rate: string, amount: string) => `${rate}: ${amount}`,
  withoutTax: (hasNumber: boolean): string | undefined =>
    hasNumber ? 'Composition taxable person, not eligible to collect tax on supplies.' : undefined,
};
