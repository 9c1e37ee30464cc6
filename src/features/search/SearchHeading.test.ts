/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { setShop } from '../../testing/setShop';

// A catalogue of its own, so that the search terms are known.
jest.mock('../catalogue/products', () => {
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
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const shownTitles = () => screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent);
const announced = (text: string) => screen.findByText(text, { selector: '[role=status] *' });
const delivery = 'Delivery in 2 to 5 working days for ₹49.';

beforeEach(() => {
  setShop({ delivery: { price: 49, days: [2, 5] }, returns: 14 });
});

it('answers “delivery” with the shop’s terms, and announces them', async () => {
  const { user } = await renderApp();
  await user.type(box(), 'delivery');
  expect(await heading('Search: delivery')).toBeVisible();
  expect(screen.getByText(delivery, { selector: 'main *' })).toBeVisible();
  expect(screen.queryByText(/^Nothing matches/)).not.toBeInTheDocument();
  expect(await announced(`Search: delivery. ${delivery}`)).toBeTruthy();
});

it('shows products together with the terms', async () => {
  await renderApp({ path: '/?q=returns' });
  expect(await heading('1 result for “returns”')).toBeVisible();
  expect(await screen.findByText('Returns within 14 days.', { selector: 'main *' })).toBeVisible();
  expect(shownTitles()).toEqual(['Box for returns']);
  expect(await announced('1 result for “returns”. Returns within 14 days.')).toBeTruthy();
});

it('finds products by price and by their details', async () => {
  const { user } = await renderApp();
  await user.type(box(), 'phone under 700');
  expect(await heading('1 result for “phone under 700”')).toBeVisible();
  expect(shownTitles()).toEqual(['Small phone']);
  expect(document.querySelector('mark')).toHaveTextContent('phone');
  await user.clear(box());
  await user.type(box(), 'terracotta');
  expect(await heading('1 result for “terracotta”')).toBeVisible();
  expect(shownTitles()).toEqual(['Pot']);
});

it('says that it searches while the catalogue’s words load', async () => {
  const { user, services } = await renderApp();
  const read = services.catalogue;
  let arrive = () => undefined as unknown;
  services.catalogue = async (file) => {
    if (file === 'search.json')
      await new Promise(
        (resolve) =>
          (arrive = () => {
            resolve(file);
          }),
      );
    return read(file);
  };
  await user.type(box(), 'p');
  expect(await heading('Searching for “p”…')).toBeVisible();
  expect(await announced('Searching for “p”…')).toBeTruthy();
  arrive();
  expect(await heading('3 results for “p”')).toBeVisible();
  expect(await announced('3 results for “p”')).toBeTruthy();
});

it('offers to try again if the catalogue’s words can’t be loaded', async () => {
  const { user, services } = await renderApp();
  const read = services.catalogue;
  services.catalogue = (file) =>
    file === 'search.json' ? Promise.reject(new Error('offline')) : read(file);
  await user.type(box(), 'pot');
  expect(await screen.findByRole('alert')).toHaveTextContent('The products couldn’t be loaded.');
  expect(await heading('Search: pot')).toBeVisible();
  services.catalogue = read;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('1 result for “pot”')).toBeVisible();
  expect(shownTitles()).toEqual(['Pot']);
});

it('loads the catalogue’s words as soon as I go to the search box', async () => {
  const { user, services } = await renderApp();
  const read = jest.spyOn(services, 'catalogue');
  expect(read).not.toHaveBeenCalledWith('search.json');
  await user.click(box());
  await screen.findByRole('searchbox');
  expect(read).toHaveBeenCalledWith('search.json');
});
