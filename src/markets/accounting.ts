/** An invoice or a credit note for accountants. Amounts are in the shop's scale; those of a credit note are negative. */
export interface AccountedPaper {
  number: string;
  /** `2026-11-23`, by the market's calendar. */
  day: string;
  isCreditNote: boolean;
  /** The invoice itself, or the one that the credit note takes back, with what it came to. */
  invoice: { number: string; total: number };
  /** The order's id. */
  order: string;
  /** The seller's tax number; empty without one. */
  taxNumber: string;
  /** The buyer's, of a business that has given one, with its name. */
  buyer: { taxNumber: string; name: string };
  /** Where it was delivered, as addresses have it; empty where they have no states, and of a sale at the stall. */
  state: string;
  isTaxed: boolean;
  total: number;
  /** Sums that add up to the total. */
  rates: readonly AccountedRate[];
}

export interface AccountedSum {
  gross: number;
  net: number;
  /** What the tax consists of, by the abbreviations of `InvoiceTable`. */
  parts: Readonly<Record<string, number>>;
}

export interface AccountedRate extends AccountedSum {
  /** In percent, 0 without tax; `undefined` if it isn't known. */
  rate: number | undefined;
  /** Sums by the codes of goods, with their shares of delivery: they add up to those of the rate. */
  goods: readonly (AccountedSum & { taxCode: string; count: number })[];
}

export type AccountCell = string | number | { amount: number };

/** A file as an accountant's program imports it, with the market's separator and decimal sign. */
export interface AccountFile {
  /** The beginning of its name. */
  name: string;
  /** What people call it. */
  label: string;
  columns: readonly string[];
  rowsOf: (papers: readonly AccountedPaper[]) => (readonly AccountCell[])[];
}
