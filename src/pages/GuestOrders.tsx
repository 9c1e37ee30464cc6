import { useFindGuest, useIsGuest } from '../account/guestSlice';
import { OwnOrdersList, useOwnOrders } from '../orders/own/OwnOrders';
import { RemoveGuest, SaveOrder } from '../orders/own/SaveOrder';
import { LoadFailure } from '../ui/BusyButton';
import { accountWords } from '../words/en/account';
import { guestWords as words } from '../words/en/orders/guest';
import type { GuestOrdersProps } from './parts';
import './GuestOrders.css';

/** The orders that were placed on this device without an account, if there are any. */
export function GuestOrders(props: GuestOrdersProps) {
  const { isFailed, find } = useFindGuest();
  const isGuest = useIsGuest();
  if (!isGuest && isFailed) {
    return (
      <section className="login-panel">
        <LoadFailure onRetry={find}>{accountWords.ordersNotLoaded}</LoadFailure>
      </section>
    );
  }
  return isGuest && <OrdersOfGuest {...props} />;
}

function OrdersOfGuest({ onHeading, onDone }: GuestOrdersProps) {
  const own = useOwnOrders();
  if (own.orders?.length === 0) return null;
  return (
    <section className="login-panel guest-orders" aria-labelledby="guest-orders">
      <div className="signed-in">
        <h2 ref={onHeading} id="guest-orders" tabIndex={-1}>
          {words.orders}
        </h2>
        <p>{words.ordersNote}</p>
        <OwnOrdersList own={own} />
        <SaveOrder heading={words.saveOrders} onSaved={onDone} />
        <RemoveGuest onRemoved={onDone} />
      </div>
    </section>
  );
}
