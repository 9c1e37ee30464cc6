import type { Series } from '../../../orders/model/invoice';

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
  number: (number: string, date: string) => `No. ${number}, ${date}`,
  order: (id: string, date: string) => `Order ${id} of ${date}`,
  sentOn: (date: string) => `Sent on ${date}`,
  /** The invoice that a credit note takes back. */
  takesBack: (number: string, date: string) => `For invoice ${number} of ${date}`,
  taxNumber: (number: string) => `GSTIN ${number}`,
  billTo: 'Bill to',
  /** On a paper printed by an order’s link, which shows no address. */
  buyerHidden:
    'This page doesn’t show the buyer, because anybody with the link can open it; the full invoice is in the shopper’s account, or from the shop for orders without an account.',
  /** @param state as addresses have it, in English */
  placeOfSupply: (state: string) => `Place of supply: ${state}`,
  columns: { item: 'Item', taxCode: 'HSN', count: 'Quantity', price: 'Price', amount: 'Amount' },
  delivery: 'Delivery',
  total: 'Total',
  taxColumns: { rate: 'Tax rate', net: 'Taxable value', gross: 'With tax' },
  /** One of the taxes that a rate consists of, such as `9%: ₹75.50`. */
  tax: (rate: string, amount: string) => `${rate}: ${amount}`,
  /** That the seller pays the tax to the tax office, not the buyer. */
  reverseCharge: 'Tax payable on reverse charge: No',
  withoutTax: (hasNumber: boolean): string | undefined =>
    hasNumber ? 'Composition taxable person, not eligible to collect tax on supplies.' : undefined,
};
