import type { RefObject } from 'react';
import { passFocus } from '../../shared/passFocus';
import { orderingWords as words } from '../../words/en/orders/ordering';
import { paymentWords } from '../../words/en/orders/payment';
import { totalOf } from '../orders/orderTotals';
import { OrderContact } from '../orders/OrderContact';
import { changesOf, overLimit } from './orderRows';
import { outcomeOf } from './outcomeOf';
import { TooMany } from './TooMany';
import { TooSoon } from './TooSoon';
import type { Checkout } from './useCheckout';

interface PlaceOrderProps {
  /** The button that places the order, or accepts the new prices. */
  action: RefObject<HTMLButtonElement | null>;
  order: Checkout;
}

export function PlaceOrder({ action, order }: PlaceOrderProps) {
  const { quoted } = order;
  const { pay } = order.payment;
  const { step, quote, retryAt } = order.checkout;
  const outcome = outcomeOf(order.checkout, quoted);
  const changes = step === 'changed' && quote ? changesOf(quoted, quote.today) : undefined;
  if (changes) {
    return (
      <div className="order-changes" ref={passFocus}>
        <p>{outcome}</p>
        <ul>
          {changes.texts.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <button
          ref={action}
          type="button"
          className="button button-wide"
          onClick={order.acceptPrices}
        >
          {words.continue[changes.kind]}
        </button>
      </div>
    );
  }
  const isUnderWay = step === 'checking' || step === 'sending';
  const isTooMuch = overLimit(quoted.items).length > 0;
  return (
    <div className="order-placing">
      <TooMany rows={quoted.items} next={action} />
      <button
        ref={action}
        type="button"
        className="button button-wide"
        aria-disabled={isUnderWay || isTooMuch || !pay || retryAt !== undefined}
        aria-busy={isUnderWay}
        aria-describedby="order-too-many order-cash order-outcome"
        onClick={order.place}
      >
        {paymentWords.placeOrder[pay ?? 'cash'](totalOf(quoted))}
      </button>
      {retryAt !== undefined && <TooSoon retryAt={retryAt} next={action} />}
      {outcome && retryAt === undefined && (
        <p id="order-outcome" className={isUnderWay ? 'order-note' : 'reason'}>
          {outcome}
        </p>
      )}
      {step === 'refused' && <OrderContact />}
    </div>
  );
}
