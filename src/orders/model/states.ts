import type { DeliveryTerms } from '../../catalogue/model/prices';
import { dayOf, startOf } from '../../words/calendar';
import type { Address } from './address';
import { type Charge, netOf, type RefundRequest } from './charge';
import type { CreditNote } from './invoice';

/** The meaning of an order's state. */
interface StateMeaning {
  /** The state whose filter shows it in the merchant's list. */
  filter: string;
  /** Whether most orders go through it. */
  isUsual: boolean;
  /** The next task of the shop or its courier; with `nothing`, the address can be deleted. */
  awaits: 'dispatch' | 'delivery' | 'answer' | 'nothing';
  /** Whether the courier has collected the cash. */
  isCollected: boolean;
  /** Whether the shopper doesn't get it, or has returned it or a part of it, so that its payment is refunded. */
  isUndone: boolean;
  /** Whether the shopper gets an email about it, and a WhatsApp message if they want that. */
  isEmailed: boolean;
  /** The note of a move to it; the shopper sees the reason. */
  note: 'nothing' | 'parcel' | 'reason' | 'required reason';
  /** The effect of a move to it on counted products; `functions`: they are taken if the functions took them. */
  stock: 'take' | 'functions' | 'put back' | 'leave';
}

/**
 * An order moves through some of these, in this order, and starts in the first. `undelivered`: the courier has brought it
 * back; `returnAsked`: delivered, and the shopper has requested a return; `returnDeclined`: the merchant has declined that.
 */
// prettier-ignore
export const states = {
  placed:         { filter: 'placed',      isUsual: true,  awaits: 'dispatch', isCollected: false, isUndone: false, isEmailed: false, note: 'nothing',         stock: 'functions' },
  accepted:       { filter: 'accepted',    isUsual: true,  awaits: 'dispatch', isCollected: false, isUndone: false, isEmailed: true,  note: 'nothing',         stock: 'take' },
  sent:           { filter: 'sent',        isUsual: true,  awaits: 'delivery', isCollected: false, isUndone: false, isEmailed: true,  note: 'parcel',          stock: 'leave' },
  delivered:      { filter: 'delivered',   isUsual: true,  awaits: 'nothing',  isCollected: true,  isUndone: false, isEmailed: true,  note: 'nothing',         stock: 'leave' },
  undelivered:    { filter: 'returned',    isUsual: false, awaits: 'nothing',  isCollected: false, isUndone: true,  isEmailed: true,  note: 'reason',          stock: 'leave' },
  returnAsked:    { filter: 'returnAsked', isUsual: false, awaits: 'answer',   isCollected: true,  isUndone: false, isEmailed: false, note: 'reason',          stock: 'leave' },
  returnDeclined: { filter: 'delivered',   isUsual: false, awaits: 'nothing',  isCollected: true,  isUndone: false, isEmailed: true,  note: 'required reason', stock: 'leave' },
  returned:       { filter: 'returned',    isUsual: false, awaits: 'nothing',  isCollected: true,  isUndone: true,  isEmailed: true,  note: 'nothing',         stock: 'leave' },
  cancelled:      { filter: 'cancelled',   isUsual: false, awaits: 'nothing',  isCollected: false, isUndone: true,  isEmailed: true,  note: 'reason',          stock: 'put back' },
} as const satisfies Record<string, StateMeaning>;

export type OrderState = keyof typeof states;

/** The states in the order in which an order goes through them. */
export const orderStates = Object.keys(states) as OrderState[];

/** The states whose meaning satisfies a condition, in the same order. */
export const statesWhere = (holds: (meaning: StateMeaning) => boolean) =>
  orderStates.filter((state) => holds(states[state]));

export type EmailedState = {
  [State in OrderState]: (typeof states)[State]['isEmailed'] extends true ? State : never;
}[OrderState];

export const isEmailed = (state: OrderState): state is EmailedState => states[state].isEmailed;

export type Role = 'shopper' | 'merchant';

interface Move {
  from: OrderState;
  to: OrderState;
  by: readonly Role[];
  /** The usual next state; the others are exceptions. */
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
  // Returns are limited to the days that the shop allows.
  { from: 'delivered', to: 'returnAsked', by: ['shopper'] },
  { from: 'delivered', to: 'returned', by: ['merchant'] },
  { from: 'returnAsked', to: 'returned', by: ['merchant'], isUsual: true },
  { from: 'returnAsked', to: 'returnDeclined', by: ['merchant'], isUsual: true },
];

/** `upi`: before delivery, by UPI, which the merchant confirms; `online`: at once, at a payment service, which confirms it. */
export type PaymentMethod = 'cash' | 'upi' | 'online';

/**
 * `claimed`: the shopper says that it is paid by UPI, and the merchant has to check that, or something is wrong with what
 * was paid online; `paid`, `refunded`: the merchant says so, or the payment service.
 */
export type Payment = 'due' | 'claimed' | 'paid' | 'refunded';

/** The only states in which a payment can be like this. */
interface PaymentStates {
  payment: Payment;
  /** The method of payment that this applies to; all if left out. */
  pay?: PaymentMethod;
  states: readonly OrderState[];
}

/**
 * For each state of a payment, the only states of an order that it allows: no move or new mark can lead outside them until
 * the merchant undoes the mark. A pending refund counts as made. The buttons and the security rules are made from this table.
 */
