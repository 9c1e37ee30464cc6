import { LoadFailure } from '../../ui/BusyButton';
import { lazyPart, usePart } from '../../ui/lazyPart';
import { upiWords as words } from '../../words/en/orders/orders';
import type { Order } from '../model/order';

const panelPart = lazyPart(() => import(/* webpackChunkName: "upi" */ './UpiPanel'));

interface UpiPaymentProps {
  order: Order;
  /** The level of its heading. */
  level?: 2 | 4;
}

/** How to pay for an order by UPI, and how far the payment is; nothing for an order in cash. */
export function UpiPayment({ order, level = 4 }: UpiPaymentProps) {
  const { loaded, isFailed, retry } = usePart(order.pay === 'upi' ? panelPart : undefined);
  if (order.pay !== 'upi') return null;
  if (loaded) return <loaded.UpiPanel order={order} level={level} />;
  if (isFailed) return <LoadFailure onRetry={retry}>{words.notLoaded}</LoadFailure>;
  return <p>{words.loading}</p>;
}
