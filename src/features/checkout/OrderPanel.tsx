import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
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
import { useCheckout, useOrderingAvailable } from './useCheckout';
import { usePanelFocus } from './usePanelFocus';

adoptStyles(sheet);

interface OrderPanelHandle {
  /** The shopper wants to order what is in the basket now: the panel gets the focus. */
  proceed: () => void;
}

interface OrderPanelProps {
  ref: Ref<OrderPanelHandle>;
  id: string;
  /** Of the signed-in user; `undefined` while loading. */
  uid: string | null | undefined;
  /** Whether it was opened by a press, and so gets the focus. */
  isRequested: boolean;
  /** Whether the basket outlasts the visit. */
  isSaved: boolean;
  /** The form to sign in with. */
  signIn: ReactNode;
}

/** From the address to the order that is placed, in one place below the total. */
export function OrderPanel(props: OrderPanelProps) {
  const { ref, id, uid, isRequested, isSaved, signIn } = props;
  const order = useCheckout(uid);
  // After `useCheckout`: its read of the last address answers this one as well.
  const isAvailable = useOrderingAvailable();
  const { checkout, draft, finish, quoted, stage } = order;
  const announce = useAnnounce();
  const isPlaced = checkout.step === 'placed';
  const hasNew = quoted.rows.length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const stageHeading = useRef<HTMLHeadingElement>(null);
  /** Places the order, or accepts the new prices. */
  const action = useRef<HTMLButtonElement>(null);
  usePanelFocus({ stage, checkout, heading, action });

  const focusPanel = () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  useImperativeHandle(ref, () => ({
    proceed() {
      // What is in the basket by now is another order.
      if (isPlaced && hasNew) finish();
      focusPanel();
    },
  }));
  useEffect(() => {
    if (isRequested) focusPanel();
  }, [isRequested]);

  useEffect(() => {
    if (isAvailable === false) announce(noOrdersYet);
  }, [announce, isAvailable]);

  return (
    <section id={id} className="order-panel" aria-labelledby={`${id}-heading`}>
      <h2 ref={heading} id={`${id}-heading`} tabIndex={-1}>
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

  /** Shows the next stage at once, and leads the focus there. */
  function goOn(change: () => void) {
    const before = stageHeading.current;
    flushSync(change);
    if (stageHeading.current !== before) stageHeading.current?.focus();
  }

  function removeSurplus(productId: string) {
    // The pressed button goes, and the focus would go with it.
    (stage === 'address' ? stageHeading : action).current?.focus();
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
          <h3 ref={stageHeading} className="order-heading" tabIndex={-1}>
            Sign in to place your order
          </h3>
          <p className="order-note">
            Your order then shows in your account. Nothing is ordered yet.
          </p>
          {signIn}
          <button
            type="button"
            className="text-button order-back"
            onClick={() => {
              goOn(order.review);
            }}
          >
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
            heading={stageHeading}
            address={draft.address}
            isFilledIn={draft.isFilledIn}
            onChange={draft.change}
            onDone={() => {
              goOn(order.review);
            }}
          />
        </>
      );
    }
    return (
      <>
        <Review
          heading={stageHeading}
          {...{ quoted, address: draft.address }}
          onChangeAddress={() => {
            goOn(order.changeAddress);
          }}
          onAddOne={order.addOne}
          onRemoveOne={order.removeOne}
        />
        <PlaceOrder
          {...{ checkout, quoted, action }}
          onPlace={() => {
            goOn(order.place);
          }}
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
