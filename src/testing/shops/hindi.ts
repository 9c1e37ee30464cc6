import { shop as demo, type Shop } from '../../../shop/config';
import { indiaHindi } from '../../markets/india/market';

/** The demo's shop in Hindi. */
export const shop: Shop = {
  ...demo,
  market: indiaHindi,
  delivery: { price: 49, freeFrom: 999, days: [2, 5], areas: ['56'] },
  invoices: {
    prefix: 'HAAT-',
    seller: 'Haat demo\n1 Market Road\nNew Delhi 110001',
    taxNumber: '07ABCDE1234F1Z2',
  },
  tax: { rate: 18, categories: { Books: 5 } },
};
