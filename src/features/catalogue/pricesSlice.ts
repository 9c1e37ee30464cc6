import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Today } from './asToday';

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

export const { livePricesRead, pricesAccepted } = pricesSlice.actions;
export const { selectToday } = pricesSlice.selectors;
