import type { OrderState } from '../../model/moves';
import { paymentChanges } from '../../model/payments';
import type { Order } from '../../services/orderService';
import { adminWords as words } from '../../words/en/admin/orders';
import { totalOf } from '../orders/orderTotals';
import { isOnItsWay } from '../orders/isOnItsWay';
import { OrderButton } from '../orders/list/OrderButton';

const undone: readonly OrderState[] = ['cancelled', 'undelivered', 'returned'];

/** Whether an order is paid by UPI, and on its packing slip, how much cash to collect. */
export function ShopPayment({ order }: { order: Order }) {
  const { pay, payment, state } = order;
  const total = totalOf(order);
  const slip = isOnItsWay(order) && (
    <p className="print-only order-collect">{words.toCollect(pay === 'cash' ? total : 0)}</p>
  );
  if (pay === 'cash') return slip;
  const sentence = (undone.includes(state) ? words.refunds : words.payments)[payment](total);
  return (
    <>
      {slip}
      <div className="order-payment">
        <p>{sentence}</p>
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
    </>
  );
}
