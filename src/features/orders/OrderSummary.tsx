import type { Order, OrderDetails } from '../../services/orderService';
import { adoptStyles } from '../../shared/adoptStyles';
import { formatRupees } from '../../shared/formatRupees';
import { ordersWords as words } from '../../words/en/orders/orders';
import { AddressLines } from './AddressLines';
import { deliveryOf, totalOf } from './orderTotals';
import { OrderPicture } from './OrderPicture';
import { useTitleOf } from './useTitleOf';
import sheet from './OrderSummary.css?part';

adoptStyles(sheet);

interface OrderSummaryProps {
  order: OrderDetails & Partial<Pick<Order, 'payment'>>;
  isCallable?: boolean;
}

export function OrderSummary({ order, isCallable }: OrderSummaryProps) {
  const titleOf = useTitleOf();
  const { items, gift, address } = order;
  return (
    <div className="order-summary">
      <ul className="order-summary-items">
        {items.map(({ productId, price, count }) => (
          <li key={`${productId}:${price}`} className="order-summary-row">
            <OrderPicture productId={productId} />
            <span className="order-summary-title">
              {titleOf(productId)}{' '}
              <span className="order-summary-count">{words.countAndPrice(count, price)}</span>
            </span>{' '}
            <span className="order-summary-sum">{formatRupees(price * count)}</span>
          </li>
        ))}
      </ul>
      <p className="order-summary-row">
        {words.delivery} <span className="order-summary-sum">{deliveryOf(order)}</span>
      </p>
      <p className="order-summary-row order-summary-total">
        {words.total(order)}{' '}
        <span className="order-summary-sum">{formatRupees(totalOf(order))}</span>
      </p>
      {gift && <p>{words.containsGift}</p>}
      <div className="order-summary-address">
        {address ? (
          <>
            <p className="order-summary-label">{words.deliverTo}</p>
            <AddressLines address={address} isCallable={isCallable} />
          </>
        ) : (
          <p>{words.addressDeleted}</p>
        )}
      </div>
    </div>
  );
}
