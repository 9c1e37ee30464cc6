import { createAsyncThunk } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '../app/store';
import type { Services } from '../services/services';

/** A service's error as the store can hold it: plain and serialisable. */
export interface Rejection {
  name: string;
  /** The service's own code, such as `auth/wrong-password`; empty if it has none. */
  code: string;
  message: string;
}

export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: Services;
  rejectValue: Rejection;
}>();
