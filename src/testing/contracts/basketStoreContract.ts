import { createLineId } from '../../basket/storage/basketKeys';
import type { BasketStore, StoredLine } from '../../basket/storage/basketStore';
import type { AccountVisit } from '../accountVisit';
import type { FakeBrowser } from '../fakes/fakeBrowser';

/** A stored basket, and what a contract test can do to it. */
export interface BasketStoreUnderTest {
  /** The browser that `open` opens it in. */
  browser: FakeBrowser;
  /** Opens the basket as a new visit does. */
  open(): AccountVisit;
  /** Resolves when every change so far is stored and reported. */
  settle(): Promise<void>;
  /** Everything that is stored, from here and elsewhere. */
  stored(): Promise<{ lines: StoredLine[]; gift: boolean }>;
  /** Changes what is stored as another tab or device would. */
  elsewhere: Pick<BasketStore, 'add' | 'remove' | 'setGift'>;
  /** Ends what was started for this test. */
  end?(): Promise<void>;
}

const line = (productId: string): StoredLine => ({ lineId: createLineId(), productId });

/** The promises of every basket store. */
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

    async function visit() {
      const opened = basket.open();
      await basket.settle();
      return opened;
    }

    async function expectStored(...lines: StoredLine[]) {
      await basket.settle();
      expect((await basket.stored()).lines).toEqual(lines);
    }

    it('stores lines and the gift choice for the next visit, and doesn’t report its own changes', async () => {
      const [lamp, pot, otherLamp] = [line('lamp'), line('pot'), line('lamp')];
      const seen = await visit();
      const { store } = seen;
      for (const added of [lamp, pot, otherLamp]) store.add(added);
      store.setGift(true);
      await basket.settle();
      store.remove(pot.lineId);
      await basket.settle();
      const next = await visit();
      expect(Array.from(next.lines).sort()).toEqual([
        [lamp.lineId, 'lamp'],
        [otherLamp.lineId, 'lamp'],
      ]);
      expect(next.gift).toBe(true);
      store.setGift(false);
      await basket.settle();
      expect((await basket.stored()).gift).toBe(false);
      expect((await visit()).gift).toBe(false);
      expect(seen.changes).toBe(0);
    });

    it('stores a line once, however often it is added, removed and put back', async () => {
      const lamp = line('lamp');
      const { store } = await visit();
      for (const { add } of [store, store, basket.elsewhere]) add(lamp);
      await expectStored(lamp);
      store.add(lamp);
      await expectStored(lamp);
      for (let press = 0; press < 2; press += 1) store.remove(lamp.lineId);
      await expectStored();
      store.add(lamp);
      await expectStored(lamp);
    });

    it('removes an order’s lines and gift choice, once, and nothing else', async () => {
      const [lamp, pot, rug] = [line('lamp'), line('pot'), line('rug')];
      const seen = await visit();
      const { store } = seen;
      for (const added of [lamp, pot, rug]) store.add(added);
      const ordered = [lamp.lineId, rug.lineId, createLineId()];
      for (const hasGift of [false, true]) {
        store.setGift(true);
        store.removeOrdered(ordered);
        await expectStored(pot);
        expect((await basket.stored()).gift).toBe(hasGift);
      }
      expect(seen.changes).toBe(0);
    });

    it('reports changes made elsewhere, including those to its own lines, while observed', async () => {
      const [lamp, pot] = [line('lamp'), line('pot')];
      const seen = await visit();
      const { store } = seen;
      seen.lines.set(lamp.lineId, 'lamp');
      store.add(lamp);
      await basket.settle();
      basket.elsewhere.add(pot);
      await basket.settle();
      expect([...seen.lines.keys()]).toEqual([lamp.lineId, pot.lineId]);
      basket.elsewhere.setGift(true);
      await basket.settle();
      expect(seen.gift).toBe(true);
      for (const { lineId } of [lamp, pot]) {
        basket.elsewhere.remove(lineId);
        await basket.settle();
      }
      expect([...seen.lines.keys()]).toEqual([]);
      store.remove(lamp.lineId);
      await expectStored();
      seen.stopObserving();
      basket.elsewhere.add(line('rug'));
      await basket.settle();
      expect(seen.changes).toBe(4);
    });

    it('retries a change until there is room for it, and reports the failure and the success', async () => {
      const seen = await visit();
      const { store } = seen;
      const [lamp, pot, rug] = [line('lamp'), line('pot'), line('rug')];
      store.add(lamp);
      await basket.settle();
      expect(seen.saved).toEqual([]);
      basket.browser.isFull = true;
      for (const added of [pot, rug]) store.add(added);
      store.remove(pot.lineId);
      await basket.settle();
      expect(seen.saved).toEqual([false]);
      basket.browser.isFull = false;
      basket.browser.passTime();
      await basket.settle();
      expect(seen.saved).toEqual([false, true]);
      expect((await basket.stored()).lines).toEqual([lamp, rug]);
    });
  });
}
