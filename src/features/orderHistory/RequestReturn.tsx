import type { Order } from '../../services/orderService';
import { orderHistoryWords as words } from '../../words/en/orders/orderHistory';
import { AskAboutOrder } from '../orders/list/AskAboutOrder';
import { ReasonField } from '../orders/list/ReasonField';

export function RequestReturn({ order }: { order: Order }) {
  return (
    <AskAboutOrder
      order={order}
      change="returnAsked"
      label={words.requestReturn}
      question={words.returnQuestion(order.id)}
      consequence={words.returnNext(order)}
      confirm={words.confirmReturn}
      keep={words.keep}
    >
      <ReasonField reasons={words.returnReasons} />
    </AskAboutOrder>
  );
}
