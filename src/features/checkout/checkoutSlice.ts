import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../app/rootReducer';
import type { Order } from '../../services/orderService';
import { sessionEnded, sessionStarted } from '../../shared/sessionEnded';
import { pricesAccepted } from '../catalogue/pricesSlice';
import type { Attempt } from '../orders/orderSession';
import { orderSeen } from '../orders/placed/placedOrder';
import {
  checkAvailability,
  orderRefused,
  orderSubmitted,
  quotePrices,
  submitOrder,
  type Quote,
} from './checkoutThunks';
import { changesOf } from './orderRows';

/**
 * `quoting`: today's prices are loading; `checking`: they are loading before the order is sent;
 * `unpriced`: they couldn't be loaded; `changed`: they differ from those on the screen, or something is sold
 * out; `unknown`: the order was sent, and may have arrived; `absent`: it didn't arrive, and no longer can;
 * `no-guest`: it can't be placed without an account.
 */
export type CheckoutStep =
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
  step: CheckoutStep;
  /** Whether the shop takes orders at all; `undefined` while loading. */
  isAvailable?: boolean;
  quote?: Quote;
  /** The `submitOrder` whose result counts. */
  requestId?: string;
  attempt?: Attempt;
  /** When the absence of an `unknown` order becomes final: milliseconds, by the clock of the device. */
  finalAt?: number;
  /** When an order that was `too-soon` is submitted again: milliseconds, by the clock of the device. */
  retryAt?: number;
  order?: Order;
}

const startOver = ({ isAvailable, quote }: CheckoutState): CheckoutState => ({
  step: 'ready',
  isAvailable,
  quote,
});

const isSent = ({ step }: CheckoutState) => step === 'sending' || step === 'unknown';

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: (): CheckoutState => ({ step: 'ready' }),
  reducers: {
    /** An order was sent before the page was loaded. */
    orderResumed(state, { payload }: PayloadAction<{ attempt: Attempt; finalAt: number }>) {
      if (state.step !== 'ready') return;
      state.step = payload.attempt.isPlaced ? 'placed' : 'unknown';
      Object.assign(state, payload);
    },
    /** There was no answer in time. */
    orderUnknown: (state, { payload: finalAt }: PayloadAction<number>): CheckoutState =>
      state.step === 'sending' ? { ...state, step: 'unknown', finalAt } : state,
    orderConfirmed: (state, { payload: order }: PayloadAction<Order>): CheckoutState => ({
      ...state,
      step: 'placed',
      order,
    }),
    orderAbsent(state) {
      state.step = 'absent';
    },
    /** The shopper doesn't want the order to be submitted again, or has changed it. */
    retryCancelled: startOver,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, startOver)
      .addCase(orderSeen, startOver)
      .addCase(sessionStarted, (state) => (state.step === 'no-guest' ? startOver(state) : state))
      .addCase(pricesAccepted, startOver)
      .addCase(checkAvailability.fulfilled, (state, { payload }) => {
        state.isAvailable = payload;
      })
      .addCase(quotePrices.pending, (state) => {
        if (state.step !== 'checking') state.step = 'quoting';
      })
      .addCase(quotePrices.fulfilled, (state, { payload, meta }) => {
        state.quote = payload;
        if (state.step !== 'quoting') return;
        state.step = changesOf(meta.arg, payload.today) ? 'changed' : 'ready';
      })
      .addCase(quotePrices.rejected, (state) => {
        state.quote = undefined;
        if (state.step === 'quoting') state.step = 'unpriced';
      })
      .addCase(submitOrder.pending, (state, { meta }) => {
        state.step = 'checking';
        state.requestId = meta.requestId;
        state.order = undefined;
        state.retryAt = undefined;
      })
      .addCase(orderSubmitted, (state, { payload: attempt }) => ({
        ...state,
        step: 'sending',
        attempt,
      }))
      .addCase(orderRefused, (state) => {
        if (!isSent(state)) return;
        state.step = 'checking';
        state.quote = undefined;
      })
      .addCase(submitOrder.fulfilled, (state, { payload: order, meta }) =>
        meta.requestId === state.requestId ? { ...state, step: 'placed', order } : state,
      )
      .addCase(submitOrder.rejected, (state, { payload, meta }) => {
        if (meta.requestId !== state.requestId) return;
        if (state.step !== 'checking' && !isSent(state)) return;
        // Without a payload the order got no id: the page wasn't served over HTTPS.
        state.step = payload?.step ?? 'refused';
        const { attempt, finalAt, retryAt } = payload ?? {};
        Object.assign(state, { finalAt, retryAt, ...(attempt && { attempt }) });
      });
  },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof checkoutSlice> {}
}

const injected = checkoutSlice.injectInto(rootReducer);

export const { orderAbsent, orderConfirmed, orderResumed, orderUnknown, retryCancelled } =
  checkoutSlice.actions;

export const selectCheckout = (state: RootState) => injected.selectSlice(state);

/** An order is on its way to the shop, or has been placed. */
export const selectIsSent = (state: RootState) =>
  ['checking', 'sending', 'unknown', 'placed'].includes(selectCheckout(state).step);
