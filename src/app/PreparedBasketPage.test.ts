/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildProduct } from '../testing/builders';
import { renderApp } from '../testing/renderApp';
import { whenIdle } from '../ui/whenIdle';

jest.mock('../ui/whenIdle');
const idle = jest.mocked(whenIdle);

const pot = buildProduct({ title: 'Pot' });
const lamp = buildProduct({ title: 'Lamp' });

/** The rows in the document, shown or not. */
const rows = () => Array.from(document.querySelectorAll('.basket-item'), (row) => row.textContent);
const beIdle = () =>
  act(async () => {
    for (const [start] of idle.mock.calls.splice(0)) start();
    await Promise.resolve();
  });
const link = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Basket/ });

beforeEach(() => {
  idle.mockReset();
});

it('renders a filled basket before I open it, and shows there what I add meanwhile', async () => {
  const { user, store } = await renderApp({ basket: [pot] });
  expect(rows()).toEqual([]);
  await beIdle();
  await waitFor(() => {
    expect(rows()).toEqual([expect.stringContaining('Pot')]);
  });
  const { addToBasket } = await import('../basket/basketSlice');
  act(() => {
    store.dispatch(addToBasket(lamp));
  });
  await waitFor(() => {
    expect(rows()).toHaveLength(2);
  });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).not.toContain('basket');

  await user.click(link());
  expect(screen.getByRole('heading', { name: 'Your Shopping basket' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toContain('basket');
});

it('resets the basket’s screen each time I open it', async () => {
  const { user, goBack } = await renderApp({ basket: [pot] });
  await beIdle();
  await user.click(link());
  const [first] = document.querySelectorAll('.basket');
  await goBack();
  await user.click(link());
  const [second] = document.querySelectorAll('.basket');
  expect(second).toBeVisible();
  expect(second).not.toBe(first);
});

it.each([
  ['an empty basket', { basket: [] }, () => undefined],
  [
    'a basket on a network where I save data',
    { basket: [pot] },
    () =>
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true },
        configurable: true,
      }),
  ],
])('does not render the basket ahead for %s', async (_what, surroundings, arrange) => {
  arrange();
  await renderApp(surroundings);
  await beIdle();
  expect(document.querySelector('.basket')).toBeNull();
  Reflect.deleteProperty(navigator, 'connection');
});
