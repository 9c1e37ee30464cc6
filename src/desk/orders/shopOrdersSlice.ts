import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { shop } from '#shop/config';
import { announce } from '../../app/announce';
import { type AppListenerApi, createAppAsyncThunk, type RequestStatus } from '../../app/hooks';
import { rootReducer, type RootState } from '../../app/store';
import { sessionEnded } from '../../auth/authSlice';
import type { Order } from '../../orders/model/order';
import type { OrderReason, OrderService, WithdrawalService } from '../../orders/model/orderService';
import { isTakenByShop, type OrderState, UNDO_MS } from '../../orders/model/states';
import type { Withdrawal } from '../../orders/model/withdrawal';
import {
  changeOrder,
  createOrderThunk,
  type OrderChange,
  orderServiceOf,
  recordItems,
  selectAllOrders,
} from '../../orders/ordersSlice';
import { DAY_MS, startOfDay } from '../../words/calendar';
import { bulkWords as words, deskWords } from '#words/desk/orders';

/** How long the desk lists a message that couldn't be sent. */
export const FAILURES_MS = 7 * DAY_MS;

/** Whether an order is new; one to be paid online counts only once it is paid. */
const isNew = ({ state, pay, payment }: Order) =>
  state === 'placed' && (pay !== 'online' || payment === 'paid');

const isWaiting = (order: Order) => isNew(order) || order.state === 'returnAsked';

/** The changes that the merchant hasn't seen yet. */
export interface OrderNews {
  placed: readonly Order[];
  /** Orders with a return request. */
  returns: readonly Order[];
  /** Orders whose shoppers say that they have paid. */
  claims: readonly Order[];
}

const newsIn = (known: Readonly<Record<string, Order>>, received: readonly Order[]): OrderNews => ({
  placed: received.filter((order) => {
    const { [order.id]: before } = known;
    // The shop moves on at once what it takes itself, but for an order to be paid online.
    const isForDesk = !isTakenByShop(order) || order.pay === 'online';
    return isNew(order) && isForDesk && !(before && isNew(before));
  }),
  returns: received.filter(
    ({ id, state }) => state === 'returnAsked' && known[id]?.state !== state,
  ),
  claims: received.filter(
    ({ id, payment, charge }) =>
      (payment === 'claimed' && known[id] && known[id].payment !== payment) ||
      (charge?.problem !== undefined && known[id]?.charge?.problem !== charge.problem),
  ),
});

/** Empty if there is no news. */
export const describeNews = ({ placed, returns, claims }: OrderNews) =>
  deskWords.news(placed.length, returns.length, claims.length);

/** Lists the withdrawals, or the known ones if that fails, so that the orders load anyway. */
const listWithdrawals = async (service: WithdrawalService, known: Withdrawal[] = []) =>
  process.env.WITHDRAWAL === 'on' ? service.listWithdrawals().catch(() => known) : known;

/**
 * Loads the open orders, those that have changed today, and those whose messages failed; after that, those that have
 * changed since. Loads the oldest withdrawals each time: they are few.
 */
export const pollShopOrders = createOrderThunk(
  'shopOrders/poll',
  async (service, _nothing, { dispatch, getState }) => {
    const { orders, shopOrders } = getState();
    if (shopOrders?.loadedAt === undefined) {
      const [changedAt, open, today, failed, withdrawals] = await Promise.all([
        service.lastChange(),
        service.listOpen(),
        service.listChanged(startOfDay(service.now())),
        shop.functions ? service.listFailed(service.now() - FAILURES_MS) : [],
        listWithdrawals(service),
      ]);
      // The first load announces no news, as every order would be new.
      const loaded = [...open, ...today, ...failed];
      return { orders: loaded, withdrawals, changedAt, loadedAt: service.now() };
    }
    const [changed, withdrawals] = await Promise.all([
      service.listChanged(shopOrders.changesSeenUntil),
      listWithdrawals(service, shopOrders.withdrawals),
    ]);
    const news = newsIn(orders?.byId ?? {}, changed);
    const sentence = describeNews(news);
    if (sentence) dispatch(announce(sentence));
    const changedAt = Math.max(0, ...changed.map((order) => order.changedAt));
    return { orders: changed, withdrawals, changedAt, loadedAt: service.now(), news };
  },
);

/** Loads all orders that have changed since then, and so all that were placed, paid or refunded; milliseconds. */
export const loadChangesSince = createOrderThunk(
  'shopOrders/loadChangesSince',
  async (service, since: number) => ({ orders: await service.listChanged(since) }),
);

/** Loads the newest orders; after that, the next older ones. */
export const loadOlderOrders = createOrderThunk(
  'shopOrders/loadOlder',
  (service, _nothing, { getState }) => service.listAll(getState().shopOrders?.next),
);

