import { OwnOrdersList, useOwnOrders } from '../orders/own/OwnOrders';
import { useIsMerchant } from '../orders/useIsMerchant';
import { LoadFailure } from '../ui/BusyButton';
import { Disclosure } from '../ui/Disclosure';
import { lazyPart, usePart } from '../ui/lazyPart';
import { accountWords as words } from '../words/en/account';
import { orderHistoryWords as historyWords } from '../words/en/orders/orderHistory';
import type { AccountOrdersProps } from './parts';
import './AccountOrders.css';

export { OrdersOffer } from '../orders/own/OrdersOffer';

const adminPart = lazyPart(() => import(/* webpackChunkName: "admin" */ '../admin/Admin'));

export function AccountOrders({ onWaiting }: AccountOrdersProps) {
  const own = useOwnOrders();
  const isMerchant = useIsMerchant();
  const { loaded: admin, isFailed, retry } = usePart(isMerchant ? adminPart : undefined);
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
      {admin && <admin.Admin onWaiting={onWaiting} />}
      {isFailed && <LoadFailure onRetry={retry}>{historyWords.shopOrdersNotLoaded}</LoadFailure>}
      <Disclosure heading={historyWords.ownOrders}>
        <OwnOrdersList own={own} />
      </Disclosure>
    </>
  );
}
