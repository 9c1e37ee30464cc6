import { orderError } from '../orders/model/orderService';
import { stateAfter } from './checkoutSlice';

const now = 1_000_000;

it.each([
  ['no answer', orderError('unreachable'), { status: 'unknown', finalAt: now + 5000 }],
  ['a closed account', orderError('closed'), { status: 'closed' }],
  ['an order too soon', orderError('too-soon'), { status: 'too-soon', retryAt: now + 30_000 }],
  ['a rejection', orderError('refused'), { status: 'refused' }],
  ['any other error', new Error('?'), { status: 'unknown', finalAt: now + 5000 }],
])('after %s', (_what, error, state) => {
  expect(stateAfter(error, now)).toEqual(state);
});

it('is sent again when the database says, after a second at the least', () => {
  for (const [retryInMs, wait] of [
    [12_000, 12_000],
    [1, 1000],
  ] as const) {
    const error = Object.assign(orderError('too-soon'), { retryInMs });
    expect(stateAfter(error, now)).toMatchObject({ retryAt: now + wait });
  }
});
