import type { Payments } from '#shop/config';
import type { Refund } from '../../src/orders/model/charge';
import { razorpay } from './razorpay';
import { stripe } from './stripe';

/** A bill for an order. Amounts are the shop's. */
export interface Bill {
  orderId: string;
  amount: number;
  /** The deadline in milliseconds. */
  until: number;
  /** The shop's page that the payment service sends the shopper back to. */
  returnTo: string;
  /** The shop's address for webhooks, for a service that gets it with each bill. */
  webhook: string;
}

/** The page at the payment service where a bill is paid. */
export interface PaymentPage {
  id: string;
  url: string;
  /** Whether the page has closed. */
  isOver?: boolean;
}

/** A refund at the payment service. */
interface ServiceRefund extends Refund {
  /** The key of its request; missing if it was made at the service itself. */
  key?: string | undefined;
  /** Whether the refund failed, so the shop still has the money. */
  hasFailed: boolean;
}

/** The payment service's full record of a bill. Amounts are the shop's, times milliseconds. */
export interface PaymentRecord {
  /** Whether it can still be paid. */
  isOpen: boolean;
  /** Whether the shopper has paid, but the bank hasn't confirmed it. */
  isPending: boolean;
  paid: number;
  paidAt?: number | undefined;
  /** The sum of all refunds, without `lost`. */
  refunded: number;
  /** `undefined` if it isn't known; likewise `isDisputed` and `lost`. */
  refunds?: readonly ServiceRefund[] | undefined;
  /** Whether a dispute is undecided. */
  isDisputed?: boolean | undefined;
  /** The amount of the disputes that the shop has lost. */
  lost?: number | undefined;
  /** The currency of the payment: an ISO 4217 code. */
  currency?: string | undefined;
  /** The service's id of the payment, which merchants find it by. */
  payment?: string | undefined;
}

/** The subject of a webhook: an order, or else a payment. It is only a hint: `look` says what has happened. */
export interface Notice {
  orderId?: string | undefined;
  payment?: string | undefined;
}

export interface WebhookRequest {
  rawBody: Buffer;
  headers: Record<string, string | string[] | undefined>;
}

/** A payment service. Its own file converts its units of money. All promises reject with a `ServiceError`. */
export interface PaymentService {
  /** Resolves with the same page for the same bill, however often it is called. */
  open: (bill: Bill) => Promise<PaymentPage>;
  /**
   * Reads what a webhook is about. If it names only the service's own id, or isn't signed, the service is asked.
   *
   * @param now milliseconds
   * @returns whose payment it is about; `undefined` if it isn't about an order of this project. Rejects with a
   *   `ServiceError`, which is final if the webhook isn't the service's
   */
  readWebhook: (request: WebhookRequest, now: number) => Promise<Notice | undefined>;
  /** @param id of the page */
  look: (id: string) => Promise<PaymentRecord>;
  /**
   * Refunds an amount of what was paid, once for each key as long as the service remembers that, for a day at least. After
   * that, only `look` tells whether it was made.
   *
   * @param id of the page
   */
  refund: (id: string, amount: number, key: string) => Promise<void>;
}

/** The access to a payment service. */
export interface Account {
  /** The address without a slash at its end. */
  api: string;
  key: string;
  webhookSecret: string;
  /** The id of the shop's Firebase project: other shops may use the same account. */
  project: string;
}

const services = {
  razorpay: { api: 'https://api.razorpay.com', create: razorpay },
  stripe: { api: 'https://api.stripe.com', create: stripe },
};

/** The payment service of a shop; in the emulators, the one that stands in for it. */
export function createPaymentService(
  { service: name }: Payments,
  { api = process.env.PAYMENTS_API, ...secrets }: Omit<Account, 'api'> & { api?: string },
): PaymentService {
  const service = services[name];
  return service.create({ ...secrets, api: api ?? service.api });
}
