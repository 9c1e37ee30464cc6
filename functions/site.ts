import { type Functions, shop } from '#shop/config';
import { paths, withdrawalPath } from '../src/navigation';
import {
  type OrderLink,
  orderLinkPath,
  paidPath,
  type PaymentFailure,
  unpaidPath,
} from '../src/orders/model/orderLink';

/** The address of the site in emails; the emulators serve it elsewhere. */
const site = () => `${process.env.SITE_ORIGIN ?? shop.origin}${shop.basePath}`;

/** The address of one of the shop's screens. */
export const pageAt = (path: string) => `${site()}#${path}`;

/** The shop's screen with an order: for its shopper with the key of its link, for the merchant without. */
export const linkTo = (id: string, key?: string) => pageAt(orderLinkPath(id, key));

/** The merchant's desk. */
export const deskLink = () => pageAt(paths.login);

/** The form to withdraw from a contract. */
export const withdrawalLink = () => pageAt(withdrawalPath);

/** The address that a mail program calls to stop the emails about an order: the function `requests`, through Hosting. */
export const updatesAddress = (params: Record<'id' | 'key', string>) =>
  `${site()}functions/updates?${new URLSearchParams(params).toString()}`;

/** The address to which the payment service returns the shopper: the function `requests`, which queries the payment. */
export const returnAddress = ({ id, key }: OrderLink) =>
  `${site()}functions/return?${new URLSearchParams({ id, key }).toString()}`;

/** The address that the payment service calls: the function `requests`. */
export const webhookAddress = () => `${site()}functions/webhook`;

/** The shop's page with an order that was to be paid. @param failure why the payment page couldn't be opened */
export const pageOfPayment = (link: OrderLink, failure?: PaymentFailure) =>
  pageAt(failure ? unpaidPath(link, failure) : paidPath(link));

/** The region of the functions: the database's, unless the shop has another. */
export const regionOf = ({ region = 'asia-south1' }: Functions) => region;
