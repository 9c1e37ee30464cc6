import { plural } from '../plural';
import { formatRupees } from '../rupees';

export const catalogueWords = {
  add: 'Add to basket',
  addOf: (title: string) => `Add to basket: ${title}`,
  soldOut: 'Sold out',
  /** The label of a product's sizes or colours. */
  variantsOf: (title: string) => `Options: ${title}`,
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
  details: 'Details',
  detailsOf: (title: string) => `Details: ${title}`,
  loadingDetails: 'Loading…',
  detailsNotLoaded: 'The details couldn’t be loaded. Close this section and open it again.',
  picture: (title: string, number: number) => `${title}, picture ${number}`,
};
