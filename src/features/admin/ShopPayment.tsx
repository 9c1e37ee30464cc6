import type { OrderState } from '../../model/moves';
import { paymentChanges } from '../../model/payments';
import type { Order } from '../../services/orderService';
import { adminWords as words } from '../../words/en/admin/orders';
import { totalOf } from '../orders/orderTotals';
import { OrderButton } from '../orders/list/OrderButton';

const undone: readonly OrderState[] = ['cancelled', 'undelivered', 'returned'];

/** Whether an order is paid by UPI. */
export function ShopPayment({ order }: { order: Order }) {
  const { pay, payment, state } = order;
  const total = totalOf(order);
  if (pay === 'cash') return null;
  const times = words.paymentTimes(order);
  const sentence = (undone.includes(state) ? words.refunds : words.payments)[payment](total);
  return (
    <div className="order-payment">
      <p>{sentence}</p>
      {times && <p>{times}</p>}
      <div className="button-row">
        {paymentChanges(order, 'merchant').map((change) => (
          <OrderButton
            key={change}
            order={order}
            change={change}
            label={words.paymentChanges[change as keyof typeof words.paymentChanges]}
            isQuiet={change !== 'paid'}
          />
        ))}
      </div>
    </div>
  );
}
