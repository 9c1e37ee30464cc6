import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../app/rootReducer';
import type { OrderDetails } from '../../services/orderService';
import { sessionEnded } from '../../shared/sessionEnded';
import {
  checkAvailability,
  orderRefused,
  orderSubmitted,
  quotePrices,
  submitOrder,
  type Quote,
} from './checkoutThunks';
import { changesOf } from './orderRows';
import type { Attempt } from '../orders/orderSession';

/**
 * `quoting`: today's prices are being read; `checking`: they are being read before the order is sent;
 * `unpriced`: they could not be read; `changed`: they differ from those on the screen; `unknown`: the order
 * was sent, and may have arrived; `absent`: it has not arrived, and can't any more; `placed`: it has.
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
  | 'too-soon'
  | 'closed'
  | 'refused'
  | 'placed';

/** The order that is being placed. */
export interface CheckoutState {
  step: CheckoutStep;
  /** Whether orders can be placed at all; `undefined` until that is known. */
  isAvailable?: boolean;
  quote?: Quote | undefined;
  /** The `submitOrder` whose result counts. */
  requestId?: string | undefined;
  /** What was sent last. */
  attempt?: Attempt;
  /** While `unknown`, from when on its absence is final: never, if `undefined`; milliseconds. */
  finalAt?: number | undefined;
  /** What the database holds, once it has been read. */
  order?: OrderDetails | undefined;
}

const initialState: CheckoutState = { step: 'ready' };

/** What belongs to the shop, and not to an order, is still known. */
const startOver = ({ isAvailable, quote }: CheckoutState): CheckoutState => ({
  ...initialState,
  ...(isAvailable !== undefined && { isAvailable }),
  quote,
});

const isSent = ({ step }: CheckoutState) => step === 'sending' || step === 'unknown';

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** An order that was sent before the page was loaded: what happened to it? */
    orderResumed(
      state,
      { payload }: PayloadAction<{ attempt: Attempt; finalAt: number }>,
    ): CheckoutState {
      if (state.step !== 'ready') return state;
      const { attempt, finalAt } = payload;
      if (attempt.isPlaced) return { ...state, attempt, step: 'placed' };
      return { ...state, attempt, step: 'unknown', finalAt };
    },
    /** There was no answer in time. */
    orderUnknown(state, { payload: finalAt }: PayloadAction<number>) {
      if (state.step !== 'sending') return;
      state.step = 'unknown';
      state.finalAt = finalAt;
    },
    /** The database has the order. */
    orderConfirmed: (state, { payload: order }: PayloadAction<OrderDetails>): CheckoutState => ({
      ...state,
      step: 'placed',
      order,
    }),
    orderAbsent(state) {
      state.step = 'absent';
    },
    /** The shopper is done with the last order, or has accepted today's prices. */
    checkoutFinished: startOver,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, startOver)
      .addCase(checkAvailability.fulfilled, (state, { payload }) => {
        state.isAvailable = payload;
      })
      .addCase(quotePrices.pending, (state) => {
        if (state.step !== 'checking') state.step = 'quoting';
      })
      .addCase(quotePrices.fulfilled, (state, { payload, meta }) => {
        state.quote = payload;
        if (state.step !== 'quoting') return;
        const { rows, delivery } = meta.arg;
        state.step = changesOf(rows, delivery, payload.today).length > 0 ? 'changed' : 'ready';
      })
      .addCase(quotePrices.rejected, (state) => {
        state.quote = undefined;
        if (state.step === 'quoting') state.step = 'unpriced';
      })
      .addCase(submitOrder.pending, (state, { meta }) => {
        state.step = 'checking';
        state.requestId = meta.requestId;
        state.order = undefined;
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
        const { reason = 'refused', finalAt } = payload ?? {};
        state.step = reason === 'unreachable' ? 'unknown' : reason;
        state.finalAt = finalAt;
      });
  },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof checkoutSlice> {}
}

const injected = checkoutSlice.injectInto(rootReducer);

export const { checkoutFinished, orderAbsent, orderConfirmed, orderResumed, orderUnknown } =
  checkoutSlice.actions;

export const selectCheckout = (state: RootState) => injected.selectSlice(state);
