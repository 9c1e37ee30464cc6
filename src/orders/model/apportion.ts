import { exact } from './charge';

/** How many parts of one a whole number of parts makes an amount: more than one only of what a payment service has said. */
export const partsOf = (amount: number) =>
  [1, 100].find((parts) => Number.isInteger(exact(amount * parts))) ?? 1e6;

/** An amount. */
export const sumOf = (amounts: readonly number[]) =>
  exact(amounts.reduce((sum, amount) => sum + amount, 0));

/**
 * Divides an amount by weights into shares that add up to it, whole ones if the amount is whole. By the method of
 * Sainte-Laguë (Webster), no share falls when the amount grows, as shares by the largest remainder can. A negative amount has
 * the opposite shares.
 *
 * @param weights not negative; all shares are zero if all weights are
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const sum = sumOf(weights);
  if (amount === 0 || sum === 0) return weights.map(() => 0);
  if (amount < 0) return apportion(-amount, weights).map((share) => 0 - share);
  const parts = partsOf(amount);
  const whole = Math.round(amount * parts);
  const shares = weights.map((weight) => Math.round((whole * weight) / sum));
  const places = weights.flatMap((weight, place) => (weight > 0 ? [place] : []));
  const quotient = (place: number, next: 1 | -1) =>
    (2 * (shares[place] ?? 0) + next) / (weights[place] ?? 0);
  const first = () =>
    places.reduce((best, each) => (quotient(each, 1) < quotient(best, 1) ? each : best));
  const last = () =>
    places.reduce((best, each) => (quotient(each, -1) >= quotient(best, -1) ? each : best));
  for (let missing = whole - sumOf(shares); missing !== 0; missing -= Math.sign(missing)) {
    const place = missing > 0 ? first() : last();
    shares[place] = (shares[place] ?? 0) + Math.sign(missing);
  }
  return shares.map((share) => share / parts);
}
