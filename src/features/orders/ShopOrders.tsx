import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { adoptStyles } from '../../shared/adoptStyles';
import { MoreButton } from '../../shared/components/MoreButton';
import { useGrowingList } from '../../shared/components/useGrowingList';
import { describeTime, orderCount } from './describeState';
import sheet from './Orders.css?part';
import { ShopOrder } from './ShopOrder';
import { filterOrders, findOrders, type StateFilter } from './orderFilters';
import { ShopOrdersFilter } from './ShopOrdersFilter';
import { Unreached } from './Unreached';
import { useFoundCount } from './useFoundCount';
import { useShopOrders } from './useShopOrders';

adoptStyles(sheet);

const STEP = 50;
const none: readonly never[] = [];

interface ShopOrdersProps {
  /** The account of the merchant. */
  uid: string;
  /** Told how many orders are new, at each change, and `0` at the end. */
  onNew: (count: number) => void;
}

/** The orders of the shop, for the merchant: each press moves one on. */
export function ShopOrders({ uid, onNew }: ShopOrdersProps) {
  const shop = useShopOrders();
  const { orders = none, change, look } = shop;
  const [filter, setFilter] = useState<StateFilter>('placed');
  /** The order that was moved last: it stays in view, whatever the filter. */
  const [kept, setKept] = useState<string>();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const found = useMemo(
    () => findOrders(filterOrders(orders, filter, kept), query),
    [orders, filter, kept, query],
  );
  const { shown, more } = useGrowingList(found.length, STEP, `orders: ${filter} ${query}`);
  const sayCount = useFoundCount(found.length, query);

  const newCount = useMemo(() => filterOrders(orders, 'placed').length, [orders]);
  useEffect(() => {
    onNew(newCount);
  }, [newCount, onNew]);
  useEffect(
    () => () => {
      onNew(0);
    },
    [onNew],
  );
  const pressFilter = useCallback(
    (next: StateFilter) => {
      setFilter(next);
      setKept(undefined);
      sayCount(findOrders(filterOrders(orders, next), query).length);
    },
    [orders, query, sayCount],
  );

  return (
    <section className="shop-orders" aria-labelledby="shop-orders">
      <h2 id="shop-orders">Orders of the shop</h2>
      {shop.isFailed && (
        <Unreached onAgain={look}>
          {shop.orders
            ? `We couldn’t connect. The list is as it was on ${describeTime(shop.knownAt)}.`
            : 'We couldn’t connect, so the orders can’t be shown. Check that you are online.'}
        </Unreached>
      )}
      {!shop.orders && !shop.isFailed && <p>Loading the orders…</p>}
      {shop.orders && (
        <>
          <ShopOrdersFilter
            orders={orders}
            filter={filter}
            onFilter={pressFilter}
            query={typed}
            onQuery={setTyped}
          />
          <div className="shop-orders-bar">
            <p>{found.length === 0 ? 'There are none here.' : orderCount(found.length)}</p>
            {found.length > 0 && (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => {
                  window.print();
                }}
              >
                Print for packing
              </button>
            )}
          </div>
          <ul className="orders-list">
            {found.slice(0, shown).map((order) => (
              <ShopOrder
                key={order.id}
                order={order}
                uid={uid}
                onMove={setKept}
                onChange={change}
              />
            ))}
          </ul>
          {more && <MoreButton {...more} />}
          {shop.hasOlder && (
            <button
              type="button"
              className="button button-quiet more-button"
              aria-disabled={shop.isLoadingOlder}
              aria-busy={shop.isLoadingOlder}
              onClick={() => void shop.loadOlder()}
            >
              Older orders
            </button>
          )}
        </>
      )}
    </section>
  );
}
