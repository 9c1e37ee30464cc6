import { totalOf } from '../../features/orders/orderTotals';
import { checkCash } from '../../model/cashLimit';
import { deliversTo } from '../../model/deliveryArea';
import {
  finished,
  needsNote,
  nextStates,
  NOTE_LENGTH,
  undoState,
  type OrderState,
  type Role,
} from '../../model/moves';
import { paymentChanges, type PaymentChange } from '../../model/payments';
import type { StoredLine } from '../../services/basketStore';
import {
  orderError,
  type NewOrder,
  type Order,
  type OrderService,
} from '../../services/orderService';
import { buildAddress } from '../address';
import { FakeCatalogue } from './fakeCatalogue';
import { fakeOrderService, isStorable } from './fakeOrderService';

const INTERVAL_MS = 30_000;
const CLOSED_MS = 70 * 60_000;
const RETURN_DAYS = 14;

const withoutGaps = <Value>(values: Partial<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** A shop's orders in memory, under the same rules as the real ones. Each user has a service. */
export class FakeOrders extends FakeCatalogue {
  readonly orders = new Map<string, Order>();
  readonly merchants = new Set<string>();
  /** The lines that orders have removed from baskets. */
  readonly taken: StoredLine[] = [];
  /** The terms that the rules enforce. */
  areas: string[] | undefined;
  cash: { upTo: number } | undefined;
  allowsGuests = true;
  private readonly closed = new Map<string, number>();
  private readonly lastOrders = new Map<string, number>();

  /** The service of a signed-in user, a guest or a visitor. */
  serviceOf = (uid: string | undefined, as?: 'guest'): OrderService =>
    fakeOrderService(this, uid, as === 'guest');

  /** Adds an order as if it had been placed. */
  add(order: Partial<Order> & Pick<Order, 'owner'>): Order {
    const placedAt = order.placedAt ?? this.now;
    const stateAt = order.stateAt ?? placedAt;
    const full: Order = {
      id: `0000-0000-${String(this.orders.size + 1).padStart(4, '0')}`,
      ...{ items: [], delivery: {}, gift: false, address: buildAddress(), by: order.owner },
      ...{ state: 'placed', before: 'placed', guest: false, pay: 'cash', payment: 'due' },
      ...{ times: {}, notes: {}, placedAt, stateAt, beforeAt: stateAt, changedAt: stateAt },
      ...order,
    };
    this.orders.set(full.id, full);
    return full;
  }

  place({ lines, ...order }: NewOrder, uid: string | undefined, isGuest: boolean) {
    const { prices, delivery } = this.today;
    const isToday =
      JSON.stringify(order.delivery) === JSON.stringify(delivery) &&
      order.items.length > 0 &&
      order.items.every(({ productId, price }) => prices[productId] === price);
    const isOwn = order.owner === uid && !this.orders.has(order.id);
    const isAllowed =
      order.guest === isGuest &&
      (this.allowsGuests || !isGuest) &&
      (order.pay === 'upi' || this.canPayCash(order)) &&
      deliversTo(order.address.pin, this.areas);
    if (!isOwn || !isToday || !isAllowed || !isStorable(order.address)) throw orderError('refused');
    const isWithin = (ms: number, time = -Infinity) => this.now < time + ms;
    if (isWithin(CLOSED_MS, this.closed.get(uid))) throw orderError('closed');
    const lastAt = this.lastOrders.get(uid) ?? -Infinity;
    if (isWithin(INTERVAL_MS, lastAt)) {
      throw orderError('too-soon', 'too-soon', { retryInMs: lastAt + INTERVAL_MS - this.now });
    }
    this.lastOrders.set(uid, this.now);
    this.taken.push(...lines);
    this.add({ ...order, placedAt: this.now, by: uid });
  }

  move(id: string, to: OrderState, uid: string, note = ''): Order {
    const { order, roles } = this.open(id, uid);
    const isAllowed = roles.some(
      (role) =>
        nextStates(order, role, this.now, RETURN_DAYS).includes(to) ||
        undoState(order, { role, uid }, this.now) === to,
    );
    const isUndo = to === order.before;
    const isNoteMissing = !isUndo && !note && needsNote.includes(to);
    if (!isAllowed || isNoteMissing || note.length > NOTE_LENGTH) throw orderError('refused');
    const { beforeAt, state, stateAt } = order;
    const times = { ...order.times, [state]: undefined };
    const notes = { ...order.notes, [state]: undefined };
    const change = isUndo
      ? { stateAt: beforeAt, times: withoutGaps(times), notes: withoutGaps(notes) }
      : {
          ...{ stateAt: this.now, before: state, beforeAt: stateAt },
          times: { ...order.times, [to]: this.now },
          notes: note ? { ...order.notes, [to]: note } : order.notes,
        };
    return this.store({ ...order, by: uid, state: to, ...change });
  }

  changePayment(id: string, change: PaymentChange, uid: string): Order {
    const { order, roles } = this.open(id, uid);
    const isAllowed =
      roles.some((role) => paymentChanges(order, role).includes(change)) &&
      (change !== 'cash' || this.canPayCash(order));
    if (!isAllowed) throw orderError('refused');
    if (change === 'cash') return this.store({ ...order, pay: 'cash', payment: 'due' });
    return this.store({ ...order, payment: change });
  }

  private canPayCash(order: Pick<Order, 'items' | 'delivery'>) {
    return !checkCash({ products: order.items.length, total: totalOf(order) }, this.cash);
  }

  /** An order, and what a user is to it: a merchant can also be a shopper. */
  private open(id: string, uid: string) {
    const order = this.orders.get(id);
    const roles: Role[] = [];
    if (this.merchants.has(uid)) roles.push('merchant');
    if (order?.owner === uid) roles.push('shopper');
    if (!order || roles.length === 0) throw orderError('refused');
    return { order, roles };
  }

  close(uid: string) {
    this.closed.set(uid, this.now);
  }

  forgetAddress(order: Order | undefined): Order {
    if (!order || !finished.includes(order.state)) throw orderError('refused');
    return this.store({ ...order, address: undefined });
  }

  private store(order: Order): Order {
    const changed = { ...order, changedAt: this.now };
    this.orders.set(order.id, changed);
    return changed;
  }
}
