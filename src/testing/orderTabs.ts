import { setImmediate } from 'node:timers/promises';
import { makeStore, type AppStore } from '../app/store';
import { setUser } from '../features/auth/authSlice';
import {
  orderResumed,
  selectCheckout,
  type CheckoutStep,
} from '../features/checkout/checkoutSlice';
import { LATE_MS, submitOrder } from '../features/checkout/checkoutThunks';
import { followOrder, orderPolled } from '../features/checkout/followOrder';
import { enterAsGuest } from '../features/orders/guestThunks';
import type { Attempt } from '../features/orders/orderSession';
import { orderSeen } from '../features/orders/placed/placedOrder';
import type { User } from '../services/authService';
import type { BasketStore } from '../services/basketStore';
import { addAppListener } from '../shared/listeners';
import { buildServices } from './builders';
import { buildAddress } from './address';
import { FakeGuests } from './fakes/fakeGuests';
import { FakeOrders } from './fakes/fakeOrders';

const TICK_MS = 500;

/** A tab that places an order; what it has saved survives a reload. */
export interface OrderTab {
  store: AppStore;
  /** The price on its screen. */
  price: number;
  /** The lines that have left its basket. */
  taken: Set<string>;
  /** Every step so far. */
  steps: CheckoutStep[];
}

export const checkoutOf = ({ store }: OrderTab) => selectCheckout(store.getState());

/** What the tab has saved for a reload. */
export function savedBy(tab: OrderTab): Attempt | undefined {
  const { attempt, step } = checkoutOf(tab);
  const isSaved = ['sending', 'unknown', 'placed'].includes(step);
  return attempt && isSaved ? { ...attempt, isPlaced: step === 'placed' } : undefined;
}

/** Tabs with one basket, a database with faults, and a clock that a test moves. */
export class OrderTabs {
  readonly orders = new FakeOrders();
  private readonly guests = new FakeGuests();
  readonly lines = ['1', '2'].map((lineId) => ({ lineId, productId: 'lamp' }));
  readonly tabs: OrderTab[] = [];
  private hungSince: number | undefined;

  constructor(
    count: number,
    price: number,
    private readonly user: User | null = { uid: 'asha', email: null },
  ) {
    this.setPrice(price);
    this.orders.now = Date.now();
    // As the rules do.
    this.orders.refusalOf = ({ items }) =>
      items[0]?.price === this.orders.today.prices.lamp ? undefined : 'refused';
    for (let tab = 0; tab < count; tab += 1) {
      this.tabs.push(this.open({ price, taken: new Set(), steps: [] }));
    }
  }

  setPrice(price: number) {
    this.orders.today = { prices: { lamp: price }, delivery: {} };
  }

  private quotedIn({ price }: OrderTab) {
    const items = [{ productId: 'lamp', title: 'Lamp', price, count: this.lines.length, most: 20 }];
    return { items, delivery: {} };
  }

  press(tab: OrderTab) {
    const { lines } = this;
    const uid = this.user?.uid;
    const request = { uid, lines, gift: false, pay: 'cash', address: buildAddress() } as const;
    void tab.store.dispatch(submitOrder({ ...request, ...this.quotedIn(tab) }));
  }

  poll(tab: OrderTab) {
    tab.store.dispatch(orderPolled());
  }

  /** Reloads the tab's page; everything it has sent is answered first. */
  reload(index: number) {
    const before = this.tabs[index];
    if (!before) return;
    this.answer();
    const attempt = savedBy(before);
    before.store.dispatch(orderSeen());
    const tab = this.open(before);
    this.tabs[index] = tab;
    if (!attempt) return;
    tab.store.dispatch(orderResumed({ attempt, finalAt: Date.now() + LATE_MS }));
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
      await settle();
    }
  }

  private open(before: Omit<OrderTab, 'store'>): OrderTab {
    const { taken, steps } = before;
    const removeOrdered = (lineIds: readonly string[]) => {
      for (const lineId of lineIds) taken.add(lineId);
    };
    const store = makeStore(
      buildServices({
        basket: { removeOrdered } as BasketStore,
        guests: () => Promise.resolve(this.guests),
        orders: (as) =>
          Promise.resolve(this.orders.serviceOf(as ? this.guests.uid : this.user?.uid)),
      }),
    );
    store.dispatch(setUser(this.user));
    // As the checkout finds the guest of an earlier order.
    if (this.guests.uid) void store.dispatch(enterAsGuest());
    store.dispatch(addAppListener(followOrder));
    store.subscribe(() => {
      const { step } = selectCheckout(store.getState());
      if (step !== steps.at(-1)) steps.push(step);
    });
    return { ...before, store };
  }
}

/** Runs everything that is pending without advancing the clock; a digest takes a turn of its own. */
export async function settle() {
  for (let turn = 0; turn < 2; turn += 1) {
    await crypto.subtle.digest('SHA-256', new Uint8Array());
    await setImmediate();
  }
}

/** Stops the clock at 0 until a test advances it. */
export const stopTheClock = () =>
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
