import type { OrderReason } from '../../services/orderService';
import { MoreButton } from '../../shared/components/MoreButton';
import { useGrowingList } from '../../shared/components/useGrowingList';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { adminWords as words } from '../../words/en/admin/orders';
import { BusyButton } from '../orders/BusyButton';
import { selectAllOrders } from '../orders/ordersSlice';
import { LoadFailure } from '../orders/LoadFailure';
import { Papers } from './papers/Papers';
import { ShopOrder } from './ShopOrder';
import { ShopOrdersFilter } from './ShopOrdersFilter';
import { selectShopOrders } from './shopOrdersSlice';
import { loadOlderOrders } from './shopOrdersThunks';
import { useOrderFilter } from './useOrderFilter';

const STEP = 50;

interface ShopOrdersProps {
  /** Loads them again. */
  onRetry: () => unknown;
}

export function ShopOrders({ onRetry }: ShopOrdersProps) {
  const dispatch = useAppDispatch();
  const orders = useAppSelector(selectAllOrders);
  const { failure, loadedAt, next } = useAppSelector(selectShopOrders);
  const list = useOrderFilter(orders);
  const { filter, searched, found } = list;
  const { shown, more } = useGrowingList(found.length, STEP, `orders: ${filter} ${searched}`);

  const isLoaded = loadedAt !== undefined;
  return (
    <section className="shop-orders" aria-labelledby="shop-orders">
      <h2 id="shop-orders">{words.heading}</h2>
      {failure && <LoadFailure onRetry={onRetry}>{explain(failure, loadedAt)}</LoadFailure>}
      {!isLoaded && !failure && <p>{words.loading}</p>}
      {isLoaded && (
        <>
          <ShopOrdersFilter list={list} />
          <div className="shop-orders-bar">
            <p>{list.sentence}</p>
            <Papers orders={found} sentence={list.sentence} />
          </div>
          <ul className="orders-list">
            {found.slice(0, shown).map((order) => (
              <ShopOrder key={order.id} order={order} onMove={list.setMovedId} />
            ))}
          </ul>
          {more && <MoreButton {...more} />}
          {next && (
            <BusyButton className="more-button" onPress={() => dispatch(loadOlderOrders())}>
              {words.loadOlder}
            </BusyButton>
          )}
        </>
      )}
    </section>
  );
}

function explain(failure: OrderReason, loadedAt: number | undefined): string {
  if (failure === 'refused') return words.accessLost;
  return loadedAt === undefined ? words.notLoaded : words.outOfDate(loadedAt);
}
