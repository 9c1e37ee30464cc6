import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { announce } from '../app/announce';
import { type AppListenerApi, type AppThunk, createAppAsyncThunk } from '../app/hooks';
import { rootReducer, type RootState } from '../app/store';
import { sessionEnded, sessionStarted } from '../auth/authSlice';
import { selectShopper } from '../auth/guest/guestSlice';
import { selectProducts } from '../catalogue/catalogueSlice';
import { loadProducts, readToday } from '../catalogue/catalogueThunks';
import { orderChangeWords as words } from '#words/orders/orderHistory';
import { seriesOf } from './model/invoice';
import type { Order } from './model/order';
import {
  type OrderReason,
  type OrderService,
  type PriceService,
  reasonOf,
  type ShopDatabase,
} from './model/orderService';
import type { PaymentChange } from './model/payment';
import { withRecords } from './model/records';
import type { OrderState } from './model/states';
import { oneLine } from './model/tidyText';

export type Api = Pick<AppListenerApi, 'dispatch' | 'extra' | 'getState'>;

function sessionOf({ auth: { user, pending }, guest }: RootState, uid: string) {
  if (user?.uid === uid) return pending === 'signOut' ? undefined : 'account';
  if (guest?.uid === uid) return guest.isLeaving ? undefined : 'guest';
  // The identity service may have told only the caller who is signed in.
  return user === undefined ? 'account' : undefined;
}

/**
 * The order service, for a thunk or a listener. Rejects if its code can't be loaded, or if the user
 * signs out or the guest is removed meanwhile: the database would reject the request.
 *
 * @param owner the uid of the user or guest whose session to use, even if the other one orders now
 */
export async function orderServiceOf(
  { extra, getState }: Api,
  owner?: string,
): Promise<ShopDatabase> {
  const currentSession = (uid: string) => {
    const isCurrent = owner !== undefined || selectShopper(getState()) === uid;
    return isCurrent ? sessionOf(getState(), uid) : undefined;
  };
  const uid = owner ?? selectShopper(getState());
  const session = uid ? currentSession(uid) : 'account';
  const service = await extra.database(session === 'guest' ? session : undefined);
  if (!session || (uid && currentSession(uid) !== session)) {
    throw new Error('The shopper is leaving.');
  }
  return service;
}

