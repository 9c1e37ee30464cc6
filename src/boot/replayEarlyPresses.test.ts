/** @jest-environment ./src/testing/browserEnvironment.ts */
import { addToBasket } from '../features/basket/basketSlice';
import { createLineId } from '../services/lineId';
import { buildProduct } from '../testing/builders';
import { replayEarlyPresses } from './replayEarlyPresses';

const [lamp, pot] = [buildProduct(), buildProduct()];
const lineOf = (productId: string) => ({ lineId: createLineId(), productId });

it('adds what was pressed to the basket, in order, as often as it was, but for what is not sold', () => {
  const dispatch = jest.fn();
  const lines = [pot.id, 'no product', lamp.id, pot.id].map(lineOf);
  replayEarlyPresses(lines, [lamp, pot], dispatch);
  const [one, , two, three] = lines.map(({ lineId }) => lineId);
  expect(dispatch.mock.calls).toEqual([
    [addToBasket(pot, one)],
    [addToBasket(lamp, two)],
    [addToBasket(pot, three)],
  ]);
});
