import { shop } from '#shop/config';
import { useToday } from '../basket/arrival';
import { orderHistoryWords as words } from '#words/orders/orderHistory';
import { termsWords } from '#words/terms';
import { describeArrival } from './model/arrival';
import type { Order } from './model/order';
import { termsOf } from './model/orderTerms';
import { isOnItsWay } from './model/states';
import { OrderPayment } from './payment/OrderPayment';
import { InvoicePapers } from './InvoicePaper';
import { OrderContact, OrderSummary } from './OrderSummary';
import './Receipt.css';

interface ReceiptProps {
  order: Order;
  /** Whether the order was read by its link, without its address and its shopper's buttons. */
  isLinked?: boolean;
}

/**
 * An order on paper, in place of everything beside it: who sold what to whom, for how much, and what follows; its invoice,
 * once it has one.
 */
export function Receipt({ order, isLinked = false }: ReceiptProps) {
  const { id, state, placedAt, stateAt } = order;
  const { days, returns } = termsOf(order);
  const today = useToday();
  const isComing = isOnItsWay(order);
  const payment = isComing && (!isLinked || order.pay === 'online') && (
    <OrderPayment order={order} />
  );
  if (order.invoice) {
    return (
      <div className="receipt print-only">
        <InvoicePapers order={order} />
        {payment}
      </div>
    );
  }
  return (
    <div className="receipt print-only">
      <div className="receipt-head">
        <p className="receipt-shop">{shop.name}</p>
        <p>{words.soldBy()}</p>
      </div>
      <div>
        <p className="receipt-order">{words.heading(<span className="order-number">{id}</span>)}</p>
        <p>{words.times(placedAt, state, stateAt)}</p>
        {isComing && days && <p>{describeArrival(order, days, today)}</p>}
        {!isComing && <p>{words.meaning(order)}</p>}
      </div>
      <OrderSummary order={order} isAddressShown={!isLinked} />
      {payment}
      <div className="receipt-foot">
        {returns !== undefined && <p>{termsWords.returns(returns)}</p>}
        <OrderContact orderId={id} />
      </div>
    </div>
  );
}
