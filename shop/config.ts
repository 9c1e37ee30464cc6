import { india } from '../src/markets/india/market';
import type { Market } from '../src/markets/market';
import type { OnlineWay } from '../src/orders/model/charge';

/** The shop's own name, address and words: the one place where a merchant changes them. */
export const shop: Shop = {
  name: 'Haat',
  /** Where the shop sells: its currency, language and time, in `src/markets/`. */
  market: india,
  /** The sub-path that the site is served under, with both slashes. */
  basePath: '/haat/',
  /** Where the site is served, for the addresses that shared links show: no slash at its end. */
  origin: 'https://demo-haat.web.app',
  description: 'A small market, open every day: good things, laid out in daylight.',
  /** The words over the home screen's banner. */
  welcome: {
    heading: 'Good things, laid out in daylight.',
    text: 'A small market, open every day. Look, pick, and pay what the tag says.',
    /** May be left out: the way into the shop, to a product or a category. */
    link: { text: 'See the 5G phone', to: '/?product=1236' },
  },
  /** The words over the checkout screen's advert. */
  advert: 'Chosen by hand, made to last.',

  // What follows may be left out; the build checks what is there.
  /** What an order costs to deliver, and how many working days it takes. */
  delivery: { price: 49, freeFrom: 999, days: [2, 5] },
  /** Whether shoppers can order without an account. */
  guests: true,
  /** The highest total that can be paid in cash. */
  cash: { upTo: 20000 },
  /** Where shoppers can pay by UPI before delivery: the UPI ID, and the name that it belongs to. */
  upi: { id: 'haat-demo@bank', name: 'Haat demo', confirmedWithin: 24 },
  /** For how many days an order can be returned. */
  returns: 14,
  /** Whether you can give out codes that take something off an order. */
  codes: true,
  // tax: { rate: 18, categories: { Books: 5 } },
  /** The invoices that orders get when they are sent. */
  invoices: { prefix: 'HAAT-', seller: 'Haat demo\n1 Market Road\nNew Delhi 110001' },
  contact: {
    email: 'hello@shop.example',
    telephone: '+91 00000 00000',
    /** The number of a WhatsApp account, with its country code. */
    whatsapp: '+91 00000 00000',
    address: '1 Market Road, New Delhi 110001',
  },
  /** Pages beside the shop: `shop/legal/conditions.md` and `privacy.md` are their texts, or those in the language's folder. */
  conditions: 'conditions.html',
  privacy: 'privacy.html',
};

export interface Shop {
  name: string;
  market: Market;
  basePath: string;
  origin: string;
  description: string;
  welcome: {
    heading: string;
    text: string;
    link?: { text: string; /** After the hash sign. */ to: string };
  };
  advert: string;
  delivery?: Delivery;
  /** Whether orders can be placed here; with `false` the shop only shows its goods. */
  orders?: boolean;
  guests?: boolean;
  cash?: { upTo: number };
  upi?: Upi;
  returns?: number;
  codes?: boolean;
  tax?: SalesTax;
  /** By the name of a courier, where its parcels can be tracked: `{number}` stands for the parcel's number. */
  tracking?: Record<string, string>;
  /**
   * By the name of a courier, the columns of a file that it imports: `{ 'Order no': '{id}', Service: 'Express' }`. For a
   * courier whose file the desk knows, they replace or add columns: see `docs/reference.md`.
   */
  couriers?: Record<string, Record<string, string>>;
  contact?: Contact;
  seller?: Seller;
  invoices?: Invoices;
  functions?: Functions;
  payments?: Payments;
  /** The same shop in other languages or countries: where it is served, by its language tag. */
  alternates?: Record<string, string>;
  conditions?: 'conditions.html';
  privacy?: 'privacy.html';
  /** Needed in a market with withdrawals, such as Germany; its text is `shop/legal/de/imprint.md`. */
  imprint?: 'imprint.html';
}

export interface Delivery {
  /** An amount in the scale of the market's `digits`, as all: whole rupees in India. */
  price: number;
  /** The subtotal from which delivery costs nothing. */
  freeFrom?: number;
  /** The fewest and the most working days. */
  days?: [number, number];
  /** The first digits of each PIN code that the shop delivers to; everywhere in India if left out. */
  areas?: string[];
}

/** The tax that all prices include, delivery too: shown with each order's total. */
export interface SalesTax {
  /** In percent. */
  rate: number;
  /** By the name of a category, where its products have another rate, such as `{ Books: 7 }`. */
  categories?: Record<string, number>;
}

/** Where to pay by UPI. */
export interface Upi {
  /** A UPI ID, such as `shop@bank`. */
  id: string;
  name: string;
  /** Within how many hours the shop looks for a payment in its bank. */
  confirmedWithin?: number;
}

/** Where to pay at once, by card and whatever else the service offers. Needs the `functions`: see `docs/payments.md`. */
export interface Payments {
  service: 'razorpay' | 'stripe';
  /** What shoppers can choose there, as they read it, in your order: `['card', 'klarna']`. If left out, what is usual. */
  ways?: readonly OnlineWay[];
  /** How long an order waits for its payment before it is cancelled: 30 if left out. */
  minutes?: number;
  /** The highest total that can be paid online, if your account at the service has a limit. */
  upTo?: number;
}

/** Who sells here, as Indian law asks an online shop to say; shown at its foot. */
export interface Seller {
  /** The legal name of the business. */
  name: string;
  gstin?: string;
  /** Who answers complaints: name, designation, and how to reach them. */
  grievanceOfficer?: string;
}

/** Orders get an invoice when they are sent, and a credit note when they come back: see `docs/merchant.md`. */
export interface Invoices {
  /** What stands before each number, such as `HAAT-`: up to 8 letters, digits, dashes and slashes. */
  prefix: string;
  /** The first number, if you have written invoices elsewhere before. */
  first?: number;
  /** The legal name and the address of your business, line by line. */
  seller: string;
  /** In Germany your tax number or VAT ID. In India it is the seller’s `gstin`. */
  taxNumber?: string;
}

/** The part that runs on Firebase's servers: emails, push messages and stock. It costs: see `docs/functions.md`. */
export interface Functions {
  /** Emails come from here; the shop's copies and shoppers' replies go here. */
  email: string;
  /** The public half of the VAPID keys, which browsers subscribe to push messages with. */
  pushKey: string;
  /** Where the functions run: `asia-south1`, beside the database, if left out. */
  region?: string;
  /** Messages to shoppers who ask for them at the checkout. They cost: see `docs/whatsapp.md`. */
  whatsapp?: WhatsApp;
}

/** The shop's account for Meta's WhatsApp Cloud API. */
export interface WhatsApp {
  /** What Meta calls the number that messages come from: digits. */
  phoneNumberId: string;
  /** The language of the templates, as Meta writes it, such as `en_US`; the shop's if left out. */
  language?: string;
  /** The name of the approved template for each of the shopper's news; those without one aren't sent. */
  templates: {
    receipt?: string;
    accepted?: string;
    sent?: string;
    delivered?: string;
    undelivered?: string;
    cancelled?: string;
    returnDeclined?: string;
    returned?: string;
    refund?: string;
    latePayment?: string;
  };
}

export interface Contact {
  email?: string;
  telephone?: string;
  whatsapp?: string;
  address?: string;
}
