import { finished, type OrderState, type Role } from './moves';

/** `upi`: before delivery, by UPI. */
export type PaymentMethod = 'cash' | 'upi';

/** `claimed`: the shopper says that it is paid; `paid`: the merchant does. In cash it stays `due`. */
export type Payment = 'due' | 'claimed' | 'paid';

/** What a payment by UPI can change to; `cash`: the shopper pays on delivery instead. */
export type PaymentChange = Payment | 'cash';

interface PayableOrder {
  pay: PaymentMethod;
  payment: Payment;
  state: OrderState;
}

/** What a user can change about the payment of an order. The security rules enforce the same. */
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
