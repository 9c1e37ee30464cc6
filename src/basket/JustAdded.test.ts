/** @jest-environment ./src/testing/browserEnvironment.ts */
import { fireEvent, screen, within } from '@testing-library/react';
import { products } from '../../shop/products';
import { firstPriceList } from '../catalogue/model/priceList';
import type { Product } from '../catalogue/model/product';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { renderApp } from '../testing/renderApp';

jest.mock('../../shop/products', () => {
  const { buildProduct } =
    jest.requireActual<typeof import('../testing/buildProduct')>('../testing/buildProduct');
  return { products: [buildProduct({ price: 990 }), buildProduct({ price: 133 })] };
});

const [laptop, wax] = products as [Product, Product];
function openShop() {
  const orders = new FakeOrders();
  orders.list = firstPriceList({}, { price: 49, freeFrom: 999 });
  return renderApp({ orders });
}
const notice = () => screen.queryByRole('region', { name: 'Added to your basket' });
const found = () => screen.findByRole('region', { name: 'Added to your basket' });
const add = ({ title }: Product) => screen.getByRole('button', { name: `Add to basket: ${title}` });

it('says what I added and what the basket has, takes no focus, and leads to the basket, where it is gone', async () => {
  const { store, user } = await openShop();
  expect(notice()).toBeNull();
  await user.click(add(wax));
  expect(await found()).toHaveTextContent(
    `Added: ${wax.title}1 item · ₹133₹866 more for free delivery`,
  );
  expect(add(wax)).toHaveFocus();
  expect(store.getState().announcement.count).toBe(1);
  await user.click(add(laptop));
  expect(await found()).toHaveTextContent(`Added: ${laptop.title}2 items · ₹1123Free delivery`);
  await user.click(within(await found()).getByRole('link', { name: 'Go to basket' }));
  await screen.findByRole('heading', { name: 'Your Shopping basket' });
  expect(notice()).toBeNull();
  await user.click(screen.getByRole('button', { name: `One more: ${wax.title}` }));
  expect(notice()).toBeNull();
});

it('adds what closes the gap to free delivery, and then moves the focus to the way on', async () => {
  const { user } = await openShop();
  await user.click(add(laptop));
  const region = within(await found());
  expect(await found()).toHaveTextContent(`₹9 more for free delivery: ${wax.title}, ₹133`);
  await user.click(region.getByRole('button', { name: `Add ${wax.title}` }));
  expect(await found()).toHaveTextContent(`Added: ${wax.title}2 items · ₹1123Free delivery`);
  expect(region.getByRole('link', { name: 'Go to basket' })).toHaveFocus();
});

it('stays until I close it, press Escape or go to another screen; the focus goes back to what I pressed', async () => {
  const { goBack, user } = await openShop();
  await user.click(add(laptop));
  await user.click(within(await found()).getByRole('button', { name: 'Close' }));
  expect(notice()).toBeNull();
  expect(add(laptop)).toHaveFocus();

  await user.click(add(wax));
  expect(notice()).toBeVisible();
  // The search clears itself by it, and an input method ends.
  screen.getByRole('searchbox').focus();
  await user.keyboard('{Escape}');
  add(wax).focus();
  await user.keyboard('{Shift>}{Escape}{/Shift}');
  fireEvent.keyDown(add(wax), { key: 'Escape', isComposing: true });
  expect(notice()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(notice()).toBeNull();
  expect(add(wax)).toHaveFocus();

  await user.click(add(wax));
  await user.click(screen.getByRole('link', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  await goBack();
  expect(notice()).toBeNull();
});
