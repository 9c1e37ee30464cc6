import type { Sender } from '../shop/config';

/** Where the functions run: beside the database, unless the shop says otherwise. */
export const regionOf = ({ region = 'asia-south1' }: Sender) => region;
