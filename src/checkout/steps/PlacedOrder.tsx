import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { shop } from '../../config';
import { isAskedFor } from '../../orders/address';
import { isOnItsWay } from '../../orders/moves';
import { countOf, type Order, totalOf } from '../../orders/order';
import { loadOrder, orderPolling, selectOrders } from '../../orders/ordersSlice';
import {
  describeDelivery,
  OrderContact,
  OrderSummary,
  useTitleOf,
} from '../../orders/OrderSummary';
import { SaveOrder } from '../../orders/own/SaveOrder';
import { UpiPayment } from '../../orders/upi/UpiPayment';
import { useAppDispatch, useAppSelector } from '../../store/store';
import { whatsApp } from '../../ui/contactLinks';
import { paths } from '../../ui/navigation';
import { PrintButton } from '../../ui/print';
import { usePolling } from '../../ui/usePolling';
import { arrivalWords } from '../../words/en/orders/arrival';
import { orderHistoryWords } from '../../words/en/orders/orderHistory';
import { ordersWords } from '../../words/en/orders/orders';
import { thanksWords as words } from '../../words/en/orders/thanks';
import type { Checkout } from './useCheckout';
import './PlacedOrder.css';

/** An order as it is now, kept up to date until it is paid; in cash, it is as it was placed. */
function useFollowedOrder(id: string, placed: Order | undefined): Order | undefined {
  const dispatch = useAppDispatch();
  const loaded = useAppSelector((state) => selectOrders(state).byId[id]);
  const order = loaded ?? placed;
  const owner = order?.owner ?? '';
  const poll = useCallback(() => dispatch(loadOrder({ id, owner })), [dispatch, id, owner]);
  const isWaiting = order?.pay === 'upi' && order.payment !== 'paid';
  usePolling(isWaiting ? poll : undefined, orderPolling, loaded);
  return order;
}

interface PlacedOrderProps {
  id: string;
  /** `undefined` while loading. */
  order: Order | undefined;
}

/** How to reach the shop about an order; nothing if it has set no contact. */
function PlacedContact({ id, order }: PlacedOrderProps) {
  const titleOf = useTitleOf();
  const { email, telephone, whatsapp } = shop.contact ?? {};
  if (!email && !telephone && !whatsapp) return null;
  const items = order?.items.map(({ productId, price, count }) => ({
    ...{ title: titleOf(productId), count, sum: price * count },
  }));
  return (
    <div className="placed-contact">
      <h2>{words.questions}</h2>
      <OrderContact mail={{ subject: ordersWords.subject(id) }} />
      {whatsapp && order && items && (
        <a
          className="button button-quiet"
          href={whatsApp(
            whatsapp,
            words.whatsAppText(id, items, describeDelivery(order), totalOf(order)),
          )}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.sendByWhatsApp}
        </a>
      )}
    </div>
  );
}

/** Who sold what, and when: only on paper. */
function ReceiptHead({ id, order }: PlacedOrderProps) {
  const { address, email, telephone } = shop.contact ?? {};
  const contact = [address, email, telephone].filter(Boolean);
  return (
    <div className="receipt-head print-only">
      <p className="receipt-shop">{shop.name}</p>
      {contact.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="receipt-order">{words.receipt(<span className="order-number">{id}</span>)}</p>
      {order && <p>{words.placedOn(order.placedAt)}</p>}
    </div>
  );
}

/** All about the order that was just placed, below the heading that says so; printed, its receipt. */
export function PlacedOrder({ checkout, finish }: Pick<Checkout, 'checkout' | 'finish'>) {
  const id = checkout.sent?.id ?? '';
  const order = useFollowedOrder(id, checkout.order);
  const isComing = !order || isOnItsWay(order);
  const isDue = order?.pay === 'upi' && order.payment === 'due';
  const days = shop.delivery?.days;
  const email = isAskedFor('email') && order?.address?.email;
  const standing = order && order.state !== 'placed' && orderHistoryWords.meaning(order);
  return (
    <section id="order" className="placed-order" aria-label={words.title}>
      <ReceiptHead id={id} order={order} />
      <div className="placed-lead">
        {order && days && isComing && (
          <p className="placed-arrival">
            {words[isDue ? 'arrivesIfPaid' : 'arrives'](
              <strong>{arrivalWords.dates(order.placedAt, days)}</strong>,
            )}
          </p>
        )}
        {order?.pay === 'cash' && isComing && <p>{words.haveCashReady(totalOf(order))}</p>}
        {order && isComing && <UpiPayment order={order} level={2} />}
        {email && <p>{words.receiptTo(<bdi>{email}</bdi>)}</p>}
        <p className="placed-track">
          {standing || (isDue ? words.confirmOncePaid : words.confirmSoon)}{' '}
          <Link to={paths.login}>{words.track}</Link>
        </p>
      </div>
      <div className="placed-summary">
        {order ? (
          <>
            <h2>{words.yourOrder(countOf(order))}</h2>
            <OrderSummary order={order} />
          </>
        ) : (
          <p>{words.loadingOrder}</p>
        )}
      </div>
      <div className="placed-more">
        <SaveOrder />
        <div className="button-row">
          <Link className="button" to={paths.home} onClick={finish}>
            {words.continueShopping}
          </Link>
          <PrintButton label={words.print} />
        </div>
        <PlacedContact id={id} order={order} />
      </div>
    </section>
  );
}
