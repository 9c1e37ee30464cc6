import { useEffect, useRef, type ReactNode } from 'react';
import { useAnnounce } from '../../shared/useAnnounce';
import { adoptStyles } from '../../shared/adoptStyles';
import { AddressForm } from './AddressForm';
import { describePlacing } from './describePlacing';
import { NoOrders } from './NoOrders';
import { noOrdersYet } from '../orders/noOrdersYet';
import sheet from './OrderPanel.css?part';
import { PlacedOrder } from './PlacedOrder';
import { PlaceOrder } from './PlaceOrder';
import { Review } from './Review';
import { TooMany } from './TooMany';
import { useCheckout } from './useCheckout';
import { useOrderingAvailable } from './useOrderingAvailable';
import { usePanelFocus } from './usePanelFocus';

adoptStyles(sheet);

interface OrderPanelProps {
  id: string;
  /** The account of whoever is signed in; `undefined` until that is known. */
  uid: string | null | undefined;
  /** How often the shopper has asked for the panel: each time it gets the focus. */
  presses: number;
  /** Whether the basket outlasts the visit. */
  isSaved: boolean;
  /** The form to sign in with. */
  signIn: ReactNode;
}

/** From the address to the order that is placed, in one place below the total. */
export function OrderPanel({ id, uid, presses, isSaved, signIn }: OrderPanelProps) {
  const order = useCheckout(uid);
  // After `useCheckout`: its read of the last address answers this one as well.
  const isAvailable = useOrderingAvailable();
  const { checkout, draft, finish, gift, quoted, stage } = order;
  const ref = usePanelFocus(presses, stage, checkout);
  const announce = useAnnounce();
  const isPlaced = checkout.step === 'placed';
  const hasNew = quoted.rows.length > 0;
  const pressesBefore = useRef(presses);

  useEffect(() => {
    if (isAvailable === false) announce(noOrdersYet);
  }, [announce, isAvailable]);

  useEffect(() => {
    const isAsked = presses !== pressesBefore.current;
    pressesBefore.current = presses;
    // What is in the basket by now is another order.
    if (isAsked && isPlaced && hasNew) finish();
  }, [finish, hasNew, isPlaced, presses]);

  return (
    <section id={id} className="order-panel" aria-labelledby={`${id}-heading`} ref={ref}>
      <h2 id={`${id}-heading`} tabIndex={-1}>
        {isPlaced ? (
          <>
            Thank you. Your order <span className="order-number">{checkout.attempt?.id}</span> is
            placed.
          </>
        ) : (
          'Your order'
        )}
      </h2>
      {content()}
    </section>
  );

  function removeSurplus(productId: string) {
    // The pressed button goes, and the focus would go with it.
    const target = stage === 'address' ? '.order-heading' : '.order-place';
    ref.current?.querySelector<HTMLElement>(target)?.focus();
    order.removeSurplus(productId);
  }

  function content() {
    if (isPlaced) return <PlacedOrder order={checkout.order} onLeave={finish} />;
    if (checkout.step === 'unknown') return <Unknown sentence={describePlacing(checkout)} />;
    if (isAvailable === undefined) return <p className="order-wait">One moment…</p>;
    if (!isAvailable) return <NoOrders quoted={quoted} isSaved={isSaved} />;
    if (!hasNew) return <p>Your basket is empty: there is nothing to order.</p>;
    if (stage === 'sign-in') {
      return (
        <>
          <h3 className="order-heading" tabIndex={-1}>
            Sign in to place your order
          </h3>
          <p className="order-note">
            Your order then shows in your account. Nothing is ordered yet.
          </p>
          {signIn}
          <button type="button" className="text-button order-back" onClick={order.review}>
            Back to your order
          </button>
        </>
      );
    }
    if (stage === 'address') {
      return (
        <>
          <TooMany rows={quoted.rows} onRemove={removeSurplus} />
          <AddressForm
            address={draft.address}
            isFilledIn={draft.isFilledIn}
            onChange={draft.change}
            onDone={order.review}
          />
        </>
      );
    }
    return (
      <>
        <Review
          {...{ quoted, gift, address: draft.address }}
          onGiftChange={order.setGift}
          onChangeAddress={order.changeAddress}
          onAddOne={order.addOne}
          onRemoveOne={order.removeOne}
        />
        <PlaceOrder
          {...{ checkout, quoted }}
          onPlace={order.place}
          onAccept={order.acceptPrices}
          onRemoveSurplus={removeSurplus}
        />
      </>
    );
  }
}

function Unknown({ sentence }: { sentence: string }) {
  return (
    <>
      <p className="order-changes">{sentence}</p>
      <p className="order-note">
        You need not press anything. Your basket stays as it is until we know, and if you leave this
        page, we go on when you are back.
      </p>
    </>
  );
}
