import { shop } from '../../config';

/** Keys in session storage, which are removed when the user signs out. */
export const draftKey = `${shop.basePath}order`;
export const attemptKey = `${draftKey}-attempt`;
