import { useEffect, useState } from 'react';
import { OwnOrders } from '../features/orderHistory/OwnOrders';
import type { ShopOrdersProps } from '../features/admin/ShopOrders';
import { useIsMerchant } from '../features/orders/useIsMerchant';
import { useChunk } from '../shared/useChunk';
import type { AccountOrdersProps } from './parts';

/** The orders of the shop, for its merchant, and the account's own orders. */
export function AccountOrders({ uid, onWaiting }: AccountOrdersProps) {
  const isMerchant = useIsMerchant(uid);
  const [waiting, setWaiting] = useState<number>();
  useEffect(() => {
    onWaiting(waiting ?? 0);
    return () => {
      onWaiting(0);
    };
  }, [onWaiting, waiting]);
  return (
    <>
      {isMerchant && <Merchant uid={uid} onWaiting={setWaiting} />}
      <h2>{'Returns & Orders'}</h2>
      <OwnOrders uid={uid} isFollowed={waiting !== undefined} />
    </>
  );
}

const loadShopOrders = () =>
  import(/* webpackChunkName: "orders-merchant" */ '../features/admin/ShopOrders');

function Merchant(props: ShopOrdersProps) {
  const { chunk, isFailed, again } = useChunk(loadShopOrders);
  if (chunk) return <chunk.ShopOrders {...props} />;
  if (!isFailed) return null;
  return (
    <>
      <p className="reason">The orders of the shop did not arrive. Check that you are online.</p>
      <button type="button" className="button button-quiet" onClick={again}>
        Load the orders of the shop again
      </button>
    </>
  );
}
