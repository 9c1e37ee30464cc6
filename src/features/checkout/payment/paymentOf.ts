import { shop } from '../../../config';
import { checkCash } from '../../../model/cashLimit';
import type { PaymentMethod } from '../../../model/payments';
import { totalOf } from '../../orders/orderTotals';
import type { QuotedOrder } from '../orderRows';

/**
 * How the shopper pays for an order: as chosen, if that is possible. `pay` is `undefined` if no method is;
 * `cashProblem` says why it can't be cash.
 */
export function paymentOf(order: QuotedOrder, chosen?: PaymentMethod) {
  const size = { products: order.items.length, total: totalOf(order) };
  const cashProblem = checkCash(size, shop.cash);
  const methods: PaymentMethod[] = [];
  if (!cashProblem) methods.push('cash');
  if (shop.upi) methods.push('upi');
  const [first] = methods;
  return { pay: chosen && methods.includes(chosen) ? chosen : first, cashProblem };
}
