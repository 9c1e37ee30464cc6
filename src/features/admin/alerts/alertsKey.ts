import { shop } from '../../../config';

/** In local storage while this device tells a merchant about new orders, until the merchant signs out. */
export const alertsKey = `${shop.basePath}alerts`;
