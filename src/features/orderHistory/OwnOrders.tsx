import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { finished } from '../../model/moves';
import { MoreButton } from '../../shared/components/MoreButton';
import { useIsPrinting } from '../../shared/useIsPrinting';
import { accountWords } from '../../words/en/account';
import { orderHistoryWords as words } from '../../words/en/orders/orderHistory';
import { LoadFailure } from '../orders/LoadFailure';
import { OwnOrder } from './OwnOrder';
import { useOwnOrders } from './useOwnOrders';

const STEP = 10;

export const OwnOrders = () => <OwnOrdersList own={useOwnOrders()} />;

interface OwnOrdersListProps {
  /** Loaded outside, so that moving the list on the screen doesn't load them again. */
  own: ReturnType<typeof useOwnOrders>;
}

export function OwnOrdersList({ own }: OwnOrdersListProps) {
  const { orders, failure, loadedAt = 0, poll } = own;
  const [length, setLength] = useState(STEP);
  const isPrinting = useIsPrinting();
  const newestUnfinished = orders?.find(({ state }) => !finished.includes(state));
  const list = useRef<HTMLUListElement>(null);

  // Not a list that grows by itself: nobody would ever reach what is below it.
  const showMore = () => {
    flushSync(() => {
      setLength(length + STEP);
    });
    list.current?.querySelectorAll('h3')[length]?.focus();
  };

  if (failure === 'no-database') return <p>{accountWords.shopTakesNoOrders}</p>;
  return (
    <div className="own-orders">
      {failure && (
        <LoadFailure onRetry={poll}>
          {orders ? words.outOfDate(loadedAt) : accountWords.ordersNotLoaded}
        </LoadFailure>
      )}
      {!orders && !failure && <p>{accountWords.loadingOrders}</p>}
      {orders?.length === 0 && <p>{words.noOrders}</p>}
      <ul ref={list} className="orders-list">
        {orders?.slice(0, length).map((order) => (
          <OwnOrder
            key={order.id}
            order={order}
            now={loadedAt}
            isOpenAtFirst={order === newestUnfinished}
            isListPrinting={isPrinting}
          />
        ))}
      </ul>
      {orders && orders.length > length && <MoreButton onClick={showMore} />}
    </div>
  );
}
