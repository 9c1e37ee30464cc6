import type { OrderState } from '../../model/moves';
import type { Order } from '../../services/orderService';

export interface TimelineStep {
  state: OrderState;
  /** Milliseconds; `undefined` if it is still to come. */
  at: number | undefined;
}

const usual: readonly OrderState[] = ['placed', 'accepted', 'sent', 'delivered'];
/** An order moves through some of these, in this order. */
const all: readonly OrderState[] = [
  ...usual,
  'undelivered',
  'returnAsked',
  'returnDeclined',
  'returned',
  'cancelled',
];

/** What has happened to an order, and what usually follows. Old orders lack steps between. */
export function timelineOf({ state, stateAt, placedAt, times }: Order): TimelineStep[] {
  const known: Order['times'] = { ...times, placed: placedAt, [state]: stateAt };
  const past = all.filter((each) => known[each] !== undefined);
  const next = usual.includes(state) ? usual.slice(usual.indexOf(state) + 1) : [];
  return [...past, ...next].map((each) => ({ state: each, at: known[each] }));
}
