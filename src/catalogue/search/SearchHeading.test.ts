/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { setShop } from '../../testing/setShop';

// A catalogue of its own, so that the search terms are known.
jest.mock('../products', () => {
  const { buildProduct } = jest.requireActual<typeof import('../../testing/buildProduct')>(
    '../../testing/buildProduct',
  );
  return {
    products: [
      buildProduct({ title: 'Small phone', price: 590 }),
      buildProduct({ title: 'Large phone', price: 990 }),
      buildProduct({ title: 'Pot', price: 90, details: { facts: { Material: 'Terracotta' } } }),
      buildProduct({ title: 'Box for returns', price: 40 }),
    ],
  };
});

const box = () => screen.getByRole('searchbox', { name: 'Search' });
const type = (value: string) =>
  act(async () => {
    box().focus();
    fireEvent.change(box(), { target: { value } });
    await Promise.resolve();
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const shownTitles = () => screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent);
const announced = (text: string) => screen.findByText(text, { selector: '[role=status] *' });
const delivery = 'Delivery in 2 to 5 working days for ₹49.';

beforeEach(() => {
  setShop({ delivery: { price: 49, days: [2, 5] }, returns: 14 });
});

it('answers “delivery” with the shop’s terms, also beside products, and announces them', async () => {
  await renderApp();
  await type('delivery');
  expect(await heading('Search: delivery')).toBeVisible();
  expect(screen.getByText(delivery, { selector: 'main *' })).toBeVisible();
  expect(screen.queryByText(/^Nothing matches/)).not.toBeInTheDocument();
  expect(await announced(`Search: delivery. ${delivery}`)).toBeTruthy();

  await type('returns');
  expect(await heading('1 result for “returns”')).toBeVisible();
  expect(screen.getByText('Returns within 14 days.', { selector: 'main *' })).toBeVisible();
  expect(shownTitles()).toEqual(['Box for returns']);
  expect(await announced('1 result for “returns”. Returns within 14 days.')).toBeTruthy();
});

it('finds products by price and by their details', async () => {
  await renderApp();
  await type('phone under 700');
  expect(await heading('1 result for “phone under 700”')).toBeVisible();
  expect(shownTitles()).toEqual(['Small phone']);
  expect(document.querySelector('mark')).toHaveTextContent('phone');
  await type('terracotta');
  expect(await heading('1 result for “terracotta”')).toBeVisible();
  expect(shownTitles()).toEqual(['Pot']);
});

it('loads the catalogue’s words once I go to the search box, and says so meanwhile', async () => {
  const { services } = await renderApp();
  const read = services.catalogue;
  let arrive = () => undefined as unknown;
  const reading = jest.spyOn(services, 'catalogue').mockImplementation(async (file, isContent) => {
    if (file === 'search.json')
      await new Promise((resolve) => {
        arrive = () => {
          resolve(file);
        };
      });
    return read(file, isContent);
  });
  await act(async () => {
    box().focus();
    await Promise.resolve();
  });
  expect(reading).toHaveBeenCalledWith('search.json', expect.anything());
  await type('p');
  expect(await heading('Searching for “p”…')).toBeVisible();
  expect(await announced('Searching for “p”…')).toBeTruthy();
  arrive();
  expect(await heading('3 results for “p”')).toBeVisible();
  expect(await announced('3 results for “p”')).toBeTruthy();
});

it('offers to try again if the catalogue’s words can’t be loaded', async () => {
  const { user, services } = await renderApp();
  const read = services.catalogue;
  services.catalogue = (file, isContent) =>
    file === 'search.json' ? Promise.reject(new Error('offline')) : read(file, isContent);
  await type('pot');
  expect(await screen.findByRole('alert')).toHaveTextContent('The products couldn’t be loaded.');
  expect(await heading('Search: pot')).toBeVisible();
  // Not those of the former list, under this heading.
  expect(shownTitles()).toEqual([]);
  services.catalogue = read;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('1 result for “pot”')).toBeVisible();
  expect(shownTitles()).toEqual(['Pot']);
});
