import type { ReactNode } from 'react';
import type { Order as ShopOrder } from '../../../services/orderService';
import { adoptStyles } from '../../../shared/adoptStyles';
import { useAppSelector } from '../../../shared/hooks';
import { orderHistoryWords as words } from '../../../words/en/orders/orderHistory';
import sheet from './Orders.css?part';
import { selectChange } from '../ordersSlice';

adoptStyles(sheet);

interface OrderProps {
  order: ShopOrder;
  /** Beside its state. */
  badge?: string | undefined;
  /** Whether only this one is printed, of a whole list. */
  isPrinted?: boolean;
  children: ReactNode;
}

/** An order in a list: its number, its state and what belongs to it. */
export function Order({ order, badge, isPrinted = false, children }: OrderProps) {
  const { id, state, placedAt, stateAt } = order;
  const refusal = useAppSelector((root) => selectChange(root, id)?.refusal);
  return (
    <li className={`order ${isPrinted ? 'order-printed' : ''}`}>
      <div className="order-head">
        <h3 tabIndex={-1}>{words.heading(<span className="order-number">{id}</span>)}</h3>
        {badge && <p className="order-badge">{badge}</p>}
        <p className="order-state" data-state={state}>
          {words.states[state]}
        </p>
        <p className="order-times">{words.times(placedAt, state, stateAt)}</p>
      </div>
      {children}
      {refusal && <p className="reason">{refusal}</p>}
    </li>
  );
}
