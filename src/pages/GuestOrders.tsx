import { RemoveGuest } from '../features/guests/RemoveGuest';
import { SaveOrder } from '../features/guests/SaveOrder';
import { useFindGuest, useIsGuest, useMayHaveOrders } from '../features/guests/useGuest';
import { OwnOrders } from '../features/orderHistory/OwnOrders';
import { adoptStyles } from '../shared/adoptStyles';
import { guestWords as words } from '../words/en/orders/guest';
import sheet from './GuestOrders.css?part';
import type { GuestOrdersProps } from './parts';

adoptStyles(sheet);

/** The orders that were placed on this device without an account, if there are any. */
export function GuestOrders({ onHeading, onDone }: GuestOrdersProps) {
  useFindGuest();
  const isGuest = useIsGuest();
  const mayHaveOrders = useMayHaveOrders();
  if (!isGuest || !mayHaveOrders) return null;
  return (
    <section className="login-panel guest-orders" aria-labelledby="guest-orders">
      <div className="signed-in">
        <h2 ref={onHeading} id="guest-orders" tabIndex={-1}>
          {words.orders}
        </h2>
        <p>{words.ordersNote}</p>
        <OwnOrders />
        <SaveOrder heading={words.saveOrders} onSaved={onDone} />
        <RemoveGuest onRemoved={onDone} />
      </div>
    </section>
  );
}
