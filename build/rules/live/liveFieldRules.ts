import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { type DocumentData, setDoc } from 'firebase/firestore/lite';
import { liveIn, newChanges } from './changing';
import { movableOrder } from '../moving';
import { longAgo, worldOf } from '../rulesWorld';

const world = worldOf('live-fields');

/** What merchants can write into the changes of a catalogue. */
export function describeLiveFieldRules() {
  beforeEach(() => movableOrder(world).addMerchant());
  const save = (data: DocumentData) => setDoc(liveIn(world.merchant), data);

  describe('the changes of a catalogue', () => {
    it.each(['1236:0', 'चाय:12', "o'clock:7 \\n:133", 'a:b:c:9', ' :1', 'x:999999999'])(
      'can offer and withdraw %j',
      async (tag) => {
        await assertSucceeds(save(newChanges({ offered: ['a:1', tag], withdrawn: [tag, tag] })));
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
    ])('can’t have a price tag with %s', async (_what, tag) => {
      for (const tags of [[tag], ['a:1', tag, 'b:2']]) {
        await assertFails(save(newChanges({ offered: tags })));
        await assertFails(save(newChanges({ withdrawn: tags })));
      }
    });

    it.each<[string, unknown]>([
      ['less than nothing', -1],
      ['a fraction', 1.5],
      ['a million', 1_000_000],
      ['a text', '3'],
      ['a text of two lines', '3\n4'],
      ['an empty text', ''],
      ['true', true],
      ['null', null],
      ['a list', [3]],
      ['a map', { left: 3 }],
      ['a time', longAgo],
    ])('can’t count %s', async (_what, count) => {
      await assertFails(save(newChanges({ left: { '123': count } })));
      await assertFails(save(newChanges({ left: { '123': count, चाय: 3, kettle: 4 } })));
    });

    it.each<[string, DocumentData]>([
      ['another field', { role: 'merchant' }],
      ['another time', { at: longAgo }],
      ['another release', { release: 'another' }],
      ['tags in a text', { offered: '123:949' }],
      ['tags in a map', { withdrawn: { 0: '123:990' } }],
      ['counts in a list', { left: [4] }],
      ['a count for everything', { left: 4 }],
    ])('can’t have %s', (_what, more) => assertFails(save(newChanges(more))));
  });
}