/** Loads the products of these orders and of those in the store. Without them, orders are shown with the ids. */
export const loadProductsOf =
  (orders: readonly Order[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const shown = Object.values(getState().orders?.byId ?? {});
    const ids = [...shown, ...orders].flatMap(({ items }) =>
      items.map(({ productId }) => productId),
    );
    const isRead = await dispatch(loadProducts([...new Set(ids)])).then(
      () => true,
      () => false,
    );
    dispatch(productsRead(isRead));
  };

/** A thunk for the signed-in user or the guest. If they leave meanwhile, it rejects without a payload. */
export const createSessionThunk = <Result, Argument = void>(
  type: string,
  run: (service: ShopDatabase, argument: Argument, api: Api) => Promise<Result>,
) =>
  createAppAsyncThunk<Result, Argument, { rejectValue: OrderReason }>(
    type,
    async (argument, api) => {
      const uid = selectShopper(api.getState());
      const hasLeft = () => selectShopper(api.getState()) !== uid;
      try {
        const result = await run(await orderServiceOf(api), argument, api);
        if (hasLeft()) throw new Error('The shopper has left.');
        return result;
      } catch (error) {
        if (hasLeft()) throw error;
        return api.rejectWithValue(reasonOf(error));
      }
    },
  );

/** A thunk of a session that loads orders into the store. */
export const createOrderThunk = <Result extends { orders: readonly Order[] }, Argument = void>(
  type: string,
  load: (service: ShopDatabase, argument: Argument, api: Api) => Promise<Result>,
) =>
  createSessionThunk(type, async (service, argument: Argument, api) => {
    const uid = selectShopper(api.getState());
    try {
      const result = await load(service, argument, api);
      await api.dispatch(loadProductsOf(result.orders));
      if (selectShopper(api.getState()) === uid) api.dispatch(ordersReceived(result.orders));
      return result;
    } catch (error) {
      if (reasonOf(error) === 'refused') api.dispatch(accessLost(uid ?? undefined));
      throw error;
    }
  });

/** Loads the shopper's own orders and, until it is known, whether the shopper is a merchant. */
export const loadOwnOrders = createOrderThunk(
  'orders/loadOwn',
  async (service, _nothing, { getState }) => {
    const { auth, orders } = getState();
    const uid = selectShopper(getState()) ?? '';
    const [own, isMerchant] = await Promise.all([
      service.listOf(uid),
      // A guest never is one.
      orders?.isMerchant ?? (auth.user ? service.isMerchant(uid) : false),
    ]);
    return { orders: own, isMerchant, now: service.now() };
  },
);

/** Loads one order with the session of its owner: see `orderServiceOf`. */
export const loadOrder = createAppAsyncThunk(
  'orders/load',
  async ({ id, owner }: Pick<Order, 'id' | 'owner'>, api) => {
    const order = await (await orderServiceOf(api, owner)).find(id);
    if (order) await api.dispatch(loadProductsOf([order]));
    // This rejects if the owner has left meanwhile.
    await orderServiceOf(api, owner);
    if (order) api.dispatch(ordersReceived([order]));
  },
);

export interface OrderChange {
  order: Order;
  /** The state to give it; the one before undoes its last change. */
  change: OrderState | PaymentChange | 'refund' | 'forgetAddress';
  /** A reason, the courier and tracking number, or the reference of a payment. */
  note?: string;
  /** How much the payment service is to refund. */
  amount?: number | undefined;
  /** Whether it isn't announced by itself. */
  isOneOfMany?: boolean;
  /** How to move it, in place of the order service’s `move`. */
  move?: MoveOrder | undefined;
}

/** Moves an order together with something else. Rejects with `ChangeAborted` before it moves anything. */
export type MoveOrder = (
  api: Api,
  service: PriceService & OrderService,
  ...args: Parameters<OrderService['move']>
) => Promise<Order>;

/** The reason to change nothing: the user sees what to decide first. */
export class ChangeAborted extends Error {}

const moveAlone: MoveOrder = (_api, service, ...args) => service.move(...args);

const paymentChanges: readonly PaymentChange[] = ['due', 'claimed', 'paid', 'refunded', 'cash'];
const isPaymentChange = (change: OrderChange['change']): change is PaymentChange =>
  paymentChanges.some((each) => each === change);

/** The changes that only the shopper can make, even a guest while another user is signed in. */
const isShoppers = (change: OrderChange['change']) => change === 'claimed' || change === 'cash';

function applyChange(
  api: Api,
  service: PriceService & OrderService,
  request: OrderChange,
  uid: string,
) {
  const { order, change, note, amount = 0, move = moveAlone } = request;
  if (change === 'forgetAddress') return service.forgetAddress(order);
  if (change === 'refund') return service.requestRefund(order, amount, uid);
  if (isPaymentChange(change)) return service.changePayment(order, change, uid, note);
  return move(api, service, order, change, uid, note && oneLine(note));
}

function isApplied({ change, order, note }: OrderChange, now: Order, uid: string) {
  if (change === 'forgetAddress') return !now.address;
  if (change === 'refund') {
    const isMade = (now.charge?.refunded ?? 0) > (order.charge?.refunded ?? 0);
    return isMade || (now.refund !== undefined && now.refund.key !== order.refund?.key);
  }
  if (change === 'cash') return now.pay === change;
  // The shop may have found a payment before the shopper says that there is one.
  if (change === 'claimed') return now.payment !== 'due';
  if (isPaymentChange(change)) return now.payment === change;
  // The user's other device may have made the same move with another tracking number.
  const hasNote = !note || (now.notes[change] ?? '') === oneLine(note);
  return now.state === change && now.by === uid && hasNote;
}

function describeChange({ order: { id, state }, change }: OrderChange, { payment }: Order) {
  if (state === 'returnAsked' && change === 'delivered') return words.requestTakenBack(id);
  if (change === 'forgetAddress') return words.addressDeleted(id);
  if (change === 'cash') return words.paymentChanged.cash(id);
  if (change === 'refund') return words.refundRequested(id);
  return isPaymentChange(change) ? words.paymentChanged[payment](id) : words.changed(id, change);
}

/** The ids of products whose items have no record. */
const unrecordedIn = ({ items }: Order) =>
  items.filter(({ record }) => !record).map(({ productId }) => productId);

/** Records the items of orders by what merchants have written until now. A later move records them if that can't be read. */
export const recordItems =
  (orders: readonly Order[]): AppThunk<Promise<{ orders: readonly Order[]; isRead: boolean }>> =>
  async (dispatch, getState) => {
    const ids = orders.flatMap(unrecordedIn);
    if (ids.length === 0) return { orders, isRead: true };
    const isRead = await dispatch(loadProducts(ids))
      .then(() => dispatch(readToday()))
      .then(
        () => true,
        () => false,
      );
    if (!isRead) return { orders, isRead };
    const products = selectProducts(getState());
    return { orders: orders.map((order) => withRecords(order, products)), isRead };
  };

/** An order with records. `problem` says why one that is to get an invoice can't have all of them. */
async function recorded(
  { order, change }: OrderChange,
  { dispatch }: Api,
): Promise<{ order: Order; problem?: string }> {
  const {
    orders: [now = order],
    isRead,
  } = await dispatch(recordItems([order]));
  const missing = unrecordedIn(now);
  if (missing.length === 0 || change !== 'sent' || seriesOf(now, change) !== 'invoice') {
    return { order: now };
  }
  const { productsUnread, productsGone } = words;
  return { order: now, problem: isRead ? productsGone(now.id, missing) : productsUnread(now.id) };
}

/** Changes an order, one change at a time. If that fails, reads the order again and explains. */
export const changeOrder = createAppAsyncThunk<Order, OrderChange, { rejectValue: string }>(
  'orders/change',
  async (change, api) => {
    const isMerchant = api.getState().orders?.isMerchant;
    const { order, problem } = isMerchant
      ? await recorded(change, api)
      : { order: change.order, problem: undefined };
    const say = (sentence: string) => {
      if (!change.isOneOfMany) api.dispatch(announce(sentence));
    };
    if (problem) {
      say(problem);
      return api.rejectWithValue(problem);
    }
    const { id } = order;
    const owner = isShoppers(change.change) ? order.owner : undefined;
    const uid = selectShopper(api.getState()) ?? '';
    const finish = (changed: Order) => {
      api.dispatch(ordersReceived([changed]));
      say(describeChange(change, changed));
      return changed;
    };
    try {
      return finish(
        await applyChange(api, await orderServiceOf(api, owner), { ...change, order }, uid),
      );
    } catch (error) {
      if (error instanceof ChangeAborted) return api.rejectWithValue('');
      const isRefused = reasonOf(error) === 'refused';
      const now = await orderServiceOf(api, owner)
        .then((service) => service.find(id))
        .catch(() => undefined);
      // The change succeeded if its answer was lost, or another tab has made it.
      if (now && isApplied(change, now, uid)) return finish(now);
      if (now) api.dispatch(ordersReceived([now]));
      const sentence = explainFailedChange(order, now, isRefused);
      say(sentence);
      return api.rejectWithValue(sentence);
    }
  },
  { condition: ({ order }, { getState }) => !getState().orders?.changes[order.id]?.pending },
);

function explainFailedChange(
  { id, state, pay, payment }: Order,
  now: Order | undefined,
  isRefused: boolean,
): string {
  if (now && now.state !== state) return words.changedElsewhere(id, now.state);
  if (now && now.pay !== pay) return words.cashElsewhere(id);
  if (now && now.payment !== payment) return words.paidElsewhere(id, now.payment);
  if (isRefused) return words.notAllowed(id);
  return now ? words.notChanged(id) : words.maybeChanged(id);
}

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
  /** The message; empty if the page shows why already. */
  reason: string;
}

