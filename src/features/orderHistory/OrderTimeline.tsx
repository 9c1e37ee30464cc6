import type { Order } from '../../services/orderService';
import { formatTime } from '../../words/formatTime';
import { orderHistoryWords as words } from '../../words/en/orders/orderHistory';
import { OrderNote } from '../orders/list/OrderNote';
import { timelineOf } from './timelineOf';

export function OrderTimeline({ order }: { order: Order }) {
  return (
    <ol className="order-timeline" aria-label={words.timeline}>
      {timelineOf(order).map(({ state, at }) => {
        const isCurrent = state === order.state;
        return (
          <li
            key={state}
            className={at === undefined ? 'order-step-to-come' : ''}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className="order-step">{words.states[state]}</span>{' '}
            {at === undefined ? (
              <span className="visually-hidden">{words.toCome}</span>
            ) : (
              <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
            )}
            {!isCurrent && <OrderNote order={order} state={state} />}
          </li>
        );
      })}
    </ol>
  );
}
