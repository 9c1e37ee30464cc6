import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useAppSelector } from '../store/store';
import { asToday, type Today } from './prices';
import type { Product, ProductToday } from './product';

interface PricesState {
  /** `undefined`: those of the catalogue. */
  today?: Today;
}

const setToday = (state: PricesState, { payload }: PayloadAction<Today>) => {
  state.today = payload;
};

/** What products cost today, if that is known to differ from what the page was built with. */
export const pricesSlice = createSlice({
  name: 'prices',
  initialState: (): PricesState => ({}),
  reducers: {
    /** A merchant has changed the catalogue since it was deployed. */
    livePricesRead: setToday,
    /** The shopper has agreed to today's prices, which differ from those on the screen. */
    pricesAccepted: setToday,
  },
  selectors: { selectToday: (state) => state.today },
});

declare module '../store/store' {
  export interface FirstSlices extends WithSlice<typeof pricesSlice> {}
}

export const { livePricesRead, pricesAccepted } = pricesSlice.actions;
export const { selectToday } = pricesSlice.selectors;

/** A product of the catalogue as it is sold today. */
export function useProductToday(product: Product): ProductToday {
  const today = useAppSelector(selectToday);
  return useMemo(() => (today ? asToday(today, product) : product), [today, product]);
}
