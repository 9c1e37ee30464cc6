/** @jest-environment ./src/testing/browserEnvironment.ts */
import { shop } from '../../config';
import { buildAddress } from '../../testing/fakeOrders';
import { keepDraft, noteAttempt, readAttempt, readDraft } from './orderSession';

const draft = { address: buildAddress(), uid: null };
const attempt = { id: '7K3M-9QXT-2B4D', uid: 'asha', lineIds: ['0mwqo2b0j-evj4gjix'] };

afterEach(() => {
  jest.restoreAllMocks();
  keepDraft(undefined);
  noteAttempt(undefined);
});

it.each(['for this visit alone', 'in memory where storage is forbidden'])(
  'keeps the address and the order %s, until they are forgotten',
  (where) => {
    if (where.startsWith('in memory')) {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        jest.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('Forbidden.', 'SecurityError');
        });
      }
    }
    expect([readDraft(), readAttempt()]).toEqual([null, undefined]);
    keepDraft(draft);
    noteAttempt({ ...attempt, isPlaced: true });
    expect([readDraft(), readAttempt()]).toEqual([draft, { ...attempt, isPlaced: true }]);
    expect(localStorage).toHaveLength(0);
    keepDraft(undefined);
    noteAttempt(undefined);
    expect([readDraft(), readAttempt()]).toEqual([null, undefined]);
    expect(sessionStorage).toHaveLength(0);
  },
);

const other = (more: object) => JSON.stringify({ ...attempt, ...more });

it.each([
  ...['{', '3', 'null', '[]', '{"id":1}', '{"id":"a","uid":"b"}', other({ isPlaced: 'yes' })],
  ...['', '7K3M', '7k3m-9qxt-2b4d', '7K3M-9QXT-2B4D/x', '7K3M-9QXT-2B4U'].map((id) =>
    other({ id }),
  ),
  ...['', 3, null].map((uid) => other({ uid })),
  ...[[], ['line'], [3], [['0mwqo2b0j-evj4gjix']], {}].map((lineIds) => other({ lineIds })),
])('takes nothing for an order that it has not written: %s', (text) => {
  sessionStorage.setItem(`${shop.basePath}order-attempt`, text);
  expect(readAttempt()).toBeUndefined();
});
