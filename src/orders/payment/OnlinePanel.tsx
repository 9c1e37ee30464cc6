import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { shop } from '#shop/config';
import { useAnnounce } from '../../app/announce';
import { demoUpiWords, onlineWords as words, upiWords } from '#words/orders/orders';
import { paymentWords } from '#words/orders/waysToPay';
import { PAYMENT_MINUTES } from '../model/charge';
import { type Order, receivedOf, totalOf } from '../model/order';
import { payAddress, readFailure } from '../model/orderLink';
import { amountIn } from '../model/orderTerms';
import { isPayable } from '../model/payment';
import { PayInCash } from './PayInCash';
import { PayLink } from './PayLink';
import { Refusal } from '../OrderCard';
import './PaymentPanel.css';

/** An order that the payment service rejects: cash is left. */
function Rejected({ order, until }: { order: Order; until: number }) {
  // A visitor who only has the link can't change the order.
  const canChange = Boolean(order.owner);
  return (
    <>
      <p className="reason">{words.rejected}</p>
      <p>{canChange ? words.chooseCash(until) : words.cashWhereOrdered(until)}</p>
      {canChange && (
        <div className="button-row">
          <PayInCash order={order} consequence={words.cashConsequence} keep={words.notNow} />
        </div>
      )}
    </>
  );
}

/** The way to the page where an order is paid. */
function Due({ order }: { order: Order }) {
  const { id, linkKey, placedAt, owner, charge } = order;
  const failure = readFailure(useLocation().search, id);
  const total = amountIn(order, totalOf(order));
  // The shop no longer takes payments online, or in this currency.
  if (!shop.payments || !linkKey || typeof total !== 'number') return <p>{words.noLongerTaken}</p>;
  const until = charge?.until ?? placedAt + (shop.payments.minutes ?? PAYMENT_MINUTES) * 60_000;
  if (charge?.failure?.isFinal ?? failure === 'rejected') {
    return <Rejected order={order} until={until} />;
  }
  return (
    <>
      {failure && <p className="reason">{words.failed}</p>}
      <p>{words.due(until)}</p>
      <PayLink href={payAddress({ id, key: linkKey })}>{words.pay(total)}</PayLink>
      <p className="payment-note">{words.checking}</p>
      {/* A visitor who only has the link can pay, but not change the order. */}
      {owner && (
        <div className="button-row">
          <PayInCash order={order} consequence={words.payInCashConsequence} keep={words.keep} />
        </div>
      )}
    </>
  );
}

interface OnlinePanelProps {
  order: Order;
  /** The level of its heading. */
  level: 2 | 4;
}

/** The payment of an order at a payment service, which tells the shop of it. */
export function OnlinePanel({ order, level }: OnlinePanelProps) {
  const id = useId();
  const { payment } = order;
  const paid = words.paid(amountIn(order, receivedOf(order)));
  const announce = useAnnounce();
  const shown = useRef(payment);
  useEffect(() => {
    if (payment === 'paid' && shown.current !== payment) announce(paid);
    shown.current = payment;
  }, [announce, payment, paid]);

  if (payment === 'refunded' || (payment === 'due' && !isPayable(order))) return null;
  const Heading = `h${level}` as const;
  const titles = {
    due: paymentWords.payment,
    claimed: words.claimedHeading,
    paid: upiWords.paidHeading,
  };
  return (
    <section className="payment-panel" aria-labelledby={id} data-payment={payment}>
      <Heading id={id}>{titles[payment]}</Heading>
      {process.env.AUTH_EMULATOR_URL && payment !== 'paid' && (
        <p className="reason">{demoUpiWords.note}</p>
      )}
      {payment === 'paid' && <p className="success">{paid}</p>}
      {payment === 'claimed' && <p>{words.claimed}</p>}
      {payment === 'due' && <Due order={order} />}
      {/* An order in a list shows the refusal itself. */}
      {level === 2 && <Refusal order={order} />}
    </section>
  );
}
