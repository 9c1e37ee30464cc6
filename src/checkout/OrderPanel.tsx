import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { Link, useLocation } from 'react-router-dom';
import { shop } from '#shop/config';
import { useAnnounce, useProblemAnnouncement } from '../app/announce';
import type { User } from '../auth/authService';
import { CredentialsForm } from '../auth/CredentialsForm';
import { useBasketStorage } from '../basket/useBasket';
import { fullTotalOf } from '../orders/model/order';
import { describeDelivery, OrderContact } from '../orders/OrderSummary';
import { usePageTitle } from '../ui/usePageTitle';
import { checkoutWords } from '#words/basketPage';
import { orderingWords as words } from '#words/orders/ordering';
import { AddressForm } from './AddressForm';
import { type CheckoutStatus, isUnderWay } from './checkoutStatus';
import { type Step, stepPath } from './steps';
import { CheckoutSummary } from './CheckoutSummary';
import type { QuotedOrder } from './orderRows';
import { PlacedOrder } from './PlacedOrder';
import { PaymentNotice, PlaceOrder, Review, TooMany } from './Review';
import { type Checkout, outcomeOf, useCheckout } from './useCheckout';
import './OrderPanel.css';

/** The text that the shopper reads and hears after signing in during the checkout. */
const describeSignIn = ({ email }: User, step: Screen | undefined) =>
  step === 'review' ? words.readyToPlace(email) : words.signedIn(email);

/** The panel's content: a step, or a note that none can be shown. */
type Screen = Step | 'unknown' | 'no-orders';

function screenOf({ checkout, step }: Checkout): Screen | undefined {
  if (!step) return undefined;
  if (checkout.status === 'unknown') return 'unknown';
  if (checkout.isAvailable === false) return 'no-orders';
  return checkout.isAvailable ? step : 'start';
}

const isAccountNeeded = ({ checkout }: Checkout) => !shop.guests || checkout.status === 'no-guest';

function titleOf(screen: Screen, order: Checkout): string {
  if (screen === 'address') return words.deliveryAddress;
  if (screen === 'review') return words.reviewAndPay;
  if (screen === 'sign-in') return isAccountNeeded(order) ? words.signIn : words.signInInstead;
  return words.yourOrder;
}

/** Announces each outcome, and moves the focus to the heading of a new screen, or the button that matters now. */
function usePanelFocus(order: Checkout, screen: Screen | undefined) {
  const { user, isOnline } = order;
  const { status } = order.checkout;
  const outcome = useEffectEvent(() => outcomeOf(order.checkout, order.quoted, isOnline));
  const announce = useAnnounce();
  const announceOutcome = useProblemAnnouncement();
  const heading = useRef<HTMLHeadingElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const shown = useRef<{ screen?: Screen; status: CheckoutStatus; isOnline: boolean }>({
    status: 'ready',
    isOnline,
  });
  /** The last address may still be loading after signing in. */
  const isSigningIn = useRef(false);
  const { key } = useLocation();
  const visited = useRef(new Set<string>());

  const showScreen = useEffectEvent((before: Screen | undefined) => {
    if (before === 'sign-in') isSigningIn.current = true;
    const hasSignedIn = isSigningIn.current && user && screen !== 'start';
    if (screen !== 'start') isSigningIn.current = false;
    const isReady = screen === 'review' && (hasSignedIn || before === 'unknown');
    const target = isReady ? action : heading;
    target.current?.focus({ preventScroll: true });
    if (isReady) target.current?.scrollIntoView({ block: 'nearest' });
    // The browser has restored the scroll position after Back or Forward.
    else if (hasSignedIn || !visited.current.has(key)) window.scrollTo(0, 0);
    if (hasSignedIn) announce(describeSignIn(user, screen));
  });
  // The focus moves in the same frame as the screen, or it would jump back after a quick Tab.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { screen, status, isOnline };
    // A countdown is announced only once.
    const isNews = screen === 'unknown' && isOnline !== before.isOnline;
    if (status !== before.status || isNews) announceOutcome(outcome());
    if (screen !== before.screen) {
      if (screen) showScreen(before.screen);
    } else if (
      status !== before.status &&
      (before.status === 'changed' || (isUnderWay(before.status) && !isUnderWay(status)))
    ) {
      action.current?.focus();
    }
  }, [announceOutcome, isOnline, screen, status]);
  useEffect(() => {
    visited.current.add(key);
  }, [key]);

  return { heading, action };
}

