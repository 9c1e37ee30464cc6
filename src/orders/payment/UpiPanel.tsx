import { useEffect, useId, useRef, useState } from 'react';
import { shop } from '#shop/config';
import { useAnnounce } from '../../app/announce';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Button } from '../../ui/Button';
import { PhoneDisclosure } from '../../ui/Disclosure';
import { QrCode } from '../../ui/QrCode';
import { asciiDigits } from '../../words/digits';
import { demoUpiWords, upiWords as words } from '#words/orders/orders';
import { formatMoney } from '../../words/money';
import { decimalOf } from '../../words/typedMoney';
import { type Order, totalOf } from '../model/order';
import { amountIn } from '../model/orderTerms';
import { paymentChanges, REFERENCE_LENGTH, wasNotFound } from '../model/payment';
import { OptionalLine, Refusal } from '../OrderCard';
import { changeOrder, selectChange } from '../ordersSlice';
import { PayInCash } from './PayInCash';
import { upiLink } from './upiLink';
import './PaymentPanel.css';

interface CopyRowProps {
  label: string;
  value: string;
  /** The text to copy, if not the value. */
  text?: string;
}

function CopyRow({ label, value, text = value }: CopyRowProps) {
  const announce = useAnnounce();
  const shown = useRef<HTMLElement>(null);
  const [note, setNote] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setNote(words.copied);
      announce(words.copiedThis(label));
    } catch {
      // The text is selected if the browser has no clipboard, or denies it.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      setNote(words.selected(label));
      announce(words.selected(label));
    }
  };

  return (
    <div className="copy-row">
      <dt>{label}</dt>
      <dd>
        <bdi ref={shown}>{value}</bdi>
        <button
          type="button"
          className="button button-quiet"
          aria-label={words.copyThis(label)}
          onClick={() => void copy()}
        >
          {note === words.copied ? note : words.copy}
        </button>
        {note && note !== words.copied && <span className="copy-note">{note}</span>}
      </dd>
    </div>
  );
}

/** Three ways to pay: with an app on this device, by its code on another, and by hand. */
function UpiDetails({ order }: { order: Order }) {
  const { upi } = shop;
  const total = amountIn(order, totalOf(order));
  // This order is from before the shop stopped taking UPI, or this currency.
  if (!upi || typeof total !== 'number') return <p>{words.noLongerTaken}</p>;
  const link = upiLink({ to: upi, amount: total, shopName: shop.name, orderId: order.id });
  return (
    <div className="upi-details">
      <div className="upi-app">
        <a className="button button-wide" href={link}>
          {words.openApp}
        </a>
        <p className="payment-note">{words.openAppNote}</p>
      </div>
      <div className="upi-code">
        <PhoneDisclosure label={words.showCode}>
          <QrCode text={link} label={words.code(total, upi.name)} />
          <p className="payment-note">{words.scan}</p>
        </PhoneDisclosure>
      </div>
      <dl className="upi-copy">
        <CopyRow label={words.id} value={upi.id} />
        <CopyRow label={words.amount} value={formatMoney(total)} text={decimalOf(total)} />
        <CopyRow label={words.order} value={order.id} />
      </dl>
    </div>
  );
}

/** How to pay an order by UPI, on paper; nothing if the shop doesn't take it any more. */
export function UpiToPay({ order }: { order: Order }) {
  const total = amountIn(order, totalOf(order));
  if (!shop.upi || typeof total !== 'number') return null;
  return (
    <section className="payment-panel">
      <h4>{words.pay(total)}</h4>
      <UpiDetails order={order} />
    </section>
  );
}

interface UpiPanelProps {
  order: Order;
  /** The level of its heading. */
  level: 2 | 4;
}

export function UpiPanel({ order, level }: UpiPanelProps) {
  const dispatch = useAppDispatch();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasPressed = useRef(false);
  const [reference, setReference] = useState('');
  const shown = useRef(order.payment);
  const announce = useAnnounce();
  const pending = useAppSelector((state) => selectChange(state, order.id)?.pending);
  const { payment } = order;
  const paid = words.paid(amountIn(order, totalOf(order)));
  const changes = paymentChanges(order, 'shopper');
  const isClaimed = payment === 'claimed';
  const due = shop.upi ? words.pay(amountIn(order, totalOf(order))) : words.payment;
  const isMissing = wasNotFound(order);
  const hours = shop.upi?.confirmedWithin;
  const confirmation = hours && words.confirmedWithin(hours);

  useEffect(() => {
    const before = shown.current;
    shown.current = payment;
    if (payment === before || payment === 'claimed' || payment === 'refunded') return;
    const stillDue = isMissing ? words.dueAgain : due;
    announce(payment === 'paid' ? paid : stillDue);
  }, [announce, due, isMissing, payment, paid]);

  useEffect(() => {
    // The pressed button is gone.
    if (hasPressed.current && isClaimed) heading.current?.focus({ preventScroll: true });
    hasPressed.current = false;
  }, [isClaimed]);

  // Nothing is left to pay, or to say.
  if (payment === 'refunded' || (payment === 'due' && changes.length === 0)) return null;

  const claim = () => {
    hasPressed.current = true;
    void dispatch(changeOrder({ order, change: 'claimed', note: asciiDigits(reference) }));
  };
  const Heading = `h${level}` as const;
  const titles = { due, claimed: words.claimedHeading, paid: words.paidHeading };
  return (
    <section className="payment-panel" aria-labelledby={id} data-payment={payment}>
      <Heading id={id} ref={heading} tabIndex={-1}>
        {titles[payment]}
      </Heading>
      {process.env.AUTH_EMULATOR_URL && payment !== 'paid' && (
        <p className="reason">{demoUpiWords.note}</p>
      )}
      {payment === 'paid' && <p className="success">{paid}</p>}
      {isClaimed && (
        <>
          <p>
            {words.claimed} {confirmation}
          </p>
          <details className="upi-again">
            <summary>{shop.upi ? words.showAgain : words.notPaidYet}</summary>
            <UpiDetails order={order} />
            {changes.includes('cash') && (
              <PayInCash
                order={order}
                consequence={words.payInCashConsequence}
                keep={words.keepUpi}
              />
            )}
          </details>
        </>
      )}
      {payment === 'due' && (
        <>
          {isMissing && <p className="reason">{words.dueAgain}</p>}
          <UpiDetails order={order} />
          {shop.upi && (
            <p>
              {words.check} {confirmation}
            </p>
          )}
          <OptionalLine
            id={`${id}-reference`}
            label={words.reference}
            maxLength={REFERENCE_LENGTH}
            value={reference}
            onChange={({ target }) => {
              setReference(target.value);
            }}
          />
          <div className="button-row">
            <Button
              className="button upi-paid"
              isBusy={pending === 'claimed'}
              isDisabled={pending !== undefined}
              onClick={claim}
            >
              {words.havePaid}
            </Button>
            <Refusal order={order} change="claimed" />
            {changes.includes('cash') && (
              <PayInCash
                order={order}
                consequence={words.payInCashConsequence}
                keep={words.keepUpi}
              />
            )}
          </div>
        </>
      )}
      {/* An order in a list shows the refusal itself. */}
      {level === 2 && <Refusal order={order} />}
    </section>
  );
}
