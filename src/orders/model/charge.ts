import { type Payments, type Shop, shop } from '#shop/config';

/** How many minutes an order waits for its payment, unless the shop says otherwise. Stripe's pages are open for no less. */
export const PAYMENT_MINUTES = 30;

/**
 * The payment service's data about an order that is paid online. Only the functions write it. Amounts are the shop's,
 * times milliseconds.
 */
export interface Charge {
  /** Until when it can be paid; then an unpaid order is cancelled. */
  until: number;
  /** The service's id of the page where it is paid, and its address, once that exists. */
  id?: string | undefined;
  url?: string | undefined;
  /** When that page was last tried to be opened. */
  begunAt?: number | undefined;
  /** Why it couldn't be, the last time. */
  failure?: ChargeFailure | undefined;
  /** Whether the shopper has paid and the bank hasn't confirmed it. */
  isPending?: boolean | undefined;
  paid: number;
  /** When: by the service's clock, or else when the shop learned of it. Missing if nothing was paid. */
  paidAt?: number | undefined;
  /** The sum of all `refunds`. */
  refunded: number;
  /** Each refund that the service is known to have made, the oldest first; missing if there is none. */
  refunds?: readonly Refund[] | undefined;
  /** When the shop last learned of a refund. */
  refundNewsAt?: number | undefined;
  /** How much of what went back the bank took, in disputes that the shop has lost; and when the shop learned of that. */
  lost?: number | undefined;
  lostAt?: number | undefined;
  /** It was paid in this currency, which isn't the order's: then the amounts here are 0. */
  currency?: string | undefined;
  /** Whether it was paid while in cash; after a full refund, the courier has to collect the cash again. */
  replacesCash?: boolean | undefined;
  /** The problem that a merchant has to look at. */
  problem?: ChargeProblem | undefined;
  /** When that was found. */
  problemAt?: number | undefined;
  /** The first source that told the shop of the payment. */
  foundBy?: ChargeSource | undefined;
  /** When the service was asked last. */
  askedAt?: number | undefined;
  /** When the sweep asks the service next; missing if there is nothing more to learn. */
  lookAt?: number | undefined;
}

/** Why a page to pay at couldn't be opened. */
interface ChargeFailure {
  /** The message for the merchant, in the service's own words if it gave any. */
  reason: string;
  at: number;
  /** Whether the service rejects this order for good. */
  isFinal: boolean;
}

/** An amount that went back. */
export interface Refund {
  amount: number;
  /** When: milliseconds, by the service's clock, or else when the shop learned of it. */
  at: number;
}

/**
 * `amount`: another one was paid than the order's; `currency`: in another one; `twice`: online and in cash; `disputed`: the
 * shopper wants the money back from the bank; `wentBack`: nothing of the payment is left, though the order is to be
 * delivered; `refundFailed`: money that had gone back is with the shop again.
 */
export type ChargeProblem =
  'amount' | 'currency' | 'twice' | 'disputed' | 'wentBack' | 'refundFailed';

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

/** Removes the noise of binary fractions, as a service may count in smaller units than the shop. */
export const exact = (amount: number) =>
  Number.isInteger(amount) ? amount : (Math.round(amount * 1e6) || 0) / 1e6;

/** The amount that the shop has of a payment: paid, less refunded. */
export const netOf = ({ paid, refunded }: Pick<Charge, 'paid' | 'refunded'>) =>
  exact(paid - refunded);

/** How much of a charge can be refunded. */
export const refundableOf = ({ charge }: { charge?: Charge | undefined }) =>
  charge ? netOf(charge) : 0;

/** How long a refund can take before the desk says that it isn't known whether it was made. */
export const REFUND_MS = 10 * 60_000;

/** The names of payment services, as shoppers and merchants know them. */
export const serviceNames: Readonly<Record<Payments['service'], string>> = {
  razorpay: 'Razorpay',
  stripe: 'Stripe',
};

/** The service where shoppers pay; any in a shop without payments online, which shows no text about it. */
const service = shop.payments?.service ?? 'razorpay';
/** Its name. */
export const serviceName = serviceNames[service];

/** The ways to pay that shoppers can choose at a payment service. */
export const onlineWays = [
  'card',
  'upi',
  'netBanking',
  'wallet',
  'emi',
  'payLater',
  'applePay',
  'googlePay',
  'payPal',
  'klarna',
  'directDebit',
  'bankTransfer',
  'iDeal',
  'bancontact',
  'eps',
] as const;
export type OnlineWay = (typeof onlineWays)[number];

/** The ways to pay of a new account at a service in a market, unless the merchant sets others. */
const defaultWays: Record<
  Payments['service'],
  (market: Pick<Shop['market'], 'currency'>) => readonly OnlineWay[]
> = {
  razorpay: () => ['card', 'upi', 'netBanking'],
  // In India, the service has neither of the others.
  stripe: ({ currency }) => (currency === 'INR' ? ['card'] : ['card', 'applePay', 'googlePay']),
};

/** The ways to pay that shoppers read, in this order. */
export const waysOf = ({ payments, market }: Pick<Shop, 'payments' | 'market'>) =>
  payments?.ways ?? defaultWays[service](market);
