import type { BasketObserver, BasketStore, StoredLine } from '../services/basketStore';
import { createLineId } from '../services/lineId';

/** A stored basket, with the ways to reach it that a contract test needs. */
export interface BasketStoreUnderTest {
  /** A store of this basket, as a new visit has it. It is observed before anything else. */
  open(): BasketStore;
  /** Resolves when all that was asked for so far is stored, and reported to whoever observes. */
  settle(): Promise<void>;
  /** What is stored, by this store or elsewhere. */
  stored(): Promise<{ lines: StoredLine[]; gift: boolean }>;
  /** Changes what is stored as another tab or device would. */
  elsewhere: Pick<BasketStore, 'add' | 'remove' | 'setGift'>;
  fillUp(): void;
  /** Ends `fillUp`, and lets the time pass until the store tries again. */
  makeRoom(): void;
  /** Ends what was started for this test. */
  end?(): Promise<void>;
}

const line = (productId: string): StoredLine => ({ lineId: createLineId(), productId });

/** Opens the basket, and holds it as the store's observer sees it. */
async function visit(basket: BasketStoreUnderTest) {
  const store = basket.open();
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
  const stop = store.observe(observer);
  await basket.settle();
  return { seen, stop, store };
}

/** What every basket store promises. */
export function describeBasketStore(
  name: string,
  make: () => Promise<BasketStoreUnderTest> | BasketStoreUnderTest,
) {
  describe(`a basket store: ${name}`, () => {
    let basket: BasketStoreUnderTest;

    beforeEach(async () => {
      basket = await make();
    });

    afterEach(async () => {
      await basket.end?.();
    });

    it('says nothing of an empty basket', async () => {
      expect((await visit(basket)).seen.changes).toBe(0);
    });

    it('stores lines and the gift choice for the next visit', async () => {
      const [lamp, pot, otherLamp] = [line('lamp'), line('pot'), line('lamp')];
      const { store } = await visit(basket);
      for (const added of [lamp, pot, otherLamp]) store.add(added);
      store.setGift(true);
      store.remove(pot.lineId);
      await basket.settle();
      const { seen } = await visit(basket);
      expect(Array.from(seen.lines).sort()).toEqual([
        [lamp.lineId, 'lamp'],
        [otherLamp.lineId, 'lamp'],
      ]);
      expect(seen.gift).toBe(true);
    });

    it('stores a line once, however often it is added', async () => {
      const lamp = line('lamp');
      const { store } = await visit(basket);
      store.add(lamp);
      store.add(lamp);
      basket.elsewhere.add(lamp);
      await basket.settle();
      store.add(lamp);
      await basket.settle();
      expect((await basket.stored()).lines).toEqual([lamp]);
      store.remove(lamp.lineId);
      store.remove(lamp.lineId);
      await basket.settle();
      expect((await basket.stored()).lines).toEqual([]);
    });

    it('puts a removed line back', async () => {
      const lamp = line('lamp');
      const { store } = await visit(basket);
      store.add(lamp);
      await basket.settle();
      store.remove(lamp.lineId);
      await basket.settle();
      store.add(lamp);
      await basket.settle();
      expect((await basket.stored()).lines).toEqual([lamp]);
    });

    it('removes what was ordered, and nothing else', async () => {
      const [lamp, pot, rug] = [line('lamp'), line('pot'), line('rug')];
      const { seen, store } = await visit(basket);
      for (const added of [lamp, pot, rug]) store.add(added);
      store.removeOrdered([lamp.lineId, rug.lineId, createLineId()]);
      await basket.settle();
      expect((await basket.stored()).lines).toEqual([pot]);
      expect(seen.changes).toBe(0);
    });

    it('forgets the gift choice that is taken back', async () => {
      const { store } = await visit(basket);
      store.setGift(true);
      await basket.settle();
      expect((await basket.stored()).gift).toBe(true);
      store.setGift(false);
      await basket.settle();
      expect((await basket.stored()).gift).toBe(false);
      expect((await visit(basket)).seen.gift).toBe(false);
    });

    it('says nothing of its own changes', async () => {
      const { seen, store } = await visit(basket);
      const lamp = line('lamp');
      for (const change of [
        () => {
          store.add(lamp);
        },
        () => {
          store.setGift(true);
        },
        () => {
          store.remove(lamp.lineId);
        },
      ]) {
        change();
        await basket.settle();
      }
      expect(seen.changes).toBe(0);
    });

    it('reports what is changed elsewhere, and only that', async () => {
      const [lamp, pot] = [line('lamp'), line('pot')];
      const { seen, store } = await visit(basket);
      store.add(lamp);
      await basket.settle();
      basket.elsewhere.add(pot);
      await basket.settle();
      expect(Array.from(seen.lines)).toEqual([[pot.lineId, 'pot']]);
      basket.elsewhere.setGift(true);
      await basket.settle();
      expect(seen.gift).toBe(true);
      basket.elsewhere.remove(pot.lineId);
      await basket.settle();
      expect(Array.from(seen.lines)).toEqual([]);
      expect(seen.changes).toBe(3);
    });

    it('reports that its own line was removed elsewhere, and removes it no second time', async () => {
      const lamp = line('lamp');
      const { seen, store } = await visit(basket);
      seen.lines.set(lamp.lineId, 'lamp');
      store.add(lamp);
      await basket.settle();
      basket.elsewhere.remove(lamp.lineId);
      await basket.settle();
      expect(Array.from(seen.lines)).toEqual([]);
      store.remove(lamp.lineId);
      await basket.settle();
      expect((await basket.stored()).lines).toEqual([]);
    });

    it('is silent once nobody observes it any more', async () => {
      const { seen, stop } = await visit(basket);
      stop();
      basket.elsewhere.add(line('lamp'));
      await basket.settle();
      expect(seen.changes).toBe(0);
    });

    it('stores what there was no room for as soon as there is, and says both', async () => {
      const { seen, store } = await visit(basket);
      const [lamp, pot, rug] = [line('lamp'), line('pot'), line('rug')];
      store.add(lamp);
      await basket.settle();
      expect(seen.saved).toEqual([]);
      basket.fillUp();
      for (const added of [pot, rug]) store.add(added);
      store.remove(pot.lineId);
      await basket.settle();
      expect(seen.saved).toEqual([false]);
      basket.makeRoom();
      await basket.settle();
      expect(seen.saved).toEqual([false, true]);
      expect((await basket.stored()).lines).toEqual([lamp, rug]);
    });
  });
}
