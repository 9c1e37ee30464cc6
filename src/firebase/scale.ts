import { shop } from '#shop/config';
import { exact } from '../orders/model/charge';

/* Documents say with how many digits their amounts are written, 0 if they don't: a shop may have changed its `digits` since. */

const { digits } = shop.market;

/** Of a document that is written now. */
export const ownScale: { digits?: number } = digits > 0 ? { digits } : {};

/** Whether the amounts of a document are as the shop writes them now. */
export const isOwnScale = (from = 0) => from === digits;

/** What a payment service has said, in its own units, with fractions where the shop has none: the reverse is `exactToScale`. */
export const exactFromScale = (amount: number, from = 0) => exact(amount * 10 ** (digits - from));

/** An amount that a payment service has said, as a document with so many digits has it. */
export const exactToScale = (amount: number, to = 0) => exact(amount * 10 ** (to - digits));

/** A fraction only where an amount had more digits than it has room for. */
const shifted = (amount: number, by: number) =>
  by < 0 ? amount / 10 ** -by : Math.round(amount * 10 ** by);

/** An amount of an order that was written with so many digits, in the shop's scale. */
export const fromScale = (amount: number, from = 0) => shifted(amount, digits - from);

/** The same of what is sold from now on: an amount without fractions. */
export const nearestFromScale = (amount: number, from = 0) => Math.round(fromScale(amount, from));

/** An amount of the shop, as a document with so many digits has it. */
export const toScale = (amount: number, to = 0) => shifted(amount, to - digits);
