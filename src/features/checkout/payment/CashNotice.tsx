import { shop } from '../../../config';
import { CASH_PRODUCTS } from '../../../model/cashLimit';
import { paymentWords as words } from '../../../words/en/payment';
import { OrderContact } from '../../orders/OrderContact';
import type { Checkout } from '../useCheckout';

/** Why an order can't be paid in cash; empty if it can. */
export function cashReason({ cashProblem, pay }: Checkout['payment']) {
  if (!cashProblem) return '';
  const limit =
    cashProblem === 'aboveLimit'
      ? words.mostInCash(shop.cash?.upTo ?? 0)
      : words.mostProductsInCash(CASH_PRODUCTS);
  return `${limit} ${pay ? words.payByUpi : words.removeSomething}`;
}

/** Tells early why an order can't be paid in cash, and what to do. */
export function CashNotice({ payment }: { payment: Checkout['payment'] }) {
  const reason = cashReason(payment);
  if (!reason) return null;
  return (
    <div className="order-cash-notice">
      <p id="order-cash" className={payment.pay ? 'order-note' : 'reason'}>
        {reason}
      </p>
      {!payment.pay && <OrderContact />}
    </div>
  );
}
