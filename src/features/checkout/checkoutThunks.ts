import { createAction } from '@reduxjs/toolkit';
import type { Address } from '../../model/addressFields';
import type { TodaysPrices } from '../../model/liveChanges';
import type { PaymentMethod } from '../../model/payments';
import type { StoredLine } from '../../services/basketStore';
import type { Order, OrderError, OrderService } from '../../services/orderService';
import { createAppAsyncThunk } from '../../shared/createAppAsyncThunk';
import { idOf } from '../basket/basketLines';
import { selectLines } from '../basket/basketSlice';
import { areOrdersOn } from '../orders/areOrdersOn';
import { orderServiceOf, reasonOf } from '../orders/createOrderThunk';
import { orderIdOf } from '../orders/orderId';
import { enterAsGuest } from '../orders/guestThunks';
import { asPlaced } from '../orders/placed/placedOrder';
import { readUnconfirmed, type Attempt } from '../orders/orderSession';
import type { CheckoutState } from './checkoutSlice';
import { changesOf, type QuotedOrder } from './orderRows';

/** The rules reject an order at any prices but today's, however fresh these are. */
const FRESH_MS = 60_000;
/** A request without any answer for this long has failed. */
const FAILED_MS = 60_000;
/** A failed request may still arrive within this time. */
const LATE_MS = 5000;
/** Between two orders, if the database doesn't say how much of it is left. */
const INTERVAL_MS = 30_000;
/** After this the form opens without an answer, so that a slow network keeps nobody from typing. */
const AVAILABILITY_MS = 4000;

export interface Quote {
  today: TodaysPrices;
  /** Milliseconds, by the clock of the device. */
  readAt: number;
}

/** When the absence of an order becomes final, as far as is known: whichever tab has sent it may still be waiting. */
export const finalAtOf = ({ sentAt }: Attempt) => Math.min(sentAt, Date.now()) + FAILED_MS;

/** Two presses in quick succession share one request for prices. */
const pending = new WeakMap<OrderService, Promise<TodaysPrices>>();

/** Reads today's prices, to compare them with those on the screen. */
export const quotePrices = createAppAsyncThunk<Quote, QuotedOrder>(
  'checkout/quote',
  async (_order, api) => {
    const { quote } = api.getState().checkout ?? {};
    const readAt = Date.now();
    if (quote && Math.abs(readAt - quote.readAt) < FRESH_MS) return quote;
    const service = await orderServiceOf(api);
    const reading =
      pending.get(service) ?? service.readPrices().finally(() => pending.delete(service));
    pending.set(service, reading);
    return { today: await reading, readAt };
  },
);

export const orderSubmitted = createAction<Attempt>('checkout/submitted');
/** The rules have rejected the order: its prices are checked again. */
export const orderRefused = createAction('checkout/refused');

interface OrderRequest extends QuotedOrder {
  /** The shopper's; left out if that is a guest who is yet to be created, or a user who isn't known yet. */
  uid?: string;
  lines: readonly StoredLine[];
  gift: boolean;
  pay: PaymentMethod;
  address: Address;
}

/**
 * Places the order, if its prices are today's. While another tab's order is unconfirmed, or if another tab may have
 * placed this one meanwhile, follows that instead.
 */
export const submitOrder = createAppAsyncThunk<
  Order,
  OrderRequest,
  { rejectValue: Pick<CheckoutState, 'step' | 'attempt' | 'finalAt' | 'retryAt'> }
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
    if (typeof today === 'string') return rejectWithValue({ step: today });
    let { uid } = request;
    if (uid === undefined) {
      const entered = await dispatch(enterAsGuest());
      if (!enterAsGuest.fulfilled.match(entered)) {
        return rejectWithValue({ step: entered.payload === 'unreachable' ? 'absent' : 'no-guest' });
      }
      uid = entered.payload.uid;
    }
    const { auth, guest: known } = getState();
    const guest = known?.uid === uid && auth.user?.uid !== uid;
    const lineIds = lines.map(({ lineId }) => lineId);
    const id = await orderIdOf(uid, lineIds);
    if (getState().checkout?.requestId !== requestId) return rejectWithValue({ step: 'refused' });
    const attempt = { id, uid, lineIds, sentAt: Date.now() };
    const sent = readUnconfirmed();
    const isReadable = sent?.uid === uid || sent?.uid === known?.uid;
    if (sent && sent.id !== id && isReadable) {
      return rejectWithValue({ step: 'unknown', attempt: sent, finalAt: finalAtOf(sent) });
    }
    const inBasket = new Set(selectLines(getState()).map(idOf));
    if (!lineIds.every((lineId) => inBasket.has(lineId))) {
      return rejectWithValue({ step: 'unknown', attempt, finalAt: Date.now() });
    }
    dispatch(orderSubmitted(attempt));
    try {
      const service = await orderServiceOf(api, uid);
      const items = rows.map(({ productId, price, count }) => ({ productId, price, count }));
      const { delivery } = today;
      const terms = { guest, pay, gift, address, delivery };
      const order = { id, owner: uid, items, ...terms };
      const placed = await service.place({ ...order, lines });
      return { ...asPlaced(order, service.now()), ...placed };
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === 'unreachable') {
        return rejectWithValue({ step: 'unknown', finalAt: Date.now() + LATE_MS });
      }
      if (reason === 'closed') return rejectWithValue({ step: reason });
      if (reason === 'too-soon') {
        const { retryInMs = INTERVAL_MS } = error as OrderError;
        return rejectWithValue({ step: reason, retryAt: Date.now() + Math.max(retryInMs, 1000) });
      }
      dispatch(orderRefused());
      // The rules go by the prices in the database, which may have changed at this very moment.
      return rejectWithValue({ step: (await quote()) === 'changed' ? 'changed' : 'refused' });
    }
  },
  {
    condition: (_request, { getState }) => {
      const { step = 'ready' } = getState().checkout ?? {};
      return !['checking', 'sending', 'unknown', 'placed'].includes(step);
    },
  },
);

/** Resolves with whether orders can be placed; `true` also if the database doesn't answer. */
export const checkAvailability = createAppAsyncThunk<boolean>(
  'checkout/availability',
  (_, api) => {
    if (!areOrdersOn()) return false;
    const answer = orderServiceOf(api).then((service) => service.hasDatabase());
    const timeout = new Promise<true>((resolve) => setTimeout(resolve, AVAILABILITY_MS, true));
    return Promise.race([answer.catch(() => true), timeout]);
  },
  { condition: (_, { getState }) => getState().checkout?.isAvailable === undefined },
);

export const loadLastAddress = createAppAsyncThunk<{ address: Address | undefined }, string>(
  'checkout/lastAddress',
  async (uid, api) => ({ address: await (await orderServiceOf(api)).lastAddress(uid) }),
);
