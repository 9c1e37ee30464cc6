import { OwnOrders } from '../features/orderHistory/OwnOrders';
import { useIsMerchant } from '../features/orderHistory/useOwnOrders';
import { LoadFailure } from '../features/orders/LoadFailure';
import { useChunk } from '../shared/useChunk';
import { accountWords as words } from '../words/en/account';
import { orderHistoryWords as historyWords } from '../words/en/orders/orderHistory';
import type { AccountOrdersProps } from './parts';

const loadAdmin = () => import(/* webpackChunkName: "orders-merchant" */ '../features/admin/Admin');

export function AccountOrders({ onWaiting }: AccountOrdersProps) {
  const isMerchant = useIsMerchant();
  const { chunk, isFailed, again } = useChunk(isMerchant ? loadAdmin : undefined);
  return (
    <>
      {isMerchant && chunk && <chunk.Admin onWaiting={onWaiting} />}
      {isFailed && <LoadFailure onRetry={again}>{historyWords.shopOrdersNotLoaded}</LoadFailure>}
      <h2>{words.returnsAndOrders}</h2>
      <OwnOrders />
    </>
  );
}
