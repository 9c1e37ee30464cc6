import { type Payments, shop } from '../../../shop/config';

/** How many minutes an order waits for its payment, unless the shop says otherwise. Stripe's pages are open for no less. */
export const PAYMENT_MINUTES = 30;

/**
 * What the payment service has said of an order that is paid online. Only the functions write it. Amounts are the shop's,
 * times milliseconds.
 */
export interface Charge {
  /** Until when it can be paid; then an unpaid order is cancelled. */
  until: number;
  /** Of the page at the service where it is paid, once that is there. */
  id?: string | undefined;
  url?: string | undefined;
  /** When that page was last tried to be opened. */
  begunAt?: number | undefined;
  /** Why it couldn't be, the last time. */
  failure?: ChargeFailure | undefined;
  /** The shopper has paid, and the bank hasn't confirmed it. */
  isPending?: boolean | undefined;
  paid: number;
  /** When: by the service's clock, or else when the shop learned of it. */
  paidAt?: number | undefined;
  /** All that went back: the sum of `refunds`. */
  refunded: number;
  /** Each refund that the service is known to have made, the oldest first; missing in orders of an earlier release. */
  refunds?: readonly Refund[] | undefined;
  /** What a merchant has to look at. */
  problem?: ChargeProblem | undefined;
  /** When that was found. */
  problemAt?: number | undefined;
  /** What the shop has learned of the payment from first. */
  foundBy?: ChargeSource | undefined;
  /** When the service was asked last. */
  askedAt?: number | undefined;
  /** When the sweep asks the service next; missing if there is nothing more to learn. */
  lookAt?: number | undefined;
}

/** Why a page to pay at couldn't be opened. */
export interface ChargeFailure {
  /** For the merchant, in the service's own words if it gave any. */
  reason: string;
  at: number;
  /** The service rejects this bill, and would again. */
  isFinal: boolean;
}

/** An amount that went back. */
export interface Refund {
  amount: number;
  /** When: milliseconds, by the service's clock, or else when the shop learned of it. */
  at: number;
}

/**
 * `amount`: another one was paid than the order's; `currency`: in another one; `twice`: online, though the shopper had
 * changed to cash and the order is under way; `disputed`:
 * the shopper wants the money back from the bank.
 */
export type ChargeProblem = 'amount' | 'currency' | 'twice' | 'disputed';

/** `webhook`: the service called the shop; `return`: the shopper came back to it; `sweep`: neither, until it was asked. */
export type ChargeSource = 'webhook' | 'return' | 'sweep';

/** A refund that a merchant has requested, until the payment service has made it. */
export interface RefundRequest {
  /** The service makes one refund for each, however often it is asked. */
  key: string;
  amount: number;
  /** How much was refunded before: a request that is sent again, or from another device, is rejected. */
  before: number;
  /** The merchant's uid. */
  by: string;
  /** When: milliseconds. */
  at: number;
  /** Why the service has rejected it, in its own words. */
  problem?: string | undefined;
}

/** How much of a charge can be refunded. */
export const refundableOf = ({ charge }: { charge?: Charge | undefined }) =>
  charge ? charge.paid - charge.refunded : 0;

/** As shoppers and merchants know them. */
export const serviceNames: Readonly<Record<Payments['provider'], string>> = {
  razorpay: 'Razorpay',
  stripe: 'Stripe',
};

/** The service where shoppers pay; any in a shop without payments online, which shows no text about it. */
export const service = shop.payments?.provider ?? 'razorpay';
