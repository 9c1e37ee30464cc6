import { createAppAsyncThunk } from '../app/hooks';
import { currentPricesOf } from '../catalogue/model/priceList';
import type { CurrentPrices } from '../catalogue/model/prices';
import { areOrdersOn } from '../environment';
import { type OrderReason, type PriceService, reasonOf } from '../orders/model/orderService';
import { orderServiceOf } from '../orders/ordersSlice';
import { codePart } from './codePart';
import type { QuotedOrder } from './orderRows';

/** The rules reject an order at any prices but today's, however fresh these are. */
const FRESH_MS = 60_000;
/** How long the form waits for an answer, so that a slow network keeps nobody from typing. */
const AVAILABILITY_MS = 4000;

export interface Quote {
  today: CurrentPrices;
  /** Milliseconds, by the clock of the device. */
  readAt: number;
}

/** Two presses in quick succession share one request for prices. */
const pending = new WeakMap<PriceService, ReturnType<PriceService['readPriceList']>>();

/** Reads today's prices; `undefined` if the merchant hasn't published any yet. */
export const readQuote = createAppAsyncThunk<
  Quote | undefined,
  undefined,
  { rejectValue: OrderReason }
>('checkout/readQuote', async (_, api) => {
  const readAt = Date.now();
  try {
    const service = await orderServiceOf(api);
    const reading =
      pending.get(service) ?? service.readPriceList().finally(() => pending.delete(service));
    pending.set(service, reading);
    const list = await reading;
    return list && { today: currentPricesOf(list), readAt };
  } catch (error) {
    return api.rejectWithValue(reasonOf(error));
  }
});

/** Reads today's prices, to compare them with those on the screen, and rejects a code that can't be used any more. */
export const quotePrices = createAppAsyncThunk<Quote, QuotedOrder>(
  'checkout/quote',
  async ({ code }, { dispatch, getState }) => {
    const { quote } = getState().checkout ?? {};
    // An answer proves that there is a network, whatever the browser reports.
    if (quote && navigator.onLine && Math.abs(Date.now() - quote.readAt) < FRESH_MS) return quote;
    const [read] = await Promise.all([
      dispatch(readQuote()).unwrap(),
      process.env.CODES === 'on' &&
        code !== undefined &&
        codePart.load().then(({ recheckCode }) => dispatch(recheckCode())),
    ]);
    return read ?? { today: { prices: {}, delivery: {} }, readAt: Date.now() };
  },
);

/**
 * Resolves with whether orders can be placed: the shop has a database, and its prices are published. `true` also if
 * the database doesn't answer.
 */
export const checkAvailability = createAppAsyncThunk<boolean>(
  'checkout/availability',
  (_, { dispatch }) => {
    if (!areOrdersOn()) return false;
    const answer = dispatch(readQuote())
      .unwrap()
      .then(
        (quote) => quote !== undefined,
        (reason: unknown) => reason !== 'no-database',
      );
    const timeout = new Promise<true>((resolve) => setTimeout(resolve, AVAILABILITY_MS, true));
    return Promise.race([answer, timeout]);
  },
  { condition: (_, { getState }) => !getState().checkout?.isAvailable },
);
