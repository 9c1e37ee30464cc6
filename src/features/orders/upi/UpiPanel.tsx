import { useEffect, useId, useRef } from 'react';
import { shop } from '../../../config';
import { paymentChanges, wasNotFound } from '../../../model/payments';
import type { Order } from '../../../services/orderService';
import { adoptStyles } from '../../../shared/adoptStyles';
import { useAppDispatch, useAppSelector } from '../../../shared/hooks';
import { useAnnounce } from '../../../shared/useAnnounce';
import { upiWords as words } from '../../../words/en/orders/upi';
import { totalOf } from '../orderTotals';
import { Refusal } from '../list/OrderButton';
import { selectChange } from '../ordersSlice';
import { changeOrder } from '../ordersThunks';
import { PayInCash } from './PayInCash';
import sheet from './UpiPanel.css?part';
import { UpiDetails } from './UpiDetails';

adoptStyles(sheet);

interface UpiPanelProps {
  order: Order;
  /** Of its heading. */
  level: 2 | 4;
}

export function UpiPanel({ order, level }: UpiPanelProps) {
  const dispatch = useAppDispatch();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasPressed = useRef(false);
  const shown = useRef(order.payment);
  const announce = useAnnounce();
  const change = useAppSelector((state) => selectChange(state, order.id));
  const { payment } = order;
  const total = totalOf(order);
  const changes = paymentChanges(order, 'shopper');
  const isClaimed = payment === 'claimed';
  const due = shop.upi ? words.pay(total) : words.payment;
  const isMissing = wasNotFound(order);

  useEffect(() => {
    const before = shown.current;
    shown.current = payment;
    if (payment === before || payment === 'claimed') return;
    const stillDue = isMissing ? words.dueAgain : due;
    announce(payment === 'paid' ? words.paid(total) : stillDue);
  }, [announce, due, isMissing, payment, total]);

  useEffect(() => {
    // The pressed button is gone.
    if (hasPressed.current && isClaimed) heading.current?.focus({ preventScroll: true });
    hasPressed.current = false;
  }, [isClaimed]);

  // Nothing is left to pay, or to say.
  if (payment !== 'paid' && changes.length === 0 && !isClaimed) return null;

  const claim = () => {
    if (change?.pending) return;
    hasPressed.current = true;
    void dispatch(changeOrder({ order, change: 'claimed' }));
  };
  const Heading = `h${level}` as const;
  const titles = { due, claimed: words.claimedHeading, paid: words.paidHeading };
  return (
    <section className="upi" aria-labelledby={id} data-payment={payment}>
      <Heading id={id} ref={heading} tabIndex={-1}>
        {titles[payment]}
      </Heading>
      {payment === 'paid' && <p className="success">{words.paid(total)}</p>}
      {isClaimed && (
        <>
          <p>{words.claimed}</p>
          <details className="upi-again">
            <summary>{shop.upi ? words.showAgain : words.notPaidYet}</summary>
            <UpiDetails order={order} />
            {changes.includes('cash') && <PayInCash order={order} />}
          </details>
        </>
      )}
      {payment === 'due' && (
        <>
          {isMissing && <p className="reason">{words.dueAgain}</p>}
          <UpiDetails order={order} />
          {shop.upi && <p>{words.check}</p>}
          <div className="button-row">
            <button
              type="button"
              className="button"
              aria-disabled={change?.pending !== undefined}
              aria-busy={change?.pending === 'claimed'}
              onClick={claim}
            >
              {words.havePaid}
            </button>
            <Refusal order={order} change="claimed" />
            {changes.includes('cash') && <PayInCash order={order} />}
          </div>
        </>
      )}
      {/* In a list, the order has it. */}
      {level === 2 && <Refusal order={order} />}
    </section>
  );
}
