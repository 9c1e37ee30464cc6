import * as fc from 'fast-check';
import { type AccountVisit, quiet } from '../../testing/accountVisit';
import { FakeBasketDatabase, type Fate } from '../../testing/fakes/fakeBasketDatabase';
import { FakeBrowser } from '../../testing/fakes/fakeBrowser';
import { holds } from '../../testing/properties';
import { giftKey, lineIdOf, ownerKey, writtenKey } from '../storage/basketKeys';
import { WRITE_INTERVAL_MS } from '../storage/basketStore';
import { createSyncedAccountBasket } from './syncBasket';

const uid = 'asha';

/** Two devices of one shopper, with two tabs each. */
class TwoDevices {
  /** The expected state of each line: added and never removed, removed last, or uncertain. */
  readonly expectations = new Map<string, 'stays' | 'goes' | undefined>();
  readonly database = new FakeBasketDatabase(createSyncedAccountBasket);
  readonly browsers = [new FakeBrowser(), new FakeBrowser()];
  /** The browsers with a session, according to the identity service. */
  readonly signedIn = new Set<FakeBrowser>();
  private readonly tabs = [...this.browsers, ...this.browsers].map((each) =>
    this.database.open(each),
  );

  constructor() {
    this.database.fate = undefined;
  }

  /** The visit in one of the four tabs; a closed tab is reopened. */
  at(place: number): AccountVisit {
    const visit = this.tabs[place];
    if (!visit) throw new Error(`There is no tab ${place}.`);
    if (!visit.tab.isClosed) return visit;
    return (this.tabs[place] = this.database.open(visit.browser));
  }

  get visits() {
    return this.tabs.map((_visit, place) => this.at(place));
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
    for (const visit of this.visits) visit.tab.crashAfter(Infinity);
    // A sign-out that is under way takes up to two writes.
    for (let round = 1; round <= 5; round += 1) {
      for (const visit of this.visits) {
        happenings.signIn(this, visit);
        await visit.focus();
        visit.tab.passTime(WRITE_INTERVAL_MS);
        await quiet();
        for (const browser of this.browsers) browser.settle();
      }
    }
  }
}

/** A tab that crashes while storing a line may have stored it or not. */
const unlessCrashed = <Expectation>({ tab }: AccountVisit, expectation: Expectation) =>
  tab.isClosed ? undefined : expectation;

/** The events in a tab; `number` is any up to 6. */
const happenings = {
  add({ expectations }, visit) {
    expectations.set(visit.add(), unlessCrashed(visit, 'stays'));
  },
  remove({ expectations }, visit, number) {
    const lineId = [...visit.lines.keys()][number % visit.lines.size];
    if (lineId === undefined) return;
    visit.remove(lineId);
    expectations.set(lineId, unlessCrashed(visit, 'goes'));
  },
  undo({ expectations }, visit) {
    const lineId = visit.undo();
    if (lineId !== undefined) expectations.set(lineId, undefined);
  },
  gift(_devices, visit) {
    visit.setGift(!visit.gift);
  },
  /** One `storage` event arrives. */
  receive(_devices, { tab }) {
    tab.receive();
  },
  /** All pending `storage` events arrive. */
  catchUp(_devices, { tab }) {
    while (tab.receive());
  },
  /** The page was asleep, and has missed events. */
  wake(_devices, { tab }) {
    tab.wakeUp();
  },
  focus(_devices, visit) {
    void visit.focus();
  },
  reload(_devices, { browser, tab }) {
    browser.closeTab(tab);
  },
  crash(_devices, { tab }, number) {
    tab.crashAfter(number);
  },
  /** Passes enough time to send collected changes, and for a pending request to time out. */
  passTime(_devices, { tab }) {
    tab.passTime(20_000);
  },
  /** The identity service tells the tab who is signed in. */
  observeUser({ signedIn }, { account, browser }) {
    account.follow(signedIn.has(browser) ? uid : undefined);
  },
  signIn(devices, visit) {
    devices.signedIn.add(visit.browser);
    happenings.observeUser(devices, visit);
  },
  /** Signs out as the shop does: not if something would be lost. */
  signOut(devices, visit) {
    const { account, browser, tab } = visit;
    if (!devices.signedIn.has(browser)) return;
    // A tab that doesn't know of the session has no button to sign out.
    account.follow(uid);
    const isThere = () => !tab.isClosed && devices.signedIn.has(browser);
    void account.save().then((isSaved) => {
      if (!isSaved || !isThere()) return;
      account.forget();
      if (isThere()) happenings.expire(devices, visit);
    });
  },
  /** The session ends by itself. */
  expire(devices, visit) {
    devices.signedIn.delete(visit.browser);
    happenings.observeUser(devices, visit);
  },
} satisfies Record<string, (devices: TwoDevices, visit: AccountVisit, number: number) => void>;

