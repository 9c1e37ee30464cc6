import { orderError, type OrderError, type OrderReason } from '../../orders/model/orderService';

/**
 * The outcome of a change. `lost`: it takes effect, but its answer is lost; `unreachable`: it takes no
 * effect; `late`: it takes effect at `arrive()`, and its answer is lost.
 */
export type Fate = 'answered' | 'lost' | 'unreachable' | 'late';

const unreachable = () => orderError('unreachable', 'The client is offline.');

/** A database with a clock and with faults, whose answers can be held back. */
export class FaultyDatabase {
  hasDatabase = true;
  /** The outcome of all changes from now on. */
  fate: Fate = 'answered';
  readFate: 'answered' | 'unreachable' = 'answered';
  /** The names of the reads that are rejected from now on. */
  refusedReads: readonly string[] = [];
  /** All calls so far. */
  readonly calls: string[] = [];
  /** Milliseconds. */
  now = Date.now();
  private readonly refusals: OrderError[] = [];
  private readonly late: (() => void)[] = [];
  private answered = Promise.resolve();
  private answer: () => void = () => undefined;

  /** The next change is rejected, for this reason. Can be called several times. */
  refuseNext(reason: OrderReason = 'refused', more?: Pick<OrderError, 'retryInMs'>) {
    this.refusals.push(orderError(reason, reason, more));
  }

  /** Leaves every call pending from now on until `answerAll()`. */
  hang() {
    this.answered = new Promise((resolve) => (this.answer = resolve));
  }

  answerAll() {
    this.answer();
    this.answered = Promise.resolve();
  }

  /** Lets late changes take effect. */
  arrive() {
    for (const effect of this.late.splice(0)) {
      try {
        effect();
      } catch {
        // The caller never learns that the change was rejected.
      }
    }
  }

  async read<Answer>(name: string, look: () => Answer): Promise<Answer> {
    this.calls.push(name);
    await this.answered;
    if (this.readFate === 'unreachable') throw unreachable();
    if (this.refusedReads.includes(name)) throw orderError('refused');
    if (!this.hasDatabase) throw orderError('no-database');
    return look();
  }

  async change<Answer>(name: string, effect: () => Answer): Promise<Answer> {
    this.calls.push(name);
    const { fate } = this;
    await this.answered;
    if (fate === 'late') this.late.push(effect);
    if (fate === 'late' || fate === 'unreachable') throw unreachable();
    const refusal = this.refusals.shift();
    if (refusal) throw refusal;
    this.now += 1;
    const answer = effect();
    if (fate === 'lost') throw unreachable();
    return answer;
  }
}
