/** The shop's own name, address and words: the one place where a merchant changes them. */
export const shop: Shop = {
  name: 'Haat',
  /** Of texts, dates and numbers: the folder `src/words/en-IN` or, as here, `src/words/en`. */
  language: 'en-IN',
  /** The sub-path that the site is served under, with both slashes. */
  basePath: '/haat/',
  /** Where the site is served, for the addresses that shared links show: no slash at its end. */
  origin: 'https://demo-haat.web.app',
  description: 'A small market, open every day: good things, laid out in daylight.',
  /** The words over the home screen's banner. */
  welcome: {
    heading: 'Good things, laid out in daylight.',
    text: 'A small market, open every day. Look, pick, and pay what the tag says.',
  },
  /** The words over the checkout screen's advert. */
  advert: 'Chosen by hand, made to last.',

  // What follows may be left out; the build checks what is there.
  /** What an order costs to deliver, in whole rupees, and how many working days it takes. */
  delivery: { price: 49, freeFrom: 999, days: [2, 5] },
  /** For how many days an order can be returned. */
  returns: 14,
  contact: {
    email: 'hello@shop.example',
    telephone: '+91 00000 00000',
    address: '1 Market Road, New Delhi 110001',
  },
  /** Pages beside the shop: `src/legal/conditions.md` and `privacy.md` are their texts. */
  conditions: 'conditions.html',
  privacy: 'privacy.html',
};

export interface Shop {
  name: string;
  /** A BCP 47 language tag. */
  language: string;
  basePath: string;
  origin: string;
  description: string;
  welcome: { heading: string; text: string };
  advert: string;
  delivery?: Delivery;
  /** Whether orders can be placed here; with `false` the shop only shows its goods. */
  orders?: boolean;
  returns?: number;
  contact?: Contact;
  conditions?: 'conditions.html';
  privacy?: 'privacy.html';
}

export interface Delivery {
  /** Whole rupees. */
  price: number;
  /** The subtotal, in whole rupees, from which delivery costs nothing. */
  freeFrom?: number;
  /** The fewest and the most working days. */
  days?: [number, number];
}

export interface Contact {
  email?: string;
  telephone?: string;
  address?: string;
}
