import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Reached } from '../../services/accountBasket';
import { basketChangedElsewhere, dismissNotices } from './basketSlice';

export interface AccountBasketState {
  /** Whether the account that owns the basket can be reached; `yes` if nobody is signed in. */
  reached: Reached;
  /** How many lines of the account the last sign-in has merged into the basket. */
  merged: number;
}

const initialState: AccountBasketState = { reached: 'yes', merged: 0 };

export const accountBasketSlice = createSlice({
  name: 'accountBasket',
  initialState,
  reducers: {
    accountReached(state, { payload }: PayloadAction<Reached>) {
      state.reached = payload;
    },
    basketsMerged(state, { payload }: PayloadAction<number>) {
      state.merged = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(dismissNotices, (state) => {
        state.merged = 0;
      })
      .addCase(basketChangedElsewhere, (state, { payload }) => {
        if (payload.isOther) state.merged = 0;
      });
  },
  selectors: {
    selectReached: (state) => state.reached,
    selectMerged: (state) => state.merged,
  },
});

export const { accountReached, basketsMerged } = accountBasketSlice.actions;

export const { selectReached, selectMerged } = accountBasketSlice.selectors;
