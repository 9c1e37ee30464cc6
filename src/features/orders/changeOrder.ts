import type { Order, OrderError, OrderService } from '../../services/orderService';
import { describeState } from './describeState';

/** A change of one order. */
export interface OrderChange {
  /** What its button is busy with. */
  name: string;
  call: (service: OrderService, order: Order) => Promise<Order>;
  /** Whether an order shows that this change has come about. */
  isDone: (order: Order) => boolean;
  /** Said when it has. */
  success: string;
}

interface Outcome {
  /** The order as it is now, where that is known. */
  order: Order | undefined;
  isDone: boolean;
  sentence: string;
}

/** Changes an order. Where that does not work, it looks what the order is like, and says so. */
export async function changeOrder(
  order: Order,
  { call, isDone, success }: OrderChange,
  load: () => Promise<OrderService>,
): Promise<Outcome> {
  try {
    const service = await load();
    return { order: await call(service, order), isDone: true, sentence: success };
  } catch (error) {
    const isRefused = (error as Partial<OrderError>).reason === 'refused';
    const now = await load()
      .then((service) => service.find(order.id))
      .catch(() => undefined);
    // Only the answer was lost.
    if (now && !isRefused && isDone(now)) return { order: now, isDone: true, sentence: success };
    return { order: now, isDone: false, sentence: explain(order, now, isRefused) };
  }
}

function explain(before: Order, now: Order | undefined, isRefused: boolean): string {
  const order = `Order ${before.id}`;
  if (!now && !isRefused) {
    return (
      `We couldn’t connect, and don’t know whether order ${before.id} was changed. ` +
      'Check that you are online, then try again.'
    );
  }
  if (now && now.state !== before.state) {
    return `${order} was changed by somebody else in the meantime: ${describeState(now.state)} now.`;
  }
  return isRefused
    ? `${order} can’t be changed like this any more. Nothing was changed.`
    : `We couldn’t connect: order ${before.id} was not changed. Try again.`;
}
