import type { Order } from '../../services/orderService';
import { orderHistoryWords as words } from '../../words/en/orders/orderHistory';
import { AskAboutOrder } from '../orders/list/AskAboutOrder';
import { ReasonField } from '../orders/list/ReasonField';

interface RequestChangeProps {
  order: Order;
  change: keyof typeof words.requests;
}

/** Asks why, then cancels the order or requests its return. */
export function RequestChange({ order, change }: RequestChangeProps) {
  const { label, question, consequence, confirm, reasons } = words.requests[change];
  return (
    <AskAboutOrder
      order={order}
      change={change}
      label={label}
      question={question(order.id)}
      consequence={consequence(order)}
      confirm={confirm}
      keep={words.keep}
    >
      <ReasonField reasons={reasons} />
    </AskAboutOrder>
  );
}
