import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { catalogue, first } from '../catalogue/products?first';
import { everything, keyOf, type ListRequest, type ProductList } from './productList';

interface ListsState {
  /** Every list of this visit, so that Back shows it at once; by `keyOf`. */
  byKey: Readonly<Record<string, ProductList>>;
}

const start: ProductList = { ids: first.map(({ id }) => id), total: catalogue.count };

/** What the home screen has listed: search results, categories, and everything. */
export const listsSlice = createSlice({
  name: 'lists',
  initialState: (): ListsState => ({ byKey: { [keyOf(everything)]: start } }),
  reducers: {
    listed: (
      { byKey },
      { payload: { request, list } }: PayloadAction<{ request: ListRequest; list: ProductList }>,
    ) => ({ byKey: { ...byKey, [keyOf(request)]: list } }),
  },
  selectors: { selectList: (state, key: string): ProductList | undefined => state.byKey[key] },
});

export const { selectList } = listsSlice.selectors;
export const { listed } = listsSlice.actions;
