import { shop } from '#shop/config';
import { exact } from '../orders/model/charge';

/* Documents store the digits of their amounts, 0 if missing, as a shop may have changed its `digits` since. */

const { digits } = shop.market;

/** The digits of a document that is written now. */
export const ownScale: { digits?: number } = digits > 0 ? { digits } : {};

/** Whether the amounts of a document are as the shop writes them now. */
export const isOwnScale = (from = 0) => from === digits;

/** A payment service's amount in the shop's scale, maybe with fractions: the reverse is `exactToScale`. */
export const exactFromScale = (amount: number, from = 0) => exact(amount * 10 ** (digits - from));

/** An amount that a payment service has said, as a document with so many digits has it. */
export const exactToScale = (amount: number, to = 0) => exact(amount * 10 ** (to - digits));

/** Moves an amount's decimal point; only a move to fewer digits leaves a fraction. */
const shifted = (amount: number, by: number) =>
  by < 0 ? amount / 10 ** -by : Math.round(amount * 10 ** by);

/** An amount of an order that was written with so many digits, in the shop's scale. */
export const fromScale = (amount: number, from = 0) => shifted(amount, digits - from);

/** An amount in the shop's scale without fractions, for new sales. */
export const nearestFromScale = (amount: number, from = 0) => Math.round(fromScale(amount, from));

/** An amount of the shop, as a document with so many digits has it. */
export const toScale = (amount: number, to = 0) => shifted(amount, to - digits);
