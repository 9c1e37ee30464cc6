/** @jest-environment ./src/testing/browserEnvironment.ts */
import { addToBasket } from '../features/basket/basketSlice';
import { createLineId } from '../services/lineId';
import { buildProduct } from '../testing/builders';
import { removePressMarks, replayEarlyPresses } from './replayEarlyPresses';

const [lamp, pot] = [buildProduct(), buildProduct()];
const lineOf = (productId: string) => ({ lineId: createLineId(), productId });

it('adds what was pressed to the basket, in order, as often as it was', () => {
  const dispatch = jest.fn();
  const lines = [pot, lamp, pot].map(({ id }) => lineOf(id));
  replayEarlyPresses(lines, [lamp, pot], dispatch);
  const products = [pot, lamp, pot];
  expect(dispatch.mock.calls).toEqual(
    lines.map(({ lineId }, index) => [addToBasket(products[index] ?? lamp, lineId)]),
  );
});

it('leaves out what is not sold', () => {
  const dispatch = jest.fn();
  replayEarlyPresses([lineOf('no product')], [lamp, pot], dispatch);
  expect(dispatch).not.toHaveBeenCalled();
});

it('takes the marks off the cards', () => {
  document.body.innerHTML = '<div class="product-card-front" data-pressed="1"></div>';
  removePressMarks();
  expect(document.querySelectorAll('[data-pressed]')).toHaveLength(0);
});
