import { shop } from '#shop/config';
import { paths } from '../../navigation';
import type { Charge } from './charge';
import type { Order } from './order';

/** The parts of the address of an order's link: the order's number, and the link's secret. */
export interface OrderLink {
  id: string;
  key: string;
}

/** 128 bits from the browser, which nobody can guess, as 32 hexadecimal digits. */
export const createLinkKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The screen that shows an order: to everybody who has its key, or, without one, to its merchant. */
export const orderLinkPath = (order: string, key?: string) =>
  `${paths.login}?${new URLSearchParams({ order, ...(key && { key }) }).toString()}`;

/** Leads to the payment service, by the function `requests`. */
export const payAddress = ({ id, key }: OrderLink) =>
  `${shop.basePath}functions/pay?${new URLSearchParams({ id, key }).toString()}`;

/** The address to which the payment service returns a shopper: the thank-you, in the tab that placed the order. */
export const paidPath = ({ id, key }: OrderLink) =>
  `${paths.checkout}?${new URLSearchParams({ order: id, key }).toString()}`;

/** Why a payment page couldn't be opened: `failed` may work later, `rejected` won't. */
export type PaymentFailure = 'failed' | 'rejected';

/** The order's page, if its payment page couldn't be opened. */
export const unpaidPath = ({ id, key }: OrderLink, failure: PaymentFailure) =>
  `${orderLinkPath(id, key)}&pay=${failure}`;

/** Why the payment of an order couldn't be begun just now, from the query of an address. */
export function readFailure(search: string, order: string): PaymentFailure | undefined {
  const params = new URLSearchParams(search);
  const pay = params.get('pay');
  const isKnown = pay === 'failed' || pay === 'rejected';
  return isKnown && params.get('order') === order ? pay : undefined;
}

/**
 * Whether an order's link shows a field: no one's name, address or id, nothing that only the shop needs. The link reads
 * a document of its own with exactly these fields; the security rules are made from this table.
 */
const linked: Record<keyof Order | 'records', boolean> = {
  id: false,
  items: true,
  // What its document has of the items' records.
  records: true,
  delivery: true,
  digits: true,
  terms: true,
  code: true,
  discount: true,
  gift: true,
  pay: true,
  state: true,
  stateAt: true,
  before: true,
  beforeAt: true,
  placedAt: true,
  times: true,
  notes: true,
  returnRequests: true,
  returning: true,
  payment: true,
  claimedAt: true,
  cashAt: true,
  checkedAt: true,
  refundedAt: true,
  guest: true,
  updates: true,
  whatsApp: true,
  address: false,
  owner: false,
  by: false,
  changedAt: false,
  reference: false,
  refundReference: false,
  checkedBy: false,
  refundedBy: false,
  // The link shows only the charge's fields in `linkedOfCharge`.
  charge: true,
  refund: false,
  taken: false,
  short: false,
  told: false,
  failedAt: false,
  updatesAt: false,
  returnedAt: false,
  invoice: true,
  creditNote: true,
  buyer: false,
  linkKey: false,
};

const isLinked = (field: string) => linked[field as keyof typeof linked];

/** The fields of an order's document that its link doesn't have. */
export const unlinkedFields = Object.keys(linked).filter((field) => !isLinked(field));

/** The fields of a charge that say what was paid and refunded, not where to pay or what the merchant has to check. */
const linkedOfCharge: readonly string[] = [
  'until',
  'paid',
  'paidAt',
  'refunded',
  'refunds',
] satisfies (keyof Charge)[];

const fieldsOf = (document: object, isShown: (path: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(document).filter(([path]) => isShown(path)));

/** The fields of an order's document, or of a change to it by field paths, that its link shows. */
export function linkedFieldsOf(document: object): Record<string, unknown> {
  const { charge, ...linkedFields } = fieldsOf(document, (path) =>
    isLinked(path.split('.')[0] ?? path),
  );
  return charge
    ? { ...linkedFields, charge: fieldsOf(charge, (field) => linkedOfCharge.includes(field)) }
    : linkedFields;
}
