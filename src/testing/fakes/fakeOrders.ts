import { tidyAddress, wrongFields } from '../../model/address';
import { addressFields, type Address } from '../../model/addressFields';
import { finished, nextStates, undoState, type OrderState } from '../../model/moves';
import { orderError } from '../../services/orderError';
import type {
  NewOrder,
  Order,
  OrderError,
  OrderService,
  TodaysPrices,
} from '../../services/orderService';
import type { StoredLine } from '../../services/basketStore';

/**
 * What becomes of the next call that changes something. `lost`: it takes effect, and its answer is lost;
 * `unreachable`: it takes no effect; `late`: it takes effect only at `arrive()`, and its answer is lost.
 */
export type OrderFate = 'answered' | 'lost' | 'unreachable' | 'late';

const INTERVAL_MS = 30_000;
const CLOSED_MS = 70 * 60_000;
const PAGE = 100;
const RETURN_DAYS = 14;

/** Whether the rules accept it: they ask for what the shop sends. */
const isStorable = (address: Address) =>
  wrongFields(address).length === 0 &&
  addressFields.every((field) => tidyAddress(address)[field] === address[field]);

const unreachable = () => orderError('unreachable', 'The client is offline.');

/** The orders of a shop in memory; each account has a service of its own. It keeps the rules. */
export class FakeOrders {
  readonly orders = new Map<string, Order>();
  readonly merchants = new Set<string>();
  /** The lines that orders have taken out of the baskets of accounts. */
  readonly taken: StoredLine[] = [];
  /** What the database asks, and the shop says when asked. */
  today: TodaysPrices = { prices: {}, delivery: {} };
  hasDatabase = true;
  /** Of the calls from now on; of `read` only `answered` and `unreachable` count. */
  fate: OrderFate = 'answered';
  readFate: 'answered' | 'unreachable' = 'answered';
  /** What was asked for, in order. */
  readonly calls: string[] = [];
  /** Milliseconds. */
  now = Date.now();
  /** When accounts were closed by `forget`. */
  private readonly closed = new Map<string, number>();
  private readonly lastOrders = new Map<string, number>();
  private readonly late: (() => void)[] = [];
  private answered = Promise.resolve();
  private answer: () => void = () => undefined;

  /** From now on no call gets an answer until `answerAll()`. */
  hang() {
    this.answered = new Promise((resolve) => {
      this.answer = resolve;
    });
  }

  answerAll() {
    this.answer();
    this.answered = Promise.resolve();
  }

  /** What was late takes effect. */
  arrive() {
    for (const effect of this.late.splice(0)) effect();
  }

  /** Puts an order there, as if it had been placed. */
  add(order: Partial<Order> & Pick<Order, 'owner'>): Order {
    const number = String(this.orders.size + 1).padStart(4, '0');
    const full: Order = {
      id: `0000-0000-${number}`,
      items: [],
      delivery: {},
      gift: false,
      address: buildAddress(),
      placedAt: this.now,
      stateAt: order.placedAt ?? this.now,
      beforeAt: order.stateAt ?? order.placedAt ?? this.now,
      changedAt: order.stateAt ?? order.placedAt ?? this.now,
      state: 'placed',
      before: 'placed',
      by: order.owner,
      ...order,
    };
    this.orders.set(full.id, full);
    return full;
  }

