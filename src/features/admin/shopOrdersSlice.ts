import {
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../app/rootReducer';
import { UNDO_MS } from '../../model/moves';
import type { Order, OrderCursor, OrderReason } from '../../services/orderService';
import type { AppListenerApi } from '../../shared/listeners';
import { sessionEnded } from '../../shared/sessionEnded';
import { changeOrder } from '../orders/changeOrder';
import { selectOrders, sortOrders } from '../orders/ordersSlice';
import { findOrder, loadOlderOrders, pollShopOrders } from './shopOrdersThunks';

interface ShopOrdersState {
  /** Those that are loaded; `undefined` while none are, and if the account is no merchant's. */
  ids?: readonly string[] | undefined;
  /** Why the last request failed, if it did. */
  failure?: OrderReason | undefined;
  /** When the list was last known to be up to date; milliseconds, by the clock of the device. */
  loadedAt: number;
  /**
   * Until when all changes are known; milliseconds, by the clock of the database. What this page itself
   * changes is later, and says nothing of what others have changed before.
   */
  until: number;
  /** Where the page after the last one begins; `undefined`: there is none. */
  next?: OrderCursor | undefined;
  isLoadingOlder: boolean;
  /** The changes made on this page less than a minute ago, by the time of this page. */
  undoable: readonly string[];
}

const initialState: ShopOrdersState = {
  loadedAt: 0,
  until: 0,
  isLoadingOlder: false,
  undoable: [],
};

const union = (one: readonly string[], other: readonly string[]) => [
  ...new Set([...one, ...other]),
];

/** The change that an order has gone through last. */
const lastChange = ({ id, changedAt }: Order) => `${id} ${changedAt}`;

const shopOrdersSlice = createSlice({
  name: 'shopOrders',
  initialState,
  reducers: {
    undoOffered: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      undoable: [...state.undoable, payload],
    }),
    undoExpired: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      undoable: state.undoable.filter((each) => each !== payload),
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(pollShopOrders.fulfilled, (state, { payload }) => ({
        ...state,
        ids: union(state.ids ?? [], payload.ids),
        next: state.ids ? state.next : payload.next,
        until: Math.max(state.until, payload.until),
        loadedAt: payload.loadedAt,
        failure: undefined,
      }))
      .addCase(loadOlderOrders.pending, (state) => {
        state.isLoadingOlder = true;
      })
      .addCase(loadOlderOrders.fulfilled, (state, { payload }) => ({
        ...state,
        ids: state.ids && union(state.ids, payload.ids),
        next: payload.next,
      }))
      .addCase(findOrder.fulfilled, (state, { payload }) => ({
        ...state,
        ids: state.ids && union(state.ids, payload.ids),
      }))
      .addMatcher(isAnyOf(loadOlderOrders.fulfilled, loadOlderOrders.rejected), (state) => {
        state.isLoadingOlder = false;
      })
      .addMatcher(
        isAnyOf(pollShopOrders.rejected, loadOlderOrders.rejected, findOrder.rejected),
        (state, { payload, meta }) => {
          if (meta.condition) return;
          state.failure = payload?.reason;
          if (payload?.reason === 'refused') state.ids = undefined;
        },
      );
  },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof shopOrdersSlice> {}
}

const injected = shopOrdersSlice.injectInto(rootReducer);
const { undoExpired, undoOffered } = shopOrdersSlice.actions;

export const selectShopOrdersStatus = (state: RootState) => injected.selectSlice(state);

/** The loaded orders of the shop, the newest first. */
export const selectShopOrders = createSelector(
  [(state: RootState) => selectShopOrdersStatus(state).ids, selectOrders],
  (ids, orders) =>
    ids && sortOrders(ids.map((id) => orders[id]).filter((order) => order !== undefined)),
);

/** Whether the last change of an order was made on this page less than a minute ago. */
export const isUndoable = (state: RootState, order: Order) =>
  selectShopOrdersStatus(state).undoable.includes(lastChange(order));

/** Offers to undo a move for a minute. */
export const offerUndo = {
  actionCreator: changeOrder.fulfilled,
  effect: async (
    { payload, meta }: ReturnType<typeof changeOrder.fulfilled>,
    api: AppListenerApi,
  ) => {
    if (payload.state === meta.arg.order.state) return;
    const change = lastChange(payload);
    api.dispatch(undoOffered(change));
    await api.delay(UNDO_MS);
    api.dispatch(undoExpired(change));
  },
};
