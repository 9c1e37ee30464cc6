import type {
  BasketChange,
  BasketObserver,
  BasketStore,
  StoredLine,
} from '../services/basketStore';

/** A stored basket without a browser: it does what the contract of all basket stores says. */
export class FakeBasketStore implements BasketStore {
  readonly lines = new Map<string, string>();
  gift = false;
  /** Whether nothing more can be stored. */
  private isFull = false;
  private readonly waiting: (() => void)[] = [];
  private observer: BasketObserver | undefined;

  constructor({ lines = [], gift = false }: { lines?: StoredLine[]; gift?: boolean } = {}) {
    for (const { lineId, productId } of lines) this.lines.set(lineId, productId);
    this.gift = gift;
  }

  observe(observer: BasketObserver) {
    this.observer = observer;
    const added = Array.from(this.lines, ([lineId, productId]) => ({ lineId, productId }));
    if (added.length > 0 || this.gift) observer.changed({ added, removed: [], gift: this.gift });
    return () => {
      this.observer = undefined;
    };
  }

  add({ lineId, productId }: StoredLine) {
    this.store(() => this.lines.set(lineId, productId));
  }

  remove(lineId: string) {
    this.store(() => this.lines.delete(lineId));
  }

  removeOrdered(lineIds: readonly string[]) {
    for (const lineId of lineIds) this.remove(lineId);
  }

  setGift(gift: boolean) {
    this.store(() => (this.gift = gift));
  }

  /** Another tab or device changes the basket. */
  changeElsewhere({ added = [], removed = [], gift, isOther }: Partial<BasketChange>) {
    if (isOther) this.lines.clear();
    for (const { lineId, productId } of added) this.lines.set(lineId, productId);
    for (const lineId of removed) this.lines.delete(lineId);
    if (gift !== undefined) this.gift = gift;
    this.observer?.changed({
      added,
      removed,
      ...(gift !== undefined && { gift }),
      ...(isOther && { isOther }),
    });
  }

  fillUp() {
    this.isFull = true;
  }

  makeRoom() {
    this.isFull = false;
    for (const write of this.waiting.splice(0)) write();
    this.observer?.saved(true);
  }

  private store(write: () => unknown) {
    if (!this.isFull) {
      write();
      return;
    }
    this.waiting.push(write);
    if (this.waiting.length === 1) this.observer?.saved(false);
  }
}
