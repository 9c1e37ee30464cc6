/** The code of a kind of goods that a country's tax office wants on invoices. */
export interface TaxCode {
  pattern: RegExp;
  /** What to write in `shop/products.ts`. */
  advice: string;
}

/** What a country's law says of invoices. */
export interface InvoiceTable {
  /** A seller's tax number: what it looks like, with an example. */
  taxNumber: { pattern: RegExp; example: string };
  /**
   * The taxes that an amount of tax consists of, in equal parts, by their abbreviations.
   *
   * @param taxNumber of the seller
   * @param state that the order is delivered to, as addresses have it; empty where they have none, and of a sale
   *   at the stall, which is where the seller is
   */
  taxesFor: (taxNumber: string, state: string) => readonly string[];
  /** Whether its terms are in English, too, whatever the shop's language. */
  isAlsoInEnglish?: true;
  /** Whether a taxed invoice says that the tax isn't for the buyer to pay to the tax office. */
  isReverseChargeStated?: true;
}
