import { createSelector, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../app/rootReducer';
import type { Order, OrderReason } from '../../services/orderService';
import { sessionEnded, sessionStarted } from '../../shared/sessionEnded';
import { accessLost, ordersReceived, productsRead } from './createOrderThunk';
import { selectShopper } from './guestSlice';
import { changeOrder, loadOwnOrders, type OrderChange } from './ordersThunks';

interface OrdersState {
  byId: Record<string, Order>;
  /** Whether their products could be read: one that is missing is no longer sold. */
  areProductsRead: boolean;
  /** For each order, the change under way, or the last one, which failed. */
  changes: Partial<Record<string, { pending?: OrderChange['change']; refused?: Refused }>>;
  /** Whether the signed-in user is a merchant; `undefined` while loading. */
  isMerchant?: boolean;
  /** When the shopper's own orders were last loaded; milliseconds, by the clock of the database. */
  ownLoadedAt?: number;
  ownFailure?: OrderReason | undefined;
  ownRequestId?: string;
}

interface Refused {
  change: OrderChange['change'];
  /** The order's `changedAt` when it was to be changed. */
  changedAt: number;
  /** Empty if the user sees why. */
  reason: string;
}

const initialState: OrdersState = { byId: {}, changes: {}, areProductsRead: true };

const ownIn = <Owned extends { owner: string }>(
  byId: Record<string, Owned>,
  uid: string | undefined,
) => Object.fromEntries(Object.entries(byId).filter(([, { owner }]) => owner === uid));

export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      // What is there is the guest's, who may have become the user.
      .addCase(sessionStarted, ({ byId }, { payload: uid }) => ({
        ...initialState,
        byId: ownIn(byId, uid),
      }))
      .addCase(ordersReceived, ({ byId }, { payload }) => {
        for (const order of payload) {
          const knownAt = byId[order.id]?.changedAt ?? -1;
          // Answers may arrive out of order.
          if (order.changedAt > knownAt) Object.assign(byId, { [order.id]: order });
        }
      })
      .addCase(productsRead, (state, { payload: isRead }) => {
        state.areProductsRead = isRead;
      })
      .addCase(accessLost, (state, { payload: uid }) => {
        state.byId = ownIn(state.byId, uid);
      })
      .addCase(loadOwnOrders.pending, (state, { meta }) => {
        state.ownRequestId = meta.requestId;
      })
      .addCase(loadOwnOrders.fulfilled, (state, { payload }) => {
        state.isMerchant = payload.isMerchant;
        state.ownLoadedAt = payload.now;
        state.ownFailure = undefined;
      })
      .addCase(loadOwnOrders.rejected, (state, { meta, payload }) => {
        // A later request may have been answered already.
        if (meta.requestId === state.ownRequestId) state.ownFailure = payload;
      })
      .addCase(changeOrder.pending, ({ changes }, { meta: { arg } }) => {
        changes[arg.order.id] = { pending: arg.change };
      })
      .addCase(changeOrder.fulfilled, ({ changes }, { meta: { arg } }) => {
        changes[arg.order.id] = undefined;
      })
      .addCase(changeOrder.rejected, ({ changes }, { meta: { arg }, payload = '' }) => {
        const { order, change } = arg;
        changes[order.id] = { refused: { change, changedAt: order.changedAt, reason: payload } };
      });
  },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof ordersSlice> {}
}

const injected = ordersSlice.injectInto(rootReducer);

export const selectOrders = (state: RootState) => injected.selectSlice(state);

export const selectChange = (state: RootState, id: string) => selectOrders(state).changes[id];

/**
 * Why the last change of an order failed, for the button of that `change`; without one, if the order is no
 * longer what it was, so that its buttons may be others.
 */
export function selectRefusal(
  state: RootState,
  { id, changedAt }: Order,
  change?: OrderChange['change'],
) {
  const refused = selectChange(state, id)?.refused;
  const place = refused?.changedAt === changedAt ? refused.change : undefined;
  return place === change ? refused?.reason : undefined;
}

/** All loaded orders, the newest first. */
export const selectAllOrders = createSelector(
  [(state: RootState) => selectOrders(state).byId],
  (byId) => Object.values(byId).sort((one, other) => other.placedAt - one.placedAt),
);

/** The orders of the signed-in user, or else of the guest, the newest first. */
export const selectOwnOrders = createSelector([selectAllOrders, selectShopper], (orders, uid) =>
  orders.filter(({ owner }) => owner === uid),
);
