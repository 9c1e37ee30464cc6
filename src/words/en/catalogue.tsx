import type { Contents, UnitPrice } from '../../catalogue/model/product';
import { plural } from '../plural';
import { formatMoney } from '../money';

export const catalogueWords = {
  add: 'Add to basket',
  addOf: (title: string) => `Add to basket: ${title}`,
  /** The button's answer to a press, after a tick. */
  added: 'In basket',
  soldOut: 'Sold out',
  /** The label of a product's sizes or colours. */
  variantsOf: (title: string) => `Options: ${title}`,
  /** The price of a product whose variants cost different amounts. */
  from: (amount: number) => `From ${formatMoney(amount)}`,
  /** What a product contains, and its price by the unit that the law names. */
  unitPrice: ({ amount, unit }: Contents, { price, base }: UnitPrice) =>
    `${amount}\u00A0${unit} · ${formatMoney(price)} per\u00A0${base}`,
  variantWithPrice: (name: string, amount: number) => `${name}, ${formatMoney(amount)}`,
  variantSoldOut: (name: string) => `${name} (sold out)`,
  left: (count: number) => `Only ${count} left`,
  /** Read out before the former price, which is struck through. */
  was: 'Was',
  saving: (amount: number) => `You save ${formatMoney(amount)}`,
  rating: (points: number) => `Rated ${points} out of 5`,
  reviews: (count: number) => plural(count, { one: '1 review', other: `${count} reviews` }),
  /** Shown beside the stars. */
  reviewCount: (count: number) => `(${count})`,
  /** Beside stars that no buyer gave. */
  byUs: 'by us',
};

export const searchWords = {
  search: 'Search',
  categories: 'Categories',
  /** The category with all products. */
  all: 'All',
  loading: 'Loading products…',
  notLoaded: 'The products couldn’t be loaded.',
  tryAgain: 'Try again',
};
