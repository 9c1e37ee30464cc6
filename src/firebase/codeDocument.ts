import type { Code, Discount } from '../orders/model/discount';
import { fromScale, isOwnScale } from './scale';

/** A document in `codes`, by the code. */
export interface CodeDocument extends Omit<Code, 'code' | 'since' | 'until'> {
  digits?: number;
  since: { toMillis: () => number };
  until: { toMillis: () => number };
}

/** The terms of a code or an order whose document has so many digits, in the shop's scale. */
export function discountIn(discount: Discount, digits?: number): Discount {
  if (isOwnScale(digits)) return discount;
  const { from } = discount;
  return {
    ...discount,
    ...('amount' in discount && { amount: fromScale(discount.amount, digits) }),
    ...(from !== undefined && { from: fromScale(from, digits) }),
    step: fromScale(1, digits),
  };
}

export const codeOf = (
  code: string,
  { terms, digits, since, until, most, used }: CodeDocument,
): Code => ({
  code,
  terms: discountIn(terms, digits),
  since: since.toMillis(),
  until: until.toMillis(),
  most,
  used,
});
