import { useRef, useState } from 'react';
import { MoreButton } from '../../shared/components/MoreButton';
import { describeTime } from '../orders/describeState';
import { noOrdersToShow } from '../orders/noOrdersYet';
import { OwnOrder } from './OwnOrder';
import { Unreached } from '../orders/Unreached';
import { useOwnOrders } from './useOwnOrders';

const STEP = 10;

interface OwnOrdersProps {
  uid: string;
  /** Whether the merchant's list keeps the account's orders up to date, too. */
  isFollowed: boolean;
}

/** The orders of the signed-in user, the newest first. */
export function OwnOrders({ uid, isFollowed }: OwnOrdersProps) {
  const { orders, failure, loadedAt = 0, now, poll, resetWait } = useOwnOrders(uid, isFollowed);
  const [length, setLength] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);

  // Not a list that grows by itself: what stands below it would never be reached.
  const showMore = () => {
    const { activeElement } = document;
    setLength(length + STEP);
    requestAnimationFrame(() => {
      // The button has gone with the last of them; the focus would go with it.
      if (activeElement?.isConnected) return;
      list.current?.querySelectorAll('h3')[length]?.focus();
    });
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
          <OwnOrder key={order.id} order={order} uid={uid} now={now} onChange={resetWait} />
        ))}
      </ul>
      {orders && orders.length > length && <MoreButton onClick={showMore} />}
    </div>
  );
}
