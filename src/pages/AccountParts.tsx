import { useEffect, useState } from 'react';
import { DeleteAccount } from '../features/auth/DeleteAccount';
import { OwnOrders } from '../features/orderHistory/OwnOrders';
import { isWaiting } from '../features/admin/orderFilters';
import type { ShopOrdersProps } from '../features/admin/ShopOrders';
import { useIsMerchant } from '../features/admin/useIsMerchant';
import type { Order } from '../services/orderService';
import { useChunk } from '../shared/useChunk';

export { DeleteAccount };

interface AccountPartsProps {
  uid: string;
  onWaiting: (count: number) => void;
  onDeleted: () => void;
}

/** The orders of the shop, for its merchant; the account's own orders; and the end of the account. */
export function AccountParts({ uid, onWaiting, onDeleted }: AccountPartsProps) {
  const isMerchant = useIsMerchant(uid);
  const [shopOrders, setShopOrders] = useState<readonly Order[]>();
  const waiting = shopOrders?.filter(isWaiting).length ?? 0;
  useEffect(() => {
    onWaiting(waiting);
    return () => {
      onWaiting(0);
    };
  }, [onWaiting, waiting]);
  return (
    <>
      {isMerchant && <Merchant uid={uid} onOrders={setShopOrders} />}
      <h2>{'Returns & Orders'}</h2>
      <OwnOrders uid={uid} shopOrders={shopOrders} />
      <DeleteAccount uid={uid} onDeleted={onDeleted} />
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
