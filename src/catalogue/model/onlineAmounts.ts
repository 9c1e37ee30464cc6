import type { Shop } from '#shop/config';

type Service = NonNullable<Shop['payments']>['service'];

/** How a payment service counts a currency, and how much of it one payment can be: in its own units. */
interface ServiceUnits {
  /** How many digits after the point one unit is: 2 if it counts paise or cents. */
  digits: number;
  /** Amounts are multiples of it. */
  step: number;
  least: number;
  most: number;
}

type Table<Value> = Readonly<Record<string, Value>>;

const each = (codes: string, units: Partial<ServiceUnits>): Table<Partial<ServiceUnits>> =>
  Object.fromEntries(codes.split(' ').map((code) => [code, units]));

interface ServiceTable {
  /** The currencies that a service doesn't count in hundredths, or only in steps. */
  units: Table<Partial<ServiceUnits>>;
  least: Table<number>;
  most: Table<number>;
}

/**
 * What the services' documentation says, which differs from the currencies' own digits. What an account or a bank takes
 * beyond that, only the service knows.
 *
 * Stripe: https://docs.stripe.com/currencies (zero-decimal, special cases, minimum and maximum amounts). Charges in HUF and
 * TWD have hundredths; only payouts don't. Its minimums are those of the account's own currency.
 *
 * Razorpay: https://razorpay.com/docs/api/payments/payment-links/create-standard (`amount`) and
 * https://razorpay.com/docs/api/orders/create (“The amount must be at least INR 1.00”, likewise MYR, SGD and USD). Its
 * maximum is the account's: `upTo` in `shop/config.ts`.
 */
const services: Record<Service, ServiceTable> = {
  stripe: {
    units: {
      ...each('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF', { digits: 0 }),
      ...each('BHD JOD KWD OMR TND', { digits: 3, step: 10 }),
      ...each('ISK UGX', { step: 100 }),
    },
    // prettier-ignore
    least: {
      AED: 200, AUD: 50, BGN: 100, BRL: 50, CAD: 50, CHF: 50, CZK: 1500, DKK: 250, EUR: 50, GBP: 30, HKD: 400,
      HUF: 17_500, INR: 50, JPY: 50, MXN: 1000, MYR: 200, NOK: 300, NZD: 50, PLN: 200, RON: 200, SEK: 300,
      SGD: 50, THB: 1000, USD: 50,
    },
    // prettier-ignore
    most: {
      COP: 9_999_999_999, HUF: 9_999_999_999, IDR: 999_999_999_999, INR: 999_999_999, JPY: 9_999_999_999,
      LBP: 99_999_999_999,
    },
  },
  razorpay: {
    units: {
      JPY: { digits: 0 },
      ...each('BHD KWD OMR', { digits: 3, step: 10 }),
    },
    least: { INR: 100, MYR: 100, SGD: 100, USD: 100 },
    most: {},
  },
};

const MOST: Record<Service, number> = { stripe: 99_999_999, razorpay: Number.MAX_SAFE_INTEGER };

/** Whether the service's documentation says how it counts a currency that doesn't have hundredths. */
export const isListedBy = (service: Service, currency: string) =>
  currency in services[service].units;

type OnlineTerms = Pick<Shop, 'market' | 'payments'>;

/** How the service counts the shop's currency. `perAmount`: how many of its units one of the shop's amounts is. */
export function serviceUnits(service: Service, { market }: Pick<Shop, 'market'>) {
  const { units, least, most } = services[service];
  const { currency } = market;
  const counted: ServiceUnits = {
    digits: 2,
    step: 1,
    least: least[currency] ?? 1,
    most: most[currency] ?? MOST[service],
    ...units[currency],
  };
  return { ...counted, perAmount: 10 ** (counted.digits - market.digits) };
}

/** The amounts that the shop can charge online are multiples of this one. */
export function onlineStep({ market, payments }: OnlineTerms): number {
  if (!payments) return 1;
  const { step, perAmount } = serviceUnits(payments.service, { market });
  return Math.max(1, step / perAmount);
}

/** `least` and `most`: what one payment can be; `step`: what it has to be a multiple of. */
export interface OnlineLimit {
  kind: 'least' | 'most' | 'step';
  amount: number;
}

/** Why an amount can't be paid at the payment service, as far as that is known before; `undefined` if it can. */
export function checkOnline(amount: number, { market, payments }: OnlineTerms) {
  if (!payments) return undefined;
  const { step, least, most, perAmount } = serviceUnits(payments.service, { market });
  const { upTo = Infinity } = payments;
  const units = amount * perAmount;
  const whole = Math.round(units);
  const limit = (kind: OnlineLimit['kind'], of: number): OnlineLimit => ({ kind, amount: of });
  if (whole < least) return limit('least', Math.ceil(least / perAmount));
  const highest = Math.min(upTo, Math.floor(most / perAmount));
  if (amount > highest) return limit('most', highest);
  // An amount of the shop may be a fraction that the service counts as whole.
  const isMultiple = Math.abs(units - whole) < 1e-6 && whole % step === 0;
  return isMultiple ? undefined : limit('step', onlineStep({ market, payments }));
}
