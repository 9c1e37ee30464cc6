import { giftKey, lineIdOf, ownerKey } from '../services/storage/basketKeys';
import { quiet, type AccountVisit } from './accountVisit';
import type { FakeBasketDatabase, Fate } from './fakes/fakeBasketDatabase';
import { FakeBrowser } from './fakes/fakeBrowser';

const uid = 'asha';

/** Where a line has to be in the end; unknown if it has neither. */
interface Expectation {
  /** It was added and never removed. */
  stays?: boolean;
  /** It was removed last. */
  goes?: boolean;
}

/** Two devices of one shopper, with two tabs each, and everything that can happen to them. */
export class TwoDevices {
  readonly expectations = new Map<string, Expectation>();
  private readonly browsers = [new FakeBrowser(), new FakeBrowser()];
  /** The browsers with a session, according to the identity service. */
  private readonly signedIn = new Set<FakeBrowser>();
  private readonly tabs: AccountVisit[];

  constructor(readonly database: FakeBasketDatabase) {
    database.fate = undefined;
    this.tabs = this.browsers.flatMap((browser) => [0, 1].map(() => database.open(browser)));
  }

  /** The visit in one of the four tabs; a closed tab is reopened. */
  private at(place: number) {
    const visit = this.tabs[place];
    if (!visit) throw new Error(`There is no tab ${place}.`);
    if (!visit.tab.isClosed) return visit;
    return (this.tabs[place] = this.database.open(visit.browser));
  }

  add(place: number) {
    const visit = this.at(place);
    // A tab that crashes while storing it may have stored it or not.
    this.expectations.set(visit.add(), { stays: !visit.tab.isClosed });
  }

  remove(place: number, index: number) {
    const visit = this.at(place);
    const lineId = [...visit.lines.keys()][index % visit.lines.size];
    if (lineId === undefined) return;
    visit.remove(lineId);
    this.expectations.set(lineId, { goes: !visit.tab.isClosed });
  }

  undo(place: number) {
    const lineId = this.at(place).undo();
    if (lineId !== undefined) this.expectations.set(lineId, {});
  }

  gift(place: number) {
    const visit = this.at(place);
    visit.setGift(!visit.gift);
  }

  /** One `storage` event arrives. */
  receive = (place: number) => this.at(place).tab.receive();

  /** All pending `storage` events arrive. */
  catchUp(place: number) {
    while (this.receive(place));
  }

  /** The page was asleep, and has missed events. */
  wake(place: number) {
    this.at(place).tab.wakeUp();
  }

  focus(place: number) {
    void this.at(place).focus();
  }

  reload(place: number) {
    const { browser, tab } = this.at(place);
    browser.closeTab(tab);
  }

  crashAfter(place: number, writes: number) {
    this.at(place).tab.crashAfter(writes);
  }

  /** Long enough to send collected changes, and for a pending request to time out. */
  passTime(place: number) {
    this.at(place).tab.passTime(20_000);
  }

  /** The identity service tells the tab who is signed in. */
  observeUser(place: number) {
    const { account, browser } = this.at(place);
    account.follow(this.signedIn.has(browser) ? uid : undefined);
  }

  signIn(place: number) {
    this.signedIn.add(this.at(place).browser);
    this.observeUser(place);
  }

  /** Signs out as the shop does: not if something would be lost. */
  signOut(place: number) {
    const { account, browser, tab } = this.at(place);
    if (!this.signedIn.has(browser)) return;
    // A tab that doesn't know of the session has no button to sign out.
    account.follow(uid);
    const isThere = () => !tab.isClosed && this.signedIn.has(browser);
    void account.save().then((isSaved) => {
      if (!isSaved || !isThere()) return;
      account.forget();
      if (isThere()) this.expire(place);
    });
  }

  /** The session ends by itself. */
  expire(place: number) {
    this.signedIn.delete(this.at(place).browser);
    this.observeUser(place);
  }

  /** Ends the oldest pending call. */
  decide(fate: Fate) {
    const [call] = this.database.calls;
    if (call) this.database.decide(call, fate);
  }

  /** The database answers again, and the shopper comes back to every tab, signed in. */
  async settle() {
    this.database.fate = 'answered';
    while (this.database.calls.length > 0) this.decide('answered');
    await quiet();
    for (const place of this.tabs.keys()) {
      this.crashAfter(place, Infinity);
      this.signIn(place);
    }
    for (let round = 1; round <= 3; round += 1) {
      for (const visit of this.visits) {
        await visit.focus();
        for (const browser of this.browsers) browser.settle();
      }
    }
  }

  /** Every other entry than those of a basket that the account has in full. */
  get unsent() {
    const keys = this.browsers.flatMap(({ entries }) => Object.keys(entries));
    const known = [ownerKey, giftKey(uid)];
    return keys.filter((key) => lineIdOf(key, uid) === undefined && !known.includes(key));
  }

  /** Whether no tab is waiting. */
  get areIdle() {
    return this.browsers.every(({ locks }) => locks.areFree);
  }

  get visits() {
    return this.tabs.map((_visit, place) => this.at(place));
  }

  /** The ids of the account's lines. */
  get inAccount() {
    return this.database.contentOf(uid).lines.map(({ lineId }) => lineId);
  }
}
