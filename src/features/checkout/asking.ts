import type { Order, OrderService } from '../../services/orderService';
import type { Attempt } from './orderSession';

/** The clock of a page, in milliseconds. */
export interface Clock {
  now: () => number;
  setTimeout: (run: () => void, ms: number) => number;
  clearTimeout: (id: number | undefined) => void;
}

export const pageClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (id) => {
    window.clearTimeout(id);
  },
};

interface Answers {
  found: (attempt: Attempt, order: Order) => void;
  /** It is not there, and won't be any more. */
  absent: () => void;
}

const WAITS_MS = [2000, 4000, 8000];
const LAST_WAIT_MS = 15_000;
const ANSWER_MS = 10_000;

/** Asks the database for an order that was sent, again and again, until it is known what became of it. */
export function createAsking(load: () => Promise<OrderService>, clock: Clock, answers: Answers) {
  /** The order, and the time from which an answer that it is not there is final. */
  let followed: { attempt: Attempt; finalAt: number } | undefined;
  let asked = 0;
  /** The question that has no answer yet. */
  let question: object | undefined;
  let timer: number | undefined;

  function schedule() {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(() => void ask(), WAITS_MS[asked] ?? LAST_WAIT_MS);
    asked += 1;
  }

  /** Rejects where there is no answer in time. */
  const find = (id: string) =>
    new Promise<Order | undefined>((resolve, reject) => {
      const timeout = clock.setTimeout(() => {
        reject(new Error('There was no answer.'));
      }, ANSWER_MS);
      load()
        .then((service) => service.find(id))
        .then(resolve, reject)
        .finally(() => {
          clock.clearTimeout(timeout);
        });
    });

  async function ask() {
    if (!followed || question) return;
    const mine = followed;
    const own = {};
    question = own;
    clock.clearTimeout(timer);
    const startedAt = clock.now();
    const answer = await find(mine.attempt.id).then(
      (order) => ({ order }),
      () => undefined,
    );
    if (question === own) question = undefined;
    if (followed !== mine) return;
    if (answer?.order) {
      stop();
      answers.found(mine.attempt, answer.order);
    } else if (answer && startedAt >= mine.finalAt) {
      stop();
      answers.absent();
    } else schedule();
  }

  function stop() {
    clock.clearTimeout(timer);
    followed = undefined;
    question = undefined;
  }

  return {
    /** Asks now, if there is something to ask, and no answer is awaited. */
    ask: () => {
      // The wait that this cuts short begins again.
      if (followed && !question) asked = Math.max(asked - 1, 0);
      void ask();
    },
    /** Asks for this order from now on: in 2, 4, 8 and then every 15 seconds. */
    follow(attempt: Attempt, finalAt: number) {
      stop();
      followed = { attempt, finalAt };
      asked = 0;
      schedule();
    },
    stop,
  };
}
