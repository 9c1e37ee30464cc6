import { shop } from '../../config';
import { nextStates, RETURN_REQUESTS } from '../../model/moves';
import { arrivalDays } from '../../model/workingDays';
import type { Order } from '../../services/orderService';
import { arrivalWords } from '../../words/en/orders/arrival';
import { orderHistoryWords as words } from '../../words/en/orders/orderHistory';
import { isOnItsWay } from '../orders/isOnItsWay';
import { OrderContact } from '../orders/OrderContact';
import { OrderNote } from '../orders/list/OrderNote';

const DAY_MS = 86_400_000;

interface OrderLeadProps {
  order: Order;
  /** Milliseconds, by the clock of the database. */
  now: number;
}

/** Whether the last day of its arrival is over. */
const isLate = ({ placedAt }: Order, days: [number, number], now: number) =>
  now >= arrivalDays(placedAt, days)[1] + DAY_MS;

/** The date that counts now: of arrival, or until which it can be returned. */
function dateOf(order: Order, now: number): string | undefined {
  const { placedAt, state, stateAt, pay, payment } = order;
  const days = shop.delivery?.days;
  const isWaitingForPayment = state === 'placed' && pay === 'upi' && payment === 'due';
  if (days && isOnItsWay(order) && !isWaitingForPayment) {
    return isLate(order, days, now)
      ? words.late(arrivalWords.dates(placedAt, days))
      : arrivalWords.arrives(placedAt, days);
  }
  const canReturn = nextStates(order, 'shopper', now, shop.returns).includes('returnAsked');
  return canReturn ? words.returnUntil(stateAt + (shop.returns ?? 0) * DAY_MS) : undefined;
}

/** What an order's state means to the shopper, and what happens next. */
export function OrderLead({ order, now }: OrderLeadProps) {
  const { state, returnRequests } = order;
  const date = dateOf(order, now);
  const hasNoRequests = state === 'delivered' && returnRequests >= RETURN_REQUESTS;
  return (
    <div className="order-lead">
      <p>{words.meaning(order)}</p>
      {date && <p className="order-date">{date}</p>}
      <OrderNote order={order} state={state} />
      {state === 'returnAsked' && <p>{words.requests.returnAsked.consequence(order)}</p>}
      {hasNoRequests && <p>{words.noMoreRequests(returnRequests)}</p>}
      {(hasNoRequests || state === 'returnDeclined' || state === 'undelivered') && (
        <OrderContact orderId={order.id} />
      )}
    </div>
  );
}
