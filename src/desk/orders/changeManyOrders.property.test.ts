import * as fc from 'fast-check';
import { type AppStore, makeStore } from '../../app/store';
import { setUser } from '../../auth/authSlice';
import type { Order, OrderItem } from '../../orders/model/order';
import { nextStates, type OrderState } from '../../orders/model/states';
import { changesStock, stockMoveOf } from '../../orders/model/stock';
import { loadOwnOrders } from '../../orders/ordersSlice';
import { buildServices, buildUser } from '../../testing/builders';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { holds } from '../../testing/properties';
import { moveWithStock } from './moveWithStock';
import { undoOf } from './ShopOrder';
import { type BulkChange, changeManyOrders, selectShopOrders } from './shopOrdersSlice';

const products = ['lamp', 'pot', 'book'];
const stock = { lamp: 6, pot: 9 };

/** The counts of products that orders have taken. */
const takenBy = (orders: Iterable<Order>, productId: string) =>
  [...orders].reduce((sum, { taken }) => sum + (taken[productId] ?? 0), 0);

/** Somebody else's move of an order, before a call of the merchant's page. */
interface OtherMove {
  call: number;
  who: 'merchant' | 'shopper';
  /** Chooses the order and its next state. */
  choice: number;
}

/** A database in which others move orders while a page makes its calls, some of whose answers are lost. */
class BusyOrders extends FakeOrders {
  /** The states that anybody but the page has given each order. */
  readonly meant = new Map<string, Set<OrderState>>();
  private made = 0;

  constructor(
    private readonly others: readonly OtherMove[],
    private readonly lost: ReadonlySet<number>,
  ) {
    super();
  }

  override async read<Answer>(name: string, look: () => Answer): Promise<Answer> {
    this.moveOthers();
    return super.read(name, look);
  }

  override async change<Answer>(name: string, effect: () => Answer): Promise<Answer> {
    this.moveOthers();
    this.fate = this.lost.has(this.made) ? 'lost' : 'answered';
    return super.change(name, effect);
  }

  /** Makes the moves that come before this call. They take and put back stock, as on another device. */
  private moveOthers() {
    this.made += 1;
    for (const { who, choice } of this.others.filter(({ call }) => call === this.made)) {
      const all = [...this.orders.values()];
      const order = all[choice % all.length];
      if (!order) continue;
      const next = nextStates(order, who, this.now);
      const to = next[choice % Math.max(1, next.length)];
      if (!to) continue;
      const move = changesStock(order, to) ? stockMoveOf(this.list, order, to) : undefined;
      if (move?.list) this.list = move.list;
      this.now += 1;
      this.orders.set(order.id, {
        ...order,
        ...(move && { taken: move.taken }),
        before: order.state,
        beforeAt: order.stateAt,
        state: to,
        stateAt: this.now,
        changedAt: this.now,
        by: who === 'merchant' ? 'ravi' : order.owner,
      });
      this.meant.set(order.id, (this.meant.get(order.id) ?? new Set()).add(to));
    }
  }
}

const items: fc.Arbitrary<OrderItem[]> = fc.uniqueArray(
  fc.record({
    productId: fc.constantFrom(...products),
    price: fc.constant(100),
    count: fc.integer({ min: 1, max: 3 }),
    record: fc.constant({ title: 'Lamp' }),
  }),
  { minLength: 1, selector: ({ productId }) => productId },
);

const someOrders = fc.array(items, { minLength: 1, maxLength: 8 });
const otherMoves = fc.array(
  fc.record<OtherMove>({
    call: fc.integer({ min: 1, max: 60 }),
    who: fc.constantFrom('merchant', 'shopper'),
    choice: fc.nat(1000),
  }),
  { maxLength: 12 },
);
const lostAnswers = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 });

/** How often orders were moved by somebody else, and rejected with a reason. */
const seen = { others: 0, failed: 0, undone: 0 };

holds(
  'many orders that others move meanwhile end as one of them meant, and keep the stock',
  300,
  [someOrders, otherMoves, lostAnswers],
  async (lists, others, lost) => {
    const database = new BusyOrders(others, new Set(lost));
    database.today = { prices: { lamp: 100, pot: 100, book: 100 }, delivery: {}, left: stock };
    for (const each of lists) database.add({ owner: 'asha', items: each });
    const user = buildUser();
    database.merchants.add(user.uid);
    const store: AppStore = makeStore(
      buildServices({ database: () => Promise.resolve(database.serviceOf(user.uid)) }),
    );
    store.dispatch(setUser(user));
    await store.dispatch(loadOwnOrders());

    const now = () => [...database.orders.values()];
    /** The states that the page's changes so far have meant. */
    const own = new Map<string, Set<OrderState>>();
    async function change(orders: readonly Order[], changeOf: (order: Order) => BulkChange[]) {
      const changes = orders.flatMap(changeOf);
      for (const { order, change: to } of changes) {
        own.set(order.id, (own.get(order.id) ?? new Set()).add(to as OrderState));
      }
      await store.dispatch(changeManyOrders(changes));
      const { bulk } = selectShopOrders(store.getState());
      const { changed = [], failed = [] } = bulk ?? {};
      // Each order is either changed or named with a reason.
      const tried = [...changed, ...failed.map(({ id }) => id)];
      expect(tried.sort()).toEqual(changes.map(({ order }) => order.id).sort());
      expect(failed.every(({ reason }) => reason)).toBe(true);
      seen.failed += failed.length;
      return changed;
    }
    const check = () => {
      for (const order of now()) {
        const states = [
          ...(own.get(order.id) ?? []),
          ...(database.meant.get(order.id) ?? []),
          // Too few were left of its products, and nobody else has moved it.
          ...(database.meant.has(order.id) ? [] : ['placed']),
        ];
        expect(states).toContain(order.state);
      }
      for (const [productId, count] of Object.entries(stock)) {
        const { left = 0 } = database.list?.offers[productId] ?? {};
        expect(left + takenBy(now(), productId)).toBe(count);
        expect(left).toBeGreaterThanOrEqual(0);
      }
    };

    const placed = now().filter(({ state }) => state === 'placed');
    const accepted = await change(placed, (order) => [
      { order, change: 'accepted', move: moveWithStock },
    ]);
    check();
    const isUntouched = ({ id }: Order) => !database.meant.has(id);
    for (const order of now().filter(isUntouched)) {
      expect(order.state).toBe(accepted.includes(order.id) ? 'accepted' : 'placed');
    }

    const ready = now().filter(({ state }) => state === 'accepted');
    const sent = await change(ready, (order) => [{ order, change: 'sent', note: order.id }]);
    check();
    const undoable = now().filter(({ state, by }) => state === 'sent' && by === user.uid);
    for (const { id, notes } of undoable) {
      expect(sent).toContain(id);
      expect(notes.sent).toBe(id);
    }
    const undone = await change(undoable, (order) => {
      const before = undoOf(order);
      return before ? [{ order, change: before, move: moveWithStock }] : [];
    });
    check();
    seen.undone += undone.length;
    seen.others += database.meant.size;
  },
  () => {
    expect(Math.min(seen.others, seen.failed, seen.undone)).toBeGreaterThan(20);
  },
);
