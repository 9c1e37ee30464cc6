import { shop } from '../../../config';

/** Of the entry in local storage with a merchant's unsaved changes, which is removed when they sign out. */
export const editsKeyOf = (uid: string) => `${shop.basePath}products/${uid}`;
