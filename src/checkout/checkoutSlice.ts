import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { announce } from '../app/announce';
import { type AppListenerApi, type AppThunk, createAppAsyncThunk } from '../app/hooks';
import { rootReducer, type RootState } from '../app/store';
import { sessionEnded, sessionStarted } from '../auth/authSlice';
import { enterAsGuest } from '../auth/guest/guestSlice';
import { idOf, orderPlaced, selectLines } from '../basket/basketSlice';
import type { StoredLine } from '../basket/storage/basketStore';
import { currentPricesOf } from '../catalogue/model/priceList';
import type { CurrentPrices } from '../catalogue/model/prices';
import { pricesAccepted } from '../catalogue/pricesSlice';
import { areOrdersOn } from '../environment';
import type { Address } from '../orders/model/address';
import { type NewOrder, type Order, orderIdOf } from '../orders/model/order';
import { createLinkKey } from '../orders/model/orderLink';
import { type OrderError, type PriceService, reasonOf } from '../orders/model/orderService';
import type { PaymentMethod } from '../orders/model/states';
import { orderServiceOf } from '../orders/ordersSlice';
import { orderingWords as words } from '#words/orders/ordering';
import {
  orderSeen,
  readSentOrder,
  readUnconfirmed,
  saveSentOrder,
  storedDraft,
  type SentOrder,
} from './checkoutState';
import { changesOf, type QuotedOrder } from './orderRows';

/** The rules reject an order at any prices but today's, however fresh these are. */
const FRESH_MS = 60_000;
/** A request without any answer for this long has failed. */
const FAILED_MS = 60_000;
/** A failed request may still arrive within this time. */
const LATE_MS = 5000;
/** The wait between two orders, if the database doesn't say how long is left. */
const INTERVAL_MS = 30_000;
/** How long the form waits for an answer, so that a slow network keeps nobody from typing. */
const AVAILABILITY_MS = 4000;

interface Quote {
  today: CurrentPrices;
  /** Milliseconds, by the clock of the device. */
  readAt: number;
}

/** When an order that is missing can't arrive any more: the tab that has sent it may still be waiting for the answer. */
export const finalAtOf = ({ sentAt }: SentOrder) => Math.min(sentAt, Date.now()) + FAILED_MS;

/** Two presses in quick succession share one request for prices. */
const pending = new WeakMap<PriceService, ReturnType<PriceService['readPriceList']>>();

/** Reads today's prices; `undefined` if the merchant hasn't published any yet. */
async function readQuote(api: Parameters<typeof orderServiceOf>[0]): Promise<Quote | undefined> {
  const readAt = Date.now();
  const service = await orderServiceOf(api);
  const reading =
    pending.get(service) ?? service.readPriceList().finally(() => pending.delete(service));
  pending.set(service, reading);
  const list = await reading;
  return list && { today: currentPricesOf(list), readAt };
}

/** Reads today's prices, to compare them with those on the screen. */
export const quotePrices = createAppAsyncThunk<Quote, QuotedOrder>(
  'checkout/quote',
  async (_order, api) => {
    const { quote } = api.getState().checkout ?? {};
    // An answer proves that there is a network, whatever the browser reports.
    if (quote && navigator.onLine && Math.abs(Date.now() - quote.readAt) < FRESH_MS) return quote;
    return (await readQuote(api)) ?? { today: { prices: {}, delivery: {} }, readAt: Date.now() };
  },
);

const orderSubmitted = createAction<SentOrder>('checkout/submitted');
/** The rules have rejected the order: its prices are checked again. */
const orderRefused = createAction('checkout/refused');

interface OrderRequest extends QuotedOrder {
  /** The shopper's; left out if that is a guest who is yet to be created, or a user who isn't known yet. */
  uid?: string;
  lines: readonly StoredLine[];
  gift: boolean;
  pay: PaymentMethod;
  address: Address;
}

/** A new order as the database stores it. Whatever is read from there later replaces it. */
const asPlaced = (order: Omit<NewOrder, 'lines'>, placedAt: number): Order => ({
  ...order,
  by: order.owner,
  state: 'placed',
  before: 'placed',
  payment: 'due',
  times: {},
  notes: {},
  taken: {},
  told: {},
  returnRequests: 0,
  placedAt,
  stateAt: placedAt,
  beforeAt: placedAt,
  changedAt: placedAt,
});