const initialState: OrdersState = { byId: {}, changes: {}, areProductsRead: true };

const ownIn = <Owned extends { owner: string }>(
  byId: Record<string, Owned>,
  uid: string | undefined,
) => Object.fromEntries(Object.entries(byId).filter(([, { owner }]) => owner === uid));

const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    ordersReceived({ byId }: OrdersState, { payload }: PayloadAction<readonly Order[]>) {
      for (const order of payload) {
        const knownAt = byId[order.id]?.changedAt ?? -1;
        // Answers may arrive out of order.
        if (order.changedAt > knownAt) byId[order.id] = order;
      }
    },
    /** Whether the products of the orders could be read. */
    productsRead(state, { payload: isRead }: PayloadAction<boolean>) {
      state.areProductsRead = isRead;
    },
    /** The user with this uid can no longer read other accounts' orders. */
    accessLost(state, { payload: uid }: PayloadAction<string | undefined>) {
      state.byId = ownIn(state.byId, uid);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      // The loaded orders are the guest's, who may have become the user.
      .addCase(sessionStarted, ({ byId }, { payload: uid }) => ({
        ...initialState,
        byId: ownIn(byId, uid),
      }))
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

declare module '../app/store' {
  interface LazySlices extends WithSlice<typeof ordersSlice> {}
}

const { accessLost, ordersReceived, productsRead } = ordersSlice.actions;

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
  const pressed = refused?.changedAt === changedAt ? refused.change : undefined;
  return pressed === change ? refused?.reason : undefined;
}

/** All loaded orders, the newest first. */
export const selectAllOrders = createSelector(
  [(state: RootState) => selectOrders(state).byId],
  (byId) => Object.values(byId).sort((one, other) => other.placedAt - one.placedAt),
);

/** How the shopper's orders are kept up to date. */
export const orderPolling = { everyMs: 30_000, upToMs: 300_000 };

/** The orders of the signed-in user, or else of the guest, the newest first. */
export const selectOwnOrders = createSelector([selectAllOrders, selectShopper], (orders, uid) =>
  orders.filter(({ owner }) => owner === uid),
);
