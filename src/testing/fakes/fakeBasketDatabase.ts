import {
  type AccountBasket,
  RejectedError,
  type RemoteBasket,
  type StoredLine,
  type SyncObserver,
  TooSoonError,
  type UnsentChange,
} from '../../basket/storage/basketStore';
import type { LocalBasketStore } from '../../basket/storage/localBasketStore';
import { AccountVisit, type MakeAccount, quiet } from '../accountVisit';
import { FakeBrowser, type FakeTab } from './fakeBrowser';

/**
 * How a call ends. `lost`: it takes effect, but the answer doesn't arrive; `reached`: it has taken effect,
 * and the answer is still pending.
 */
export type Fate = 'answered' | 'reached' | 'lost' | 'rejected' | 'tooSoon' | 'unreachable';

const errors = {
  lost: new Error('Offline.'),
  unreachable: new Error('Offline.'),
  rejected: new RejectedError('Not allowed.'),
  tooSoon: new TooSoonError('Not allowed yet.'),
};

interface Call {
  tab: FakeTab;
  reach(): void;
  answer(): void;
  reject(error: Error): void;
}

type CreateAccountBasket = (
  local: LocalBasketStore,
  observer: SyncObserver,
  remoteOf: (uid: string) => RemoteBasket,
  page: Window,
) => AccountBasket;

/** The baskets of all accounts, in memory; devices share them. */
export class FakeBasketDatabase {
  /** How each call ends from now on; `undefined`: it waits for `decide`. */
  fate: Fate | undefined = 'answered';
  /** The pending calls, the oldest first. */
  readonly calls: Call[] = [];
  callCount = 0;
  private readonly baskets = new Map<string, { lines: Map<string, string>; gift: boolean }>();

  constructor(private readonly createAccountBasket: CreateAccountBasket) {}

  contentOf(uid: string): { lines: StoredLine[]; gift: boolean } {
    const { lines, gift } = this.basketOf(uid);
    return {
      lines: [...lines].sort().map(([lineId, productId]) => ({ lineId, productId })),
      gift,
    };
  }

  productsOf(uid = 'asha') {
    return this.contentOf(uid).lines.map(({ productId }) => productId);
  }

  /** Opens the shop in a tab; nobody is signed in. */
  open(browser = new FakeBrowser()) {
    return new AccountVisit(browser, this.makeAccount);
  }

  /** Opens the shop in a tab and signs Asha in. */
  async openSignedIn(browser?: FakeBrowser) {
    const visit = this.open(browser);
    await visit.signIn();
    return visit;
  }

  /** Asha orders a line, which takes it out of her account's basket, together with the gift choice. */
  order(visit: AccountVisit, lineId: string) {
    const account = this.basketOf('asha');
    account.lines.delete(lineId);
    visit.lines.delete(lineId);
    account.gift = visit.gift = false;
    visit.store.removeOrdered([lineId]);
  }

  readonly makeAccount: MakeAccount = (local, observer, tab) => {
    const remoteOf = (uid: string) => ({
      read: () => this.call(tab, () => this.contentOf(uid)),
      write: (change: UnsentChange) =>
        this.call(tab, () => {
          this.change(uid, change);
        }),
    });
    return this.createAccountBasket(local, observer, remoteOf, tab.asWindow());
  };

  /** Ends a pending call. */
  decide(call: Call, fate: Fate) {
    if (fate === 'answered' || fate === 'reached' || fate === 'lost') call.reach();
    if (fate === 'reached') return;
    this.calls.splice(this.calls.indexOf(call), 1);
    if (call.tab.isClosed) return;
    if (fate === 'answered') call.answer();
    else call.reject(errors[fate]);
  }

  /** Answers the pending calls. */
  async answerAll() {
    for (const call of Array.from(this.calls)) this.decide(call, 'answered');
    await quiet();
  }

  /** Answers the pending calls, and from now on every call at once. */
  async recover() {
    this.fate = 'answered';
    await this.answerAll();
  }

  private call<Answer>(tab: FakeTab, effect: () => Answer): Promise<Answer> {
    this.callCount += 1;
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