export const statesByPayment: readonly PaymentStates[] = [
  { payment: 'refunded', pay: 'cash', states: statesWhere(({ isUndone }) => isUndone) },
  { payment: 'refunded', pay: 'upi', states: statesWhere(({ isUndone }) => isUndone) },
  // The service may have refunded it in any state, and a sent order can still arrive.
  {
    payment: 'refunded',
    pay: 'online',
    states: statesWhere(
      ({ isUndone, isCollected, awaits }) => isUndone || (isCollected && awaits === 'nothing'),
    ),
  },
  // No cash exists before delivery.
  { payment: 'paid', pay: 'cash', states: statesWhere(({ isCollected }) => isCollected) },
  // The shop starts once the payment service has the money.
  { payment: 'due', pay: 'online', states: ['placed', 'cancelled'] },
  { payment: 'claimed', pay: 'online', states: ['placed', 'cancelled'] },
];

type PaidOrder = Pick<MovableOrder, 'pay' | 'payment' | 'charge' | 'refund'>;

/** Whether a refund is under way, or may have been made, that leaves nothing of the payment. */
export const isGoingBack = ({ pay, charge, refund }: PaidOrder) =>
  pay === 'online' &&
  charge !== undefined &&
  refund !== undefined &&
  !refund.problem &&
  refund.amount >= netOf(charge);

/** Whether an order can be moved to this state while its payment is as it is, and as a refund under way makes it. */
export const fitsPayment = (order: PaidOrder, state: OrderState) =>
  statesByPayment.every(
    ({ payment, pay, states: fitting }) =>
      (payment !== order.payment && !(payment === 'refunded' && isGoingBack(order))) ||
      (pay && pay !== order.pay) ||
      fitting.includes(state),
  );

/** Whether nothing is left to be done about an order in this state. */
export const isFinished = (state: OrderState) => states[state].awaits === 'nothing';

/** Whether the shopper, and not the shop, brought an order to this state and may have said why. */
export function isByShopper({ by, owner }: { by: string; owner: string }, state: OrderState) {
  const roles = moves.filter(({ to }) => to === state).flatMap((move) => move.by);
  return roles.includes('shopper') && (!roles.includes('merchant') || by === owner);
}

/** The owner of orders that a merchant has taken by phone or at the stall, which no account is. */
export const SHOP_OWNER = 'shop';

/** Whether a merchant has taken the order, by phone or at the stall. */
export const isTakenByShop = ({ owner }: Partial<Pick<MovableOrder, 'owner'>>) =>
  owner === SHOP_OWNER;

/**
 * Whether a merchant has sold it at the stall, without an address and terms of delivery. If the shop has no such terms, nothing
 * tells it from an order by phone whose address was deleted.
 */
export const isSoldAtStall = ({
  owner,
  address,
  delivery,
}: Pick<MovableOrder, 'address' | 'delivery'> & Partial<Pick<MovableOrder, 'owner'>>) =>
  isTakenByShop({ owner }) && !address && Object.keys(delivery).length === 0;

/** Whether an order is still to be delivered. */
export const isOnItsWay = ({ state }: Pick<MovableOrder, 'state'>) =>
  states[state].awaits === 'dispatch' || states[state].awaits === 'delivery';

/** The most characters of what a user notes with a move: a reason, or the courier and tracking number. */
export const NOTE_LENGTH = 200;

/** How long a merchant can undo a move. */
export const UNDO_MS = 60_000;

/** How often the return of an order can be requested, and withdrawn in between: each one alerts the merchant. */
export const RETURN_REQUESTS = 3;

/** The fields of an order that decide its next moves. All times are milliseconds. */
export interface MovableOrder {
  /** The uid of the shopper, or `SHOP_OWNER`. */
  owner: string;
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
  delivery: DeliveryTerms;
  pay: PaymentMethod;
  payment: Payment;
  /** The charge of its online payment, once that was begun. */
  charge?: Charge | undefined;
  /** The requested refund of the charge, until the payment service has made it. */
  refund?: RefundRequest | undefined;
  /** Taken by the move that undid an order with an invoice. */
  creditNote?: CreditNote | undefined;
}

const canBecome = (state: OrderState, order: MovableOrder) =>
  (Boolean(order.address) || isSoldAtStall(order) || isFinished(state)) &&
  fitsPayment(order, state);

/** Counts days as `dayOf` does: a day that is named counts as a whole, in the market's time. */
const lastReturnDay = (deliveredAt: number, returnDays: number) => dayOf(deliveredAt) + returnDays;

/** When the last day starts on which a delivered order can be returned. Both times are milliseconds. */
export const returnableUntil = (deliveredAt: number, returnDays: number) =>
  startOf(lastReturnDay(deliveredAt, returnDays));

/**
 * The states that a user can move an order to.
 *
 * @param now milliseconds
 * @param returnDays for how many days after the day of delivery the shop accepts returns
 */
export function nextStates(
  order: MovableOrder,
  role: Role,
  now: number,
  returnDays = 0,
): OrderState[] {
  const canReturn = () =>
    returnDays > 0 &&
    dayOf(now) <= lastReturnDay(order.stateAt, returnDays) &&
    order.returnRequests < RETURN_REQUESTS;
  return moves
    .filter(({ from, by }) => from === order.state && by.includes(role))
    .map(({ to }) => to)
    .filter((to) => canBecome(to, order) && (to !== 'returnAsked' || canReturn()));
}

/**
 * The state that undoing the last move leads to; `undefined` if the user can't undo it. A shopper can take
 * back the request for a return until the merchant has answered it. A move that has taken a credit note stays.
 */
export function undoState(
  order: MovableOrder,
  { role, uid }: { role: Role; uid: string },
  now: number,
): OrderState | undefined {
  const isRecent = role === 'merchant' && now < order.stateAt + UNDO_MS;
  const isRequest = role === 'shopper' && order.state === 'returnAsked';
  const isOwn = order.by === uid && order.before !== order.state && !order.creditNote;
  const canUndo = isOwn && (isRecent || isRequest) && canBecome(order.before, order);
  return canUndo ? order.before : undefined;
}
