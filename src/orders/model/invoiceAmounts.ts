import { exact } from './charge';
import type { Series } from './invoice';
import { type Order, type Priced, returnedPart } from './order';
import { type RateOf, type Tax, taxesOf } from './tax';

/** The part of an order that its invoice or its credit note is about. */
export const billedPart = (order: Order, series: Series): Priced =>
  series === 'creditNote' ? returnedPart(order) : order;

/** The amounts at one rate of an invoice or a credit note. */
export interface BilledTax extends Tax {
  net: number;
  /** What the tax consists of: amounts that add up to it. */
  parts: readonly { name: string; rate: number; amount: number }[];
}

/**
 * The tax of an invoice or a credit note, by rate, the lowest first; none if the seller charged none, or the rate of a
 * product isn't known.
 */
export function billedTaxes(order: Order, series: Series, rateOf: RateOf): BilledTax[] {
  const names = order.invoice?.taxes ?? [];
  if (names.length === 0) return [];
  return taxesOf(billedPart(order, series), rateOf).map((taxed) => ({
    ...taxed,
    net: exact(taxed.gross - taxed.tax),
    parts: names.map((name) => ({
      name,
      rate: taxed.rate / names.length,
      amount: exact(taxed.tax / names.length),
    })),
  }));
}
