import { giftKey, lineIdOf, ownerKey } from '../services/basketEntries';
import { AccountVisit, quiet } from './accountVisit';
import { FakeBasketDatabase, type Fate } from './fakeBasketDatabase';
import { FakeBrowser } from './fakeBrowser';

const uid = 'asha';

interface Device {
  browser: FakeBrowser;
  /** Who is signed in, as the identity service knows. */
  session: string | undefined;
  visits: AccountVisit[];
}

/** What has to become of a line in the end; neither, where nobody can know. */
interface Fortune {
  /** It was added, and nobody has ever removed it. */
  stays?: boolean;
  /** The last that was done to it was to remove it. */
  goes?: boolean;
}

/** Two devices of one shopper, each with two tabs, and all that can happen to them. */
export class TwoDevices {
  readonly database = new FakeBasketDatabase();
  readonly fortunes = new Map<string, Fortune>();
  private readonly devices: Device[];

  constructor() {
    this.database.fate = undefined;
    this.devices = [0, 1].map(() => {
      const browser = new FakeBrowser();
      const visits = [0, 1].map(() => new AccountVisit(browser, this.database.makeAccount));
      return { browser, session: undefined, visits };
    });
  }

  /** The visit in one of the four tabs; one that was closed is opened again. */
  private at(place: number) {
    const device = this.devices[place >> 1];
    const visit = device?.visits[place & 1];
    if (!device || !visit) throw new Error(`There is no tab ${place}.`);
    if (!visit.tab.isClosed) return { device, visit };
    const opened = new AccountVisit(device.browser, this.database.makeAccount);
    device.visits[place & 1] = opened;
    return { device, visit: opened };
  }

  add(place: number) {
    const { visit } = this.at(place);
    // A tab that crashes meanwhile may have stored it or not.
    this.fortunes.set(visit.add(), { stays: !visit.tab.isClosed });
  }

  remove(place: number, index: number) {
    const { visit } = this.at(place);
    const lineId = [...visit.lines.keys()][index % visit.lines.size];
    if (lineId === undefined) return;
    visit.remove(lineId);
    this.fortunes.set(lineId, { goes: !visit.tab.isClosed });
  }

  undo(place: number) {
    const lineId = this.at(place).visit.undo();
    if (lineId !== undefined) this.fortunes.set(lineId, {});
  }

  gift(place: number) {
    const { visit } = this.at(place);
    visit.setGift(!visit.gift);
  }

  /** A `storage` event arrives. */
  receive(place: number) {
    this.at(place).visit.tab.receive();
  }

  /** All `storage` events arrive that are under way. */
  catchUp(place: number) {
    const { tab } = this.at(place).visit;
    while (tab.receive());
  }

  /** The page was asleep, and has missed events. */
  wake(place: number) {
    this.at(place).visit.tab.wakeUp();
  }

  focus(place: number) {
    this.at(place).visit.focus();
  }

  /** The tab learns who is signed in. */
  hear(place: number) {
    const { device, visit } = this.at(place);
    visit.account.follow(device.session);
  }

  signIn(place: number) {
    const { device, visit } = this.at(place);
    device.session = uid;
    visit.account.follow(uid);
  }

  /** Signs out, as the shop does: not where something would be lost. */
  signOut(place: number) {
    const { device, visit } = this.at(place);
    if (device.session === undefined) return;
    // Only who knows who is signed in has a button to sign out.
    visit.account.follow(device.session);
    const isThere = () => !visit.tab.isClosed && device.session !== undefined;
    void visit.account.save().then((isSaved) => {
      if (!isSaved || !isThere()) return;
      visit.account.forget();
      if (!isThere()) return;
      device.session = undefined;
      visit.account.follow(undefined);
    });
  }

  /** The session ends by itself. */
  expire(place: number) {
    const { device, visit } = this.at(place);
    device.session = undefined;
    visit.account.follow(undefined);
  }

  reload(place: number) {
    const { device, visit } = this.at(place);
    device.browser.closeTab(visit.tab);
  }

  crashAfter(place: number, writes: number) {
    this.at(place).visit.tab.crashAfter(writes);
  }

  /** Long enough for what is collected to be sent, and for a request without an answer to fail. */
  passTime(place: number) {
    this.at(place).visit.tab.passTime(20_000);
  }

  /** Decides what becomes of the call that waits longest. */
  decide(fate: Fate) {
    const [call] = this.database.calls;
    if (call) this.database.decide(call, fate);
  }

  /** All can be reached again, and the shopper comes back to every tab, signed in. */
  async settle() {
    this.database.fate = 'answered';
    while (this.database.calls.length > 0) this.decide('answered');
    await quiet();
    for (const place of [0, 1, 2, 3]) {
      this.crashAfter(place, Infinity);
      this.signIn(place);
    }
    for (let round = 1; round <= 3; round += 1) {
      for (const place of [0, 1, 2, 3]) {
        this.focus(place);
        await quiet();
        for (const { browser } of this.devices) browser.settle();
      }
    }
  }

  /** What is stored on a device beside the lines, the gift choice and whose they are. */
  get unsent() {
    const keys = this.devices.flatMap(({ browser }) => Object.keys(browser.entries));
    const known = [ownerKey, giftKey(uid)];
    return keys.filter((key) => lineIdOf(key, uid) === undefined && !known.includes(key));
  }

  /** Whether no tab waits for anything. */
  get areIdle() {
    return this.devices.every(({ browser }) => browser.locks.areFree);
  }

  get visits() {
    return [0, 1, 2, 3].map((place) => this.at(place).visit);
  }

  /** The ids of the lines that the account has. */
  get inAccount() {
    return this.database.contentOf(uid).lines.map(({ lineId }) => lineId);
  }
}