/** The state of a sent order after this error. `now`: milliseconds, by the clock of the device. */
export function stateAfter(
  error: unknown,
  now: number,
): Pick<CheckoutState, 'status' | 'finalAt' | 'retryAt'> {
  const reason = reasonOf(error);
  if (reason === 'unreachable') return { status: 'unknown', finalAt: now + LATE_MS };
  if (reason === 'closed') return { status: reason };
  if (reason !== 'too-soon') return { status: 'refused' };
  const { retryInMs = INTERVAL_MS } = error as OrderError;
  return { status: reason, retryAt: now + Math.max(retryInMs, 1000) };
}

/**
 * Places the order, if its prices are today's. While another tab's order is unconfirmed, or if another tab may have
 * placed this one meanwhile, follows that instead.
 */
export const submitOrder = createAppAsyncThunk<
  Order,
  OrderRequest,
  { rejectValue: Pick<CheckoutState, 'status' | 'sent' | 'finalAt' | 'retryAt'> }
>(
  'checkout/submit',
  async (request, api) => {
    const { items: rows, lines, gift, pay, address } = request;
    const { dispatch, getState, rejectWithValue, requestId } = api;
    const quote = async () => {
      const result = await dispatch(quotePrices(request));
      if (!quotePrices.fulfilled.match(result)) return 'unpriced';
      const { today } = result.payload;
      return changesOf(request, today) ? 'changed' : today;
    };

    const today = await quote();
    if (typeof today === 'string') return rejectWithValue({ status: today });
    let { uid } = request;
    if (uid === undefined) {
      const entered = await dispatch(enterAsGuest());
      if (!enterAsGuest.fulfilled.match(entered)) {
        return rejectWithValue({
          status: entered.payload === 'unreachable' ? 'absent' : 'no-guest',
        });
      }
      uid = entered.payload.uid;
    }
    const { auth, guest: known } = getState();
    const guest = known?.uid === uid && auth.user?.uid !== uid;
    const lineIds = lines.map(({ lineId }) => lineId);
    const id = await orderIdOf(uid, lineIds);
    if (getState().checkout?.requestId !== requestId) return rejectWithValue({ status: 'refused' });
    const sent = { id, uid, lineIds, sentAt: Date.now() };
    const earlier = readUnconfirmed();
    const isReadable = earlier?.uid === uid || earlier?.uid === known?.uid;
    if (earlier && earlier.id !== id && isReadable) {
      return rejectWithValue({ status: 'unknown', sent: earlier, finalAt: finalAtOf(earlier) });
    }
    const inBasket = new Set(selectLines(getState()).map(idOf));
    if (!lineIds.every((lineId) => inBasket.has(lineId))) {
      return rejectWithValue({ status: 'unknown', sent, finalAt: Date.now() });
    }
    dispatch(orderSubmitted(sent));
    try {
      const service = await orderServiceOf(api, uid);
      const items = rows.map(({ productId, price, count }) => ({ productId, price, count }));
      const { delivery } = today;
      const terms = { guest, pay, gift, address, delivery };
      const order = { id, owner: uid, items, linkKey: createLinkKey(), ...terms };
      const placed = await service.place({ ...order, lines });
      return { ...asPlaced(order, service.now()), ...placed };
    } catch (error) {
      const after = stateAfter(error, Date.now());
      if (after.status !== 'refused') return rejectWithValue(after);
      dispatch(orderRefused());
      // The rules go by the prices in the database, which may have changed at this very moment.
      return rejectWithValue({ status: (await quote()) === 'changed' ? 'changed' : 'refused' });
    }
  },
  {
    condition: (_request, { getState }) => {
      const { status = 'ready' } = getState().checkout ?? {};
      return !isCommitted(status);
    },
  },
);

const quoteRead = createAction<Quote>('checkout/quoteRead');

/**
 * Resolves with whether orders can be placed: the shop has a database, and its prices are published. `true` also if
 * the database doesn't answer.
 */
export const checkAvailability = createAppAsyncThunk<boolean>(
  'checkout/availability',
  (_, api) => {
    if (!areOrdersOn()) return false;
    const answer = readQuote(api).then(
      (quote) => {
        if (quote) api.dispatch(quoteRead(quote));
        return quote !== undefined;
      },
      (error: unknown) => reasonOf(error) !== 'no-database',
    );
    const timeout = new Promise<true>((resolve) => setTimeout(resolve, AVAILABILITY_MS, true));
    return Promise.race([answer, timeout]);
  },
  { condition: (_, { getState }) => !getState().checkout?.isAvailable },
);

