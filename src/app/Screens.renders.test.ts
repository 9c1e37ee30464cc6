/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen } from '@testing-library/react';
import { first } from '#shop/products?first';
import { buildProduct } from '../testing/builders';
import { renderApp } from '../testing/renderApp';

/** The price of each card of the home screen and each item of the basket that has rendered. */
const mockRendered: number[] = [];
jest.mock('../catalogue/product/ProductFacts', () => ({
  ...jest.requireActual<object>('../catalogue/product/ProductFacts'),
  Price: ({ amount }: { amount: number }) => mockRendered.push(amount) && null,
}));

const press = (name: string) => screen.getByRole('button', { name });

it('renders none of the cards again when I add to the basket', async () => {
  const { user } = await renderApp();
  expect(mockRendered.length).toBeGreaterThanOrEqual(first.length);
  mockRendered.length = 0;
  await user.click(press(`Add to basket: ${first[0]?.title ?? ''}`));
  expect(screen.getByRole('link', { name: 'Basket 1 item' })).toBeVisible();
  expect(mockRendered).toEqual([]);
});

it('renders none of the other cards when I choose a category', async () => {
  const { user } = await renderApp();
  mockRendered.length = 0;
  await user.click(screen.getByRole('link', { name: /^Electronics/ }));
  await screen.findByText('4 products');
  const prices = first
    .filter(({ category }) => category === 'Electronics')
    .map(({ price }) => price);
  // React may begin a card more than once.
  expect(new Set(mockRendered)).toEqual(new Set(prices));
});

it('renders only a product’s own row when I add or remove one in the basket', async () => {
  const basket = Array.from({ length: 10 }, () => buildProduct());
  const [{ title, price } = buildProduct()] = basket;
  const { user } = await renderApp({ path: '/checkout', basket });
  await screen.findByRole('heading', { level: 1 });
  mockRendered.length = 0;
  await user.click(press(`One more: ${title}`));
  expect(screen.getByText(/^Subtotal 11 items/)).toBeVisible();
  expect(mockRendered).toEqual([2 * price]);

  mockRendered.length = 0;
  await user.click(press(`Remove from basket: ${basket[3]?.title ?? ''}`));
  expect(screen.getByText(/^Subtotal 10 items/)).toBeVisible();
  expect(mockRendered).toEqual([]);
});
