import { addListener, type ListenerEffectAPI, type TypedStartListening } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '../app/store';
import type { Services } from '../services/services';

export type AppStartListening = TypedStartListening<RootState, AppDispatch, Services>;

export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, Services>;

/** Starts a listener of a lazy part; adding it again changes nothing. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch, Services>();
