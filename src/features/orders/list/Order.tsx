import type { ReactNode } from 'react';
import type { Order as ShopOrder } from '../../../services/orderService';
import { adoptStyles } from '../../../shared/adoptStyles';
import { orderHistoryWords as words } from '../../../words/en/orders/orderHistory';
import sheet from './Orders.css?part';
import { Refusal } from './OrderButton';

adoptStyles(sheet);

interface OrderProps {
  order: ShopOrder;
  /** Of its heading. */
  level?: 3 | 4;
  className?: string | undefined;
  /** Beside its state. */
  badge?: string | undefined;
  children: ReactNode;
}

/** An order in a list: its number, its state and what belongs to it. */
export function Order(props: OrderProps) {
  const { order, level = 3, className, badge, children } = props;
  const { id, state, placedAt, stateAt } = order;
  const Heading = `h${level}` as const;
  return (
    <li className={['order', className].filter(Boolean).join(' ')}>
      <div className="order-head">
        <Heading tabIndex={-1}>{words.heading(<span className="order-number">{id}</span>)}</Heading>
        {badge && <p className="order-badge">{badge}</p>}
        <p className="order-state" data-state={state}>
          {words.states[state]}
        </p>
        <p className="order-times">{words.times(placedAt, state, stateAt)}</p>
      </div>
      <Refusal order={order} />
      {children}
    </li>
  );
}