async function loadOne(service: OrderService, id: string) {
  const order = await service.find(id);
  return { orders: order ? [order] : [] };
}

/** Loads the order that the merchant searches for. */
export const findOrder = createOrderThunk('shopOrders/find', loadOne);

/** Loads an order again that the functions are about to change. */
export const reloadOrder = createOrderThunk('shopOrders/reload', loadOne);

/** Deletes a withdrawal that the merchant has dealt with. */
export const deleteWithdrawal = createAppAsyncThunk(
  'shopOrders/deleteWithdrawal',
  async (id: string, api) => (await orderServiceOf(api)).deleteWithdrawal(id),
);

/** A change that merchants make to many orders at once, or take back. */
export type BulkChange = OrderChange & { change: OrderState | 'paid' | 'due' };

/** Why an order couldn't be changed with the others. */
function describeFailed({ order: { id }, change }: BulkChange, reason: string | undefined) {
  if (reason) return reason;
  // The desk shows the shortage at a single order, and lets the merchant decide.
  return reason === '' && change === 'accepted' ? words.tooFew(id) : words.isChanging(id);
}

/**
 * Makes the same change to many orders, one after the other: each is a write of its own, which the rules prove, and of
 * invoices each takes the number after the one before. Orders that can't be changed stay as they are. Ends once the merchant
 * stops it, or signs out.
 */
export const changeManyOrders = createAppAsyncThunk(
  'shopOrders/changeMany',
  async (changes: readonly BulkChange[], { dispatch, getState, requestId }) => {
    const { orders } = await dispatch(recordItems(changes.map(({ order }) => order)));
    for (const [place, change] of changes.entries()) {
      const { bulk } = getState().shopOrders ?? {};
      if (bulk?.requestId !== requestId) return;
      if (bulk.isStopped) break;
      const { [place]: order = change.order } = orders;
      const result = await dispatch(changeOrder({ ...change, order, isOneOfMany: true }));
      const isChanged = changeOrder.fulfilled.match(result);
      const { id } = order;
      const reason = isChanged ? undefined : describeFailed(change, result.payload);
      dispatch(shopOrdersSlice.actions.bulkOrderTried({ requestId, id, reason }));
    }
    const { bulk } = getState().shopOrders ?? {};
    if (bulk?.requestId === requestId) dispatch(announce(describeBulk(bulk)));
  },
  { condition: (_changes, { getState }) => !getState().shopOrders?.bulk?.isPending },
);

/** The last change of many orders. */
export interface Bulk {
  requestId: string;
  change: BulkChange['change'];
  isPending: boolean;
  /** Whether the merchant wants no more of them to be changed. */
  isStopped?: boolean;
  /** How many were to be changed. */
  count: number;
  /** The ids of those that have been. */
  changed: string[];
  /** The others that were tried, and why they couldn't be changed. */
  failed: { id: string; reason: string }[];
}

/** How many orders were changed, and how many couldn't be. */
const describeBulk = ({ change, changed, failed }: Pick<Bulk, 'change' | 'changed' | 'failed'>) =>
  [
    changed.length > 0 && words.outcome(change, changed.length),
    failed.length > 0 && words.failed(failed.length),
  ]
    .filter(Boolean)
    .join(' ');

interface ShopOrdersState {
  /** The oldest first. */
  withdrawals: Withdrawal[];
  /** When the list was last up to date; milliseconds, by the clock of the database. */
  loadedAt?: number | undefined;
  failure?: OrderReason | undefined;
  /**
   * Milliseconds, by the clock of the database. Changes made on this page don't count: others may have
   * changed something before them.
   */
  changesSeenUntil: number;
  /** Since when all changes are loaded; milliseconds, by the clock of the database. */
  changesLoadedSince?: number | undefined;
  /** The last request for earlier ones. */
  changesStatus?: RequestStatus;
  /** Whether finished orders from earlier days may exist that aren't loaded. */
  hasOlder: boolean;
  /** The last request for them. */
  olderStatus?: RequestStatus;
  /** Where the next page of them begins; `undefined` before the first one. */
  next?: string | undefined;
  /** A number that was searched for, and that no order has. */
  unknownNumber?: string;
  /** A number whose order couldn't be loaded. */
  failedNumber?: string | undefined;
  /** The `stateAt` of each order whose last move was made on this page, and can still be undone. */
  undoable: Partial<Record<string, number>>;
  /** The `stateAt` of each order after its last change on this page. */
  changedHere: Partial<Record<string, number>>;
  /** Until the merchant closes its outcome. */
  bulk?: Bulk | undefined;
}

const initialState: ShopOrdersState = {
  withdrawals: [],
  changesSeenUntil: 0,
  hasOlder: true,
  undoable: {},
  changedHere: {},
};

