import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Reached } from '../../services/accountBasket';
import { basketChangedElsewhere, dismissNotices } from './basketSlice';

export interface AccountBasketState {
  /** Whether the account that the basket belongs to can be reached; `yes` where nobody is signed in. */
  reached: Reached;
  /** How many lines of the account a sign-in has brought to those that were here. */
  joined: number;
}

const initialState: AccountBasketState = { reached: 'yes', joined: 0 };

export const accountBasketSlice = createSlice({
  name: 'accountBasket',
  initialState,
  reducers: {
    accountReached(state, { payload }: PayloadAction<Reached>) {
      state.reached = payload;
    },
    basketsJoined(state, { payload }: PayloadAction<number>) {
      state.joined = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(dismissNotices, (state) => {
        state.joined = 0;
      })
      .addCase(basketChangedElsewhere, (state, { payload }) => {
        if (payload.isOther) state.joined = 0;
      });
  },
  selectors: {
    selectReached: (state) => state.reached,
    selectJoined: (state) => state.joined,
  },
});

export const { accountReached, basketsJoined } = accountBasketSlice.actions;

export const { selectReached, selectJoined } = accountBasketSlice.selectors;
