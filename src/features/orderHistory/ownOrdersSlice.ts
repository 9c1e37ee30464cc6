import { createSelector, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../app/rootReducer';
import type { OrderReason } from '../../services/orderService';
import { createAppAsyncThunk } from '../../shared/createAppAsyncThunk';
import { sessionEnded } from '../../shared/sessionEnded';
import { ordersReceived } from '../orders/changeOrder';
import { orderServiceOf, reasonOf, type OrderRejection } from '../orders/createOrderThunk';
import { selectOrders, sortOrders } from '../orders/ordersSlice';

interface OwnOrdersState {
  /** The request whose answer counts: a later one may have been answered first. */
  requestId?: string;
  /** Why the last request failed, if it did. */
  failure?: OrderReason | undefined;
  /** When the orders were last known to be up to date; milliseconds, by the clock of the device. */
  loadedAt?: number;
  /** The time of the database then. */
  now: number;
}

const initialState: OwnOrdersState = { now: 0 };

/** Loads the orders of an account. */
export const loadOwnOrders = createAppAsyncThunk<
  { loadedAt: number; now: number },
  string,
  { rejectValue: OrderRejection }
>('ownOrders/load', async (uid, api) => {
  try {
    const service = await orderServiceOf(api);
    const orders = await service.listOf(uid);
    if (api.getState().auth.user?.uid !== uid) throw new Error('The user has signed out.');
    api.dispatch(ordersReceived(orders));
    return { loadedAt: Date.now(), now: service.now() };
  } catch (error) {
    return api.rejectWithValue({ reason: reasonOf(error) });
  }
});

const ownOrdersSlice = createSlice({
  name: 'ownOrders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(loadOwnOrders.pending, (state, { meta }) => {
        state.requestId = meta.requestId;
      })
      .addCase(loadOwnOrders.fulfilled, (state, { payload }) => ({
        ...state,
        ...payload,
        failure: undefined,
      }))
      .addCase(loadOwnOrders.rejected, (state, { meta, payload }) => {
        if (meta.requestId === state.requestId) state.failure = payload?.reason;
      });
  },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof ownOrdersSlice> {}
}

const injected = ownOrdersSlice.injectInto(rootReducer);

export const selectOwnOrdersStatus = (state: RootState) => injected.selectSlice(state);

/** The orders of an account, the newest first. */
export const selectOwnOrders = createSelector(
  [selectOrders, (_state: RootState, uid: string) => uid],
  (orders, uid) => sortOrders(Object.values(orders).filter(({ owner }) => owner === uid)),
);
