import type {
  OrderDetails,
  OrderError,
  OrderReason,
  OrderService,
  TodaysPrices,
} from '../../services/orderService';
import { createAsking, pageClock, type Clock } from './asking';
import type { Attempt } from './orderSession';
import { busy, sent, type Placing } from './placingSteps';
import { changesOf } from './orderRows';
import { attemptOf, newOrderOf, type Seen, type Wanted } from './wanted';

interface Surroundings {
  load: () => Promise<OrderService>;
  /** Notes what is sent, for when the page is loaded again; `undefined`: nothing any more. */
  note: (attempt: Attempt | undefined) => void;
  /** An order has arrived: its lines leave the basket. */
  onPlaced: (attempt: Attempt) => void;
  clock?: Clock;
}

const ANSWER_MS = 10_000;
/** What has failed may still arrive for so long. */
const LATE_MS = 5000;
/** What has no answer at all for so long has failed. */
const ENDLESS_MS = 60_000;
/** For so long prices count as today's; the rules refuse an order at any others. */
const FRESH_MS = 60_000;

/** Places one order at a time, and knows what became of it, or that it does not know. */
export function createPlacing({ load, note, onPlaced, clock = pageClock }: Surroundings) {
  let state: Placing = { step: 'ready' };
  /** Counts what is begun: an answer to something older is no news. */
  let run = 0;
  let last: { today: Promise<TodaysPrices>; readAt: number } | undefined;
  const listeners = new Set<() => void>();
  const asking = createAsking(load, clock, {
    found: arrive,
    absent() {
      note(undefined);
      become({ step: 'absent' });
    },
  });

  function become(next: Placing) {
    state = next;
    for (const listener of listeners) listener();
  }

  function arrive(attempt: Attempt, order?: OrderDetails) {
    note({ ...attempt, isPlaced: true });
    become({ step: 'placed', id: attempt.id, ...(order && { order }) });
    onPlaced(attempt);
  }

  /** Reads today's prices. Resolves with `undefined` where they are not what the shopper has seen. */
  async function readPrices({ rows, delivery }: Seen, own: number) {
    try {
      const service = await load();
      if (!last || Math.abs(clock.now() - last.readAt) > FRESH_MS) {
        last = { readAt: clock.now(), today: service.readPrices() };
      }
      const today = await last.today;
      if (run !== own) return undefined;
      if (changesOf(rows, delivery, today).length === 0) return { service, today };
      become({ step: 'changed', today });
    } catch {
      last = undefined;
      if (run === own) become({ step: 'unpriced' });
    }
    return undefined;
  }

  /** The rules go by the prices of the database, which may have changed in this very moment. */
  async function refuse(reason: OrderReason, wanted: Seen, own: number) {
    asking.stop();
    note(undefined);
    if (reason === 'too-soon' || reason === 'closed') {
      become({ step: reason });
      return;
    }
    become({ step: 'checking' });
    last = undefined;
    await readPrices(wanted, own);
    if (run === own && state.step !== 'changed') become({ step: 'refused' });
  }

  async function send(service: OrderService, wanted: Wanted, today: TodaysPrices, own: number) {
    const attempt = await attemptOf(wanted);
    if (run !== own) return;
    if (!attempt) {
      become({ step: 'refused' });
      return;
    }
    note(attempt);
    become({ step: 'sending' });
    const doubt = (finalAt: number) => {
      if (run !== own || !sent.includes(state.step)) return;
      if (state.step === 'sending') become({ step: 'unknown' });
      asking.follow(attempt, finalAt);
    };
    const endlessAt = clock.now() + ENDLESS_MS;
    const timer = clock.setTimeout(() => {
      doubt(endlessAt);
    }, ANSWER_MS);
    try {
      const placed = await service.place(newOrderOf(wanted, attempt.id, today.delivery));
      if (run !== own || state.step === 'placed') return;
      asking.stop();
      arrive(attempt, placed);
    } catch (error) {
      const { reason } = error as OrderError;
      if (reason === 'unreachable') doubt(clock.now() + LATE_MS);
      else if (run === own && sent.includes(state.step)) await refuse(reason, wanted, own);
    } finally {
      clock.clearTimeout(timer);
    }
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sees whether the prices are still those that the shopper sees. */
    look: async (seen: Seen) => {
      if (busy.includes(state.step)) return;
      run += 1;
      become({ step: 'looking' });
      if (await readPrices(seen, run)) become({ step: 'ready' });
    },
    /** Sends it, if its prices are today's. */
    place: async (wanted: Wanted) => {
      if (busy.includes(state.step)) return;
      run += 1;
      const own = run;
      become({ step: 'checking' });
      const answer = await readPrices(wanted, own);
      if (answer) await send(answer.service, wanted, answer.today, own);
    },
    /** Finds out what became of an order that was sent before this page was loaded. */
    resume: (attempt: Attempt) => {
      run += 1;
      if (attempt.isPlaced) arrive(attempt);
      else become({ step: 'unknown' });
      asking.follow(attempt, attempt.isPlaced ? Infinity : clock.now() + LATE_MS);
      asking.ask();
    },
    ask: asking.ask,
    /** Is done with what became of the last order, and asks no more. */
    close: () => {
      run += 1;
      asking.stop();
      become({ step: 'ready' });
    },
  };
}

export type PlacingMachine = ReturnType<typeof createPlacing>;
