import { useEffect } from 'react';
import { useFindGuest, useIsGuest } from '../../auth/guest/guestSlice';
import { RemoveGuest } from '../../auth/guest/SaveOrder';
import { LoadFailure } from '../../ui/BusyButton';
import { accountWords, guestWords as words } from '#words/auth';
import { OwnOrdersList, useOwnOrders } from './OwnOrders';

export interface GuestOrdersProps {
  /** Called with whether there are orders, once that is known. */
  onShown: (hasOrders: boolean) => void;
  /** Called with a message once the orders are gone from this screen. */
  onDone: (sentence: string) => void;
}

/** The orders that were placed on this device without an account, if there are any. */
export function GuestOrders(props: GuestOrdersProps) {
  const { isFailed, find } = useFindGuest();
  const isGuest = useIsGuest();
  const { onShown } = props;
  useEffect(() => {
    if (isGuest === false) onShown(false);
  }, [onShown, isGuest]);
  if (isGuest) return <OrdersOfGuest {...props} />;
  if (isFailed) return <LoadFailure onRetry={find}>{accountWords.ordersNotLoaded}</LoadFailure>;
  return <p>{accountWords.loadingOrders}</p>;
}

function OrdersOfGuest({ onShown, onDone }: GuestOrdersProps) {
  const own = useOwnOrders();
  const isEmpty = own.orders?.length === 0;
  useEffect(() => {
    onShown(!isEmpty);
  }, [onShown, isEmpty]);
  return (
    <section className="guest-orders" aria-labelledby="guest-orders">
      <h2 id="guest-orders">{words.orders}</h2>
      <p>{words.ordersNote}</p>
      <OwnOrdersList own={own} />
      <RemoveGuest onRemoved={onDone} />
    </section>
  );
}