const shopOrdersSlice = createSlice({
  name: 'shopOrders',
  initialState,
  reducers: {
    undoExpired({ undoable }, { payload: { id, stateAt } }: PayloadAction<Order>) {
      if (undoable[id] === stateAt) undoable[id] = undefined;
    },
    bulkOrderTried(
      { bulk },
      { payload }: PayloadAction<{ requestId: string; id: string; reason: string | undefined }>,
    ) {
      const { requestId, id, reason } = payload;
      if (bulk?.requestId !== requestId) return;
      if (reason === undefined) bulk.changed.push(id);
      else bulk.failed.push({ id, reason });
    },
    bulkStopped({ bulk }) {
      if (bulk) bulk.isStopped = true;
    },
    bulkClosed(state) {
      state.bulk = undefined;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(
        pollShopOrders.fulfilled,
        (state, { payload: { changedAt, loadedAt, withdrawals } }) => {
          state.loadedAt = loadedAt;
          state.withdrawals = withdrawals;
          state.failure = undefined;
          state.changesSeenUntil = Math.max(state.changesSeenUntil, changedAt);
          state.changesLoadedSince ??= startOfDay(loadedAt);
        },
      )
      .addCase(loadChangesSince.fulfilled, (state, { meta }) => {
        state.changesLoadedSince = Math.min(state.changesLoadedSince ?? Infinity, meta.arg);
      })
      .addCase(loadOlderOrders.fulfilled, (state, { payload }) => {
        state.next = payload.next;
        state.hasOlder = payload.next !== undefined;
      })
      .addCase(findOrder.pending, (state) => {
        state.failedNumber = undefined;
      })
      .addCase(findOrder.rejected, (state, { meta }) => {
        state.failedNumber = meta.arg;
      })
      .addCase(findOrder.fulfilled, (state, { payload, meta }) => {
        if (payload.orders.length === 0) state.unknownNumber = meta.arg;
      })
      .addCase(
        changeOrder.fulfilled,
        ({ undoable, changedHere }, { payload: { id, stateAt }, meta }) => {
          if (stateAt !== meta.arg.order.stateAt) undoable[id] = stateAt;
          changedHere[id] = stateAt;
        },
      )
      .addCase(changeManyOrders.pending, (state, { meta: { arg, requestId } }) => {
        const [{ change } = { change: 'accepted' as const }] = arg;
        const count = arg.length;
        state.bulk = { requestId, change, isPending: true, count, changed: [], failed: [] };
      })
      .addCase(deleteWithdrawal.fulfilled, (state, { meta }) => {
        state.withdrawals = state.withdrawals.filter(({ id }) => id !== meta.arg);
      })
      .addMatcher(changeManyOrders.settled, ({ bulk }, { meta }) => {
        if (bulk?.requestId === meta.requestId) bulk.isPending = false;
      })
      .addMatcher(
        isAnyOf(loadChangesSince.pending, loadChangesSince.settled),
        (state, { meta }) => {
          state.changesStatus = meta.requestStatus;
        },
      )
      .addMatcher(isAnyOf(loadOlderOrders.pending, loadOlderOrders.settled), (state, { meta }) => {
        state.olderStatus = meta.requestStatus;
      })
      .addMatcher(
        isAnyOf(
          pollShopOrders.rejected,
          loadChangesSince.rejected,
          loadOlderOrders.rejected,
          findOrder.rejected,
        ),
        (state, { payload }) => {
          if (!payload) return;
          state.failure = payload;
          if (payload !== 'refused') return;
          state.loadedAt = undefined;
          state.withdrawals = [];
          state.changesLoadedSince = undefined;
          state.hasOlder = true;
          state.next = undefined;
        },
      );
  },
});

declare module '../../app/store' {
  interface LazySlices extends WithSlice<typeof shopOrdersSlice> {}
}

const injected = shopOrdersSlice.injectInto(rootReducer);

export const { bulkClosed, bulkStopped } = shopOrdersSlice.actions;

export const selectShopOrders = (state: RootState) => injected.selectSlice(state);

/** How many orders wait for the merchant; `undefined` while they load. */
export const selectWaiting = (state: RootState) =>
  selectShopOrders(state).loadedAt === undefined
    ? undefined
    : selectAllOrders(state).filter(isWaiting).length;

/** Whether the order's last move was made on this page less than a minute ago. */
export const selectIsUndoable = (state: RootState, { id, stateAt }: Order) =>
  selectShopOrders(state).undoable[id] === stateAt;

/** A move can be undone for a minute. */
export const expireUndo = {
  actionCreator: changeOrder.fulfilled,
  effect: async ({ payload }: ReturnType<typeof changeOrder.fulfilled>, api: AppListenerApi) => {
    await api.delay(UNDO_MS);
    api.dispatch(shopOrdersSlice.actions.undoExpired(payload));
  },
};
