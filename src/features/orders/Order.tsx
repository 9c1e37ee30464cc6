import type { ReactNode, RefObject } from 'react';
import type { Order as ShopOrder } from '../../services/orderService';
import { adoptStyles } from '../../shared/adoptStyles';
import { describeTime, stateNames } from './describeState';
import sheet from './Orders.css?part';
import { OrderSummary } from './OrderSummary';

adoptStyles(sheet);

interface OrderProps {
  order: ShopOrder;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What the state means, where it is worth a sentence. */
  meaning?: string;
  isCallable?: boolean;
  /** Why the last change did not come about. */
  refusal: string;
  /** The buttons. */
  children: ReactNode;
  /** What came of a press. */
  note?: ReactNode;
}

/** One order of a list: its number, its state, what it holds, and what can be done with it. */
export function Order({ order, heading, meaning, refusal, children, note, ...more }: OrderProps) {
  const { id, state, placedAt, stateAt } = order;
  return (
    <li className="order">
      <div className="order-head">
        <h3 ref={heading} tabIndex={-1}>
          Order <span className="order-number">{id}</span>
        </h3>
        <p className="order-state" data-state={state}>
          {stateNames[state]}
        </p>
        <p className="order-times">
          Placed on {describeTime(placedAt)}
          {state !== 'placed' && `; ${stateNames[state].toLowerCase()} on ${describeTime(stateAt)}`}
        </p>
      </div>
      {meaning && <p>{meaning}</p>}
      <OrderSummary order={order} {...more} />
      <div className="button-row">{children}</div>
      {refusal && <p className="reason">{refusal}</p>}
      {note}
    </li>
  );
}
