import type { RefObject } from 'react';
import { shop } from '../../config';
import { formatRupees } from '../../shared/formatRupees';
import { describePlacing } from './describePlacing';
import { totalOf } from '../orders/describeOrder';
import { OrderContact } from '../orders/OrderContact';
import type { CheckoutState, CheckoutStep } from './checkoutSlice';
import type { QuotedOrder } from './orderRequest';
import { changesOf, overfull } from './orderRows';
import { TooMany } from './TooMany';

interface PlaceOrderProps {
  /** The one button of it that matters now. */
  action: RefObject<HTMLButtonElement | null>;
  checkout: CheckoutState;
  quoted: QuotedOrder;
  onPlace: () => void;
  /** The shopper takes today's prices. */
  onAccept: () => void;
  onRemoveSurplus: (productId: string) => void;
}

const underWay: readonly CheckoutStep[] = ['checking', 'sending'];

/** The button that places the order, and what came of the last press. */
export function PlaceOrder({
  action,
  checkout,
  quoted,
  onPlace,
  onAccept,
  onRemoveSurplus,
}: PlaceOrderProps) {
  const sentence = describePlacing(checkout);
  const { step, quote } = checkout;
  if (step === 'changed' && quote) {
    return (
      <div className="order-changes">
        <p>{sentence}</p>
        <ul>
          {changesOf(quoted.rows, quoted.delivery, quote.today).map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <button ref={action} type="button" className="button button-wide" onClick={onAccept}>
          Go on with this
        </button>
      </div>
    );
  }
  const isUnderWay = underWay.includes(step);
  const isTooMuch = overfull(quoted.rows).length > 0;
  const reasons = [isTooMuch && 'order-too-many', sentence && 'order-outcome'].filter(Boolean);
  const total = formatRupees(totalOf({ items: quoted.rows, delivery: quoted.delivery }));
  return (
    <div className="order-placing">
      <TooMany id="order-too-many" rows={quoted.rows} onRemove={onRemoveSurplus} />
      <button
        ref={action}
        type="button"
        className="button button-wide"
        aria-disabled={isUnderWay || isTooMuch}
        aria-busy={isUnderWay}
        aria-describedby={reasons.join(' ') || undefined}
        onClick={onPlace}
      >
        {`Place order: ${total}, cash on delivery`}
      </button>
      {sentence && (
        <p id="order-outcome" className={isUnderWay ? 'order-note' : 'reason'}>
          {sentence}
        </p>
      )}
      {step === 'refused' && <OrderContact contact={shop.contact} />}
    </div>
  );
}
