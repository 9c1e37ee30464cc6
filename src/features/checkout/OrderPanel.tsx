import type { ReactNode } from 'react';
import { shop } from '../../config';
import { adoptStyles } from '../../shared/adoptStyles';
import { orderingWords as words } from '../../words/en/orders/ordering';
import { AddressForm } from './address/AddressForm';
import { NoOrders } from './NoOrders';
import sheet from './OrderPanel.css?part';
import { CashNotice } from './payment/CashNotice';
import { PlacedOrder } from './placed/PlacedOrder';
import { PlaceOrder } from './PlaceOrder';
import { Review } from './Review';
import { TooMany } from './TooMany';
import { useCheckout } from './useCheckout';
import { describeSignIn, usePanelFocus } from './usePanelFocus';

adoptStyles(sheet);

interface OrderPanelProps {
  /** How often “Proceed to checkout” was pressed; each press focuses the panel. */
  presses: number;
  /** The form to sign in or to create an account with, whichever comes first. */
  signIn: (isNew: boolean) => ReactNode;
}

/** From the address to the placed order, in one place below the total. */
export function OrderPanel({ presses, signIn }: OrderPanelProps) {
  const order = useCheckout(presses);
  const { checkout, quoted, stage } = order;
  const { step, isAvailable } = checkout;
  const { heading, stageHeading, action } = usePanelFocus(order, presses);

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
          {signIn(isAccountNeeded)}
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