/**
 * `quoting`: today's prices are loading; `checking`: they are loading before the order is sent;
 * `unpriced`: they couldn't be loaded; `changed`: they differ from those on the screen, or something is sold
 * out; `unknown`: the order was sent, and may have arrived; `absent`: it didn't arrive, and no longer can;
 * `no-guest`: it can't be placed without an account.
 */
export type CheckoutStatus =
  | 'ready'
  | 'quoting'
  | 'checking'
  | 'unpriced'
  | 'changed'
  | 'sending'
  | 'unknown'
  | 'absent'
  | 'no-guest'
  | 'too-soon'
  | 'closed'
  | 'refused'
  | 'placed';

export interface CheckoutState {
  status: CheckoutStatus;
  /** Whether the shop takes orders at all; `undefined` while loading. */
  isAvailable?: boolean;
  quote?: Quote;
  /** The `submitOrder` whose result counts. */
  requestId?: string;
  sent?: SentOrder;
  /** When an `unknown` order that is still absent is given up: milliseconds, by the clock of the device. */
  finalAt?: number;
  /** When an order that was `too-soon` is submitted again: milliseconds, by the clock of the device. */
  retryAt?: number;
  order?: Order;
}

const startOver = ({ isAvailable, quote }: CheckoutState): CheckoutState => ({
  status: 'ready',
  isAvailable,
  quote,
});

/** Whether the shopper has pressed the button and waits beside it. */
export const isUnderWay = (status: CheckoutStatus) => status === 'checking' || status === 'sending';

/** Whether the order was sent and isn't known to have arrived. */
const isAwaited = (status: CheckoutStatus) => status === 'sending' || status === 'unknown';

/** Whether the sent order survives a reload. */
const isRecorded = (status: CheckoutStatus) => isAwaited(status) || status === 'placed';

/** Whether the order is pending or placed. */
const isCommitted = (status: CheckoutStatus) => isRecorded(status) || status === 'checking';

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: (): CheckoutState => ({ status: 'ready' }),
  reducers: {
    /** Stores an order that was sent before the page was loaded. */
    orderResumed(state, { payload }: PayloadAction<{ sent: SentOrder; finalAt: number }>) {
      if (state.status !== 'ready') return;
      state.status = payload.sent.isPlaced ? 'placed' : 'unknown';
      Object.assign(state, payload);
    },
    /** Records that there was no answer in time. */
    orderUnknown: (state, { payload: finalAt }: PayloadAction<number>): CheckoutState =>
      state.status === 'sending' ? { ...state, status: 'unknown', finalAt } : state,
    orderConfirmed: (state, { payload: order }: PayloadAction<Order>): CheckoutState => ({
      ...state,
      status: 'placed',
      order,
    }),
    orderAbsent(state) {
      state.status = 'absent';
    },
    /** Cancels a retry that the shopper has stopped, or whose order has changed. */
    retryCancelled: startOver,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, startOver)
      .addCase(orderSeen, startOver)
      .addCase(sessionStarted, (state) => (state.status === 'no-guest' ? startOver(state) : state))
      .addCase(pricesAccepted, startOver)
      .addCase(checkAvailability.fulfilled, (state, { payload }) => {
        state.isAvailable = payload;
      })
      .addCase(quoteRead, (state, { payload }) => {
        state.quote = payload;
      })
      .addCase(quotePrices.pending, (state) => {
        if (state.status !== 'checking') state.status = 'quoting';
      })
      .addCase(quotePrices.fulfilled, (state, { payload, meta }) => {
        state.quote = payload;
        if (state.status !== 'quoting') return;
        state.status = changesOf(meta.arg, payload.today) ? 'changed' : 'ready';
      })
      .addCase(quotePrices.rejected, (state) => {
        state.quote = undefined;
        if (state.status === 'quoting') state.status = 'unpriced';
      })
      .addCase(submitOrder.pending, (state, { meta }) => {
        state.status = 'checking';
        state.requestId = meta.requestId;
        state.order = undefined;
        state.retryAt = undefined;
      })
      .addCase(orderSubmitted, (state, { payload: sent }) => ({
        ...state,
        status: 'sending',
        sent,
      }))
      .addCase(orderRefused, (state) => {
        if (!isAwaited(state.status)) return;
        state.status = 'checking';
        state.quote = undefined;
      })
      .addCase(submitOrder.fulfilled, (state, { payload: order, meta }) =>
        meta.requestId === state.requestId ? { ...state, status: 'placed', order } : state,
      )
      .addCase(submitOrder.rejected, (state, { payload, meta }) => {
        if (meta.requestId !== state.requestId) return;
        if (state.status !== 'checking' && !isAwaited(state.status)) return;
        // A rejection without a payload means no id, as the page wasn't served over HTTPS.
        state.status = payload?.status ?? 'refused';
        const { sent, finalAt, retryAt } = payload ?? {};
        Object.assign(state, { finalAt, retryAt, ...(sent && { sent }) });
      });
  },
});

