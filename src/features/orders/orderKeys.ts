import { shop } from '../../config';

/** Keys in session storage, which are removed when the user signs out. */
export const draftKey = `${shop.basePath}order`;
export const attemptKey = `${draftKey}-attempt`;

/** A key in local storage, there while this device may have a guest. */
export const guestKey = `${shop.basePath}guest`;
