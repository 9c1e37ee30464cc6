import { Fragment, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { shop } from '#shop/config';
import { useAnnounce, useProblemAnnouncement } from '../app/announce';
import { useAppDispatch } from '../app/hooks';
import { GiftCheckbox, paymentReason } from '../basket/BasketTotal';
import { describeSurplus, overLimit } from '../basket/limits';
import { useBasketActions } from '../basket/useBasket';
import { describeSeller } from '../catalogue/model/seller';
import { describeTerms } from '../catalogue/model/terms';
import { tidyAddress } from '../orders/model/address';
import { totalOf } from '../orders/model/order';
import { AddressLines, OrderContact, UpdatesNote } from '../orders/OrderSummary';
import { AddressOutcome } from '../orders/SavedAddress';
import { passFocus } from '../ui/focus';
import { useSecondsUntil } from '../ui/useSecondsUntil';
import { limitWords } from '#words/basketPage';
import { sellerWords } from '#words/legal';
import { demoOrderWords, orderingWords as words } from '#words/orders/ordering';
import { paymentWords } from '#words/orders/waysToPay';
import { cancelRetry } from './checkoutSlice';
import { isUnderWay } from './checkoutStatus';
import { useCode } from './codePart';
import { changesOf, type OrderChanges, paymentMethods, type Row } from './orderRows';
import { type Checkout, outcomeOf } from './useCheckout';

/** Tells early why an order can't be paid in cash, or online, and what to do. */
export function PaymentNotice({ payment }: { payment: Checkout['payment'] }) {
  const reason = paymentReason(payment);
  const shown = useRef(reason);
  const announceReason = useProblemAnnouncement();
  useEffect(() => {
    // The order has grown, and may have changed to UPI; or it has shrunk.
    if (reason !== shown.current) announceReason(reason);
    shown.current = reason;
  }, [announceReason, reason]);
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

/** How and when the shopper pays; a choice if the shop takes more than cash. */
function PaymentChoice({ order }: { order: Checkout }) {
  const { quoted, payment, draft } = order;
  const { pay, cashProblem, onlineLimit } = payment;
  const methods = paymentMethods();
  const isDisabled = { cash: Boolean(cashProblem), online: Boolean(onlineLimit), upi: false };
  const hasChoice = methods.length > 1;
  const note = pay && (
    <p id="order-payment-note" className="order-note">
      {paymentWords.notes[pay](totalOf(quoted))}
    </p>
  );
  return (
    <fieldset className="order-part checkout-payment">
      <legend>{paymentWords.payment}</legend>
      {hasChoice &&
        methods.map((method) => (
          <Fragment key={method}>
            <label className="checkbox order-method">
              <input
                type="radio"
                name="pay"
                value={method}
                checked={method === pay}
                disabled={isDisabled[method]}
                aria-describedby={method === pay ? 'order-payment-note' : undefined}
                onChange={() => {
                  draft.choosePay(method);
                }}
              />
              {paymentWords.methods[method]}
            </label>
            {method === pay && note}
          </Fragment>
        ))}
      {!hasChoice && pay === 'online' && <p>{paymentWords.methods.online}</p>}
      <PaymentNotice payment={payment} />
      {!hasChoice && note}
    </fieldset>
  );
}

/** The code that the order uses, or a field for one. */
function ReviewedCode() {
  return useCode().entry;
}

/** Asks whether the shopper wants WhatsApp messages, in a shop that sends them. */
function WhatsAppConsent({ draft }: { draft: Checkout['draft'] }) {
  if (!shop.functions?.whatsapp) return null;
  return (
    <>
      <label className="checkbox">
        <input
          type="checkbox"
          name="whatsapp"
          checked={draft.whatsApp}
          aria-describedby="order-whatsapp"
          onChange={({ target }) => {
            draft.chooseWhatsApp(target.checked);
          }}
        />
        {words.whatsApp}
      </label>
      <p id="order-whatsapp" className="order-note">
        {words.whatsAppNote(<bdi>{tidyAddress(draft.address).telephone}</bdi>)}
      </p>
    </>
  );
}

export function Review({ order }: { order: Checkout }) {
  const { draft } = order;
  return (
    <>
      <p className="order-note">{words.notPlacedYet}</p>
      <div className="order-review">
        <section className="order-part" aria-labelledby="order-address">
          <div className="order-part-heading">
            <h2 id="order-address">{words.deliverTo}</h2>
            <button
              type="button"
              className="text-button"
              aria-label={words.changeAddress}
              onClick={order.changeAddress}
            >
              {words.change}
            </button>
          </div>
          {/* The address is shown as it will be stored. */}
          <AddressLines address={tidyAddress(draft.address)} />
          <UpdatesNote address={draft.address} />
          {draft.filledIn && <p className="order-note">{words.filledIn[draft.filledIn]}</p>}
          <AddressOutcome />
          <WhatsAppConsent draft={draft} />
          <GiftCheckbox name="order-gift" />
        </section>
        <PaymentChoice order={order} />
      </div>
      {process.env.CODES === 'on' && <ReviewedCode />}
    </>
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
            aria-label={limitWords.removeOf(row.count - row.most, row.title)}
            onClick={() => {
              next.current?.focus();
              removeSurplus({ id: row.productId, most: row.most });
            }}
          >
            {limitWords.remove(row.count - row.most)}
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

/** The seller and the terms, and a note in a demo that it sells nothing. */
function PlacingTerms() {
  const { basePath, conditions, privacy } = shop;
  const seller = describeSeller(shop);
  const link = (file: string, text: string) => <a href={basePath + file}>{text}</a>;
  return (
    <>
      {process.env.AUTH_EMULATOR_URL && <p className="order-changes">{demoOrderWords.note}</p>}
      {seller && <p className="order-note">{sellerWords.soldBy(seller)}</p>}
      <p className="order-note">
        {describeTerms(shop).returns}{' '}
        {conditions &&
          words.agreement(
            link(conditions, words.conditions),
            privacy && link(privacy, words.privacy),
          )}
      </p>
    </>
  );
}

/** The outcome of the last press, or what prevents it, always beside the button. */
function PlacingNotes({ action, order }: PlaceOrderProps) {
  const { status, retryAt } = order.checkout;
  const { isOnline } = order;
  const outcome = outcomeOf(order.checkout, order.quoted, isOnline);
  const announce = useAnnounce();
  const [isBack, setBack] = useState(false);
  const [hasTried, setTried] = useState(false);
  /** Whether nothing is pending and no outcome is shown that stays true once the network is back. */
  const isIdle = ['ready', 'quoting', 'unpriced', 'absent'].includes(status);
  const sayBack = useEffectEvent(() => {
    if (isIdle) announce(words.backOnline);
  });
  useEffect(() => {
    const onOnline = () => {
      setBack(true);
      setTried(false);
      sayBack();
    };
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('online', onOnline);
    };
  }, []);
  useEffect(() => (isOnline ? undefined : announce(words.offline)), [announce, isOnline]);

  if (retryAt !== undefined) return <TooSoon retryAt={retryAt} next={action} />;
  if (!isOnline && !isUnderWay(status)) {
    return (
      <>
        <p id="order-outcome" className="reason">
          {hasTried && outcome ? outcome : words.offline}
        </p>
        {/* Some devices wrongly report that they are offline. */}
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            setTried(true);
            action.current?.focus();
            order.place({ evenOffline: true });
          }}
        >
          {words.tryAnyway}
        </button>
      </>
    );
  }
  if (order.isCheckingCode) {
    return (
      <p id="order-outcome" className="order-note">
        {words.checkingCode}
      </p>
    );
  }
  const isNews = isBack && (status === 'ready' || status === 'quoting');
  if (!outcome && !isNews) return null;
  return (
    <>
      <p
        id="order-outcome"
        className={isNews ? 'success' : isUnderWay(status) ? 'order-note' : 'reason'}
      >
        {outcome || words.backOnline}
      </p>
      {status === 'refused' && <OrderContact />}
    </>
  );
}

/** A text for each product, price and term. */
const describeChanges = ({ soldOut, scarce, repriced, delivery }: OrderChanges) => [
  ...soldOut.map(({ title }) => words.noLongerSold(title)),
  ...scarce.map(({ row, left }) => words.fewLeft(left, row.title)),
  ...repriced.map(({ row, price }) => words.priceChange(row.title, row.price, price)),
  ...(delivery
    ? [
        words.deliveryChange(
          words.deliveryTerms(delivery.before),
          words.deliveryTerms(delivery.after),
        ),
      ]
    : []),
];

interface PlaceOrderProps {
  /** The button that places the order, or accepts the new prices. */
  action: RefObject<HTMLButtonElement | null>;
  order: Checkout;
}

export function PlaceOrder({ action, order }: PlaceOrderProps) {
  const { quoted, isOnline } = order;
  const { pay } = order.payment;
  const { status, quote, retryAt } = order.checkout;
  const changes = status === 'changed' && quote ? changesOf(quoted, quote.today) : undefined;
  if (changes) {
    return (
      <div className="order-changes" ref={passFocus}>
        <p>{outcomeOf(order.checkout, quoted, isOnline)}</p>
        <ul>
          {describeChanges(changes).map((change) => (
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
  const isBusy = isUnderWay(status) || order.isCheckingCode;
  const isTooMuch = overLimit(quoted.items).length > 0;
  return (
    <div className="order-placing">
      <PlacingTerms />
      <TooMany rows={quoted.items} next={action} />
      <div className="order-action">
        <PlacingNotes action={action} order={order} />
        <button
          ref={action}
          type="button"
          className="button button-wide"
          aria-disabled={isBusy || isTooMuch || !pay || retryAt !== undefined || !isOnline}
          aria-busy={isBusy}
          aria-describedby="order-too-many order-cash order-outcome"
          onClick={() => {
            order.place();
            // The reason may be out of view.
            const obstacle = isTooMuch ? 'order-too-many' : !pay && 'order-cash';
            if (obstacle) document.getElementById(obstacle)?.scrollIntoView({ block: 'center' });
          }}
        >
          {paymentWords.placeOrder[pay ?? 'cash'](totalOf(quoted))}
        </button>
      </div>
    </div>
  );
}
