import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { LoadFailure } from '../../ui/BusyButton';
import { MoreButton } from '../../ui/GrowingList';
import { useIsPrinting } from '../../ui/print';
import { usePolling } from '../../ui/usePolling';
import { accountWords } from '#words/auth';
import { orderHistoryWords as words } from '#words/orders/orderHistory';
import { isFinished } from '../model/states';
import { loadOwnOrders, orderPolling, selectOrders, selectOwnOrders } from '../ordersSlice';
import { OwnOrder } from './OwnOrder';

/** The orders of the signed-in user, or else of the guest, kept up to date; `undefined` while loading. */
export function useOwnOrders() {
  const dispatch = useAppDispatch();
  const orders = useAppSelector(selectOwnOrders);
  const failure = useAppSelector((state) => selectOrders(state).ownFailure);
  const loadedAt = useAppSelector((state) => selectOrders(state).ownLoadedAt);
  // The merchant's list keeps the merchant's own orders up to date, too.
  const isFollowed = useAppSelector(({ shopOrders }) => shopOrders?.loadedAt !== undefined);
  const isUpToDate = loadedAt !== undefined && !failure && isFollowed;
  const poll = useCallback(() => dispatch(loadOwnOrders()), [dispatch]);
  usePolling(isUpToDate ? undefined : poll, orderPolling, orders);
  return { orders: loadedAt === undefined ? undefined : orders, failure, loadedAt, poll };
}

const STEP = 10;

interface OwnOrdersListProps {
  /** The orders are loaded outside, so that they don't reload when the list moves on the screen. */
  own: ReturnType<typeof useOwnOrders>;
}

export function OwnOrdersList({ own }: OwnOrdersListProps) {
  const { orders, failure, loadedAt = 0, poll } = own;
  const [length, setLength] = useState(STEP);
  const isPrinting = useIsPrinting();
  const newestUnfinished = orders?.find(({ state }) => !isFinished(state));
  const list = useRef<HTMLUListElement>(null);

  // The list grows only at a press, so that what is below it can be reached.
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
