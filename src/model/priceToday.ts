import type { TodaysPrices } from './liveChanges';

/** In whole rupees; `undefined` if the product is sold out today. */
export const priceToday = ({ prices, left = {} }: TodaysPrices, id: string) =>
  left[id] === 0 ? undefined : prices[id];
