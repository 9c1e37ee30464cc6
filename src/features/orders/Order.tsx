import type { ReactNode } from 'react';
import type { Order as ShopOrder } from '../../services/orderService';
import { adoptStyles } from '../../shared/adoptStyles';
import { useAppSelector } from '../../shared/hooks';
import { orderHistoryWords as words } from '../../words/en/orderHistory';
import sheet from './Orders.css?part';
import { selectChange } from './ordersSlice';
import { OrderSummary } from './OrderSummary';

adoptStyles(sheet);

interface OrderProps {
  order: ShopOrder;
  /** What the state means to the shopper. */
  meaning?: string;
  isCallable?: boolean;
  children: ReactNode;
  note?: ReactNode;
}

export function Order({ order, meaning, isCallable, children, note }: OrderProps) {
  const { id, state, placedAt, stateAt } = order;
  const refusal = useAppSelector((root) => selectChange(root, id)?.refusal);
  return (
    <li className="order">
      <div className="order-head">
        <h3 tabIndex={-1}>{words.heading(<span className="order-number">{id}</span>)}</h3>
        <p className="order-state" data-state={state}>
          {words.states[state]}
        </p>
        <p className="order-times">{words.times(placedAt, state, stateAt)}</p>
      </div>
      {meaning && <p>{meaning}</p>}
      <OrderSummary order={order} isCallable={isCallable} />
      <div className="button-row">{children}</div>
      {refusal && <p className="reason">{refusal}</p>}
      {note}
    </li>
  );
}
