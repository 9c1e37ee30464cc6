import { owedOf, type Refundable } from './order';
import {
  isFinished,
  isOnItsWay,
  type OrderState,
  type Payment,
  type PaymentMethod,
  type Role,
  states,
} from './states';

/** The changes of a payment; `cash`: the shopper pays on delivery instead. */
export type PaymentChange = Payment | 'cash';

/** The most characters of a reference: UPI's transaction numbers have 12 digits. */
export const REFERENCE_LENGTH = 50;

/** The fields of an order that say how far its payment is. All times are milliseconds. */
export interface PayableOrder {
  state: OrderState;
  pay: PaymentMethod;
  payment: Payment;
  /** When the shopper last said that it is paid, whatever the merchant has said since. */
  claimedAt?: number | undefined;
  /** When the shopper changed it to cash; missing if it was cash from the start. */
  cashAt?: number | undefined;
  /** The reference that the shopper gave for the payment; online, the payment service's id of it. */
  reference?: string | undefined;
  /** When a merchant last said that it is paid, or that it isn't; when it was paid online. */
  checkedAt?: number | undefined;
  /** The uid of that merchant. */
  checkedBy?: string | undefined;
  /** When it was refunded. */
  refundedAt?: number | undefined;
  /** The uid of the merchant who did. */
  refundedBy?: string | undefined;
  refundReference?: string | undefined;
}

/**
 * Where the money of an order is. `toCollect`: in cash, on delivery; `due`: by UPI or online; `claimed`: the merchant has
 * to check that; `courier`: collected, and not handed over yet; `none`: nothing was paid, or is to be.
 */
export type Money =
  'toCollect' | 'due' | 'claimed' | 'courier' | 'paid' | 'refundDue' | 'refunded' | 'none';

export function moneyOf(order: PayableOrder & Refundable): Money {
  const { pay, payment, state } = order;
  const { isCollected, isUndone } = states[state];
  // A code may have paid for all that came back.
  if (payment === 'paid') return isUndone && owedOf(order) > 0 ? 'refundDue' : 'paid';
  if (payment !== 'due') return payment;
  if (pay === 'cash' && isCollected) return 'courier';
  if (isUndone) return 'none';
  return pay === 'cash' ? 'toCollect' : 'due';
}

/** Whether the shopper still has to pay by UPI, and hasn't said that they did. */
export const isToPayByUpi = (order: PayableOrder & Refundable) =>
  order.pay === 'upi' && moneyOf(order) === 'due';

/** Whether the shopper can still pay at the payment service. */
export const isPayable = ({ pay, payment, state }: PayableOrder) =>
  pay === 'online' && payment === 'due' && state === 'placed';

/** Whether the merchant has looked for the payment that the shopper speaks of, and found none. */
export const wasNotFound = ({ payment, claimedAt }: PayableOrder) =>
  payment === 'due' && claimedAt !== undefined;

/** The marks that a merchant can set on a payment that is … */
const merchantsChanges: Record<Money, readonly PaymentChange[]> = {
  toCollect: [],
  due: ['paid'],
  claimed: ['paid', 'due'],
  courier: ['paid'],
  paid: ['due'],
  refundDue: ['refunded', 'due'],
  refunded: ['paid'],
  none: [],
};

/** The changes that a user can make to the payment of an order. The security rules enforce the same. */
export function paymentChanges(
  order: PayableOrder & Refundable,
  role: Role,
): readonly PaymentChange[] {
  const { pay, payment, state } = order;
  // Only the payment service says whether an order is paid online.
  if (pay === 'online') return role === 'shopper' && isPayable(order) ? ['cash'] : [];
  // A payment can arrive after its order was cancelled.
  const money = pay === 'upi' && payment === 'due' ? 'due' : moneyOf(order);
  if (role === 'merchant') return merchantsChanges[money];
  const isOpen = money === 'due' || money === 'claimed';
  if (!isOpen || isFinished(state)) return [];
  const claim: PaymentChange[] = money === 'due' && isOnItsWay(order) ? ['claimed'] : [];
  return state === 'placed' ? [...claim, 'cash'] : claim;
}