  /** The service of whoever is signed in with this id; `undefined`: nobody. */
  serviceOf(uid: string | undefined): OrderService {
    const all = () =>
      [...this.orders.values()].sort(
        (one, other) => other.placedAt - one.placedAt || (other.id < one.id ? -1 : 1),
      );
    const isMerchant = () => uid !== undefined && this.merchants.has(uid);
    const requireMerchant = () => {
      if (!isMerchant()) throw orderError('refused');
    };
    const ownerOf = (id: string) => this.orders.get(id)?.owner;
    return {
      now: () => this.now,
      isThere: () => this.read('isThere', () => this.hasDatabase).catch(() => true),
      readPrices: () => this.read('readPrices', () => this.today),
      place: async (order) => {
        await this.change(`place ${order.id}`, () => {
          this.place(order, uid);
        }).catch((error: unknown) => {
          // As the real one does: an order that is there is placed.
          const isThere = this.orders.get(order.id)?.owner === uid;
          if ((error as OrderError).reason !== 'refused' || !isThere) throw error;
        });
        return this.orders.get(order.id) ?? order;
      },
      find: (id) =>
        this.read(`find ${id}`, () => {
          if (!isMerchant() && (ownerOf(id) ?? uid) !== uid) throw orderError('refused');
          return this.orders.get(id);
        }),
      listOf: (owner) =>
        this.read('listOf', () => {
          if (owner !== uid) throw orderError('refused');
          return all().filter((order) => order.owner === owner);
        }),
      lastAddress: (owner) =>
        this.read('lastAddress', () => {
          if (owner !== uid) throw orderError('refused');
          return all().find((order) => order.owner === owner)?.address;
        }),
      move: (order, to, by) =>
        this.change(`move ${order.id} ${to}`, () => {
          if (by !== uid) throw orderError('refused');
          return this.move(order.id, to, by);
        }),
      forget: (owner) =>
        this.change('forget', () => {
          const own = all().filter((order) => order.owner === owner);
          if (owner !== uid) throw orderError('refused');
          if (own.some(({ state }) => !finished.includes(state))) throw orderError('under-way');
          for (const { id } of own) this.forgetAddress(id);
          this.closed.set(owner, this.now);
        }),
      isMerchant: () => this.read('isMerchant', isMerchant),
      listUnfinished: () =>
        this.read('listUnfinished', () => {
          requireMerchant();
          return all().filter(({ state }) => !finished.includes(state));
        }),
      listAll: (after) =>
        this.read('listAll', () => {
          requireMerchant();
          const start = all().findIndex(({ id }) => id === after?.id) + 1;
          const orders = all().slice(start, start + PAGE);
          const last = orders.at(-1);
          return last && all().length > start + PAGE
            ? { orders, next: { id: last.id } }
            : { orders };
        }),
      listChanged: (since) =>
        this.read('listChanged', () => {
          requireMerchant();
          return all().filter(({ changedAt }) => changedAt >= since);
        }),
      forgetAddress: (order) =>
        this.change(`forgetAddress ${order.id}`, () => {
          if (ownerOf(order.id) !== uid) requireMerchant();
          return this.forgetAddress(order.id);
        }),
    };
  }

  private async read<Answer>(name: string, look: () => Answer): Promise<Answer> {
    this.calls.push(name);
    await this.answered;
    if (this.readFate === 'unreachable') throw unreachable();
    if (!this.hasDatabase && name !== 'isThere') throw orderError('no-database');
    return look();
  }

  private async change<Answer>(name: string, effect: () => Answer): Promise<Answer> {
    this.calls.push(name);
    const { fate } = this;
    await this.answered;
    if (fate === 'late') {
      this.late.push(() => {
        try {
          effect();
        } catch {
          // Refused by then, and nobody hears of it.
        }
      });
    }
    if (fate === 'late' || fate === 'unreachable') throw unreachable();
    this.now += 1;
    const answer = effect();
    if (fate === 'lost') throw unreachable();
    return answer;
  }

  private place({ lines, ...order }: NewOrder, uid: string | undefined) {
    const { prices, delivery } = this.today;
    const isToday =
      JSON.stringify(order.delivery) === JSON.stringify(delivery) &&
      order.items.every(({ productId, price }) => prices[productId] === price);
    const isOwn = uid !== undefined && order.owner === uid && !this.orders.has(order.id);
    const isClosed = this.now < (this.closed.get(order.owner) ?? -Infinity) + CLOSED_MS;
    if (!isOwn || !isToday || !isStorable(order.address)) throw orderError('refused');
    if (isClosed) throw orderError('closed');
    if (this.now < (this.lastOrders.get(uid) ?? -Infinity) + INTERVAL_MS) {
      throw orderError('too-soon');
    }
    this.lastOrders.set(uid, this.now);
    this.taken.push(...lines);
    this.add({ ...order, placedAt: this.now, by: uid });
  }

  private move(id: string, to: OrderState, uid: string) {
    const order = this.orders.get(id);
    if (!order) throw orderError('refused');
    const role = this.merchants.has(uid) ? 'merchant' : 'shopper';
    const isAllowed =
      nextStates(order, role, this.now, RETURN_DAYS).includes(to) ||
      undoState(order, { role, uid }, this.now) === to ||
      // A merchant is the shopper of their own orders.
      (order.owner === uid && nextStates(order, 'shopper', this.now, RETURN_DAYS).includes(to));
    if (!isAllowed || (role === 'shopper' && order.owner !== uid)) throw orderError('refused');
    const { beforeAt, before, state, stateAt } = order;
    const changed = { ...order, by: uid, state: to, changedAt: this.now };
    const moved =
      to === before
        ? { ...changed, stateAt: beforeAt }
        : { ...changed, stateAt: this.now, before: state, beforeAt: stateAt };
    this.orders.set(id, moved);
    return moved;
  }

  private forgetAddress(id: string): Order {
    const order = this.orders.get(id);
    if (!order || !finished.includes(order.state)) throw orderError('refused');
    const forgotten = { ...order, address: undefined, changedAt: this.now };
    this.orders.set(id, forgotten);
    return forgotten;
  }
}

export const buildAddress = (): Address => ({
  name: 'Asha Rao',
  telephone: '98765 43210',
  street: '12 Lake View Road',
  landmark: 'Near the clock tower',
  city: 'Bengaluru',
  state: 'Karnataka',
  pin: '560001',
  instructions: 'Leave it with the guard',
});
