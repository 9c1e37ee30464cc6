import { type RefObject, useEffect, useId, useRef } from 'react';
import { useToday } from '../../basket/arrival';
import { GiftCheckbox } from '../../basket/BasketTotal';
import { useBasketActions, useBasketLines } from '../../basket/useBasket';
import { shop } from '../../config';
import { totalOf } from '../../orders/order';
import {
  AddressLines,
  describeDelivery,
  OrderContact,
  OrderPicture,
  UpdatesNote,
} from '../../orders/OrderSummary';
import type { PaymentMethod } from '../../orders/payment';
import { useAnnounce } from '../../store/announce';
import { useAppDispatch } from '../../store/store';
import { passFocus } from '../../ui/focus';
import { arrivalWords } from '../../words/en/orders/arrival';
import { orderingWords as words } from '../../words/en/orders/ordering';
import { paymentWords } from '../../words/en/orders/payment';
import { formatRupees } from '../../words/rupees';
import { changesOf, describeMost, describeSurplus, overLimit, type Row } from './orderRows';
import { cancelRetry, cashReason, type Checkout, outcomeOf, useSecondsUntil } from './useCheckout';

interface ReviewRowProps {
  row: Row;
  /** Gets the focus when the last item is removed, and the row with it. */
  next: RefObject<HTMLElement | null>;
}

function ReviewRow({ row, next }: ReviewRowProps) {
  const { productId, title, price, count, most } = row;
  const { addToBasket, removeFromBasket } = useBasketActions();
  const line = useBasketLines().find(({ product }) => product.id === productId);
  const isFull = count >= most;
  const reasonId = useId();
  return (
    <li className="order-row" ref={passFocus}>
      <div className="order-row-product">
        <OrderPicture productId={productId} />
        <div>
          <p>{title}</p>
          <p className="order-row-count">{words.row(count, price)}</p>
        </div>
      </div>
      <div className="button-row">
        <button
          type="button"
          className="button button-quiet"
          aria-label={words.oneFewerOf(title)}
          onClick={() => {
            if (count === 1) next.current?.focus();
            removeFromBasket(productId);
          }}
        >
          {words.oneFewer}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={words.oneMoreOf(title)}
          aria-disabled={isFull}
          aria-describedby={isFull ? reasonId : undefined}
          onClick={() => {
            if (line && !isFull) addToBasket(line.product);
          }}
        >
          {words.oneMore}
        </button>
      </div>
      {isFull && (
        <p id={reasonId} className="order-note">
          {describeMost(row)}
        </p>
      )}
    </li>
  );
}

/** Tells early why an order can't be paid in cash, and what to do. */
export function CashNotice({ payment }: { payment: Checkout['payment'] }) {
  const reason = cashReason(payment);
  const shown = useRef(reason);
  const announce = useAnnounce();
  useEffect(() => {
    // The order has grown, and may have changed to UPI.
    if (reason && reason !== shown.current) announce(reason);
    shown.current = reason;
  }, [announce, reason]);
  if (!reason) return null;
  return (
    <div className="order-cash-notice">
      <p id="order-cash" className={payment.pay ? 'order-note' : 'reason'}>
        {reason}
      </p>
      {!payment.pay && <OrderContact />}
    </div>
  );
}

const methods: readonly PaymentMethod[] = ['cash', 'upi'];

/** How and when the shopper pays; a choice if the shop takes payments by UPI. */
function PaymentChoice({ order }: { order: Checkout }) {
  const { quoted, payment, draft } = order;
  const { pay, cashProblem } = payment;
  return (
    <fieldset className="order-part order-payment">
      <legend>{paymentWords.payment}</legend>
      {shop.upi &&
        methods.map((method) => (
          <label key={method} className="checkbox order-method">
            <input
              type="radio"
              name="pay"
              value={method}
              checked={method === pay}
              disabled={method === 'cash' && cashProblem !== undefined}
              aria-describedby={method === pay ? 'order-payment-note' : undefined}
              onChange={() => {
                draft.choosePay(method);
              }}
            />
            {paymentWords.methods[method]}
          </label>
        ))}
      <CashNotice payment={payment} />
      {pay && (
        <p id="order-payment-note" className="order-note">
          {paymentWords.notes[pay](totalOf(quoted))}
        </p>
      )}
    </fieldset>
  );
}

interface ReviewProps {
  heading: RefObject<HTMLHeadingElement | null>;
  order: Checkout;
}

export function Review({ heading, order }: ReviewProps) {
  const { quoted, draft } = order;
  const days = shop.delivery?.days;
  const today = useToday();
  return (
    <div className="order-review">
      <h3 tabIndex={-1} ref={heading}>
        {words.reviewOrder}
      </h3>
      <p className="order-note">{words.notPlacedYet}</p>
      <div className="order-part">
        <div className="order-part-heading">
          <h4>{words.deliverTo}</h4>
          <button
            type="button"
            className="text-button"
            aria-label={words.changeAddress}
            onClick={order.changeAddress}
          >
            {words.change}
          </button>
        </div>
        <AddressLines address={draft.address} />
        <UpdatesNote address={draft.address} />
        {draft.isFilledIn && <p className="order-note">{words.isFilledIn}</p>}
      </div>
      <div className="order-part">
        <h4>{words.products}</h4>
        <ul className="order-rows">
          {quoted.items.map((row) => (
            <ReviewRow key={row.productId} row={row} next={heading} />
          ))}
        </ul>
        <GiftCheckbox name="order-gift" label={words.gift} />
      </div>
      <div className="order-part">
        <p className="order-sum">
          {words.delivery} <span>{describeDelivery(quoted)}</span>
        </p>
        <p className="order-sum order-sum-total">
          {words.total} <span>{formatRupees(totalOf(quoted))}</span>
        </p>
        {days && <p>{arrivalWords.arrives(today, days)}</p>}
      </div>
      <PaymentChoice order={order} />
    </div>
  );
}

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
function TooSoon({ retryAt, next }: TooSoonProps) {
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
