import { OwnOrders } from '../orders/own/OwnOrders';
import {
  RemoveGuest,
  SaveOrder,
  useFindGuest,
  useIsGuest,
  useMayHaveOrders,
} from '../orders/own/SaveOrder';
import { LoadFailure } from '../ui/BusyButton';
import { accountWords } from '../words/en/account';
import { guestWords as words } from '../words/en/orders/guest';
import type { GuestOrdersProps } from './parts';
import './GuestOrders.css';

/** The orders that were placed on this device without an account, if there are any. */
export function GuestOrders({ onHeading, onDone }: GuestOrdersProps) {
  const { isFailed, find } = useFindGuest();
  const isGuest = useIsGuest();
  const mayHaveOrders = useMayHaveOrders();
  if (!isGuest && isFailed) {
    return (
      <section className="login-panel">
        <LoadFailure onRetry={find}>{accountWords.ordersNotLoaded}</LoadFailure>
      </section>
    );
  }
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
