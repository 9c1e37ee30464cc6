import { combineSlices } from '@reduxjs/toolkit';
import { authSlice } from '../features/auth/authSlice';
import { accountBasketSlice } from '../features/basket/accountBasketSlice';
import { basketSlice } from '../features/basket/basketSlice';
import { announcementSlice } from '../shared/announce';

/** What the parts of the shop that are loaded later add to the state: each declares its own here. */
export interface LazyLoadedSlices {}

/** A lazy part injects its slice when its chunk loads. */
export const rootReducer = combineSlices(
  accountBasketSlice,
  announcementSlice,
  authSlice,
  basketSlice,
).withLazyLoadedSlices<LazyLoadedSlices>();

export type RootState = ReturnType<typeof rootReducer>;
