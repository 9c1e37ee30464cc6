import { setImmediate } from 'node:timers/promises';
import type { Attempt } from '../features/checkout/orderSession';
import { createPlacing, type PlacingMachine } from '../features/checkout/placing';
import type { Placing } from '../features/checkout/placingSteps';
import { buildAddress, FakeOrders } from './fakeOrders';
import { FakeTimers } from './fakeTimers';

const uid = 'asha';
const TICK_MS = 500;

/** A tab of the shop that places an order; what it has noted outlasts a reload. */
export interface OrderTab {
  machine: PlacingMachine;
  /** The price that its shopper has seen. */
  price: number;
  noted: Attempt | undefined;
  /** The lines that have left its basket. */
  taken: Set<string>;
  /** All that it has said. */
  steps: Placing['step'][];
}

/** Tabs with one basket, a database with faults, and a clock that a test moves. */
export class OrderTabs {
  readonly orders = new FakeOrders();
  readonly lines = ['1', '2'].map((lineId) => ({ lineId, productId: 'lamp' }));
  readonly tabs: OrderTab[] = [];
  private readonly timers = new FakeTimers();
  private now = 0;
  private hungSince: number | undefined;

  constructor(count: number, price: number) {
    this.setPrice(price);
    this.orders.now = 0;
    for (let tab = 0; tab < count; tab += 1) {
      this.tabs.push(this.open({ price, noted: undefined, taken: new Set(), steps: [] }));
    }
  }

  setPrice(price: number) {
    this.orders.today = { prices: { lamp: price }, delivery: {} };
  }

  private seenIn({ price }: OrderTab) {
    const rows = [{ productId: 'lamp', title: 'Lamp', price, count: this.lines.length }];
    return { rows, delivery: {} };
  }

  press(tab: OrderTab) {
    const { lines } = this;
    const address = buildAddress();
    void tab.machine.place({ uid, lines, gift: false, address, ...this.seenIn(tab) });
  }

  /** The page is loaded anew; what it had sent is answered, or arrives, within moments. */
  reload(index: number) {
    const before = this.tabs[index];
    if (!before) return;
    this.answer();
    before.machine.close();
    const tab = this.open(before);
    this.tabs[index] = tab;
    if (tab.noted) tab.machine.resume(tab.noted);
  }

  hang() {
    if (this.hungSince !== undefined) return;
    this.hungSince = this.now;
    this.orders.hang();
  }

  answer() {
    this.hungSince = undefined;
    this.orders.answerAll();
  }

  /** What is late arrives within 4 seconds, and what hangs is answered within 40. */
  async pass(ms: number) {
    for (const end = this.now + ms; this.now < end;) {
      this.now += TICK_MS;
      this.orders.now = this.now;
      if (this.now % 4000 === 0) this.orders.arrive();
      if (this.hungSince !== undefined && this.now - this.hungSince >= 40_000) this.answer();
      this.timers.pass(TICK_MS);
      await settle();
    }
  }

  private open(before: Omit<OrderTab, 'machine'>): OrderTab {
    const machine = createPlacing({
      load: () => Promise.resolve(this.orders.serviceOf(uid)),
      note: (attempt) => (tab.noted = attempt),
      onPlaced: ({ lineIds }) => {
        for (const lineId of lineIds) tab.taken.add(lineId);
      },
      clock: {
        now: () => this.now,
        setTimeout: this.timers.setTimeout,
        clearTimeout: this.timers.clear,
      },
    });
    const tab = { ...before, machine };
    machine.subscribe(() => tab.steps.push(machine.get().step));
    return tab;
  }
}

/** Everything that can go on without the time passing has gone on; a digest takes a turn of its own. */
export async function settle() {
  for (let turn = 0; turn < 2; turn += 1) {
    await crypto.subtle.digest('SHA-256', new Uint8Array());
    await setImmediate();
  }
}
