import { shop } from '../../config';

/** Of session storage: what is there goes with the visit, or when whoever is signed in signs out. */
export const draftKey = `${shop.basePath}order`;
export const attemptKey = `${draftKey}-attempt`;
