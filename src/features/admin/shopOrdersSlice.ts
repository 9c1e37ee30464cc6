import {
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import type { AppDispatch } from '../../app/store';
import { rootReducer, type RootState } from '../../app/rootReducer';
import { UNDO_MS } from '../../model/moves';
import type { Order, OrderReason } from '../../services/orderService';
import type { AppListenerApi } from '../../shared/listeners';
import { sessionEnded } from '../../shared/sessionEnded';
import { selectAllOrders } from '../orders/ordersSlice';
import { changeOrder } from '../orders/ordersThunks';
import { findOrder, loadCustomer, loadOlderOrders, pollShopOrders } from './shopOrdersThunks';

interface ShopOrdersState {
  /** When the list was last up to date; milliseconds, by the clock of the database. */
  loadedAt?: number | undefined;
  failure?: OrderReason | undefined;
  /**
   * Milliseconds, by the clock of the database. Changes made on this page don't count: others may have
   * changed something before them.
   */
  changesSeenUntil: number;
  /** Whether finished orders from earlier days may exist that aren't loaded. */
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** Where the next page of them begins; `undefined` before the first one. */
  next?: string | undefined;
  /** A number that was searched for, and that no order has. */
  unknownNumber?: string;
  /** The `stateAt` of each order whose last move was made on this page, and can still be undone. */
  undoable: Partial<Record<string, number>>;
  /** The ids of the orders whose phone numbers' other orders were requested. */
  customers: Partial<Record<string, 'loading' | 'loaded'>>;
}

const initialState: ShopOrdersState = {
  ...{ changesSeenUntil: 0, hasOlder: true, isLoadingOlder: false, undoable: {}, customers: {} },
};

const shopOrdersSlice = createSlice({
  name: 'shopOrders',
  initialState,
  reducers: {
    undoExpired({ undoable }, { payload: { id, stateAt } }: PayloadAction<Order>) {
      if (undoable[id] === stateAt) undoable[id] = undefined;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(pollShopOrders.fulfilled, (state, { payload: { changedAt, loadedAt } }) => {
        state.loadedAt = loadedAt;
        state.failure = undefined;
        state.changesSeenUntil = Math.max(state.changesSeenUntil, changedAt);
      })
      .addCase(loadOlderOrders.fulfilled, (state, { payload }) => {
        state.next = payload.next;
        state.hasOlder = payload.next !== undefined;
        state.isLoadingOlder = false;
      })
      .addCase(loadOlderOrders.pending, (state) => {
        state.isLoadingOlder = true;
      })
      .addCase(loadOlderOrders.rejected, (state) => {
        state.isLoadingOlder = false;
      })
      .addCase(findOrder.fulfilled, (state, { payload, meta }) => {
        if (payload.orders.length === 0) state.unknownNumber = meta.arg;
      })
      .addCase(changeOrder.fulfilled, ({ undoable }, { payload: { id, stateAt }, meta }) => {
        if (stateAt !== meta.arg.order.stateAt) undoable[id] = stateAt;
      })
      .addCase(loadCustomer.pending, ({ customers }, { meta }) => {
        customers[meta.arg.id] = 'loading';
      })
      .addCase(loadCustomer.fulfilled, ({ customers }, { meta }) => {
        customers[meta.arg.id] = 'loaded';
      })
      .addCase(loadCustomer.rejected, ({ customers }, { meta }) => {
        customers[meta.arg.id] = undefined;
      })
      .addMatcher(
        isAnyOf(pollShopOrders.rejected, loadOlderOrders.rejected, findOrder.rejected),
        (state, { payload }) => {
          state.failure = payload;
          if (payload !== 'refused') return;
          state.loadedAt = undefined;
          state.customers = {};
          state.hasOlder = true;
          state.next = undefined;
        },
      );
  },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof shopOrdersSlice> {}
}

const injected = shopOrdersSlice.injectInto(rootReducer);

export const selectShopOrders = (state: RootState) => injected.selectSlice(state);

/** Whether the last move of an order was made on this page less than a minute ago. */
export const selectIsUndoable = (state: RootState, { id, stateAt }: Order) =>
  selectShopOrders(state).undoable[id] === stateAt;

/** By phone number. */
const selectCustomers = createSelector([selectAllOrders], (orders) => {
  const customers = new Map<string, Order[]>();
  for (const order of orders) {
    const telephone = order.address?.telephone;
    const others = telephone && customers.get(telephone);
    if (others) others.push(order);
    else if (telephone) customers.set(telephone, [order]);
  }
  return customers;
});

const none: readonly Order[] = [];

/** The loaded orders from the phone number of an order, with this one. */
export const selectOrdersOfCustomer = (state: RootState, order: Order) =>
  selectCustomers(state).get(order.address?.telephone ?? '') ?? none;

/** Loads all orders from the phone number of an order, once for each number. */
export const requestCustomer =
  (order: Order) => (dispatch: AppDispatch, getState: () => RootState) => {
    const { customers } = selectShopOrders(getState());
    const isRequested = selectOrdersOfCustomer(getState(), order).some(({ id }) => customers[id]);
    if (!isRequested) void dispatch(loadCustomer(order));
  };

/** A move can be undone for a minute. */
export const expireUndo = {
  actionCreator: changeOrder.fulfilled,
  effect: async ({ payload }: ReturnType<typeof changeOrder.fulfilled>, api: AppListenerApi) => {
    await api.delay(UNDO_MS);
    api.dispatch(shopOrdersSlice.actions.undoExpired(payload));
  },
};
