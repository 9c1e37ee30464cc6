import { createAction } from '@reduxjs/toolkit';
import type { Address } from '../../model/addressFields';
import type { OrderDetails, OrderService, TodaysPrices } from '../../services/orderService';
import { createAppAsyncThunk } from '../../shared/createAppAsyncThunk';
import { orderServiceOf, reasonOf } from '../orders/createOrderThunk';
import type { CheckoutStep } from './checkoutSlice';
import { attemptOf, newOrderOf, type OrderRequest, type QuotedOrder } from './orderRequest';
import { changesOf } from './orderRows';
import type { Attempt } from '../orders/orderSession';

/** For so long prices count as today's; the rules reject an order at any others. */
const FRESH_MS = 60_000;
/** A request that has failed may still arrive for so long. */
export const LATE_MS = 5000;
/** A slow answer must not keep anyone from typing: that there is no database can show later, too. */
const AVAILABILITY_MS = 4000;

export interface Quote {
  today: TodaysPrices;
  /** Milliseconds, by the clock of the device. */
  readAt: number;
}

/** The request for prices of each service: a press that follows another at once shares it. */
const underWay = new WeakMap<OrderService, Promise<TodaysPrices>>();

/** Reads today's prices, to compare them with those on the screen. */
export const quotePrices = createAppAsyncThunk<Quote, QuotedOrder>(
  'checkout/quote',
  async (_order, api) => {
    const { quote } = api.getState().checkout ?? {};
    const readAt = Date.now();
    if (quote && Math.abs(readAt - quote.readAt) < FRESH_MS) return quote;
    const service = await orderServiceOf(api);
    const reading = underWay.get(service) ?? service.readPrices();
    underWay.set(service, reading);
    try {
      return { today: await reading, readAt };
    } finally {
      underWay.delete(service);
    }
  },
);

/** The order is on its way to the database. */
export const orderSubmitted = createAction<Attempt>('checkout/submitted');
/** The database has rejected the order: were its prices still today's? */
export const orderRefused = createAction('checkout/refused');

/** While one of these goes on, another press does nothing. */
const busySteps: readonly (CheckoutStep | undefined)[] = [
  'checking',
  'sending',
  'unknown',
  'placed',
];

export interface SubmitRejection {
  reason: 'changed' | 'unpriced' | 'too-soon' | 'closed' | 'refused' | 'unreachable';
  /** From when on its absence from the database is final; milliseconds, by the clock of the device. */
  finalAt?: number;
}

/** Places the order, if its prices are today's. */
export const submitOrder = createAppAsyncThunk<
  OrderDetails,
  OrderRequest,
  { rejectValue: SubmitRejection }
>(
  'checkout/submit',
  async (request, api) => {
    const { dispatch, getState, rejectWithValue, requestId } = api;
    const quote = async () => {
      const result = await dispatch(quotePrices(request));
      if (!quotePrices.fulfilled.match(result)) return 'unpriced';
      const { today } = result.payload;
      return changesOf(request.rows, request.delivery, today).length > 0 ? 'changed' : today;
    };

    const today = await quote();
    if (typeof today === 'string') return rejectWithValue({ reason: today });
    const attempt = await attemptOf(request);
    const isCurrent = getState().checkout?.requestId === requestId;
    if (!attempt || !isCurrent) return rejectWithValue({ reason: 'refused' });
    dispatch(orderSubmitted(attempt));
    try {
      const service = await orderServiceOf(api);
      return await service.place(newOrderOf(request, attempt.id, today.delivery));
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === 'unreachable') {
        return rejectWithValue({ reason, finalAt: Date.now() + LATE_MS });
      }
      if (reason === 'too-soon' || reason === 'closed') return rejectWithValue({ reason });
      dispatch(orderRefused());
      // The rules go by the prices of the database, which may have changed in this very moment.
      return rejectWithValue({ reason: (await quote()) === 'changed' ? 'changed' : 'refused' });
    }
  },
  { condition: (_request, { getState }) => !busySteps.includes(getState().checkout?.step) },
);

/** Resolves with whether orders can be placed; `true` also if the database doesn't answer. */
export const checkAvailability = createAppAsyncThunk<boolean>(
  'checkout/availability',
  (_, api) => {
    const answer = orderServiceOf(api).then((service) => service.isThere());
    const timeout = new Promise<true>((resolve) => setTimeout(resolve, AVAILABILITY_MS, true));
    return Promise.race([answer.catch(() => true), timeout]);
  },
  { condition: (_, { getState }) => getState().checkout?.isAvailable === undefined },
);

/** Resolves with the address of the user's last order, if there is one. */
export const loadLastAddress = createAppAsyncThunk<{ address: Address | undefined }, string>(
  'checkout/lastAddress',
  async (uid, api) => ({ address: await (await orderServiceOf(api)).lastAddress(uid) }),
);
