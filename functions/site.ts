import { type Sender, shop } from '../shop/config';
import { paths } from '../src/navigation';

/** The site that emails lead to; the emulators serve it elsewhere. */
const site = () => `${process.env.SITE_ORIGIN ?? shop.origin}${shop.basePath}`;

const queryOf = (params: Record<string, string>) => new URLSearchParams(params).toString();

/** The shop's screen with an order: for its shopper with its key, for the merchant without. */
export const linkTo = (params: { order: string; key?: string }) =>
  `${site()}#${paths.login}?${queryOf(params)}`;

/** The address of the function `sender`, through Hosting. */
export const addressOf = (name: 'order' | 'updates', params: Record<string, string>) =>
  `${site()}sender/${name}?${queryOf(params)}`;

/** Where the functions run: beside the database, unless the shop says otherwise. */
export const regionOf = ({ region = 'asia-south1' }: Sender) => region;
