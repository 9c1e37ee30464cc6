import { shop } from '#shop/config';
import { createAppAsyncThunk } from '../app/hooks';
import { enterAsGuest } from '../auth/guest/guestSlice';
import { idOf, selectLines } from '../basket/basketSlice';
import type { StoredLine } from '../basket/storage/basketStore';
import type { Address } from '../orders/model/address';
import { type NewOrder, type Order, orderIdOf } from '../orders/model/order';
import { createLinkKey } from '../orders/model/orderLink';
import { type OrderError, reasonOf } from '../orders/model/orderService';
import { termsIn } from '../orders/model/orderTerms';
import type { PaymentMethod } from '../orders/model/states';
import { orderServiceOf } from '../orders/ordersSlice';
import type { CheckoutState } from './checkoutSlice';
import { isCommitted, isRejected } from './checkoutStatus';
import { codePart } from './codePart';
import { changesOf, type QuotedOrder } from './orderRows';
import { quotePrices } from './quote';
import { readUnconfirmed, type SentOrder } from './sentOrder';

/** A request without any answer for this long has failed. */
const FAILED_MS = 60_000;
/** A failed request may still arrive within this time. */
const LATE_MS = 5000;
/** The wait between two orders, if the database doesn't say how long is left. */
const INTERVAL_MS = 30_000;

/** When an order that is missing can't arrive any more: the tab that has sent it may still be waiting for the answer. */
export const finalAtOf = ({ sentAt }: SentOrder) => Math.min(sentAt, Date.now()) + FAILED_MS;

interface OrderRequest extends QuotedOrder {
  /** The shopper's; left out if that is a guest who is yet to be created, or a user who isn't known yet. */
  uid?: string;
  lines: readonly StoredLine[];
  gift: boolean;
  pay: PaymentMethod;
  /** Whether the shopper asks for WhatsApp messages. */
  whatsApp?: boolean;
  address: Address;
}

/** A new order as the database stores it. Whatever is read from there later replaces it. */
const asPlaced = ({ lines: _lines, ...order }: NewOrder, placedAt: number): Order => ({
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

type Failure = Pick<CheckoutState, 'status' | 'sent' | 'finalAt' | 'retryAt'>;

/** The state of a sent order after this error. `now`: milliseconds, by the clock of the device. */
export function stateAfter(error: unknown, now: number): Failure {
  const reason = reasonOf(error);
  if (reason === 'unreachable') return { status: 'unknown', finalAt: now + LATE_MS };
  if (reason === 'closed' || reason === 'code') return { status: reason };
  if (reason !== 'too-soon') return { status: 'refused' };
  const { retryInMs = INTERVAL_MS } = error as OrderError;
  return { status: reason, retryAt: now + Math.max(retryInMs, 1000) };
}

/** Sends an order whose prices were today's a moment ago. */
export const sendOrder = createAppAsyncThunk<
  Order,
  { sent: SentOrder; order: NewOrder },
  { rejectValue: Failure }
>('checkout/send', async ({ order }, api) => {
  try {
    const service = await orderServiceOf(api, order.owner);
    const placed = await service.place(order);
    return { ...asPlaced(order, service.now()), ...placed };
  } catch (error) {
    return api.rejectWithValue(stateAfter(error, Date.now()));
  }
});

/**
 * Places the order, if its prices are today's. While another tab's order is unconfirmed, or if another tab may have
 * placed this one meanwhile, follows that instead.
 */
export const submitOrder = createAppAsyncThunk<Order, OrderRequest, { rejectValue: Failure }>(
  'checkout/submit',
  async (request, { dispatch, getState, rejectWithValue, requestId }) => {
    const { items: rows, lines, gift, pay, whatsApp, address, code, discount } = request;
    const quote = async () => {
      const result = await dispatch(quotePrices(request));
      if (!quotePrices.fulfilled.match(result)) return 'unpriced';
      const { today } = result.payload;
      if (changesOf(request, today)) return 'changed';
      return code === undefined || getState().code?.applied?.code === code ? today : 'code';
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
    const items = rows.map(({ productId, price, count }) => ({ productId, price, count }));
    const terms = termsIn(shop);
    const used = code !== undefined && { code, discount };
    const details = { guest, pay, gift, address, delivery: today.delivery, terms, ...used };
    const wanted = whatsApp && { whatsApp };
    const order = { id, owner: uid, items, linkKey: createLinkKey(), ...details, ...wanted, lines };
    const result = await dispatch(sendOrder({ sent, order }));
    if (sendOrder.fulfilled.match(result)) return result.payload;
    const { payload: failure = { status: 'refused' } } = result;
    if (!isRejected(failure.status)) return rejectWithValue(failure);
    // The rules go by the prices in the database, which may have changed at this very moment.
    const again = await quote();
    const status = again === 'changed' || again === 'code' ? again : failure.status;
    if (process.env.CODES === 'on' && status === 'code') {
      const { codeRejected } = await codePart.load();
      dispatch(codeRejected());
    }
    return rejectWithValue({ status });
  },
  {
    condition: (_request, { getState }) => {
      const { status = 'ready' } = getState().checkout ?? {};
      return !isCommitted(status);
    },
  },
);