type Happening = keyof typeof happenings;
const isHappening = (what: Happening | Fate): what is Happening => what in happenings;
const often = <Name extends Happening | Fate>(times: number, ...names: Name[]) => ({
  weight: times * names.length,
  arbitrary: fc.constantFrom(...names),
});
const step = fc.record({
  what: fc.oneof(
    often(48, 'answered'),
    often(20, 'add'),
    often(16, 'remove', 'catchUp'),
    often(4, 'reached', 'lost', 'rejected', 'tooSoon', 'unreachable'),
    often(4, 'undo', 'gift', 'signIn', 'signOut', 'receive', 'crash'),
    often(3, 'observeUser', 'focus', 'reload', 'passTime'),
    often(2, 'wake', 'expire'),
  ),
  place: fc.nat({ max: 3 }),
  number: fc.nat({ max: 6 }),
});

/** How many lines were removed, and how many of them came back. */
const counts = { removed: 0, back: 0 };

holds(
  'two devices end with one basket, without lost or duplicated lines; few removed ones return',
  3_000,
  [fc.array(step, { minLength: 10, maxLength: 60 })],
  async (steps) => {
    const devices = new TwoDevices();
    const { browsers, database, expectations } = devices;
    for (const first of [0, 1]) happenings.signIn(devices, devices.at(first));
    for (const { what, place, number } of steps) {
      if (isHappening(what)) happenings[what](devices, devices.at(place), number);
      else devices.decide(what);
      await quiet();
    }
    await devices.settle();

    const { visits } = devices;
    const [{ gift } = { gift: false }] = visits;
    const inAccount = database.contentOf(uid).lines.map(({ lineId }) => lineId);
    const linesThat = (expectation: 'stays' | 'goes') =>
      [...expectations.keys()].filter((lineId) => expectations.get(lineId) === expectation);
    // A basket that the account has in full may stay.
    const stored = browsers.flatMap(({ entries }) => Object.keys(entries));
    const known = [ownerKey, giftKey(uid), writtenKey(uid)];
    expect({
      areIdle: browsers.every(({ locks }) => locks.areFree),
      shown: visits.map((visit) => ({ lines: [...visit.lines.keys()].sort(), gift: visit.gift })),
      unsent: stored.filter((key) => lineIdOf(key, uid) === undefined && !known.includes(key)),
      lost: linesThat('stays').filter((lineId) => !inAccount.includes(lineId)),
      unknown: inAccount.filter((lineId) => !expectations.has(lineId)),
    }).toEqual({
      areIdle: true,
      shown: visits.map(() => ({ lines: inAccount, gift })),
      unsent: [],
      lost: [],
      unknown: [],
    });

    counts.removed += linesThat('goes').length;
    counts.back += linesThat('goes').filter((lineId) => inAccount.includes(lineId)).length;
  },
  () => {
    // A line whose answer was lost is sent again, though the other device may have removed it since.
    expect(counts.back / counts.removed).toBeLessThan(0.04);
  },
);
