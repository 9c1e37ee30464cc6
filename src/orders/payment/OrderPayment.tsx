import { LoadFailure } from '../../ui/BusyButton';
import { lazyPart, usePart } from '../../ui/lazyPart';
import { upiWords as words } from '#words/orders/orders';
import type { Order } from '../model/order';

// The two panels share a chunk.
const panels = {
  upi: lazyPart(
    async () => (await import(/* webpackChunkName: "payment" */ './UpiPanel')).UpiPanel,
  ),
  online: lazyPart(
    async () => (await import(/* webpackChunkName: "payment" */ './OnlinePanel')).OnlinePanel,
  ),
};

interface OrderPaymentProps {
  order: Order;
  /** The level of its heading. */
  level?: 2 | 4;
}

/** How to pay for an order by UPI or online, and how far the payment is; nothing for an order in cash. */
export function OrderPayment({ order, level = 4 }: OrderPaymentProps) {
  const { pay } = order;
  const { loaded: Panel, isFailed, retry } = usePart(pay === 'cash' ? undefined : panels[pay]);
  if (pay === 'cash') return null;
  if (Panel) return <Panel order={order} level={level} />;
  if (isFailed) return <LoadFailure onRetry={retry}>{words.notLoaded}</LoadFailure>;
  return <p>{words.loading}</p>;
}
