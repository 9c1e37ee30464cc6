import { useEffect, useRef } from 'react';
import { shop } from '../../../config';
import { useAnnounce } from '../../../shared/useAnnounce';
import { paymentWords as words } from '../../../words/en/orders/payment';
import { OrderContact } from '../../orders/OrderContact';
import type { Checkout } from '../useCheckout';

/** Why an order can't be paid in cash; empty if it can. */
export function cashReason({ cashProblem, pay }: Checkout['payment']) {
  return cashProblem ? words.notInCash(cashProblem, shop.cash?.upTo ?? 0, pay !== undefined) : '';
}

/** Tells early why an order can't be paid in cash, and what to do. */
export function CashNotice({ payment }: { payment: Checkout['payment'] }) {
  const reason = cashReason(payment);
  const shown = useRef(reason);
  const announce = useAnnounce();
  useEffect(() => {
    // The order has grown, and may have changed to UPI.
    if (reason && reason !== shown.current) announce(reason);
    shown.current = reason;
  }, [announce, reason]);
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
