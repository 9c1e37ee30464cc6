/** `returnAsked`: delivered, and the shopper would like to return it. */
export type OrderState =
  'placed' | 'accepted' | 'sent' | 'delivered' | 'returnAsked' | 'returned' | 'cancelled';

/** Who changes an order. */
export type Role = 'shopper' | 'merchant';

interface Move {
  from: OrderState;
  to: OrderState;
  by: readonly Role[];
}

/**
 * Every change of an order's state that is allowed, with who may make it. The buttons of both lists and
 * the rules of the database are made from this table.
 */
export const moves: readonly Move[] = [
  { from: 'placed', to: 'accepted', by: ['merchant'] },
  { from: 'accepted', to: 'sent', by: ['merchant'] },
  { from: 'sent', to: 'delivered', by: ['merchant'] },
  { from: 'placed', to: 'cancelled', by: ['shopper', 'merchant'] },
  { from: 'accepted', to: 'cancelled', by: ['merchant'] },
  // Within the days that the shop gives.
  { from: 'delivered', to: 'returnAsked', by: ['shopper'] },
  { from: 'delivered', to: 'returned', by: ['merchant'] },
  { from: 'returnAsked', to: 'returned', by: ['merchant'] },
];

/** Nothing is on its way any more: the address can be deleted. */
export const finished: readonly OrderState[] = ['delivered', 'returned', 'cancelled'];

/** For how long a merchant can take a change of their own back; milliseconds. */
export const UNDO_MS = 60_000;

const DAY_MS = 86_400_000;

export interface Moment {
  state: OrderState;
  stateAt: number;
  changedAt: number;
  before: OrderState;
  by: string;
  /** `undefined` once it has been deleted. */
  address: object | undefined;
}

/** Without an address, an order has nowhere to go any more. */
const canBecome = (state: OrderState, { address }: Moment) =>
  Boolean(address) || finished.includes(state);

interface Mover {
  role: Role;
  uid: string;
}

/**
 * The states that an order can be given now.
 *
 * @param now milliseconds
 * @param returnDays for how many days after delivery an order can be returned, where the shop says so
 */
export function nextStates(order: Moment, role: Role, now: number, returnDays = 0): OrderState[] {
  const { state, stateAt } = order;
  return moves
    .filter(({ from, by }) => from === state && by.includes(role))
    .map(({ to }) => to)
    .filter((to) => canBecome(to, order))
    .filter((to) => to !== 'returnAsked' || now < stateAt + returnDays * DAY_MS);
}

/** The state that an order goes back to when its last change is undone; `undefined` where it can't be. */
export function undoState(order: Moment, { role, uid }: Mover, now: number) {
  const isOwn = role === 'merchant' && order.by === uid && order.before !== order.state;
  const canUndo = isOwn && now < order.changedAt + UNDO_MS && canBecome(order.before, order);
  return canUndo ? order.before : undefined;
}
