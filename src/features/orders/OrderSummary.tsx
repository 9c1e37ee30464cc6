import type { Order } from '../../services/orderService';
import { adoptStyles } from '../../shared/adoptStyles';
import { formatRupees } from '../../shared/formatRupees';
import { AddressLines } from './AddressLines';
import { deliveryOf, titleOf, totalOf } from './describeOrder';
import sheet from './OrderSummary.css?part';

adoptStyles(sheet);

interface OrderSummaryProps {
  order: Pick<Order, 'items' | 'delivery' | 'gift' | 'address'>;
  isCallable?: boolean;
}

/** What an order contains, what it costs, and where it goes. */
export function OrderSummary({ order, isCallable }: OrderSummaryProps) {
  const { items, delivery, gift, address } = order;
  return (
    <div className="order-summary">
      <ul className="order-summary-items">
        {items.map(({ productId, price, count }) => (
          <li key={`${productId}:${price}`} className="order-summary-row">
            <span>
              {titleOf(productId)}
              <span className="order-summary-count">{` ${count} × ${formatRupees(price)}`}</span>
            </span>{' '}
            <span className="order-summary-sum">{formatRupees(price * count)}</span>
          </li>
        ))}
      </ul>
      <p className="order-summary-row">
        Delivery: <span className="order-summary-sum">{deliveryOf(items, delivery)}</span>
      </p>
      <p className="order-summary-row order-summary-total">
        Total, in cash:{' '}
        <span className="order-summary-sum">{formatRupees(totalOf({ items, delivery }))}</span>
      </p>
      {gift && <p>This order contains a gift.</p>}
      {address ? (
        <AddressLines address={address} isCallable={isCallable} />
      ) : (
        <p>The address was deleted.</p>
      )}
    </div>
  );
}
