import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { catalogue, first } from '#shop/products?first';
import type { Cards } from '../model/cards';
import type { CurrentPrices } from '../model/prices';
import { lookUp } from '../model/product';

/** Which products the home screen shows. */
export interface ListRequest {
  /** Empty: every product. */
  query: string;
  /** The name of a category; empty: all. */
  category: string;
  /** `price` or `-price`; anything else: as in the catalogue, or the closest results first. */
  sort: string;
}

/** How the results of a search are related to it, if they aren't simply called that. */
export interface Resemblance {
  /**
   * `corrected`: they are called that but for a typo; `mentioned`: some have it in their facts, others one of its words;
   * `similar`: they only resemble it, or one of its words.
   */
  kind: 'corrected' | 'mentioned' | 'similar';
  /** The query that they were found by: as typed, or without typos. */
  query: string;
}

interface ProductList {
  /** The ids of those that have been loaded, from the start of the list. */
  ids: readonly string[];
  /** How many there are. */
  total: number;
  /** How many of them, from the start, are called what was searched for. */
  called: number;
  resemblance?: Resemblance | undefined;
  /** The prices that they were found and sorted by, if these have changed since the deployment. */
  prices?: CurrentPrices | undefined;
  /** The merchants' cards when these were found; `undefined`: none. */
  cards?: Cards;
}

/** The key of a list: the same for requests with the same results. */
export const keyOf = ({ query, category, sort }: ListRequest) => [query, category, sort].join('\n');

/** How many products a list grows by: a multiple of what makes whole rows, and more than a window shows. */
export const LIST_STEP = 24;

export const everything: ListRequest = { query: '', category: '', sort: '' };

/** A size or colour that the shopper has chosen. */
export interface Choice {
  id: string;
  /** The one that the search named then, by its id; empty if it named none. A search for another counts more. */
  wanted: string;
}

interface ListsState {
  /** The chosen variants by the ids of products, so that Back shows them as they were. */
  choices: Record<string, Choice>;
  /** Every list of this visit, so that Back shows it at once; by `keyOf`. */
  byKey: Record<string, ProductList>;
}

const start: ProductList = {
  ids: first.map(({ id }) => id),
  total: catalogue.count,
  called: catalogue.count,
};

/** The lists of the home screen: search results, categories, and everything. */
export const listsSlice = createSlice({
  name: 'lists',
  initialState: (): ListsState => ({ choices: {}, byKey: { [keyOf(everything)]: start } }),
  reducers: {
    listed(
      { byKey }: ListsState,
      { payload: { request, list } }: PayloadAction<{ request: ListRequest; list: ProductList }>,
    ) {
      byKey[keyOf(request)] = list;
    },
    variantChosen(
      { choices },
      { payload: { product, ...choice } }: PayloadAction<Choice & { product: string }>,
    ) {
      choices[product] = choice;
    },
  },
  selectors: {
    selectList: (state, key: string): ProductList | undefined => state.byKey[key],
    selectChoice: (state, product: string): Choice | undefined => lookUp(state.choices, product),
  },
});

export const { selectChoice, selectList } = listsSlice.selectors;
export const { listed, variantChosen } = listsSlice.actions;
