import { clearAllListeners } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { addAppListener } from '../app/hooks';
import { type AppStore, makeStore } from '../app/store';
import type { User } from '../auth/authService';
import { setUser } from '../auth/authSlice';
import { enterAsGuest } from '../auth/guest/guestSlice';
import { basketChangedElsewhere, idOf, selectLines } from '../basket/basketSlice';
import { lineIdAtIndex } from '../basket/storage/basketKeys';
import type { BasketStore } from '../basket/storage/basketStore';
import { buildAddress } from '../testing/address';
import { buildProduct, buildServices } from '../testing/builders';
import { FakeGuests } from '../testing/fakes/fakeGuests';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import type { Fate } from '../testing/fakes/faultyDatabase';
import { holds } from '../testing/properties';
import { flushPromises } from '../testing/flushPromises';
import { orderResumed, selectCheckout } from './checkoutSlice';
import type { CheckoutStatus } from './checkoutStatus';
import { followSentOrder, orderPolled } from './followSentOrder';
import { orderSeen, readUnconfirmed, type SentOrder } from './sentOrder';
import { finalAtOf, submitOrder } from './submitOrder';

const PRICE = 990;
const TICK_MS = 500;

const lamp = buildProduct({ id: 'lamp', title: 'Lamp', price: PRICE });

/** The basket gets these lines in another tab. */
const added = (lineIds: readonly string[]) =>
  basketChangedElsewhere({
    items: lineIds.map((lineId) => ({ lineId, product: lamp })),
    removed: [],
    unavailable: [],
  });

/** A tab that places an order; what it has saved survives a reload. */
interface OrderTab {
  store: AppStore;
  /** The price on its screen. */
  price: number;
  /** Every step so far. */
  steps: CheckoutStatus[];
}

const checkoutOf = ({ store }: OrderTab) => selectCheckout(store.getState());

/** The values that the tab has saved for a reload. */
function savedBy(tab: OrderTab): SentOrder | undefined {
  const { sent, status } = checkoutOf(tab);
  const isSaved = ['sending', 'unknown', 'placed'].includes(status);
  return sent && isSaved ? { ...sent, isPlaced: status === 'placed' } : undefined;
}

/** Tabs with one basket, a database with faults, and a clock that a test moves. */
class OrderTabs {
  readonly orders = new FakeOrders();
  private readonly guests = new FakeGuests();
  /** The lines of the basket, which all tabs share. */
  lines = [0, 1].map(lineIdAtIndex);
  private added = 2;
  readonly tabs: OrderTab[] = [];
  private hungSince: number | undefined;

  constructor(private readonly user: User | null) {
    this.setPrice(PRICE);
    this.orders.now = Date.now();
    // The fake rejects orders as the rules do.
    this.orders.refusalOf = ({ items }) =>
      items[0]?.price === this.orders.today.prices.lamp ? undefined : 'refused';
    for (const tab of [0, 1]) {
      this.tabs[tab] = this.open({ price: PRICE, steps: [] });
    }
  }

  setPrice(price: number) {
    this.orders.today = { prices: { lamp: price }, delivery: {} };
  }

  press({ store, price }: OrderTab) {
    const lines = selectLines(store.getState()).map(({ lineId }) => ({
      lineId,
      productId: 'lamp',
    }));
    if (lines.length === 0) return;
    const uid = this.user?.uid;
    const items = [{ productId: 'lamp', title: 'Lamp', price, count: lines.length, most: 20 }];
    const request = { uid, lines, gift: false, pay: 'cash', address: buildAddress() } as const;
    void store.dispatch(submitOrder({ ...request, items, delivery: {} }));
  }

  /** Adds one more line. */
  add() {
    const lineId = lineIdAtIndex((this.added += 1));
    this.lines.push(lineId);
    for (const { store } of this.tabs) store.dispatch(added([lineId]));
  }

  /** The lines of an order leave the basket, in every tab. */
  private removeOrdered(lineIds: readonly string[]) {
    const removed = [...lineIds];
    this.lines = this.lines.filter((lineId) => !removed.includes(lineId));
    for (const { store } of this.tabs) {
      store.dispatch(basketChangedElsewhere({ items: [], removed, unavailable: [] }));
    }
  }

  poll(tab: OrderTab) {
    tab.store.dispatch(orderPolled());
  }

  /** Kills the tab, and opens another; everything it has sent is answered first. */
  kill(index: number): OrderTab | undefined {
    const before = this.tabs[index];
    if (!before) return undefined;
    this.answer();
    before.store.dispatch(clearAllListeners());
    before.store.dispatch(orderSeen());
    return (this.tabs[index] = this.open(before));
  }

  reload(index: number) {
    const before = this.tabs[index];
    const sent = before && savedBy(before);
    const tab = this.kill(index);
    if (!tab || !sent) return;
    tab.store.dispatch(orderResumed({ sent, finalAt: finalAtOf(sent) }));
    this.poll(tab);
  }

  hang() {
    if (this.hungSince !== undefined) return;
    this.hungSince = Date.now();
    this.orders.hang();
  }

  answer() {
    this.hungSince = undefined;
    this.orders.answerAll();
  }

  /** Advances the clock. Late requests arrive within 4 seconds, hanging ones are answered within 40. */
  async pass(ms: number) {
    for (const end = Date.now() + ms; Date.now() < end;) {
      jest.advanceTimersByTime(TICK_MS);
      this.orders.now = Date.now();
      if (Date.now() % 4000 === 0) this.orders.arrive();
      if (this.hungSince !== undefined && Date.now() - this.hungSince >= 40_000) this.answer();
      await flushPromises();
    }
  }

