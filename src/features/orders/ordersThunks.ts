import type { OrderState } from '../../model/moves';
import type { PaymentChange } from '../../model/payments';
import { oneLine } from '../../model/tidyText';
import type { Order, OrderService } from '../../services/orderService';
import { announce } from '../../shared/announce';
import { createAppAsyncThunk } from '../../shared/createAppAsyncThunk';
import { orderChangeWords as words } from '../../words/en/orders/orderChanges';
import {
  type Api,
  createOrderThunk,
  loadProductsOf,
  orderServiceOf,
  ordersReceived,
  reasonOf,
} from './createOrderThunk';
import { selectShopper } from './guestSlice';

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
    // Unless the owner has left meanwhile.
    await orderServiceOf(api, owner);
    if (order) api.dispatch(ordersReceived([order]));
  },
);

export interface OrderChange {
  order: Order;
  /** The state to give it; the one before undoes its last change. */
  change: OrderState | PaymentChange | 'forgetAddress';
  /** A reason, or the courier and tracking number. */
  note?: string;
  /** How to move it, in place of the order service’s `move`. */
  move?: MoveOrder | undefined;
}

/** Moves an order together with something else. Rejects with `NotMade` before it moves anything. */
export type MoveOrder = (
  api: Api,
  service: OrderService,
  ...args: Parameters<OrderService['move']>
) => Promise<Order>;

/** The user has to decide something first, and sees what. */
export class NotMade extends Error {}

const moveAlone: MoveOrder = (_api, service, ...args) => service.move(...args);

const paymentChanges: readonly OrderChange['change'][] = ['due', 'claimed', 'paid', 'cash'];
const isPaymentChange = (change: OrderChange['change']): change is PaymentChange =>
  paymentChanges.includes(change);

/** These, only the shopper can make: also a guest, while another user is signed in. */
const isShoppers = (change: OrderChange['change']) => change === 'claimed' || change === 'cash';

function makeChange(api: Api, service: OrderService, made: OrderChange, uid: string) {
  const { order, change, note, move = moveAlone } = made;
  if (change === 'forgetAddress') return service.forgetAddress(order);
  if (isPaymentChange(change)) return service.changePayment(order, change, uid);
  return move(api, service, order, change, uid, note && oneLine(note));
}

function isMade({ change }: OrderChange, now: Order, uid: string) {
  if (change === 'forgetAddress') return !now.address;
  if (change === 'cash') return now.pay === change;
  // The shop may have found a payment before the shopper says that there is one.
  if (change === 'claimed') return now.payment !== 'due';
  if (isPaymentChange(change)) return now.payment === change;
  return now.state === change && now.by === uid;
}

function describeChange({ order: { id, state }, change }: OrderChange, { payment }: Order) {
  if (state === 'returnAsked' && change === 'delivered') return words.requestTakenBack(id);
  if (change === 'forgetAddress') return words.addressDeleted(id);
  if (change === 'cash') return words.paymentChanged.cash(id);
  return isPaymentChange(change) ? words.paymentChanged[payment](id) : words.changed(id, change);
}

/** Changes an order, one change at a time. If that fails, reads the order again and explains. */
export const changeOrder = createAppAsyncThunk<Order, OrderChange, { rejectValue: string }>(
  'orders/change',
  async (change, api) => {
    const { order } = change;
    const { id } = order;
    const owner = isShoppers(change.change) ? order.owner : undefined;
    const uid = selectShopper(api.getState()) ?? '';
    const finish = (changed: Order) => {
      api.dispatch(ordersReceived([changed]));
      api.dispatch(announce(describeChange(change, changed)));
      return changed;
    };
    try {
      return finish(await makeChange(api, await orderServiceOf(api, owner), change, uid));
    } catch (error) {
      if (error instanceof NotMade) return api.rejectWithValue('');
      const isRefused = reasonOf(error) === 'refused';
      const now = await orderServiceOf(api, owner)
        .then((service) => service.find(id))
        .catch(() => undefined);
      // The answer was lost, or another tab has made it.
      if (now && isMade(change, now, uid)) return finish(now);
      if (now) api.dispatch(ordersReceived([now]));
      const sentence = explain(order, now, isRefused);
      api.dispatch(announce(sentence));
      return api.rejectWithValue(sentence);
    }
  },
  { condition: ({ order }, { getState }) => !getState().orders?.changes[order.id]?.pending },
);

function explain({ id, state }: Order, now: Order | undefined, isRefused: boolean): string {
  if (now && now.state !== state) return words.changedElsewhere(id, now.state);
  if (isRefused) return words.notAllowed(id);
  return now ? words.notChanged(id) : words.maybeChanged(id);
}
