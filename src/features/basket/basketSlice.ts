import {
  createSelector,
  createSlice,
  original,
  type Draft,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { Product } from '../catalogue/product';

export interface BasketState {
  /** In the order in which they were added; the same product may stand in it many times. */
  items: readonly Product[];
}

const initialState: BasketState = { items: [] };

/**
 * The list as it is, rather than Immer's draft of it: drafting 10,000 items takes tens of
 * milliseconds, copying them some microseconds.
 */
const itemsOf = (state: Draft<BasketState>): readonly Product[] => original(state).items;

/** Frozen here, because Immer would visit every item to do it. */
const withItems = (items: Product[]): BasketState => ({ items: Object.freeze(items) });

export const basketSlice = createSlice({
  name: 'basket',
  initialState,
  reducers: {
    /** Appends a product. */
    addToBasket(state, { payload }: PayloadAction<Product>) {
      return withItems([...itemsOf(state), payload]);
    },
    /** Removes the first item with this id; does nothing where there is none. */
    removeFromBasket(state, { payload: id }: PayloadAction<string>) {
      const items = itemsOf(state);
      const index = items.findIndex((item) => item.id === id);
      return index < 0 ? state : withItems(items.toSpliced(index, 1));
    },
  },
  selectors: {
    selectItems: (state) => state.items,
  },
});

export const { addToBasket, removeFromBasket } = basketSlice.actions;

export const { selectItems } = basketSlice.selectors;

export const selectCount = createSelector([selectItems], (items) => items.length);

/** The sum of the prices of all items, in whole rupees. */
export const selectSubtotal = createSelector([selectItems], (items) =>
  items.reduce((sum, { price }) => sum + price, 0),
);