  private open(before: Omit<OrderTab, 'store'>): OrderTab {
    const { steps } = before;
    const removeOrdered = (lineIds: readonly string[]) => {
      this.removeOrdered(lineIds);
    };
    const store = makeStore(
      buildServices({
        basket: { removeOrdered } as BasketStore,
        guests: () => Promise.resolve(this.guests),
        database: (as) =>
          Promise.resolve(this.orders.serviceOf(as ? this.guests.uid : this.user?.uid)),
      }),
    );
    store.dispatch(setUser(this.user));
    store.dispatch(added(this.lines));
    // The checkout finds the guest of an earlier order like this.
    if (this.guests.uid) void store.dispatch(enterAsGuest());
    store.dispatch(addAppListener(followSentOrder));
    store.subscribe(() => {
      const { status } = selectCheckout(store.getState());
      if (status !== steps.at(-1)) steps.push(status);
    });
    return { ...before, store };
  }
}

const often = <Name extends string>(times: number, ...names: Name[]) => ({
  weight: times * names.length,
  arbitrary: fc.constantFrom(...names),
});
const anyStep = fc.record({
  what: fc.oneof(
    often(12, 'press', 'pass'),
    often(6, 'fate', 'readFate', 'price', 'add'),
    often(3, 'reload', 'kill', 'poll'),
    often(2, 'arrive', 'hang', 'answer'),
  ),
  tab: fc.nat({ max: 1 }),
  ms: fc.constantFrom(500, 2000, 6000, 11_000, 31_000),
  fate: fc.constantFrom<Fate>('answered', 'lost', 'unreachable', 'late'),
  readFate: fc.constantFrom('answered' as const, 'unreachable' as const),
  price: fc.constantFrom(PRICE, PRICE, 949),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Each> ? Each : never;

async function run(shop: OrderTabs, { what, tab, ms, fate, readFate, price }: Step) {
  const actingTab = shop.tabs[tab];
  if (what === 'pass') await shop.pass(ms);
  else if (what === 'fate') shop.orders.fate = fate;
  else if (what === 'readFate') shop.orders.readFate = readFate;
  else if (what === 'price') shop.setPrice(price);
  else if (what === 'arrive') shop.orders.arrive();
  else if (what === 'hang' || what === 'answer') shop[what]();
  else if (what === 'reload' || what === 'kill') shop[what](tab);
  else if (what === 'add') shop.add();
  else if (actingTab && what === 'poll') shop.poll(actingTab);
  else if (actingTab) {
    const { status: at, quote } = checkoutOf(actingTab);
    // The shopper accepts the new price.
    if (at === 'changed') actingTab.price = quote?.today.prices.lamp ?? 0;
    shop.press(actingTab);
  }
}

const reached = new Set<string>();

holds(
  'never orders twice, and shows in each tab the state of its order',
  400,
  [fc.array(anyStep, { minLength: 2, maxLength: 25 }), fc.boolean()],
  async (steps, isGuest) => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const stored = new Map<string, string>();
    const getItem = (key: string) => stored.get(key);
    const setItem = (key: string, value: string) => stored.set(key, value);
    const removeItem = (key: string) => stored.delete(key);
    Object.assign(globalThis, { localStorage: { getItem, setItem, removeItem } });
    const shop = new OrderTabs(isGuest ? null : { uid: 'asha', email: null });
    for (const each of shop.tabs) {
      each.store.subscribe(() => {
        const { status, sent, order } = checkoutOf(each);
        // Another tab may have placed the order after this tab's last request.
        const others = shop.tabs.filter(({ store }) => store !== each.store);
        const isElsewhere = others.some(({ steps: all }) => all.includes('sending'));
        const isStored = shop.orders.orders.has(order?.id ?? sent?.id ?? '');
        if (status === 'absent' && !isElsewhere) expect(isStored).toBe(false);
        if (status === 'placed') expect(isStored).toBe(true);
      });
    }
    for (const step of steps) {
      await run(shop, step);
      // The next step runs while the order of a press is still being placed.
      if (step.what !== 'press') await flushPromises();
    }

    shop.orders.fate = shop.orders.readFate = 'answered';
    shop.answer();
    await shop.pass(90_000);

    const placed = [...shop.orders.orders.values()];
    expect(placed.every(({ guest }) => guest === isGuest)).toBe(true);
    const taken = shop.orders.taken.map(idOf);
    expect(new Set(taken).size).toBe(taken.length);
    // Ordered lines have left the basket, unless the only tab that knew of them was killed.
    const ordered = shop.lines.filter((lineId) => taken.includes(lineId));
    expect(readUnconfirmed()?.lineIds ?? []).toEqual(expect.arrayContaining(ordered));
    for (const each of shop.tabs) {
      for (const step of each.steps) reached.add(step);
      const { status, sent, order } = checkoutOf(each);
      expect(['checking', 'sending', 'unknown']).not.toContain(status);
      if (status === 'placed') {
        expect(order).toEqual(shop.orders.orders.get(sent?.id ?? ''));
        expect(order).toBeDefined();
      }
    }
  },
  () => {
    for (const step of ['placed', 'unknown', 'absent', 'unpriced', 'changed']) {
      expect(reached).toContain(step);
    }
  },
);
