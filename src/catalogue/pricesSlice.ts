import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useAppSelector } from '../app/hooks';
import { withCurrentPrice, type CurrentPrices } from './model/prices';
import type { Product } from './model/product';

interface PricesState {
  /** `undefined`: those of the catalogue. */
  current?: CurrentPrices;
}

const setCurrent = (state: PricesState, { payload }: PayloadAction<CurrentPrices>) => {
  state.current = payload;
};

/** Today's prices, as far as they have been read. */
export const pricesSlice = createSlice({
  name: 'prices',
  initialState: (): PricesState => ({}),
  reducers: {
    /** Prices were read that may differ from those of the page. */
    pricesRead: setCurrent,
    /** The shopper has agreed to today's prices, which differ from those on the screen. */
    pricesAccepted: setCurrent,
  },
  selectors: { selectCurrentPrices: (state) => state.current },
});

export const { pricesRead, pricesAccepted } = pricesSlice.actions;
export const { selectCurrentPrices } = pricesSlice.selectors;

/** A product of the catalogue as it is sold today. */
export function useCurrentProduct(product: Product): Product {
  const prices = useAppSelector(selectCurrentPrices);
  return useMemo(() => (prices ? withCurrentPrice(prices, product) : product), [prices, product]);
}
