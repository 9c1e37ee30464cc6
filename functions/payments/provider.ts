import type { Payments } from '../../shop/config';
import { razorpay } from './razorpay';
import { stripe } from './stripe';

/** What is to be paid. Amounts are the shop's. */
export interface Bill {
  orderId: string;
  amount: number;
  /** Until when: milliseconds. */
  until: number;
  /** The shop's page that the payment service sends the shopper back to. */
  returnTo: string;
}

/** The page at the payment service where a bill is paid. */
export interface PaymentPage {
  id: string;
  url: string;
  /** Nothing can be paid there any more. */
  isOver?: boolean;
}

/** Everything that the payment service says of a bill. Amounts are the shop's. */
export interface Truth {
  /** It can still be paid. */
  isOpen: boolean;
  /** The shopper has paid, and the bank hasn't confirmed it. */
  isPending: boolean;
  paid: number;
  refunded: number;
  isDisputed: boolean;
  /** Of what was paid: an ISO 4217 code. */
  currency?: string | undefined;
  /** The service's id of the payment, which merchants find it by. */
  payment?: string | undefined;
}

/** What a webhook is about: an order, or else a payment. */
export interface Notice {
  orderId?: string | undefined;
  payment?: string | undefined;
}

export interface WebhookRequest {
  rawBody: Buffer;
  headers: Record<string, string | string[] | undefined>;
}

/** A payment service. Only its file knows in which units it counts money. All promises reject with a `ProviderError`. */
export interface Provider {
  /** Resolves with the same page for the same bill, however often it is called. */
  open: (bill: Bill) => Promise<PaymentPage>;
  /**
   * @param now milliseconds
   * @returns whose payment it is about; nothing if it isn't about an order of this project
   * @throws ProviderError if the service hasn't signed it
   */
  verify: (request: WebhookRequest, now: number) => Notice;
  /** @param id of the page */
  look: (id: string) => Promise<Truth>;
  /** Refunds an amount of a payment, once for each key. */
  refund: (payment: string, amount: number, key: string) => Promise<void>;
}

/** Where a payment service is, and its secrets. */
export interface Account {
  /** Without a slash at its end. */
  api: string;
  key: string;
  webhookSecret: string;
  /** The id of the shop's Firebase project: other shops may use the same account. */
  project: string;
}

const providers = {
  razorpay: { api: 'https://api.razorpay.com', create: razorpay },
  stripe: { api: 'https://api.stripe.com', create: stripe },
};

/** The payment service of a shop; in the emulators, the one that stands in for it. */
export function createProvider(
  { provider }: Payments,
  { api = process.env.PAYMENTS_API, ...secrets }: Omit<Account, 'api'> & { api?: string },
): Provider {
  const service = providers[provider];
  return service.create({ ...secrets, api: api ?? service.api });
}
