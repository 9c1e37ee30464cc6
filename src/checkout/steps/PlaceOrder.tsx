import type { RefObject } from 'react';
import { useBasketActions } from '../../basket/useBasket';
import { totalOf } from '../../orders/order';
import { OrderContact } from '../../orders/OrderSummary';
import { useAppDispatch } from '../../store/store';
import { passFocus } from '../../ui/navigation';
import { orderingWords as words } from '../../words/en/orders/ordering';
import { paymentWords } from '../../words/en/orders/payment';
import { changesOf, describeSurplus, overLimit, type Row } from './orderRows';
import { cancelRetry, type Checkout, outcomeOf, useSecondsUntil } from './useCheckout';

interface TooManyProps {
  rows: readonly Row[];
  /** Gets the focus when the pressed button disappears. */
  next: RefObject<HTMLElement | null>;
}

/** The products that there are too many of, each with a button that removes the surplus. */
export function TooMany({ rows, next }: TooManyProps) {
  const { removeSurplus } = useBasketActions();
  const full = overLimit(rows);
  if (full.length === 0) return null;
  return (
    <ul id="order-too-many" className="order-too-many">
      {full.map((row) => (
        <li key={row.productId}>
          <p className="reason">{describeSurplus(row)}</p>
          <button
            type="button"
            className="button button-quiet"
            aria-label={words.removeOf(row.count - row.most, row.title)}
            onClick={() => {
              next.current?.focus();
              removeSurplus({ id: row.productId, most: row.most });
            }}
          >
            {words.remove(row.count - row.most)}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface TooSoonProps {
  retryAt: number;
  /** Gets the focus when the pressed button disappears. */
  next: RefObject<HTMLElement | null>;
}

/** Counts down to when the order is sent, and lets the shopper stop that. */
export function TooSoon({ retryAt, next }: TooSoonProps) {
  const seconds = useSecondsUntil(retryAt);
  const dispatch = useAppDispatch();
  return (
    <>
      <p id="order-outcome" className="order-changes">
        {words['too-soon'](seconds)}
      </p>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          next.current?.focus();
          dispatch(cancelRetry());
        }}
      >
        {words.dontSend}
      </button>
    </>
  );
}

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
