import { shop } from '../config';

/* Keys in local storage, which are removed when the merchant signs out. */

/** While this device tells a merchant about new orders. */
export const alertsKey = `${shop.basePath}alerts`;

/** The merchant's unsaved changes to the catalogue. */
export const editsKeyOf = (uid: string) => `${shop.basePath}products/${uid}`;

/** The courier of the last order that was sent. */
export const courierKey = `${shop.basePath}courier`;
