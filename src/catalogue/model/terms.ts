import type { Delivery, Shop } from '#shop/config';
import { termsWords } from '#words/terms';

/** The price of delivery for goods of this price; both are amounts. */
export function deliveryPrice(
  subtotal: number,
  { price = 0, freeFrom = Infinity }: Partial<Delivery> = {},
): number {
  return subtotal >= freeFrom ? 0 : price;
}

/** Whether tax is charged: taken for granted in a shop that states none. */
export const isTaxed = (tax: Shop['tax']) => tax?.rate !== 0 || tax.categories !== undefined;

/**
 * Whether the shop delivers to a PIN code, or to the beginning of one.
 *
 * @param areas the first digits of the postal codes that the shop delivers to; all of the country if left out
 */
export const deliversTo = (pin: string, areas?: readonly string[]): boolean =>
  !areas || areas.some((area) => pin.startsWith(area) || area.startsWith(pin));

/**
 * The most different products in an order that is paid in cash, if the shop has a limit for cash: the
 * security rules can add up no more.
 */
export const CASH_PRODUCTS = 20;

/** `aboveLimit`: the total is too high; `tooManyProducts`: see `CASH_PRODUCTS`. */
export type CashProblem = 'aboveLimit' | 'tooManyProducts';

/**
 * Why an order can't be paid in cash; `undefined` if it can. The security rules enforce the same.
 *
 * @param products how many different products it has
 * @param total an amount, with delivery and before a discount
 * @param limit the shop's own, if it has one
 */
export function checkCash(
  { products, total }: { products: number; total: number },
  limit?: { upTo: number },
): CashProblem | undefined {
  if (!limit) return undefined;
  if (total > limit.upTo) return 'aboveLimit';
  return products > CASH_PRODUCTS ? 'tooManyProducts' : undefined;
}

/** The ways to pay beside cash. */
export type OtherPayment = 'online' | 'upi';

export const otherPaymentsOf = ({ payments, upi }: Pick<Shop, 'payments' | 'upi'>) =>
  [payments && ('online' as const), upi && ('upi' as const)].filter((way) => !!way);

/** The shop's terms, each in a sentence; nothing for what its configuration leaves out. */
export const describeTerms = ({
  market,
  orders: takesOrders = true,
  delivery,
  returns,
  cash,
  tax,
  ...others
}: Shop) => ({
  tax: market.isTaxIncluded && termsWords.tax(isTaxed(tax)),
  delivery: delivery && termsWords.delivery(delivery),
  payment: takesOrders && termsWords.payment(otherPaymentsOf(others), cash?.upTo),
  returns: returns && termsWords.returns(returns),
});
