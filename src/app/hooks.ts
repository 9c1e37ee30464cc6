import {
  addListener,
  createAsyncThunk,
  type ListenerEffectAPI,
  type ThunkAction,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { Services } from './services';
import type { AppDispatch, RootState } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: Services;
}>();

/** How far the last request of a thunk is, as its actions have it in `meta.requestStatus`. */
export type RequestStatus = 'pending' | 'fulfilled' | 'rejected';

export type AppThunk<Result> = ThunkAction<Result, RootState, Services, UnknownAction>;

export type AppStartListening = TypedStartListening<RootState, AppDispatch, Services>;
export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, Services>;

/** Starts a listener of a lazy part; adding it again changes nothing. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch, Services>();
