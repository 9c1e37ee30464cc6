import { buildAddress } from '../../testing/address';
import { type MovableOrder, nextStates, undoState } from './moves';

it('an order without an address can’t go back to where it needs one', () => {
  const cancelled: MovableOrder = {
    state: 'cancelled',
    before: 'placed',
    by: 'meera',
    stateAt: 0,
    returnRequests: 0,
    address: buildAddress(),
  };
  const merchant = { role: 'merchant', uid: 'meera' } as const;
  expect(undoState(cancelled, merchant, 1)).toBe('placed');
  expect(undoState({ ...cancelled, address: undefined }, merchant, 1)).toBeUndefined();
  const delivered: MovableOrder = { ...cancelled, state: 'delivered', before: 'sent' };
  expect(nextStates(delivered, 'shopper', 1, 14)).toEqual(['returnAsked']);
  expect(nextStates({ ...delivered, address: undefined }, 'shopper', 1, 14)).toEqual([]);
});
