import { plural } from '../plural';
import { formatRupees } from '../rupees';

export const catalogueWords = {
  add: 'Add to basket',
  addOf: (title: string) => `Add to basket: ${title}`,
  soldOut: 'Sold out',
  /** The label of a product's sizes or colours. */
  variantsOf: (title: string) => `Options: ${title}`,
  /** The price of a product whose variants cost different amounts. */
  from: (rupees: number) => `From ${formatRupees(rupees)}`,
  variantWithPrice: (name: string, rupees: number) => `${name}, ${formatRupees(rupees)}`,
  variantSoldOut: (name: string) => `${name} (sold out)`,
  left: (count: number) => `Only ${count} left`,
  /** Read out before the former price, which is struck through. */
  was: 'Was',
  saving: (rupees: number) => `You save ${formatRupees(rupees)}`,
  rating: (points: number) => `Rated ${points} out of 5`,
  reviews: (count: number) => plural(count, { one: '1 review', other: `${count} reviews` }),
  /** Shown beside the stars. */
  reviewCount: (count: number) => `(${count})`,
};

export const searchWords = {
  search: 'Search',
  categories: 'Categories',
  /** Of the categories. */
  all: 'All',
  loading: 'Loading products…',
  notLoaded: 'The products couldn’t be loaded.',
  tryAgain: 'Try again',
};
