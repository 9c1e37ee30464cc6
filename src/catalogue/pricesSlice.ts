import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useAppSelector } from '../store/store';
import { withCurrentPrice, type CurrentPrices } from './prices';
import type { Product } from './product';

interface PricesState {
  /** `undefined`: those of the catalogue. */
  current?: CurrentPrices;
}

const setCurrent = (state: PricesState, { payload }: PayloadAction<CurrentPrices>) => {
  state.current = payload;
};

/** Today's prices, if they are known to differ from those that the page was built with. */
export const pricesSlice = createSlice({
  name: 'prices',
  initialState: (): PricesState => ({}),
  reducers: {
    /** A merchant has changed the catalogue since it was deployed. */
    livePricesRead: setCurrent,
    /** The shopper has agreed to today's prices, which differ from those on the screen. */
    pricesAccepted: setCurrent,
  },
  selectors: { selectCurrentPrices: (state) => state.current },
});

declare module '../store/store' {
  export interface FirstSlices extends WithSlice<typeof pricesSlice> {}
}

export const { livePricesRead, pricesAccepted } = pricesSlice.actions;
export const { selectCurrentPrices } = pricesSlice.selectors;

/** A product of the catalogue as it is sold today. */
export function useCurrentProduct(product: Product): Product {
  const prices = useAppSelector(selectCurrentPrices);
  return useMemo(() => (prices ? withCurrentPrice(prices, product) : product), [prices, product]);
}
