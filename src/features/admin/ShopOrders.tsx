import { useEffect } from 'react';
import { MoreButton } from '../../shared/components/MoreButton';
import { useGrowingList } from '../../shared/components/useGrowingList';
import { describeTime } from '../orders/describeState';
import { ShopOrder } from './ShopOrder';
import { ShopOrdersFilter } from './ShopOrdersFilter';
import { Unreached } from '../orders/Unreached';
import { isWaiting } from './orderFilters';
import { useIsPrinting } from './useIsPrinting';
import { useOrderFilter } from './useOrderFilter';
import { useShopOrders } from './useShopOrders';

const STEP = 50;
const none: readonly never[] = [];

export interface ShopOrdersProps {
  /** The account of the merchant. */
  uid: string;
  /** Called with how many orders wait for the merchant; `undefined`: the account sees none. */
  onWaiting: (count: number | undefined) => void;
}

/** The orders of the shop, for the merchant: each press moves one on. */
export function ShopOrders({ uid, onWaiting }: ShopOrdersProps) {
  const shop = useShopOrders();
  const { orders = none, failure, hasOlder, lookUp } = shop;
  const { filter, pressFilter, typed, setTyped, query, found, sentence, keep } = useOrderFilter({
    ...{ orders, hasOlder, lookUp },
  });
  const { shown, more } = useGrowingList(found.length, STEP, `orders: ${filter} ${query}`);
  const isPrinting = useIsPrinting();

  const waiting = shop.orders?.filter(isWaiting).length;
  useEffect(() => {
    onWaiting(waiting);
    return () => {
      onWaiting(undefined);
    };
  }, [onWaiting, waiting]);

  return (
    <section className="shop-orders" aria-labelledby="shop-orders">
      <h2 id="shop-orders">Orders of the shop</h2>
      {failure === 'refused' && (
        <Unreached onAgain={shop.poll}>This account can no longer see the shop’s orders.</Unreached>
      )}
      {failure && failure !== 'refused' && (
        <Unreached onAgain={shop.poll}>
          {shop.orders
            ? `We couldn’t connect. The list is as it was on ${describeTime(shop.loadedAt)}.`
            : 'We couldn’t connect, so the orders can’t be shown. Check that you are online.'}
        </Unreached>
      )}
      {!shop.orders && !failure && <p>Loading the orders…</p>}
      {shop.orders && (
        <>
          <ShopOrdersFilter
            orders={orders}
            hasOlder={hasOlder}
            filter={filter}
            onFilter={pressFilter}
            query={typed}
            onQuery={setTyped}
          />
          <div className="shop-orders-bar">
            <p>{sentence}</p>
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
            {found.slice(0, isPrinting ? found.length : shown).map((order) => (
              <ShopOrder key={order.id} order={order} uid={uid} onMove={keep} />
            ))}
          </ul>
          {more && <MoreButton {...more} />}
          {hasOlder && (
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
