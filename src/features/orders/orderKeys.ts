import { shop } from '../../config';

/** Keys in session storage, the attempt’s also in local storage; removed when the user signs out. */
export const draftKey = `${shop.basePath}order`;
export const attemptKey = `${draftKey}-attempt`;
