import { OwnOrders } from '../features/orderHistory/OwnOrders';
import { useIsMerchant } from '../features/orderHistory/useOwnOrders';
import { Unreached } from '../features/orders/Unreached';
import { useChunk } from '../shared/useChunk';
import type { AccountOrdersProps } from './parts';

const loadShopOrders = () =>
  import(/* webpackChunkName: "orders-merchant" */ '../features/admin/ShopOrders');

/** The orders of the shop, for its merchant, and the user's own orders. */
export function AccountOrders({ onWaiting }: AccountOrdersProps) {
  const isMerchant = useIsMerchant();
  const { chunk, isFailed, again } = useChunk(isMerchant ? loadShopOrders : undefined);
  return (
    <>
      {isMerchant && chunk && <chunk.ShopOrders onWaiting={onWaiting} />}
      {isFailed && (
        <Unreached onAgain={again}>
          The orders of the shop did not arrive. Check that you are online.
        </Unreached>
      )}
      <h2>{'Returns & Orders'}</h2>
      <OwnOrders />
    </>
  );
}
