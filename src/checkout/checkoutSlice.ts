import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { announce } from '../app/announce';
import type { AppThunk } from '../app/hooks';
import { rootReducer, type RootState } from '../app/store';
import { sessionEnded, sessionStarted } from '../auth/authSlice';
import { pricesAccepted } from '../catalogue/pricesSlice';
import type { Order } from '../orders/model/order';
import { orderingWords as words } from '#words/orders/ordering';
import { type CheckoutStatus, isAwaited, isCommitted, isRejected } from './checkoutStatus';
import { changesOf, type QuotedOrder } from './orderRows';
import { checkAvailability, type Quote, quotePrices, readQuote } from './quote';
import { orderSeen, type SentOrder } from './sentOrder';
import { sendOrder, submitOrder } from './submitOrder';

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

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: (): CheckoutState => ({ status: 'ready' }),
  reducers: {
    /** Stores an order that was sent before the page was loaded. */
    orderResumed: (
      state,
      { payload }: PayloadAction<{ sent: SentOrder; finalAt: number }>,
    ): CheckoutState =>
      state.status === 'ready'
        ? { ...state, ...payload, status: payload.sent.isPlaced ? 'placed' : 'unknown' }
        : state,
    /** Records that there was no answer in time. */
    orderUnknown(state, { payload: finalAt }: PayloadAction<number>) {
      if (state.status !== 'sending') return;
      state.status = 'unknown';
      state.finalAt = finalAt;
    },
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
      .addCase(readQuote.fulfilled, (state, { payload }) => {
        if (payload) state.quote = payload;
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
      .addCase(sendOrder.pending, (state, { meta }) => ({
        ...state,
        status: 'sending',
        sent: meta.arg.sent,
      }))
      .addCase(sendOrder.rejected, (state, { payload }) => {
        // The rules have rejected the order: its prices are checked again.
        if (!payload || !isRejected(payload.status) || !isAwaited(state.status)) return;
        state.status = 'checking';
        state.quote = undefined;
      })
      .addCase(submitOrder.fulfilled, (state, { payload: order, meta }) =>
        meta.requestId === state.requestId ? { ...state, status: 'placed', order } : state,
      )
      .addCase(submitOrder.rejected, (state, { payload, meta }) => {
        if (meta.requestId !== state.requestId) return state;
        if (state.status !== 'checking' && !isAwaited(state.status)) return state;
        // A rejection without a payload means no id, as the page wasn't served over HTTPS.
        const failure = payload ?? { status: 'refused' };
        return { ...state, finalAt: undefined, retryAt: undefined, ...failure };
      });
  },
});

declare module '../app/store' {
  interface LazySlices extends WithSlice<typeof checkoutSlice> {}
}

const injected = checkoutSlice.injectInto(rootReducer);

export const { orderAbsent, orderConfirmed, orderResumed, orderUnknown } = checkoutSlice.actions;

export const selectCheckout = (state: RootState) => injected.selectSlice(state);

export const selectIsCommitted = (state: RootState) => isCommitted(selectCheckout(state).status);

/** Cancels a countdown, if there is one, and says that nothing is submitted. */
export const cancelRetry = (): AppThunk<void> => (dispatch, getState) => {
  if (selectCheckout(getState()).status !== 'too-soon') return;
  dispatch(checkoutSlice.actions.retryCancelled());
  dispatch(announce(words.notSent));
};

/** Quotes again if quoting or submitting failed. */
export const requotePrices =
  (quoted: QuotedOrder): AppThunk<void> =>
  (dispatch, getState) => {
    const { status } = selectCheckout(getState());
    if (status === 'unpriced' || status === 'absent') void dispatch(quotePrices(quoted));
  };
