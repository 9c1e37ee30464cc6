import { orderError } from '../orders/model/orderService';
import { stateAfter } from './submitOrder';

const now = 1_000_000;

it.each([
  ['no answer', orderError('unreachable'), { status: 'unknown', finalAt: now + 5000 }],
  ['a closed account', orderError('closed'), { status: 'closed' }],
  ['an order too soon', orderError('too-soon'), { status: 'too-soon', retryAt: now + 30_000 }],
  ['a rejection', orderError('refused'), { status: 'refused' }],
  ['any other error', new Error('?'), { status: 'unknown', finalAt: now + 5000 }],
])('sets the checkout’s state after %s', (_what, error, state) => {
  expect(stateAfter(error, now)).toEqual(state);
});

it('retries an order that was too soon when the database says, at the earliest after a second', () => {
  for (const [retryInMs, wait] of [
    [12_000, 12_000],
    [1, 1000],
  ] as const) {
    const error = Object.assign(orderError('too-soon'), { retryInMs });
    expect(stateAfter(error, now)).toMatchObject({ retryAt: now + wait });
  }
});
