import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  deleteField,
  type DocumentData,
  getDoc,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { LIVE_PRODUCTS } from '../../../src/catalogue/changeProducts';
import { liveIn, newChanges, tagsOf } from './changing';
import { movableOrder } from '../moving';
import { now, without } from '../placing';
import { largeWorld, release, worldOf } from '../rulesWorld';

const world = worldOf('live');

/**
 * What merchants change in the catalogue after its deployment, and who can read it.
 */
export function describeLiveRules() {
  beforeEach(async () => {
    await movableOrder(world).addMerchant();
  });
  const save = (data: DocumentData, as = world.merchant) => setDoc(liveIn(as), data);
  const arrange = (data: DocumentData) =>
    world.arrange((database) => setDoc(liveIn(database), data));
  const everybody = () => [world.shopper, world.stranger, world.guest, world.nobody];

  describe('the changes of a catalogue', () => {
    it('can be read by anybody, also before there are any', async () => {
      for (const user of [world.merchant, ...everybody()]) {
        expect((await assertSucceeds(getDoc(liveIn(user)))).exists()).toBe(false);
      }
      await arrange(newChanges());
      for (const user of [world.merchant, ...everybody()]) {
        expect((await assertSucceeds(getDoc(liveIn(user)))).data()).toMatchObject({ release });
      }
    });

    it('are saved and replaced by merchants alone, and deleted by nobody', async () => {
      for (const user of everybody()) await assertFails(save(newChanges(), user));
      await assertSucceeds(save(newChanges()));
      const next = newChanges({ revision: 2, prices: [], left: [] });
      for (const user of everybody()) {
        await assertFails(save(next, user));
        await assertFails(updateDoc(liveIn(user), { left: [], revision: 2, at: now }));
        await assertFails(deleteDoc(liveIn(user)));
      }
      await assertSucceeds(save(next));
      await assertFails(deleteDoc(liveIn(world.merchant)));
    });

    it('are not saved over those of another merchant', async () => {
      await assertFails(save(newChanges({ revision: 2 })));
      await assertFails(save(newChanges({ revision: 0 })));
      await assertSucceeds(save(newChanges()));
      for (const revision of [0, 1, 3, '2']) await assertFails(save(newChanges({ revision })));
      await assertSucceeds(save(newChanges({ revision: 2 })));
    });

    it('can be saved over changes that were made by hand', async () => {
      for (const revision of [deleteField(), '7', null, -3, Number.MAX_SAFE_INTEGER]) {
        await arrange(newChanges());
        await world.arrange((database) => updateDoc(liveIn(database), { revision, prices: 'x' }));
        await assertSucceeds(save(newChanges()));
      }
    });

    it('keep their prices from before a deployment until a merchant replaces these', async () => {
      const earlier = newChanges({ release: 'earlier' });
      const next = { ...earlier, revision: 2 };
      await assertFails(save(earlier));
      await arrange(earlier);
      await assertFails(save({ ...next, release: 'another' }));
      await assertFails(save({ ...next, prices: ['123:1'] }));
      await assertSucceeds(save({ ...next, left: ['123:3'] }));
      await assertSucceeds(save(newChanges({ revision: 3 })));
    });

    it.each(Object.keys(newChanges()))('have a field %s', async (field) => {
      await assertFails(save(without(newChanges(), field)));
    });

    it('can count none, and as many as anybody has', async () => {
      const left = ['123:0', 'चाय:10', 'a.b:999999'];
      await assertSucceeds(save(newChanges({ left })));
    });

    it(`are for ${LIVE_PRODUCTS} products at most`, async () => {
      await movableOrder(largeWorld).addMerchant();
      const saveHere = (data: DocumentData) => save(data, largeWorld.merchant);
      const changesTo = (count: number) => {
        const tags = tagsOf(count, 949);
        return newChanges({ prices: tags, soldOut: tags, left: tags });
      };
      for (const field of ['prices', 'soldOut', 'left']) {
        const tooMany = changesTo(LIVE_PRODUCTS + 1)[field] as unknown;
        await assertFails(saveHere({ ...changesTo(1), [field]: tooMany }));
      }
      await assertSucceeds(saveHere(changesTo(LIVE_PRODUCTS)));
    });
  });
}
