/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { products } from '../catalogue/products';
import { renderApp } from '../../testing/renderApp';

jest.mock('../catalogue/products', () => {
  const builders =
    jest.requireActual<typeof import('../../testing/builders')>('../../testing/builders');
  return { products: ['Small phone', 'Hair wax'].map((title) => builders.buildProduct({ title })) };
});

const heading = () => screen.getByRole('heading', { level: 1 });
const shownTitles = () => screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent);

// One after the other in one test: the part stays once it is loaded.
it('finds what is typed without the forgiving part, asks for it again, and forgives once it is there', async () => {
  const loadSearch = jest.fn().mockRejectedValue(new Error('no network'));
  const { user } = await renderApp({ loadSearch });
  expect(loadSearch).not.toHaveBeenCalled();
  const box = screen.getByRole('searchbox', { name: 'Search' });
  await user.click(box);
  expect(loadSearch).toHaveBeenCalledTimes(1);

  await user.type(box, 'phone');
  expect(shownTitles()).toEqual(['Small phone']);
  await user.type(box, 's');
  expect(heading()).toHaveTextContent('No results for “phones”');
  expect(shownTitles()).toEqual(products.map(({ title }) => title));

  let arrive: (part: unknown) => void = () => undefined;
  loadSearch.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await user.clear(box);
  await user.type(box, 'phones');
  expect(heading()).toHaveTextContent('No results for “phones”');
  const part = await import('./forgivingSearch');
  await act(async () => {
    arrive(part);
    await Promise.resolve();
  });
  expect(heading()).toHaveTextContent('1 result for “phones”');
  expect(shownTitles()).toEqual(['Small phone']);
});
