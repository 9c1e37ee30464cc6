/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { shop } from '#shop/config';
import * as built from '../testing/builtCatalogue';
import { changeOffer } from '../testing/changeOffer';
import { createFakeBasketStore } from '../testing/fakes/fakeBasketStore';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { renderApp } from '../testing/renderApp';
import { createLineId } from './storage/basketKeys';

jest.mock('#shop/products', () => {
  const { buildProduct } =
    jest.requireActual<typeof import('../testing/buildProduct')>('../testing/buildProduct');
  const products = Array.from({ length: 100 }, (_, place) =>
    buildProduct({
      id: place === 60 ? 'constructor' : `pot-${place}`,
      title: `Pot ${place}`,
      price: 100 + place,
    }),
  );
  return { products };
});

let isOnline: boolean;
let read: string[];
beforeEach(() => {
  isOnline = true;
  read = [];
  const { readCatalogue } = built;
  jest.spyOn(built, 'readCatalogue').mockImplementation((file, isContent) => {
    read.push(file);
    return isOnline
      ? readCatalogue(file, isContent)
      : Promise.reject(new TypeError('Failed to fetch'));
  });
});

/** Opens the basket with a product of the catalogue's second file, beside the first one, which has another price today. */
function openBasket(id = 'constructor') {
  const basketStore = createFakeBasketStore();
  for (const productId of ['pot-0', id]) {
    basketStore.add({ lineId: createLineId(), productId });
  }
  const orders = new FakeOrders();
  changeOffer(orders, { id: 'pot-0', price: 120 });
  return renderApp({ path: '/checkout', basketStore, orders });
}

it('shows a product of a large catalogue, whatever its id, and loads only its file', async () => {
  await openBasket();
  expect(await screen.findByRole('heading', { name: 'Pot 60' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('Subtotal 2 items: ₹280');
  expect([...new Set(read)]).toEqual(['index.json', '1.json']);
});

it('neither orders nor removes a product that couldn’t be loaded; retries once back online', async () => {
  isOnline = false;
  const { user } = await openBasket();
  const removeAll = () => screen.queryByRole('button', { name: 'Remove everything' });
  expect(await screen.findByText('1 item of your basket couldn’t be loaded.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Basket 2 items' })).toBeVisible();
  // The shopper shouldn't remove what isn't shown.
  expect(removeAll()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Proceed to checkout' }));
  expect(screen.getAllByText(/still loading/)[0]).toBeVisible();
  isOnline = true;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('heading', { name: 'Pot 60' })).toBeVisible();
  expect(screen.queryByText(/couldn’t be loaded/)).not.toBeInTheDocument();
  expect(removeAll()).toBeVisible();
});

it('retries loading a product when I open the basket again', async () => {
  isOnline = false;
  const { user } = await openBasket();
  await screen.findByText('1 item of your basket couldn’t be loaded.');
  await user.click(screen.getByRole('link', { name: shop.name }));
  isOnline = true;
  await user.click(screen.getByRole('link', { name: 'Basket 2 items' }));
  expect(await screen.findByRole('heading', { name: 'Pot 60' })).toBeVisible();
});

it('says that a product is no longer available if the catalogue doesn’t have it', async () => {
  // Every object inherits this name.
  await openBasket('toString');
  const [sentence] = await screen.findAllByText(
    'One item in your basket is no longer available and isn’t counted.',
  );
  expect(sentence).toBeVisible();
  expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('Subtotal 1 items: ₹120');
});
