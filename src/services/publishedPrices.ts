import { shop } from '../config';
import type { PublishedPrices } from '../model/liveChanges';
import { orderError } from './orderService';

const ANSWER_MS = 10_000;

/** Emitted by each build of the shop. */
export const pricesAddress = `${shop.basePath}prices.json`;

const areAmounts = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((amount) => Number.isSafeInteger(amount) && amount >= 0);

/** @throws TypeError if this isn't the content of a `prices.json`. */
export function checkPrices(value: unknown): PublishedPrices {
  const { release, prices, delivery } = (value ?? {}) as Partial<
    Record<keyof PublishedPrices, unknown>
  >;
  if (typeof release !== 'string' || !areAmounts(prices) || !areAmounts(delivery)) {
    throw new TypeError('prices.json doesn’t hold valid prices.');
  }
  return value as PublishedPrices;
}

/** Fetches the prices past every cache. Rejects with an `OrderError`. */
export async function readPublishedPrices(onAnswer: (headers: Headers) => void) {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(pricesAddress, { cache: 'no-store', signal });
    onAnswer(answer.headers);
    if (!answer.ok) throw new Error(`prices.json: ${answer.status}`);
    return checkPrices(await answer.json());
  } catch (error) {
    throw orderError('unreachable', String(error));
  }
}
