import { shop as demo, type Shop } from '../../../shop/config';
import { indiaHindi } from '../../markets/india/market';

/** The demo's shop in Hindi. */
export const shop: Shop = {
  ...demo,
  market: indiaHindi,
  delivery: { price: 49, freeFrom: 999, days: [2, 5], areas: ['56'] },
  tax: { rate: 18, categories: { Books: 5 } },
};
