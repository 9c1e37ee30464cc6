/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { variantsOf } from '../../catalogue/product';
import { products } from '../../catalogue/products';
import { changeLive } from '../../testing/changeLive';
import { place, renderCheckout, thanks, toReview } from '../../testing/checkoutVisit';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openAccount } from '../../testing/openAccount';
import { renderApp } from '../../testing/renderApp';

jest.mock('../../catalogue/products', () =>
  jest.requireActual<object>('../../testing/sampleCatalogue'),
);

const [small, large] = products.flatMap(variantsOf).filter(({ variantOf }) => variantOf === 'cap');
if (!small || !large) throw new Error('The sample catalogue has no cap.');

const item = (title: string) => {
  const [heading] = screen.getAllByRole('heading', { level: 2, name: title });
  return within(heading?.closest('li') ?? document.body);
};

it('has a line of its own in the basket for each variant, and is ordered at its own price, under its own id', async () => {
  const app = await renderCheckout({ basket: [small, large, small] });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual([small, large, small].map(({ title }) => title));
  expect(screen.getByText('Subtotal 3 items: ₹950')).toBeVisible();
  expect(item('Cotton cap, Large').getByText('₹350')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'One more: Cotton cap, Large' }));
  expect(screen.getByText('Subtotal 4 items: ₹1300')).toBeVisible();
  expect(item('Cotton cap, Large').getByText('2 in basket')).toBeVisible();
  await toReview(app);
  expect(screen.getByText(/Cotton cap, Large/, { selector: '#order *' })).toBeVisible();
  await app.user.click(place());
  await thanks();
  expect([...app.orders.orders.values()][0]?.items).toEqual([
    { productId: 'cap-s', price: 300, count: 2 },
    { productId: 'cap-l', price: 350, count: 2 },
  ]);
});

it('is left out of the subtotal when it alone is sold out', async () => {
  const orders = new FakeOrders();
  changeLive(orders, { id: 'cap-l', price: 'sold out' });
  await renderApp({ path: '/checkout', basket: [small, large], orders });
  expect(await screen.findByText('Subtotal 1 items: ₹300')).toBeVisible();
  expect(item('Cotton cap, Large').getByText('Sold out')).toBeVisible();
});

it('can be ordered again, except for a variant that is sold out or no longer sold', async () => {
  const orders = new FakeOrders();
  const items = ['cap-s', 'cap-l', 'cap-xl', 'cap-xxl'].map((productId) => ({
    ...{ productId, price: 300, count: 1 },
  }));
  const { button, order, store, user } = await openAccount({
    orders,
    fill: (_orders, owner) => orders.add({ owner, id: 'FIRST', items }),
  });
  await screen.findByRole('heading', { name: 'Order FIRST' });
  await user.click(button('Order again', 'FIRST'));
  expect(store.getState().basket.items.map(({ product }) => product.title)).toEqual([
    ...['Cotton cap, Small', 'Cotton cap, Large'],
  ]);
  expect(order('FIRST')).toHaveTextContent(
    'Added 2 items to your basket, at today’s prices. Sold out: “Cotton cap, Extra large”. No longer sold: product cap-xxl.',
  );
});
