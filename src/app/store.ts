import {
  type Action,
  addListener,
  combineSlices,
  createAsyncThunk,
  type ListenerEffectAPI,
  type ThunkAction,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
  type UnsubscribeListener,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { Services } from './services';

/** The slices that the page has from the start. Each declares itself here, and `makeStore` injects it. */
export interface FirstSlices {}

/** The slices of lazy parts. Each declares itself here, and is injected when its chunk loads. */
export interface LazySlices {}

export const rootReducer = combineSlices().withLazyLoadedSlices<LazySlices>();

export type RootState = FirstSlices & ReturnType<typeof rootReducer>;

export type AppDispatch = ((action: Action<'listenerMiddleware/add'>) => UnsubscribeListener) &
  ThunkDispatch<RootState, Services, UnknownAction>;

export type AppThunk<Result> = ThunkAction<Result, RootState, Services, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: Services;
}>();

export type AppStartListening = TypedStartListening<RootState, AppDispatch, Services>;

export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, Services>;

/** Starts a listener of a lazy part; adding it again changes nothing. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch, Services>();
