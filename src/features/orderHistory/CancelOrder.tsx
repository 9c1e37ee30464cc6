import type { Order } from '../../services/orderService';
import { orderHistoryWords as words } from '../../words/en/orders/orderHistory';
import { AskAboutOrder } from '../orders/list/AskAboutOrder';
import { ReasonField } from '../orders/list/ReasonField';

export function CancelOrder({ order }: { order: Order }) {
  return (
    <AskAboutOrder
      order={order}
      change="cancelled"
      label={words.cancel}
      question={words.cancelQuestion(order.id)}
      consequence={words.cancelConsequence(order)}
      keep={words.keep}
    >
      <ReasonField reasons={words.cancelReasons} />
    </AskAboutOrder>
  );
}
