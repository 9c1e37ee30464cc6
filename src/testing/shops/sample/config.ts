import type { Shop } from '../../../../shop/config';
import { india } from '../../../markets/india/market';

/** A fuller shop to try, `npm start -- sample`. Written out as a merchant's is: the build inlines what is no copy. */
export const shop: Shop = {
  name: 'Tokrika',
  market: india,
  // Baskets are stored by this path, so the demo’s stay apart.
  basePath: '/shop/',
  origin: 'https://demo-haat.web.app',
  description: 'Made by hand, meant for every day: pottery, cloth, paper and toys.',
  welcome: {
    heading: 'Made by hand, meant for every day.',
    text: 'Pottery, cloth, paper and toys, from makers we know by name.',
    link: { text: 'See what’s for the home', to: '/?category=Home%20and%20kitchen' },
  },
  advert: 'Small things that last.',
  delivery: { price: 49, freeFrom: 999, days: [2, 5] },
  guests: true,
  cash: { upTo: 20000 },
  upi: { id: 'tokrika-demo@bank', name: 'Tokrika', confirmedWithin: 24 },
  returns: 14,
  codes: true,
  tax: { rate: 18, categories: { 'Clothes and bags': 5, 'Paper and play': 12 } },
  seller: {
    name: 'Tokrika Crafts',
    gstin: '07ABCDE1234F1Z2',
    grievanceOfficer: 'Asha Rao, customer care, hello@shop.example',
  },
  invoices: { prefix: 'TOK-', seller: 'Tokrika Crafts\n1 Market Road\nNew Delhi 110001' },
  contact: {
    email: 'hello@shop.example',
    telephone: '+91 00000 00000',
    whatsapp: '+91 00000 00000',
    address: '1 Market Road, New Delhi 110001',
  },
  conditions: 'conditions.html',
  privacy: 'privacy.html',
};
