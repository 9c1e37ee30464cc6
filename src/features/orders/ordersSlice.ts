import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../app/rootReducer';
import type { Order } from '../../services/orderService';
import { sessionEnded } from '../../shared/sessionEnded';
import { checkMerchant } from './checkMerchant';
import { changeOrder, ordersReceived, type OrderChange } from './changeOrder';

interface OrdersState {
  /** Whether the signed-in user sees the orders of the shop; `undefined` while loading. */
  isMerchant?: boolean;
  /** Every order that the page has loaded, by its id, as it was last. */
  byId: Readonly<Record<string, Order>>;
  /** The change of an order that is under way. */
  pending: Partial<Record<string, OrderChange['name']>>;
  /** Why the last change of an order failed. */
  refusals: Partial<Record<string, string>>;
}

const initialState: OrdersState = { byId: {}, pending: {}, refusals: {} };

/** What has not changed stays the same object, and so does the whole if nothing has. */
function mergeOrders(known: OrdersState['byId'], found: readonly Order[]): OrdersState['byId'] {
  const news = found.filter(({ id, changedAt }) => !(changedAt <= (known[id]?.changedAt ?? -1)));
  if (news.length === 0) return known;
  return { ...known, ...Object.fromEntries(news.map((order) => [order.id, order])) };
}

export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    /** The account may no longer see the orders of other accounts. */
    othersForgotten: (state, { payload: uid }: PayloadAction<string | undefined>): OrdersState => ({
      ...state,
      byId: Object.fromEntries(Object.entries(state.byId).filter(([, { owner }]) => owner === uid)),
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      // An order that is known from a later time stays as it is.
      .addCase(ordersReceived, (state, { payload }) => ({
        ...state,
        byId: mergeOrders(state.byId, payload),
      }))
      .addCase(checkMerchant.fulfilled, (state, { payload }) => {
        state.isMerchant = payload;
      })
      .addCase(changeOrder.pending, (state, { meta: { arg } }) => {
        state.pending[arg.order.id] = arg.name;
        state.refusals[arg.order.id] = undefined;
      })
      .addCase(changeOrder.fulfilled, (state, { meta: { arg } }) => {
        state.pending[arg.order.id] = undefined;
      })
      .addCase(changeOrder.rejected, (state, { meta: { arg }, payload }) => {
        state.pending[arg.order.id] = undefined;
        state.refusals[arg.order.id] = payload?.sentence;
      });
  },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof ordersSlice> {}
}

const injected = ordersSlice.injectInto(rootReducer);

export const { othersForgotten } = ordersSlice.actions;

export const selectIsMerchant = (state: RootState) => injected.selectSlice(state).isMerchant;
export const selectOrders = (state: RootState) => injected.selectSlice(state).byId;
export const selectPendingChange = (state: RootState, id: string) =>
  injected.selectSlice(state).pending[id];
export const selectRefusal = (state: RootState, id: string) =>
  injected.selectSlice(state).refusals[id];

/** The newest first. */
export const sortOrders = (orders: readonly Order[]) =>
  [...orders].sort((one, other) => other.placedAt - one.placedAt);
