import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { shop } from '#shop/config';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { SaveOrder } from '../auth/guest/SaveOrder';
import { useToday } from '../basket/arrival';
import { useBasketCount } from '../basket/useBasket';
import { selectProducts } from '../catalogue/catalogueSlice';
import { withCurrentPrice } from '../catalogue/model/prices';
import { type Product, variantsOf } from '../catalogue/model/product';
import { selectCurrentPrices } from '../catalogue/pricesSlice';
import { ProductShelf } from '../catalogue/product/ProductShelf';
import { paths } from '../navigation';
import { whatsApp } from '../orders/contactLinks';
import { isAskedFor } from '../orders/model/address';
import { arrivalDatesOf } from '../orders/model/arrival';
import { countOf, type Order, totalOf } from '../orders/model/order';
import { amountIn, termsOf } from '../orders/model/orderTerms';
import { isOnItsWay } from '../orders/model/states';
import { KeepLink } from '../orders/own/KeepLink';
import { loadOrder, orderPolling, selectOrders } from '../orders/ordersSlice';
import { OrderPayment } from '../orders/payment/OrderPayment';
import {
  describeDelivery,
  describeDiscount,
  OrderContact,
  OrderNote,
  OrderSummary,
  useTitleOf,
} from '../orders/OrderSummary';
import { Receipt } from '../orders/Receipt';
import { PrintButton, useIsPrinting } from '../ui/print';
import { usePolling } from '../ui/usePolling';
import { placedWords } from '#words/basketPage';
import { arrivalWords } from '#words/orders/arrival';
import { orderHistoryWords } from '#words/orders/orderHistory';
import { ordersWords } from '#words/orders/orders';
import { thanksWords as words } from '#words/orders/ordering';
import { orderSeen } from './sentOrder';
import type { Checkout } from './useCheckout';
import './PlacedOrder.css';

/** Options for polling an order that needs no payment now: it is read only when the shopper returns. */
const onReturnOnly = { everyMs: Infinity, isCurrent: true };

/** An order as it is now, polled until it is paid, then read whenever the shopper returns. */
function usePolledOrder(id: string, placed: Order | undefined): Order | undefined {
  const dispatch = useAppDispatch();
  const loaded = useAppSelector((state) => selectOrders(state).byId[id]);
  const order = loaded ?? placed;
  const owner = order?.owner ?? '';
  const poll = useCallback(() => dispatch(loadOrder({ id, owner })), [dispatch, id, owner]);
  const isWaiting = order && order.pay !== 'cash' && order.payment !== 'paid';
  usePolling(order && poll, isWaiting ? orderPolling : onReturnOnly, loaded);
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
  const items = order?.items.map((item) => ({
    title: titleOf(item),
    count: item.count,
    sum: amountIn(order, item.price * item.count),
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
            words.whatsAppText(
              id,
              items,
              describeDelivery(order),
              amountIn(order, totalOf(order)),
              order.code && `${ordersWords.code(order.code)} ${describeDiscount(order)}`,
            ),
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

/** The most products to go on with. */
const OTHERS = 6;

/** Products that the page has loaded, can be ordered, and aren't in this order. */
function useOthers(items: Order['items']): Product[] {
  const products = useAppSelector(selectProducts);
  const today = useAppSelector(selectCurrentPrices);
  const ordered = new Set(items.map(({ productId }) => productId));
  const isSold = (product: Product) =>
    !(today ? withCurrentPrice(today, product) : product).soldOut && !product.hidden;
  return Object.values(products)
    .filter((product) => !product.variantOf)
    .filter((product) => variantsOf(product).some(isSold))
    .filter((product) => variantsOf(product).every(({ id }) => !ordered.has(id)))
    .slice(0, OTHERS);
}

interface NextStepsProps {
  order: Order;
  isDue: boolean;
  /** The days on which it is expected to arrive. */
  arrival: string | undefined;
}

/** Everything that happens until the order arrives. */
function NextSteps({ order, isDue, arrival }: NextStepsProps) {
  const email = isAskedFor('email') && order.address?.email;
  return (
    <section className="placed-next" aria-labelledby="placed-next">
      <h2 id="placed-next">{words.next}</h2>
      <ol>
        <li>
          {isDue ? words.confirmOncePaid : words.confirmSoon}{' '}
          {email && <span>{words.receiptTo(<bdi>{email}</bdi>)}</span>}
        </li>
        <li>{words.pack}</li>
        <li>{words.bring(arrival)}</li>
        {order.pay === 'cash' && <li>{words.haveCashReady(amountIn(order, totalOf(order)))}</li>}
      </ol>
    </section>
  );
}

/** The days on which an order is expected: if it is still to be paid, as if that happened today. */
function useArrival(order: Order | undefined, isDue: boolean): string | undefined {
  const today = useToday();
  const days = order && termsOf(order).days;
  if (!days) return undefined;
  return isDue ? arrivalWords.dates(today, days) : arrivalDatesOf(order, days, today);
}

/** The order that was just placed, below its heading; its receipt in print. */
export function PlacedOrder({ checkout }: Pick<Checkout, 'checkout'>) {
  const dispatch = useAppDispatch();
  const inBasket = useBasketCount();
  const isPrinting = useIsPrinting();
  const id = checkout.sent?.id ?? '';
  const order = usePolledOrder(id, checkout.order);
  const isDue = order !== undefined && order.pay !== 'cash' && order.payment === 'due';
  const hasPaymentBack = order?.payment === 'refunded';
  const isComing = order && isOnItsWay(order) && !hasPaymentBack;
  const arrival = useArrival(order, isDue);
  const others = useOthers(order?.items ?? []);
  const hasPayment = isComing && order.pay !== 'cash';
  // The columns are about as long as each other, whatever the first one has.
  const keepLink = order && (
    <KeepLink order={order} hasCode={order.pay !== 'upi' || order.payment === 'paid'} />
  );
  const contact = <PlacedContact id={id} order={order} />;
  const isContactFirst = !hasPayment && !order?.guest;
  return (
    <section id="order" className="placed-order" aria-label={placedWords.title}>
      {isPrinting && order && <Receipt order={order} />}
      {isComing && arrival && (
        <p className="placed-arrival">
          {words[isDue ? 'arrivesIfPaid' : 'arrives'](<strong>{arrival}</strong>)}
        </p>
      )}
      <div className="placed-column">
        {isComing && <OrderPayment order={order} level={2} />}
        {order?.state === 'placed' && !hasPaymentBack && (
          <NextSteps order={order} isDue={isDue} arrival={arrival} />
        )}
        {order && (order.state !== 'placed' || hasPaymentBack) && (
          <>
            <p>{orderHistoryWords.meaning(order)}</p>
            <OrderNote order={order} state={order.state} />
          </>
        )}
        {!hasPayment && keepLink}
        {isContactFirst && contact}
        <div className="button-row">
          <Link
            className={`button ${isDue ? 'button-quiet' : ''}`}
            to={paths.home}
            onClick={() => dispatch(orderSeen())}
          >
            {words.continueShopping}
          </Link>
          <PrintButton label={words.print} />
        </div>
        <Link className="placed-link" to={paths.login}>
          {words.track}
        </Link>
        {inBasket > 0 && (
          <Link className="placed-link" to={paths.checkout}>
            {words.basket(inBasket)}
          </Link>
        )}
      </div>
      <div className="placed-column">
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
        {hasPayment && keepLink}
        {!isContactFirst && contact}
      </div>
      <SaveOrder />
      {order && <ProductShelf heading={words.others} products={others} />}
    </section>
  );
}