function NoOrders({ quoted }: { quoted: QuotedOrder }) {
  const announce = useAnnounce();
  const isSaved = useBasketStorage() === 'saved';
  const { email, telephone } = shop.contact ?? {};
  const mail = {
    subject: words.emailSubject(shop.name),
    body: words.emailBody(quoted.items, describeDelivery(quoted), fullTotalOf(quoted)),
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

/** The steps from the address to the order; finished ones are links. */
function Progress({ screen }: { screen: Screen }) {
  const isReview = screen === 'review' || screen === 'unknown';
  return (
    <ol className="checkout-progress" aria-label={words.progress}>
      <li aria-current={screen === 'address' ? 'step' : undefined}>
        {screen === 'review' ? (
          <Link to={stepPath('address')}>{words.address}</Link>
        ) : (
          words.address
        )}
      </li>
      <li aria-current={isReview ? 'step' : undefined}>{words.reviewAndPay}</li>
    </ol>
  );
}

/** The heading of a step, also in the page's title: another element for another title, which is read out. */
function StepTitle({ title, ref }: { title: string; ref: Ref<HTMLHeadingElement> }) {
  usePageTitle(title);
  return (
    <h1 ref={ref} tabIndex={-1}>
      {title}
    </h1>
  );
}

interface StepProps {
  order: Checkout;
  screen: Screen;
  heading: RefObject<HTMLHeadingElement | null>;
}

function StepContent({ order, screen, heading }: StepProps) {
  const { checkout, quoted, step, user } = order;
  const { status } = checkout;
  const signedIn = order.hasSignedIn && user && (
    <p className="success">{describeSignIn(user, step)}</p>
  );
  switch (screen) {
    case 'unknown':
      return (
        <>
          <p className="order-changes">{outcomeOf(checkout, quoted, order.isOnline)}</p>
          <p className="order-note">{words.unknownNote}</p>
        </>
      );
    case 'no-orders':
      return <NoOrders quoted={quoted} />;
    case 'start':
      return <p>{words.wait}</p>;
    case 'sign-in':
      return (
        <>
          <p className="order-note">{status === 'no-guest' ? words[status] : words.signInNote}</p>
          <CredentialsForm isNew={isAccountNeeded(order)} />
          <button type="button" className="text-button order-back" onClick={order.leaveSignIn}>
            {words.backToOrder}
          </button>
        </>
      );
    case 'address':
      return (
        <>
          {signedIn}
          {user === null && (
            <p className="order-note">
              {words.haveAccount}{' '}
              <button type="button" className="text-button order-sign-in" onClick={order.signIn}>
                {words.signInInstead}
              </button>
            </p>
          )}
          <TooMany rows={quoted.items} next={heading} />
          <PaymentNotice payment={order.payment} />
          <AddressForm order={order} />
        </>
      );
    case 'review':
      return (
        <>
          <Review order={order} />
          {signedIn}
        </>
      );
  }
}

interface OrderPanelProps {
  /** The basket, shown while no order is being placed; `false` on the thank-you. */
  children: ReactNode;
}

/** A step of the checkout, in place of the basket, with a summary of the order; at its end the placed order. */
export function OrderPanel({ children }: OrderPanelProps) {
  const order = useCheckout();
  const screen = screenOf(order);
  const { heading, action } = usePanelFocus(order, screen);

  if (order.checkout.status === 'placed') {
    return children || <PlacedOrder checkout={order.checkout} />;
  }
  if (!screen) return children;
  const title = titleOf(screen, order);
  return (
    <section id="order" className="order-panel" aria-label={words.yourOrder}>
      {screen !== 'no-orders' && <Progress screen={screen} />}
      {screen !== 'unknown' && (
        <CheckoutSummary quoted={order.quoted} isReview={screen === 'review'} />
      )}
      <div className="order-step">
        <StepTitle key={title} ref={heading} title={title} />
        <StepContent order={order} screen={screen} heading={heading} />
      </div>
      {screen === 'review' && <PlaceOrder action={action} order={order} />}
    </section>
  );
}
