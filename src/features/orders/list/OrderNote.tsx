import type { OrderState } from '../../../model/moves';
import type { Order } from '../../../services/orderService';
import { orderHistoryWords as words } from '../../../words/en/orders/orderHistory';

interface OrderNoteProps {
  order: Order;
  state: OrderState;
  /** Of a reason. */
  label?: string;
}

/** What was noted when the order was moved to this state; right-to-left text reorders nothing beside it. */
export function OrderNote({ order: { notes }, state, label = words.reason }: OrderNoteProps) {
  const note = notes[state];
  if (!note) return null;
  return (
    <p className="order-note">
      {words.note(state === 'sent' ? words.courier : label, <bdi>{note}</bdi>)}
    </p>
  );
}
