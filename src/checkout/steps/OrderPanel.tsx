import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '../../account/authService';
import { CredentialsForm } from '../../account/CredentialsForm';
import { useBasketStorage } from '../../basket/useBasket';
import { shop } from '../../config';
import { totalOf } from '../../orders/order';
import { describeDelivery, OrderContact } from '../../orders/OrderSummary';
import { useAnnounce } from '../../store/announce';
import { checkoutWords } from '../../words/en/checkout';
import { orderingWords as words } from '../../words/en/orders/ordering';
import type { OrderPanelProps, Stage } from '../checkoutState';
import { AddressForm } from './AddressForm';
import type { CheckoutStep } from './checkoutSlice';
import type { QuotedOrder } from './orderRows';
import { PlacedOrder } from './PlacedOrder';
import { CashNotice, PlaceOrder, Review, TooMany } from './Review';
import { type Checkout, outcomeOf, useCheckout } from './useCheckout';
import './OrderPanel.css';

/** The text that the shopper reads and hears after signing in during the checkout. */
const describeSignIn = ({ email }: User, stage: Stage | undefined) =>
  stage === 'review' ? words.readyToPlace(email) : words.signedIn(email);

/** Announces each outcome, and moves the focus to the panel, a new stage, or the button that matters now. */
function usePanelFocus(order: Checkout) {
  const { user, stage } = order;
  const { step } = order.checkout;
  const outcome = useEffectEvent(() => outcomeOf(order.checkout, order.quoted));
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const stageHeading = useRef<HTMLHeadingElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const shown = useRef<{ stage: Stage | undefined; step: CheckoutStep }>({ stage, step: 'ready' });
  const { key } = useLocation();
  const visited = useRef(new Set<string>());

  const focusPanel = () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  const isOpen = step !== 'placed' && stage !== undefined;
  const showPanel = useEffectEvent(() => {
    if (!visited.current.has(key)) focusPanel();
  });
  useEffect(() => {
    if (isOpen) showPanel();
  }, [isOpen]);

  const showStage = useEffectEvent((before: Stage | undefined) => {
    const hasSignedIn = before === 'sign-in' && user;
    const isReady = hasSignedIn && stage === 'review';
    const target = isReady ? action : stageHeading;
    target.current?.focus({ preventScroll: true });
    // After Back or Forward, the screen has been scrolled to where it was left.
    if (hasSignedIn || !visited.current.has(key)) {
      target.current?.scrollIntoView({ block: isReady ? 'nearest' : 'start' });
    }
    if (hasSignedIn) announce(describeSignIn(user, stage));
  });
  useEffect(() => {
    const before = shown.current;
    // Between signing in and the next stage, the last address is loading.
    shown.current = { stage: stage === 'start' ? before.stage : stage, step };
    // Only once: a countdown isn't read out.
    if (step !== before.step && outcome()) announce(outcome());
    if (stage !== before.stage && before.stage !== 'start' && stage !== 'start') {
      showStage(before.stage);
    } else if (step !== before.step) {
      const isAnswered = ['unknown', 'changed'].includes(before.step);
      if (step === 'unknown' && before.step !== 'ready') heading.current?.focus();
      else if (isAnswered || (step === 'changed' && before.step === 'checking'))
        action.current?.focus();
    }
  }, [announce, stage, step]);
  useEffect(() => {
    visited.current.add(key);
  }, [key]);

  return { heading, stageHeading, action, focusPanel };
}

function NoOrders({ quoted }: { quoted: QuotedOrder }) {
  const announce = useAnnounce();
  const isSaved = useBasketStorage() === 'saved';
  const { email, telephone } = shop.contact ?? {};
  const mail = {
    subject: words.emailSubject(shop.name),
    body: words.emailBody(quoted.items, describeDelivery(quoted), totalOf(quoted)),
  };
  useEffect(() => {
    announce(checkoutWords.shopTakesNoOrders);
  }, [announce]);
  return (
    <>
      <p>
        {checkoutWords.shopTakesNoOrders} {isSaved ? words.basketIsSaved : words.basketIsNotSaved}
      </p>
      {(email || telephone) && <p>{email ? words.orderByEmail : words.orderByPhone}</p>}
      <OrderContact mail={mail} />
    </>
  );
}

/** From the address to the placed order, in one place below the total. */
export function OrderPanel({ ref }: OrderPanelProps) {
  const order = useCheckout();
  const { checkout, quoted, stage } = order;
  const { step, isAvailable } = checkout;
  const { heading, stageHeading, action, focusPanel } = usePanelFocus(order);
  useImperativeHandle(ref, () => ({
    open: () => {
      // The basket holds another order by now.
      if (step === 'placed') order.finish();
      else focusPanel();
    },
  }));

  const signedIn = order.hasSignedIn && order.user && (
    <p className="success">{describeSignIn(order.user, stage)}</p>
  );

  const content = () => {
    if (step === 'unknown') {
      return (
        <>
          <p className="order-changes">{words.unknown}</p>
          <p className="order-note">{words.unknownNote}</p>
        </>
      );
    }
    if (isAvailable === false) return <NoOrders quoted={quoted} />;
    if (isAvailable === undefined || stage === 'start') {
      return <p className="order-wait">{words.wait}</p>;
    }
    if (stage === 'sign-in') {
      const isAccountNeeded = !shop.guests || step === 'no-guest';
      return (
        <>
          <h3 ref={stageHeading} tabIndex={-1}>
            {isAccountNeeded ? words.signIn : words.signInInstead}
          </h3>
          <p className="order-note">{step === 'no-guest' ? words[step] : words.signInNote}</p>
          <CredentialsForm isNew={isAccountNeeded} />
          <button type="button" className="text-button order-back" onClick={order.leaveSignIn}>
            {words.backToOrder}
          </button>
        </>
      );
    }
    if (stage === 'address') {
      return (
        <>
          {signedIn}
          {order.user === null && (
            <p className="order-note">
              {words.haveAccount}{' '}
              <button type="button" className="text-button order-sign-in" onClick={order.signIn}>
                {words.signInInstead}
              </button>
            </p>
          )}
          <TooMany rows={quoted.items} next={stageHeading} />
          <CashNotice payment={order.payment} />
          <AddressForm heading={stageHeading} order={order} />
        </>
      );
    }
    return (
      <>
        <Review heading={stageHeading} order={order} />
        {signedIn}
        <PlaceOrder action={action} order={order} />
      </>
    );
  };

  if (step === 'placed') return <PlacedOrder checkout={checkout} finish={order.finish} />;
  if (!stage) return null;
  return (
    <section id="order" className="order-panel" aria-labelledby="order-heading">
      <h2 ref={heading} id="order-heading" tabIndex={-1}>
        {words.yourOrder}
      </h2>
      {content()}
    </section>
  );
}
