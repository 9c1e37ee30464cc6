import { combineSlices } from '@reduxjs/toolkit';
import { authSlice } from '../features/auth/authSlice';
import { basketSlice } from '../features/basket/basketSlice';
import { catalogueSlice } from '../features/catalogue/catalogueSlice';
import { pricesSlice } from '../features/catalogue/pricesSlice';
import { listsSlice } from '../features/search/listsSlice';
import { announcementSlice } from '../shared/announce';

/** Each lazy part declares its slice here, and injects it when its chunk loads. */
export interface LazyLoadedSlices {}

export const rootReducer = combineSlices(
  announcementSlice,
  authSlice,
  basketSlice,
  catalogueSlice,
  listsSlice,
  pricesSlice,
).withLazyLoadedSlices<LazyLoadedSlices>();

export type RootState = ReturnType<typeof rootReducer>;
