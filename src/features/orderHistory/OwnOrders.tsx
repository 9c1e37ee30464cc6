import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MoreButton } from '../../shared/components/MoreButton';
import { describeTime } from '../orders/describeState';
import { noOrdersToShow } from '../orders/noOrdersYet';
import { Unreached } from '../orders/Unreached';
import { OwnOrder } from './OwnOrder';
import { useOwnOrders } from './useOwnOrders';

const STEP = 10;

/** The orders of the signed-in user, the newest first. */
export function OwnOrders() {
  const { orders, failure, loadedAt = 0, poll } = useOwnOrders();
  const [length, setLength] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);

  // Not a list that grows by itself: nobody would ever reach what is below it.
  const showMore = () => {
    flushSync(() => {
      setLength(length + STEP);
    });
    list.current?.querySelectorAll('h3')[length]?.focus();
  };

  if (failure === 'no-database') return <p>{noOrdersToShow}</p>;
  return (
    <div className="own-orders">
      {failure && (
        <Unreached onAgain={poll}>
          {orders
            ? `We couldn’t connect. Your orders are shown as they were on ${describeTime(loadedAt)}.`
            : 'We couldn’t connect, so your orders can’t be shown. Check that you are online.'}
        </Unreached>
      )}
      {!orders && !failure && <p>Loading your orders…</p>}
      {orders?.length === 0 && <p>You have not ordered anything yet.</p>}
      <ul ref={list} className="orders-list">
        {orders?.slice(0, length).map((order) => (
          <OwnOrder key={order.id} order={order} now={loadedAt} />
        ))}
      </ul>
      {orders && orders.length > length && <MoreButton onClick={showMore} />}
    </div>
  );
}
