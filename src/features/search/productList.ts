/** Which products the home screen shows. */
export interface ListRequest {
  /** Empty: every product. */
  query: string;
  /** The name of a category; empty: all. */
  category: string;
  /** Of the prices; empty: as in the catalogue, or the closest results first. */
  sort: 'price' | '-price' | '';
}

export interface ProductList {
  /** The ids of those that have been loaded, from the start of the list. */
  ids: readonly string[];
  /** How many there are. */
  total: number;
}

/** The same for requests with the same results. */
export const keyOf = ({ query, category, sort }: ListRequest) => [query, category, sort].join('\n');

export const everything: ListRequest = { query: '', category: '', sort: '' };
