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

it('keeps the address for this visit alone', () => {
  expect(readDraft()).toBeNull();
  keepDraft(draft);
  expect(readDraft()).toEqual(draft);
  expect(Object.keys(sessionStorage)).toEqual([`${shop.basePath}order`]);
  expect(localStorage).toHaveLength(0);
});

it('keeps both in memory where storage is forbidden', () => {
  const forbid = () => {
    throw new DOMException('Forbidden.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbid);
  keepDraft(draft);
  noteAttempt(attempt);
  expect([readDraft(), readAttempt()]).toEqual([draft, attempt]);
  keepDraft(undefined);
  noteAttempt(undefined);
  expect([readDraft(), readAttempt()]).toEqual([null, undefined]);
});

const other = (more: object) => JSON.stringify({ ...attempt, ...more });

it.each([
  ...['{', '3', 'null', '[]', '{"id":1}', '{"id":"a","uid":"b"}'],
  ...['', '7K3M', '7k3m-9qxt-2b4d', '7K3M-9QXT-2B4D/x', '7K3M-9QXT-2B4U'].map((id) =>
    other({ id }),
  ),
  ...['', 3, null].map((uid) => other({ uid })),
  ...[[], ['line'], [3], [['0mwqo2b0j-evj4gjix']], {}].map((lineIds) => other({ lineIds })),
  other({ isPlaced: 'yes' }),
])('takes nothing for an order that it has not written: %s', (text) => {
  sessionStorage.setItem(`${shop.basePath}order-attempt`, text);
  expect(readAttempt()).toBeUndefined();
});

it('knows an order again that it has written', () => {
  noteAttempt({ ...attempt, isPlaced: true });
  expect(readAttempt()).toEqual({ ...attempt, isPlaced: true });
});

it('forgets both', () => {
  keepDraft(draft);
  noteAttempt(attempt);
  keepDraft(undefined);
  noteAttempt(undefined);
  expect(sessionStorage).toHaveLength(0);
});
