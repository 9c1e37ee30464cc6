import { LoadFailure } from '../../ui/BusyButton';
import { useChunk } from '../../ui/useChunk';
import { upiWords as words } from '../../words/en/orders/upi';
import type { Order } from '../order';

const loadPanel = () => import(/* webpackChunkName: "orders-upi" */ './UpiPanel');

interface UpiPaymentProps {
  order: Order;
  /** Of its heading. */
  level?: 2 | 4;
}

/** How to pay for an order by UPI, and how far the payment is; nothing for an order in cash. */
export function UpiPayment({ order, level = 4 }: UpiPaymentProps) {
  const { chunk, isFailed, again } = useChunk(order.pay === 'upi' ? loadPanel : undefined);
  if (order.pay !== 'upi') return null;
  if (chunk) return <chunk.UpiPanel order={order} level={level} />;
  if (isFailed) return <LoadFailure onRetry={again}>{words.notLoaded}</LoadFailure>;
  return <p>{words.loading}</p>;
}
