import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { type DocumentData, setDoc } from 'firebase/firestore/lite';
import { CASH_PRODUCTS } from '../../../src/catalogue/terms';
import { LIVE_PRODUCTS } from '../../../src/catalogue/changeProducts';
import { liveIn, newChanges, tagsOf } from './changing';
import { place, without } from '../placing';
import { largeWorld, rulesWorld, worldOf } from '../rulesWorld';

const world = worldOf('live-orders', 3);

/**
 * What can be ordered after merchants have changed the catalogue.
 */
export function describeLiveOrderRules() {
  const arrange = (data: DocumentData, { arrange: work } = world) =>
    work((database) => setDoc(liveIn(database), data));

  describe('an order', () => {
    const order = (items: DocumentData, { shopper } = world) =>
      place(shopper, { order: { items } });

    it('has the prices of today, and none from before', async () => {
      await arrange(newChanges());
      await assertFails(order({ '123:990': 1 }));
      await assertFails(order({ 'n-0:1000': 1, '123:990': 1 }));
      await assertFails(order({ '123:949': 1, '123:990': 1 }));
      await assertSucceeds(order({ 'n-0:1000': 1, '123:949': 1 }));
    });

    it.each<[string, DocumentData]>([
      ['is marked as sold out', { soldOut: ['123:0'] }],
      ['is marked as sold out at its published price', { prices: [], soldOut: ['123:0'] }],
      ['was so before a deployment', { release: 'earlier', prices: [], soldOut: ['123:0'] }],
      ['has none left', { left: ['123:0', 'n-0:1'] }],
      ['had none left before a deployment', { release: 'earlier', prices: [], left: ['123:0'] }],
    ])('has no product that %s', async (_what, more) => {
      await arrange(newChanges(more));
      for (const tag of ['123:990', '123:949']) {
        await assertFails(order({ [tag]: 1 }));
        await assertFails(order({ 'n-0:1000': 1, [tag]: 1 }));
      }
      await assertSucceeds(order({ 'n-0:1000': 1 }));
    });

    it('can have a product that was sold out at the deployment', async () => {
      await arrange(newChanges({ prices: ['cap-xl:490'] }));
      await assertSucceeds(order({ 'cap-xl:490': 1 }));
    });

    it('has today’s price of one variant, and the published prices of the others', async () => {
      await arrange(newChanges({ prices: ['cap-s:280'] }));
      await assertFails(order({ 'cap-s:300': 1 }));
      await assertFails(order({ 'cap-l:280': 1 }));
      await assertSucceeds(order({ 'cap-s:280': 1, 'cap-l:350': 2 }));
    });

    it('doesn’t have prices that were changed before a deployment', async () => {
      await arrange(newChanges({ release: 'earlier' }));
      await assertFails(order({ '123:949': 1 }));
      await assertSucceeds(order({ '123:990': 1 }));
    });

    it('has today’s prices if the document was edited by hand, and lacks a field', async () => {
      for (const field of ['release', 'prices', 'soldOut', 'left', 'revision', 'at']) {
        await arrange(without(newChanges(), field));
        await assertSucceeds(order({ 'n-0:1000': 1 }));
        await world.clear();
      }
    });

    it.each([null, '123:990', { 0: '123:990' }])(
      'ignores prices, marks and counts that aren’t a list, but %j',
      async (wrong) => {
        await arrange(newChanges({ prices: wrong, soldOut: wrong, left: wrong }));
        await assertSucceeds(order({ '123:990': 1, 'n-0:1000': 1 }));
      },
    );

    it('can be paid in cash within the limit of today’s prices', async () => {
      await arrange(newChanges({ prices: ['123:10', 'n-0:1'] }));
      await assertFails(order({ '123:10': 1, 'n-1:1000': 20 }));
      await assertSucceeds(order({ '123:10': 1, 'n-0:1': 20 }));
    });

    it(`of ${CASH_PRODUCTS} products at changed prices is checked within Firestore’s limits`, async () => {
      const prices = tagsOf(LIVE_PRODUCTS, 949);
      const soldOut = tagsOf(LIVE_PRODUCTS, 0).map((tag) => `not ${tag}`);
      await arrange(newChanges({ prices, soldOut, left: tagsOf(LIVE_PRODUCTS, 3) }), largeWorld);
      const items = Object.fromEntries(prices.slice(0, CASH_PRODUCTS).map((tag) => [tag, 1]));
      await assertSucceeds(order(items, largeWorld));
    });

    it('of nothing can’t be placed while everything is sold out', async () => {
      const empty = rulesWorld('demo-sold-out', undefined, []);
      await empty.open();
      for (const items of [{}, { ':0': 1 }, { '123:990': 1 }]) {
        await assertFails(place(empty.shopper, { order: { items, pay: 'upi' } }));
      }
    });
  });
}
