import type { RefObject } from 'react';
import { shop } from '../../config';
import { orderingWords as words } from '../../words/en/ordering';
import { totalOf } from '../orders/describeOrder';
import { OrderContact } from '../orders/OrderContact';
import type { CheckoutState } from './checkoutSlice';
import { changesOf, overfull, type QuotedOrder } from './orderRows';
import { TooMany } from './TooMany';
import { outcomeOf } from './usePanelFocus';

interface PlaceOrderProps {
  /** The button that places the order, or accepts the new prices. */
  action: RefObject<HTMLButtonElement | null>;
  checkout: CheckoutState;
  quoted: QuotedOrder;
  onPlace: () => void;
  onAccept: () => void;
}

/** The button that places the order, and the outcome of the last press. */
export function PlaceOrder({ action, checkout, quoted, onPlace, onAccept }: PlaceOrderProps) {
  const { step, quote } = checkout;
  const outcome = outcomeOf(step);
  if (step === 'changed' && quote) {
    return (
      <div className="order-changes">
        <p>{outcome}</p>
        <ul>
          {changesOf(quoted, quote.today).map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <button ref={action} type="button" className="button button-wide" onClick={onAccept}>
          {words.continueWithNewPrices}
        </button>
      </div>
    );
  }
  const isUnderWay = step === 'checking' || step === 'sending';
  const isTooMuch = overfull(quoted.rows).length > 0;
  return (
    <div className="order-placing">
      <TooMany id="order-too-many" rows={quoted.rows} next={action} />
      <button
        ref={action}
        type="button"
        className="button button-wide"
        aria-disabled={isUnderWay || isTooMuch}
        aria-busy={isUnderWay}
        aria-describedby="order-too-many order-outcome"
        onClick={onPlace}
      >
        {words.placeOrder(totalOf({ items: quoted.rows, delivery: quoted.delivery }))}
      </button>
      {outcome && (
        <p id="order-outcome" className={isUnderWay ? 'order-note' : 'reason'}>
          {outcome}
        </p>
      )}
      {step === 'refused' && <OrderContact contact={shop.contact} />}
    </div>
  );
}
