import { AddressBook } from '../orders/own/AddressBook';
import { OwnOrdersList, useOwnOrders } from '../orders/own/OwnOrders';
import { useIsMerchant } from '../orders/useIsMerchant';
import { LoadFailure } from '../ui/BusyButton';
import { Disclosure } from '../ui/Disclosure';
import { lazyPart, usePart } from '../ui/lazyPart';
import { accountWords as words } from '../words/en/account';
import { orderHistoryWords as historyWords } from '../words/en/orders/orderHistory';
import type { AccountOrdersProps } from './parts';
import './AccountOrders.css';

export { LinkedOrder } from '../orders/own/LinkedOrder';
export { OrdersOffer } from '../orders/own/OrdersOffer';
export { GuestOrders } from '../orders/own/GuestOrders';
export { AddressBook };

const adminPart = lazyPart(() => import(/* webpackChunkName: "admin" */ '../admin/Admin'));

/** The first of what stands below the orders on a phone. */
function focusDetails() {
  const details = document.querySelector<HTMLElement>('#address-book, #account-settings');
  details?.focus({ preventScroll: true });
  details?.scrollIntoView({ block: 'start' });
}

export function AccountOrders({ user, onWaiting }: AccountOrdersProps) {
  const own = useOwnOrders();
  const isMerchant = useIsMerchant();
  const { loaded: admin, isFailed, retry } = usePart(isMerchant ? adminPart : undefined);
  if (!isMerchant) {
    return (
      <>
        <div className="own-orders-head">
          <h2>{words.returnsAndOrders}</h2>
          {own.orders && own.orders.length > 1 && (
            <button type="button" className="text-button" onClick={focusDetails}>
              {words.seeDetails}
            </button>
          )}
        </div>
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
        <AddressBook user={user} />
      </Disclosure>
    </>
  );
}
