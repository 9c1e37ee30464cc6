import { shop } from '../../../config';
import type { PaymentMethod } from '../../../model/payments';
import { paymentWords as words } from '../../../words/en/orders/payment';
import { totalOf } from '../../orders/orderTotals';
import type { Checkout } from '../useCheckout';
import { CashNotice } from './CashNotice';

const methods: readonly PaymentMethod[] = ['cash', 'upi'];

/** How and when the shopper pays; a choice if the shop takes payments by UPI. */
export function PaymentChoice({ order }: { order: Checkout }) {
  const { quoted, payment, draft } = order;
  const { pay, cashProblem } = payment;
  return (
    <fieldset className="order-part order-payment">
      <legend>{words.payment}</legend>
      {shop.upi &&
        methods.map((method) => (
          <label key={method} className="checkbox order-method">
            <input
              type="radio"
              name="pay"
              value={method}
              checked={method === pay}
              disabled={method === 'cash' && cashProblem !== undefined}
              aria-describedby={method === pay ? 'order-payment-note' : undefined}
              onChange={() => {
                draft.choosePay(method);
              }}
            />
            {words.methods[method]}
          </label>
        ))}
      <CashNotice payment={payment} />
      {pay && (
        <p id="order-payment-note" className="order-note">
          {words.notes[pay](totalOf(quoted))}
        </p>
      )}
    </fieldset>
  );
}
