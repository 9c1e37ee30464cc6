import { finished, nextStates, undoState, type OrderState } from '../../model/moves';
import type { StoredLine } from '../../services/basketStore';
import {
  orderError,
  type NewOrder,
  type Order,
  type OrderService,
  type TodaysPrices,
} from '../../services/orderService';
import { buildAddress } from '../address';
import { fakeOrderService, isStorable } from './fakeOrderService';

/**
 * What happens to a change. `lost`: it takes effect, but its answer is lost; `unreachable`: it takes no
 * effect; `late`: it takes effect at `arrive()`, and its answer is lost.
 */
export type OrderFate = 'answered' | 'lost' | 'unreachable' | 'late';

const INTERVAL_MS = 30_000;
const CLOSED_MS = 70 * 60_000;
const RETURN_DAYS = 14;

const unreachable = () => orderError('unreachable', 'The client is offline.');

/** A shop's orders in memory, under the same rules as the database. Each user has a service. */
export class FakeOrders {
  readonly orders = new Map<string, Order>();
  readonly merchants = new Set<string>();
  /** The lines that orders have removed from baskets. */
  readonly taken: StoredLine[] = [];
  today: TodaysPrices = { prices: {}, delivery: {} };
  hasDatabase = true;
  /** Of changes from now on. */
  fate: OrderFate = 'answered';
  readFate: 'answered' | 'unreachable' = 'answered';
  /** All calls so far. */
  readonly calls: string[] = [];
  /** Milliseconds. */
  now = Date.now();
  private readonly closed = new Map<string, number>();
  private readonly lastOrders = new Map<string, number>();
  private readonly late: (() => void)[] = [];
  private answered = Promise.resolve();
  private answer: () => void = () => undefined;

  /** The service of a signed-in user, or of a visitor. */
  serviceOf = (uid: string | undefined): OrderService => fakeOrderService(this, uid);

  /** From now on no call is answered until `answerAll()`. */
  hang() {
    this.answered = new Promise((resolve) => (this.answer = resolve));
  }

  answerAll() {
    this.answer();
    this.answered = Promise.resolve();
  }

  /** Lets late changes take effect. */
  arrive() {
    for (const effect of this.late.splice(0)) effect();
  }

  /** Adds an order as if it had been placed. */
  add(order: Partial<Order> & Pick<Order, 'owner'>): Order {
    const placedAt = order.placedAt ?? this.now;
    const stateAt = order.stateAt ?? placedAt;
    const full: Order = {
      id: `0000-0000-${String(this.orders.size + 1).padStart(4, '0')}`,
      ...{ items: [], delivery: {}, gift: false, address: buildAddress(), by: order.owner },
      ...{ state: 'placed', before: 'placed' },
      ...{ placedAt, stateAt, beforeAt: stateAt, changedAt: stateAt },
      ...order,
    };
    this.orders.set(full.id, full);
    return full;
  }

  async read<Answer>(name: string, look: () => Answer): Promise<Answer> {
    this.calls.push(name);
    await this.answered;
    if (this.readFate === 'unreachable') throw unreachable();
    if (!this.hasDatabase && name !== 'hasDatabase') throw orderError('no-database');
    return look();
  }

  async change<Answer>(name: string, effect: () => Answer): Promise<Answer> {
    this.calls.push(name);
    const { fate } = this;
    await this.answered;
    if (fate === 'late') {
      this.late.push(() => {
        try {
          effect();
        } catch {
          // Nobody learns that it was rejected.
        }
      });
    }
    if (fate === 'late' || fate === 'unreachable') throw unreachable();
    this.now += 1;
    const answer = effect();
    if (fate === 'lost') throw unreachable();
    return answer;
  }

  place({ lines, ...order }: NewOrder, uid: string | undefined) {
    const { prices, delivery } = this.today;
    const isToday =
      JSON.stringify(order.delivery) === JSON.stringify(delivery) &&
      order.items.every(({ productId, price }) => prices[productId] === price);
    const isOwn = order.owner === uid && !this.orders.has(order.id);
    if (!isOwn || !isToday || !isStorable(order.address)) throw orderError('refused');
    const isWithin = (ms: number, time = -Infinity) => this.now < time + ms;
    if (isWithin(CLOSED_MS, this.closed.get(uid))) throw orderError('closed');
    if (isWithin(INTERVAL_MS, this.lastOrders.get(uid))) throw orderError('too-soon');
    this.lastOrders.set(uid, this.now);
    this.taken.push(...lines);
    this.add({ ...order, placedAt: this.now, by: uid });
  }

  move(id: string, to: OrderState, uid: string): Order {
    const order = this.orders.get(id);
    const role = this.merchants.has(uid) ? 'merchant' : 'shopper';
    if (!order || (role === 'shopper' && order.owner !== uid)) throw orderError('refused');
    const isAllowed =
      nextStates(order, role, this.now, RETURN_DAYS).includes(to) ||
      undoState(order, { role, uid }, this.now) === to ||
      // A merchant can also be a shopper.
      (order.owner === uid && nextStates(order, 'shopper', this.now, RETURN_DAYS).includes(to));
    if (!isAllowed) throw orderError('refused');
    const { beforeAt, before, state, stateAt } = order;
    const times =
      to === before
        ? { stateAt: beforeAt }
        : { stateAt: this.now, before: state, beforeAt: stateAt };
    return this.store({ ...order, by: uid, state: to, ...times });
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
