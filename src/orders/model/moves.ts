import { DAY_MS } from '../../words/calendar';
import type { Address } from './address';

/**
 * An order moves through some of these, in this order. `undelivered`: the courier has brought it back; `returnAsked`:
 * delivered, and the shopper has requested a return; `returnDeclined`: the merchant has declined that.
 */
export const orderStates = [
  'placed',
  'accepted',
  'sent',
  'delivered',
  'undelivered',
  'returnAsked',
  'returnDeclined',
  'returned',
  'cancelled',
] as const;

export type OrderState = (typeof orderStates)[number];

export type Role = 'shopper' | 'merchant';

/** The way that most orders go. */
export const usualWay: readonly OrderState[] = ['placed', 'accepted', 'sent', 'delivered'];

interface Move {
  from: OrderState;
  to: OrderState;
  by: readonly Role[];
  /** What usually comes next; the others are exceptions. */
  isUsual?: boolean;
}

/** Every move that an order can make. The buttons and the security rules are made from this table. */
export const moves: readonly Move[] = [
  { from: 'placed', to: 'accepted', by: ['merchant'], isUsual: true },
  { from: 'accepted', to: 'sent', by: ['merchant'], isUsual: true },
  { from: 'sent', to: 'delivered', by: ['merchant'], isUsual: true },
  { from: 'sent', to: 'undelivered', by: ['merchant'] },
  { from: 'placed', to: 'cancelled', by: ['shopper', 'merchant'] },
  { from: 'accepted', to: 'cancelled', by: ['merchant'] },
  // Within the days that the shop allows.
  { from: 'delivered', to: 'returnAsked', by: ['shopper'] },
  { from: 'delivered', to: 'returned', by: ['merchant'] },
  { from: 'returnAsked', to: 'returned', by: ['merchant'], isUsual: true },
  { from: 'returnAsked', to: 'returnDeclined', by: ['merchant'], isUsual: true },
];

/** Nothing more has to be delivered: the address can be deleted. */
export const finished: readonly OrderState[] = [
  'delivered',
  'undelivered',
  'returnDeclined',
  'returned',
  'cancelled',
];

/** The shopper keeps nothing of these: what was paid is refunded. */
export const undone: readonly OrderState[] = ['undelivered', 'returned', 'cancelled'];

/** The courier has collected the cash for these. */
export const collected: readonly OrderState[] = [
  'delivered',
  'returnAsked',
  'returnDeclined',
  'returned',
];

/** `upi`: before delivery, by UPI. */
export type PaymentMethod = 'cash' | 'upi';

/** `claimed`: the shopper says that it is paid by UPI; `paid`, `refunded`: the merchant does. */
export type Payment = 'due' | 'claimed' | 'paid' | 'refunded';

/** What a merchant has said of a payment, and the only states in which that can be true. */
interface Tie {
  payment: Payment;
  /** Only with this method. */
  pay?: PaymentMethod;
  states: readonly OrderState[];
}

/**
 * Neither a move nor a change of the payment can lead out of these: first, the merchant takes back what was said. The
 * buttons and the security rules are made from this table.
 */
export const ties: readonly Tie[] = [
  { payment: 'refunded', states: undone },
  // Nobody has any cash before.
  { payment: 'paid', pay: 'cash', states: collected },
];

/** Whether an order can be in this state while its payment is as it is. */
export const fitsPayment = (
  { pay, payment }: Pick<MovableOrder, 'pay' | 'payment'>,
  state: OrderState,
) =>
  ties.every(
    (tie) => tie.payment !== payment || (tie.pay && tie.pay !== pay) || tie.states.includes(state),
  );

/** Something is still to be done about these. */
export const unfinished = orderStates.filter((state) => !finished.includes(state));

/** Whether the shopper, and not the shop, brought an order to this state and may have said why. */
export const isByShopper = ({ by, owner }: { by: string; owner: string }, state: OrderState) =>
  state === 'returnAsked' || (state === 'cancelled' && by === owner);

/** Tells whether an order is still to be delivered. */
export const isOnItsWay = ({ state }: Pick<MovableOrder, 'state'>) =>
  usualWay.includes(state) && !finished.includes(state);

/** The most characters of what a user notes with a move: a reason, or the courier and tracking number. */
export const NOTE_LENGTH = 200;

/** A move to one of these needs a note: the shopper learns the reason from it. */
export const needsNote: readonly OrderState[] = ['returnDeclined'];

/** How long a merchant can undo a move. */
export const UNDO_MS = 60_000;

/** How often the return of an order can be requested, and withdrawn in between: each one alerts the merchant. */
export const RETURN_REQUESTS = 3;

/** The fields of an order that decide its next moves. All times are milliseconds. */
export interface MovableOrder {
  state: OrderState;
  /** When this state began: the time of the last move, unless that was undone. */
  stateAt: number;
  /** The state before; the same as `state` if the order is new, or its last move was undone. */
  before: OrderState;
  /** The uid of the user who last moved it. */
  by: string;
  /** How often its return was requested, withdrawn requests included. */
  returnRequests: number;
  address: Address | undefined;
  pay: PaymentMethod;
  payment: Payment;
}

const canBecome = (state: OrderState, order: MovableOrder) =>
  (Boolean(order.address) || finished.includes(state)) && fitsPayment(order, state);

/**
 * The states that a user can move an order to.
 *
 * @param now milliseconds
 * @param returnDays for how many days after delivery the shop accepts returns
 */
export function nextStates(
  order: MovableOrder,
  role: Role,
  now: number,
  returnDays = 0,
): OrderState[] {
  const canReturn =
    now < order.stateAt + returnDays * DAY_MS && order.returnRequests < RETURN_REQUESTS;
  return moves
    .filter(({ from, by }) => from === order.state && by.includes(role))
    .map(({ to }) => to)
    .filter((to) => canBecome(to, order) && (to !== 'returnAsked' || canReturn));
}

/**
 * The state that undoing the last move leads to; `undefined` if the user can't undo it. A shopper can take
 * back the request for a return until the merchant has answered it.
 */
export function undoState(
  order: MovableOrder,
  { role, uid }: { role: Role; uid: string },
  now: number,
): OrderState | undefined {
  const isRecent = role === 'merchant' && now < order.stateAt + UNDO_MS;
  const isRequest = role === 'shopper' && order.state === 'returnAsked';
  const isOwn = order.by === uid && order.before !== order.state;
  const canUndo = isOwn && (isRecent || isRequest) && canBecome(order.before, order);
  return canUndo ? order.before : undefined;
}
