import { OwnOrdersList } from '../features/orderHistory/OwnOrders';
import { useIsMerchant, useOwnOrders } from '../features/orderHistory/useOwnOrders';
import { LoadFailure } from '../features/orders/LoadFailure';
import { adoptStyles } from '../shared/adoptStyles';
import { Disclosure } from '../shared/components/Disclosure';
import { useChunk } from '../shared/useChunk';
import { accountWords as words } from '../words/en/account';
import { orderHistoryWords as historyWords } from '../words/en/orders/orderHistory';
import sheet from './AccountOrders.css?part';
import type { AccountOrdersProps } from './parts';

export { OrdersOffer } from '../features/orderHistory/OrdersOffer';

adoptStyles(sheet);

const loadAdmin = () => import(/* webpackChunkName: "orders-merchant" */ '../features/admin/Admin');

export function AccountOrders({ onWaiting }: AccountOrdersProps) {
  const own = useOwnOrders();
  const isMerchant = useIsMerchant();
  const { chunk, isFailed, again } = useChunk(isMerchant ? loadAdmin : undefined);
  if (!isMerchant) {
    return (
      <>
        <h2>{words.returnsAndOrders}</h2>
        <OwnOrdersList own={own} />
      </>
    );
  }
  return (
    <>
      {chunk && <chunk.Admin onWaiting={onWaiting} />}
      {isFailed && <LoadFailure onRetry={again}>{historyWords.shopOrdersNotLoaded}</LoadFailure>}
      <Disclosure heading={historyWords.ownOrders}>
        <OwnOrdersList own={own} />
      </Disclosure>
    </>
  );
}
