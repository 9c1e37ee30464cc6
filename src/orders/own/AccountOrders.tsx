import type { ReactNode } from 'react';
import type { User } from '../../auth/authService';
import { Disclosure } from '../../ui/Disclosure';
import { accountWords as words } from '#words/auth';
import { orderHistoryWords as historyWords } from '#words/orders/orderHistory';
import { useIsMerchant } from '../useIsMerchant';
import { SavedAddresses } from './SavedAddresses';
import { OwnOrdersList, useOwnOrders } from './OwnOrders';
import './AccountOrders.css';

/** The first of what stands below the orders on a phone. */
function focusDetails() {
  const details = document.querySelector<HTMLElement>('#address-book, #account-settings');
  details?.focus({ preventScroll: true });
  details?.scrollIntoView({ block: 'start' });
}

interface AccountOrdersProps {
  user: User;
  /** The desk that a merchant sees above their own orders. */
  desk: ReactNode;
}

/** The orders of an account, and those of the shop for a merchant. */
export function AccountOrders({ user, desk }: AccountOrdersProps) {
  const own = useOwnOrders();
  const isMerchant = useIsMerchant();
  if (isMerchant) {
    return (
      <>
        {desk}
        <Disclosure heading={historyWords.ownOrders}>
          <OwnOrdersList own={own} />
          <SavedAddresses user={user} />
        </Disclosure>
      </>
    );
  }
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
