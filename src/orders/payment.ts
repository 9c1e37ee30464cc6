import { finished, type OrderState, type Role } from './moves';

/** `upi`: before delivery, by UPI. */
export type PaymentMethod = 'cash' | 'upi';

/** `claimed`: the shopper says that it is paid; `paid`: the merchant does. In cash it stays `due`. */
export type Payment = 'due' | 'claimed' | 'paid';

/** The changes of a payment by UPI; `cash`: the shopper pays on delivery instead. */
export type PaymentChange = Payment | 'cash';

/** The fields of an order that say how far its payment is. All times are milliseconds. */
export interface PayableOrder {
  state: OrderState;
  pay: PaymentMethod;
  payment: Payment;
  /** When the shopper last said that it is paid, whatever the merchant has said since. */
  claimedAt?: number | undefined;
  /** When a merchant last said that it is paid, or that it isn't. */
  checkedAt?: number | undefined;
  /** The uid of that merchant. */
  checkedBy?: string | undefined;
}

/** Whether the merchant has looked for the payment that the shopper speaks of, and found none. */
export const wasNotFound = ({ payment, claimedAt }: PayableOrder) =>
  payment === 'due' && claimedAt !== undefined;

/** The changes that a user can make to the payment of an order. The security rules enforce the same. */
export function paymentChanges(
  { pay, payment, state }: PayableOrder,
  role: Role,
): readonly PaymentChange[] {
  if (pay === 'cash') return [];
  if (role === 'merchant') {
    const changes: PaymentChange[] = ['paid', 'due'];
    return changes.filter((change) => change !== payment);
  }
  if (payment === 'paid' || finished.includes(state)) return [];
  const claim: PaymentChange[] = payment === 'due' && state !== 'returnAsked' ? ['claimed'] : [];
  return state === 'placed' ? [...claim, 'cash'] : claim;
}