declare module '../app/store' {
  interface LazySlices extends WithSlice<typeof checkoutSlice> {}
}

const injected = checkoutSlice.injectInto(rootReducer);

const { orderAbsent, orderConfirmed, orderUnknown, retryCancelled } = checkoutSlice.actions;
export const { orderResumed } = checkoutSlice.actions;

export const selectCheckout = (state: RootState) => injected.selectSlice(state);

export const selectIsCommitted = (state: RootState) => isCommitted(selectCheckout(state).status);

/** Cancels a countdown, if there is one, and says that nothing is submitted. */
export const cancelRetry = (): AppThunk<void> => (dispatch, getState) => {
  if (selectCheckout(getState()).status !== 'too-soon') return;
  dispatch(retryCancelled());
  dispatch(announce(words.notSent));
};

/** Follows an order that was sent before the page was loaded, if it is the shopper's or the guest's. */
export const resumeOrder =
  ({ uid, guestUid }: Record<'uid' | 'guestUid', string | null | undefined>): AppThunk<void> =>
  (dispatch) => {
    const sent = readSentOrder();
    if (!sent) return;
    if (sent.uid === uid || sent.uid === guestUid) {
      dispatch(orderResumed({ sent, finalAt: finalAtOf(sent) }));
      dispatch(orderPolled());
    } else if (uid !== undefined && guestUid !== undefined) {
      saveSentOrder(undefined);
      dispatch(orderSeen());
    }
  };

/** Quotes again if quoting or submitting failed. */
export const requotePrices =
  (quoted: QuotedOrder): AppThunk<void> =>
  (dispatch, getState) => {
    const { status } = selectCheckout(getState());
    if (status === 'unpriced' || status === 'absent') void dispatch(quotePrices(quoted));
  };

const ANSWER_MS = 10_000;
const WAITS_MS = [2000, 4000, 8000];
const LAST_WAIT_MS = 15_000;

/** Polls now, if it is unknown whether a sent order has arrived. */
export const orderPolled = createAction('checkout/polled');

/** Saves a sent order for a reload, polls until it is confirmed or absent, and then clears its lines. */
export const followOrder = {
  predicate: (_action: unknown, state: RootState, before: RootState) =>
    selectCheckout(state).status !== selectCheckout(before).status,
  effect: async (_action: unknown, api: AppListenerApi) => {
    const { status, sent, order } = selectCheckout(api.getState());
    const before = selectCheckout(api.getOriginalState());
    api.cancelActiveListeners();
    if (sent && isRecorded(status)) {
      saveSentOrder({ ...sent, isPlaced: status === 'placed' });
    } else if (isRecorded(before.status)) saveSentOrder(undefined);
    if (!sent) return;

    if (status === 'sending') {
      await api.delay(ANSWER_MS);
      api.dispatch(orderUnknown(finalAtOf(sent)));
    }
    if (status === 'placed') {
      storedDraft.write(undefined);
      api.dispatch(orderPlaced(sent.lineIds));
    }
    if (status === 'unknown' || (status === 'placed' && !order)) await pollOrder(sent, api);
  },
};

/** Polls after 2, 4, 8 and then every 15 seconds, and at `orderPolled`. */
async function pollOrder({ id, uid }: SentOrder, api: AppListenerApi) {
  const find = async () => {
    const service = await orderServiceOf(api, uid);
    return { order: await service.find(id) };
  };
  for (let polls = 0; ; polls += 1) {
    await api.condition(orderPolled.match, WAITS_MS[polls] ?? LAST_WAIT_MS);
    const startedAt = Date.now();
    const timeout = api.delay(ANSWER_MS).then(() => undefined);
    const answer = await Promise.race([find().catch(() => undefined), timeout]);
    const { finalAt } = selectCheckout(api.getState());
    if (answer?.order) {
      api.dispatch(orderConfirmed(answer.order));
      return;
    }
    if (answer && finalAt !== undefined && startedAt >= finalAt) {
      api.dispatch(orderAbsent());
      return;
    }
  }
}
