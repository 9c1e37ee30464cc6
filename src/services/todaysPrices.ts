import type { TodaysPrices } from './orderService';

const isAmount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

const areAmounts = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every(isAmount);

/** @throws TypeError if this isn't what a build of the shop writes as `prices.json`. */
export function checkPrices(value: unknown): TodaysPrices {
  const { prices, delivery } = (value ?? {}) as Partial<Record<keyof TodaysPrices, unknown>>;
  const isEmpty = Object.keys(prices ?? {}).length === 0;
  if (isEmpty || !areAmounts(prices) || !areAmounts(delivery)) {
    throw new TypeError('prices.json doesn’t hold valid prices.');
  }
  return value as TodaysPrices;
}
