import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../app/rootReducer';
import { UNDO_MS } from '../../model/moves';
import type { Order, OrderReason } from '../../services/orderService';
import type { AppListenerApi } from '../../shared/listeners';
import { sessionEnded } from '../../shared/sessionEnded';
import { changeOrder } from '../orders/ordersThunks';
import { findOrder, loadOlderOrders, pollShopOrders } from './shopOrdersThunks';

interface ShopOrdersState {
  /** When the list was last up to date; milliseconds, by the clock of the database. */
  loadedAt?: number | undefined;
  failure?: OrderReason | undefined;
  /**
   * Milliseconds, by the clock of the database. Changes made on this page don't count: others may have
   * changed something before them.
   */
  changesSeenUntil: number;
  /** Where the next page begins, if there is one. */
  next?: string | undefined;
  /** A number that was searched for, and that no order has. */
  unknownNumber?: string;
  /** The `changedAt` of each order whose last move on this page can still be undone. */
  undoable: Partial<Record<string, number>>;
}

const initialState: ShopOrdersState = { changesSeenUntil: 0, undoable: {} };

const shopOrdersSlice = createSlice({
  name: 'shopOrders',
  initialState,
  reducers: {
    undoExpired({ undoable }, { payload: { id, changedAt } }: PayloadAction<Order>) {
      if (undoable[id] === changedAt) undoable[id] = undefined;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(pollShopOrders.fulfilled, (state, { payload: { orders, next, loadedAt } }) => {
        if (state.loadedAt === undefined) state.next = next;
        state.loadedAt = loadedAt;
        state.failure = undefined;
        const times = orders.map(({ changedAt }) => changedAt);
        state.changesSeenUntil = Math.max(state.changesSeenUntil, ...times);
      })
      .addCase(loadOlderOrders.fulfilled, (state, { payload }) => {
        state.next = payload.next;
      })
      .addCase(findOrder.fulfilled, (state, { payload, meta }) => {
        if (payload.orders.length === 0) state.unknownNumber = meta.arg;
      })
      .addCase(changeOrder.fulfilled, ({ undoable }, { payload, meta }) => {
        if (meta.arg.change === 'forgetAddress') undoable[payload.id] = undefined;
        else undoable[payload.id] = payload.changedAt;
      })
      .addMatcher(
        isAnyOf(pollShopOrders.rejected, loadOlderOrders.rejected, findOrder.rejected),
        (state, { payload }) => {
          state.failure = payload;
          if (payload === 'refused') state.loadedAt = undefined;
        },
      );
  },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof shopOrdersSlice> {}
}

const injected = shopOrdersSlice.injectInto(rootReducer);

export const selectShopOrders = (state: RootState) => injected.selectSlice(state);

/** Whether the last change of an order was made on this page less than a minute ago. */
export const selectIsUndoable = (state: RootState, { id, changedAt }: Order) =>
  selectShopOrders(state).undoable[id] === changedAt;

/** A move can be undone for a minute. */
export const expireUndo = {
  actionCreator: changeOrder.fulfilled,
  effect: async ({ payload }: ReturnType<typeof changeOrder.fulfilled>, api: AppListenerApi) => {
    await api.delay(UNDO_MS);
    api.dispatch(shopOrdersSlice.actions.undoExpired(payload));
  },
};
