import { shop } from '../config';

/* Keys in storage, which are removed when the merchant signs out. */

/** While this device tells a merchant about new orders. */
export const alertsKey = `${shop.basePath}alerts`;

/** The merchant's unsaved changes to the catalogue. */
export const editsKeyOf = (uid: string) => `${shop.basePath}products/${uid}`;

/** The courier of the last order that was sent. */
export const courierKey = `${shop.basePath}courier`;

/** In session storage: the courier and tracking number that are being typed. */
export const typedCourierKey = courierKey;

/** In session storage: which of the shop's orders are listed. */
export const filterKey = `${shop.basePath}filter`;
