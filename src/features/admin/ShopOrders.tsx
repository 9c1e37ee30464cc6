import type { OrderReason } from '../../services/orderService';
import { adoptStyles } from '../../shared/adoptStyles';
import { MoreButton } from '../../shared/components/MoreButton';
import { useGrowingList } from '../../shared/components/useGrowingList';
import { useAppSelector } from '../../shared/hooks';
import { adminWords as words } from '../../words/en/admin/orders';
import { todayWords } from '../../words/en/admin/today';
import { BusyButton } from '../orders/BusyButton';
import { selectAllOrders } from '../orders/ordersSlice';
import { LoadFailure } from '../orders/LoadFailure';
import { groupByDay } from './orderDays';
import { Papers } from './papers/Papers';
import { ShopOrder } from './ShopOrder';
import sheet from './ShopOrders.css?part';
import { ShopOrdersFilter } from './ShopOrdersFilter';
import { selectShopOrders } from './shopOrdersSlice';
import { TodaySummary } from './TodaySummary';
import { useOrderFocus } from './useOrderFocus';
import { useOrderFilter } from './useOrderFilter';

adoptStyles(sheet);

const STEP = 50;

interface ShopOrdersProps {
  /** Loads them again. */
  onRetry: () => unknown;
}

export function ShopOrders({ onRetry }: ShopOrdersProps) {
  const orders = useAppSelector(selectAllOrders);
  const { failure, loadedAt } = useAppSelector(selectShopOrders);
  const list = useOrderFilter(orders);
  const { filter, searched, found, done } = list;
  const { shown, more } = useGrowingList(found.length, STEP, `orders: ${filter} ${searched}`);
  const shownOrders = found.slice(0, shown);
  const { list: days, goTo } = useOrderFocus(shownOrders, done);

  const isLoaded = loadedAt !== undefined;
  return (
    <section className="shop-orders" aria-labelledby="shop-orders">
      <h2 id="shop-orders">{words.heading}</h2>
      {failure && <LoadFailure onRetry={onRetry}>{explain(failure, loadedAt)}</LoadFailure>}
      {!isLoaded && !failure && <p>{words.loading}</p>}
      {isLoaded && (
        <>
          <TodaySummary
            orders={orders}
            now={loadedAt}
            onGoTo={(order) => {
              list.showListOf(order);
              goTo(order);
            }}
          />
          <ShopOrdersFilter list={list} />
          <div className="shop-orders-bar">
            <p>{list.sentence}</p>
            <Papers orders={found} sentence={list.sentence} />
          </div>
          <div ref={days} className="orders-days">
            {groupByDay(shownOrders).map(({ start, orders: placed }) => (
              <div key={start} className="orders-day">
                <h3>{todayWords.day(start, loadedAt)}</h3>
                <ul className="orders-list">
                  {placed.map((order) => (
                    <ShopOrder
                      key={order.id}
                      order={order}
                      isDone={order === done}
                      onMove={list.noteMove}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </div>
          {more && <MoreButton {...more} />}
          {list.loadOlder && (
            <BusyButton className="more-button" onPress={list.loadOlder}>
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
