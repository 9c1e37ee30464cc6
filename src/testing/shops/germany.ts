import { shop as demo, type Shop } from '../../../shop/config';
import { germany } from '../../markets/germany/market';

/** The demo's shop as it would sell in Germany. */
export const shop: Shop = {
  ...demo,
  market: germany,
  delivery: { price: 490, freeFrom: 4900, days: [2, 5], areas: ['10'] },
  cash: { upTo: 20_000 },
  // German banks don't take UPI.
  upi: undefined,
  invoices: {
    prefix: 'HAAT-',
    seller: 'Haat Handel\nLindenstraße 17\n10969 Berlin',
    taxNumber: 'DE123456789',
  },
  tax: { rate: 19, categories: { Books: 7 } },
  imprint: 'imprint.html',
};
