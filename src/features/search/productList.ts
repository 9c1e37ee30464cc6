import type { Today } from '../catalogue/asToday';

/** Which products the home screen shows. */
export interface ListRequest {
  /** Empty: every product. */
  query: string;
  /** The name of a category; empty: all. */
  category: string;
  /** `price` or `-price`; anything else: as in the catalogue, or the closest results first. */
  sort: string;
}

export interface ProductList {
  /** The ids of those that have been loaded, from the start of the list. */
  ids: readonly string[];
  /** How many there are. */
  total: number;
  /** The prices that they were found and sorted by, if these have changed since the deployment. */
  today?: Today | undefined;
}

/** The same for requests with the same results. */
export const keyOf = ({ query, category, sort }: ListRequest) => [query, category, sort].join('\n');

export const everything: ListRequest = { query: '', category: '', sort: '' };
