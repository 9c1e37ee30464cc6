import { useState } from 'react';
import type { Order } from '../../services/orderService';
import { orderHistoryWords as words } from '../../words/en/orders/orderHistory';
import { totalOf } from '../orders/orderTotals';
import { OrderButton } from '../orders/list/OrderButton';
import { OrderContact } from '../orders/OrderContact';
import { OrderPicture } from '../orders/OrderPicture';
import { OrderSummary } from '../orders/OrderSummary';
import { OrderTimeline } from './OrderTimeline';

/** So many fit beside the text on a phone. */
const PICTURES = 3;

interface OwnOrderDetailsProps {
  order: Order;
  isOpenAtFirst: boolean;
  isPrinting: boolean;
  onPrint: () => void;
}

export function OwnOrderDetails(props: OwnOrderDetailsProps) {
  const { order, isOpenAtFirst, isPrinting, onPrint } = props;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { items } = order;
  const count = items.reduce((sum, item) => sum + item.count, 0);
  return (
    <details className="order-details disclosure" open={isOpen || isPrinting}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        <span className="order-pictures">
          {items.slice(0, PICTURES).map(({ productId, price }) => (
            <OrderPicture key={`${productId}:${price}`} productId={productId} />
          ))}
        </span>
        <span>{words.contents(count, totalOf(order))}</span>
      </summary>
      <div className="order-details-content">
        <OrderTimeline order={order} />
        <OrderSummary order={order} />
        <div className="order-details-end">
          <OrderContact orderId={order.id} />
          <OrderButton order={order} label={words.print} onPress={onPrint} />
        </div>
      </div>
    </details>
  );
}
