import { createAccountBasket } from '../services/accountBasket';
import type { UnsentChange } from '../services/accountEntries';
import type { StoredLine } from '../services/basketStore';
import { Refused, type RemoteBasket } from '../services/syncBasket';
import type { MakeAccount } from './accountVisit';
import type { FakeTab } from './fakeBrowser';

/**
 * What becomes of a call. `lost`: it takes effect, but the answer does not arrive; `reached`: it takes
 * effect, and the answer is still under way.
 */
export type Fate = 'answered' | 'reached' | 'lost' | 'refused' | 'unreachable';

interface Call {
  tab: FakeTab;
  reach(): void;
  answer(): void;
  reject(error: Error): void;
}

const unreachable = () => new Error('The client is offline.');

/** The baskets of all accounts, in memory; devices share them. */
export class FakeBasketDatabase {
  /** What becomes of each call from now on; with `undefined` it waits until `decide` says so. */
  fate: Fate | undefined = 'answered';
  /** The calls that wait, the oldest first. */
  readonly calls: Call[] = [];
  /** How many calls were made. */
  asked = 0;
  private readonly baskets = new Map<string, { lines: Map<string, string>; gift: boolean }>();

  contentOf(uid: string): { lines: StoredLine[]; gift: boolean } {
    const { lines, gift } = this.basketOf(uid);
    const ids = [...lines.keys()].sort();
    return {
      lines: ids.map((lineId) => ({ lineId, productId: lines.get(lineId) ?? '' })),
      gift,
    };
  }

  /** Takes a line out of a basket, as an order does. */
  order(uid: string, lineId: string) {
    this.basketOf(uid).lines.delete(lineId);
  }

  readonly makeAccount: MakeAccount = (local, observer, tab) =>
    createAccountBasket(local, observer, (uid) => this.remoteOf(uid, tab), tab.asWindow());

  /** An account's basket, as this tab reaches it. */
  private remoteOf(uid: string, tab: FakeTab): RemoteBasket {
    return {
      read: () => this.call(tab, () => this.contentOf(uid)),
      write: (change) =>
        this.call(tab, () => {
          this.change(uid, change);
        }),
    };
  }

  /** Decides what becomes of a call that waits. */
  decide(call: Call, fate: Fate) {
    if (fate === 'answered' || fate === 'reached' || fate === 'lost') call.reach();
    if (fate === 'reached') return;
    this.calls.splice(this.calls.indexOf(call), 1);
    if (call.tab.isClosed) return;
    if (fate === 'answered') call.answer();
    else call.reject(fate === 'refused' ? new Refused('Not allowed.') : unreachable());
  }

  /** Answers the calls that wait. */
  answerAll() {
    for (const call of [...this.calls]) this.decide(call, 'answered');
  }

  private call<Answer>(tab: FakeTab, effect: () => Answer): Promise<Answer> {
    this.asked += 1;
    return new Promise((resolve, reject) => {
      if (tab.isClosed) return;
      let reached: { answer: Answer } | undefined;
      const call: Call = {
        tab,
        reach() {
          reached ??= { answer: effect() };
        },
        answer() {
          if (reached) resolve(reached.answer);
        },
        reject,
      };
      this.calls.push(call);
      if (this.fate) this.decide(call, this.fate);
    });
  }

  private basketOf(uid: string) {
    const basket = this.baskets.get(uid) ?? { lines: new Map<string, string>(), gift: false };
    this.baskets.set(uid, basket);
    return basket;
  }

  private change(uid: string, { added, removed, gift }: UnsentChange) {
    const basket = this.basketOf(uid);
    for (const { lineId, productId } of added) basket.lines.set(lineId, productId);
    for (const { lineId } of removed) basket.lines.delete(lineId);
    if (gift !== undefined) basket.gift = gift;
  }
}
