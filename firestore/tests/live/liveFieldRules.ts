import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, type DocumentData, setDoc } from 'firebase/firestore/lite';
import { liveIn, newChanges } from './changing';
import { movableOrder } from '../moving';
import { longAgo, worldOf } from '../rulesWorld';

const world = worldOf('live-fields');
const lists = ['prices', 'soldOut', 'left'];

/** What merchants can write into the changes of a catalogue. */
export function describeLiveFieldRules() {
  beforeEach(() => movableOrder(world).addMerchant());
  const save = (data: DocumentData) => setDoc(liveIn(world.merchant), data);

  describe('the changes of a catalogue', () => {
    it.each(['1236:0', 'चाय:12', "o'clock:7 \\n:133", 'a:b:c:9', ' :1', 'x:999999999'])(
      'can have the price and the count %j',
      async (tag) => {
        const tags = [tag, 'b:1'];
        await assertSucceeds(save(newChanges({ prices: tags, soldOut: tags, left: tags })));
      },
    );

    it.each<[string, unknown]>([
      ['no product', ':12'],
      ['no price', '1236:'],
      ['no colon', '1236'],
      ['an empty text', ''],
      ['a fraction', '1236:9.5'],
      ['less than nothing', '1236:-9'],
      ['a price in words', '1236:nine'],
      ['a price in other digits', '1236:९'],
      ['a price with spaces', '1236: 9'],
      ['a price with a leading zero', '1236:09'],
      ['more than can be added up', '1236:1000000000'],
      ['two lines', '1236\n:9'],
      ['two tags in one text', '1236:9\n1237:9'],
      ['a line break at the end', '1236:9\n'],
      ['a line break at the start', '\n1236:9'],
      ['a number', 9],
      ['null', null],
      ['a map', { '1236': 9 }],
    ])('can’t have a price or a count with %s', async (_what, tag) => {
      for (const tags of [[tag], ['a:1', tag, 'b:2']]) {
        for (const field of lists) await assertFails(save(newChanges({ [field]: tags })));
      }
    });

    it('can’t have two prices or counts of one product', async () => {
      const twice = ['a:1', 'b:9', 'a:2'];
      for (const field of lists) {
        await assertFails(save(newChanges({ [field]: twice })));
        await assertSucceeds(save(newChanges({ [field]: twice.slice(1) })));
        await world.arrange((database) => deleteDoc(liveIn(database)));
      }
    });

    it.each<[string, DocumentData]>([
      ['another field', { role: 'merchant' }],
      ['another time', { at: longAgo }],
      ['another release', { release: 'another' }],
      ['prices in a text', { prices: '123:949' }],
      ['prices in a map', { prices: { '123': 949 } }],
      ['counts in a map', { left: { '123': 4 } }],
      ['a count for everything', { left: 4 }],
    ])('can’t have %s', (_what, more) => assertFails(save(newChanges(more))));
  });
}
