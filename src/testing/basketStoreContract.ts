import type { BasketObserver, BasketStore, StoredLine } from '../services/basketStore';
import { createLineId } from '../services/lineId';

/** A stored basket, with the ways to reach it that a contract test needs. */
export interface BasketStoreUnderTest {
  /** A store of this basket, as a new visit has it. */
  open(): BasketStore;
  /** What is stored, by this store or elsewhere. */
  stored(): { lines: StoredLine[]; gift: boolean };
  /** Changes what is stored as another tab or device would. */
  elsewhere: Pick<BasketStore, 'add' | 'remove' | 'setGift'>;
  fillUp(): void;
  /** Ends `fillUp`, and lets the time pass until the store tries again. */
  makeRoom(): void;
}

const line = (productId: string): StoredLine => ({ lineId: createLineId(), productId });

/** Follows a store, and holds the basket as its observer sees it. */
function follow(store: BasketStore) {
  const lines = new Map<string, string>();
  const seen = { lines, gift: false, saved: [] as boolean[], changes: 0 };
  const observer: BasketObserver = {
    changed({ added, removed, gift }) {
      seen.changes += 1;
      for (const { lineId, productId } of added) lines.set(lineId, productId);
      for (const lineId of removed) lines.delete(lineId);
      seen.gift = gift ?? seen.gift;
    },
    saved: (isSaved) => seen.saved.push(isSaved),
  };
  return { seen, stop: store.observe(observer) };
}

/** What every basket store promises. */
export function describeBasketStore(name: string, setUp: () => BasketStoreUnderTest) {
  describe(`a basket store: ${name}`, () => {
    it('says nothing of an empty basket', () => {
      expect(follow(setUp().open()).seen.changes).toBe(0);
    });

    it('stores lines and the gift choice for the next visit', () => {
      const basket = setUp();
      const [lamp, pot, otherLamp] = [line('lamp'), line('pot'), line('lamp')];
      const store = basket.open();
      for (const added of [lamp, pot, otherLamp]) store.add(added);
      store.setGift(true);
      store.remove(pot.lineId);
      const { seen } = follow(basket.open());
      expect(Array.from(seen.lines)).toEqual([
        [lamp.lineId, 'lamp'],
        [otherLamp.lineId, 'lamp'],
      ]);
      expect(seen.gift).toBe(true);
    });

    it('stores a line once, however often it is added', () => {
      const basket = setUp();
      const lamp = line('lamp');
      const store = basket.open();
      store.add(lamp);
      store.add(lamp);
      basket.elsewhere.add(lamp);
      expect(basket.stored().lines).toEqual([lamp]);
      store.remove(lamp.lineId);
      store.remove(lamp.lineId);
      expect(basket.stored().lines).toEqual([]);
    });

    it('puts a removed line back', () => {
      const basket = setUp();
      const lamp = line('lamp');
      const store = basket.open();
      store.add(lamp);
      store.remove(lamp.lineId);
      store.add(lamp);
      expect(basket.stored().lines).toEqual([lamp]);
    });

    it('forgets the gift choice that is taken back', () => {
      const basket = setUp();
      const store = basket.open();
      store.setGift(true);
      store.setGift(false);
      expect(basket.stored().gift).toBe(false);
      expect(follow(basket.open()).seen.gift).toBe(false);
    });

    it('says nothing of its own changes', () => {
      const store = setUp().open();
      const { seen } = follow(store);
      const lamp = line('lamp');
      store.add(lamp);
      store.setGift(true);
      store.remove(lamp.lineId);
      expect(seen.changes).toBe(0);
    });

    it('reports what is changed elsewhere, and only that', () => {
      const basket = setUp();
      const [lamp, pot] = [line('lamp'), line('pot')];
      const store = basket.open();
      store.add(lamp);
      const { seen } = follow(store);
      const before = seen.changes;
      basket.elsewhere.add(pot);
      expect(seen.lines.get(pot.lineId)).toBe('pot');
      basket.elsewhere.setGift(true);
      expect(seen.gift).toBe(true);
      basket.elsewhere.remove(lamp.lineId);
      expect(seen.lines.has(lamp.lineId)).toBe(false);
      expect(seen.changes).toBe(before + 3);
    });

    it('is silent once nobody observes it any more', () => {
      const basket = setUp();
      const { seen, stop } = follow(basket.open());
      stop();
      basket.elsewhere.add(line('lamp'));
      expect(seen.changes).toBe(0);
    });

    it('stores what there was no room for as soon as there is, and says both', () => {
      const basket = setUp();
      const store = basket.open();
      const { seen } = follow(store);
      const [lamp, pot, rug] = [line('lamp'), line('pot'), line('rug')];
      store.add(lamp);
      expect(seen.saved).toEqual([]);
      basket.fillUp();
      for (const added of [pot, rug]) store.add(added);
      store.remove(pot.lineId);
      expect(seen.saved).toEqual([false]);
      basket.makeRoom();
      expect(seen.saved).toEqual([false, true]);
      expect(basket.stored().lines).toEqual([lamp, rug]);
    });
  });
}
