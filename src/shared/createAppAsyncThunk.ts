import { createAsyncThunk } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '../app/store';
import type { Services } from '../services/services';

export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: Services;
}>();
