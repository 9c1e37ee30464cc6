import { shop } from '../config';

/* Entries of local storage that are a merchant's, and are removed when the merchant signs out. */

/** Exists while this device tells a merchant about new orders. */
export const alertsKey = `${shop.basePath}alerts`;

/** The changes to the catalogue that a merchant hasn't saved yet. */
export const editsKeyOf = (uid: string) => `${shop.basePath}products/${uid}`;
