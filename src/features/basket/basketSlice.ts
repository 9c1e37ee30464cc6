import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '../catalogue/product';

export interface BasketState {
  /** In the order in which they were added; the same product may stand in it many times. */
  items: Product[];
}

const initialState: BasketState = { items: [] };

export const basketSlice = createSlice({
  name: 'basket',
  initialState,
  reducers: {
    /** Appends a product. */
    addToBasket(state, { payload }: PayloadAction<Product>) {
      state.items.push(payload);
    },
    /** Removes the first item with this id; does nothing where there is none. */
    removeFromBasket(state, { payload: id }: PayloadAction<string>) {
      const index = state.items.findIndex((item) => item.id === id);
      if (index >= 0) state.items.splice(index, 1);
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
