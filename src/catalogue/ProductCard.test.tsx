/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { followPrices } from '../startup/followPrices';
import { buildProduct } from '../testing/builders';
import { changeLive } from '../testing/changeLive';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { renderApp, renderWithShop } from '../testing/renderApp';
import { homePath } from '../ui/navigation';
import type { Product } from './product';
import { ProductCard } from './ProductCard';
import { products } from './products';

const [lamp, pot] = products as [Product, Product];

const cardOf = ({ title }: Product) => {
  const card = screen.getByRole('heading', { name: title }).closest('li');
  if (!card) throw new Error(`There is no card of ${title}.`);
  return within(card);
};

function renderCard(product: Partial<Product>) {
  const shown = buildProduct({ title: 'Lamp', ...product });
  const { container } = renderWithShop(
    <ProductCard
      product={shown}
      sizes="100vw"
      eager={false}
      list={{}}
      onAdd={jest.fn()}
      AddedNote={() => null}
    />,
  );
  return container.querySelector('.product-card-text')?.textContent;
}

it('shows the price alone of a product without anything else', () => {
  expect(renderCard({ price: 990, rating: undefined })).toBe('Lamp₹990Add to basket');
  expect(screen.queryByRole('img', { name: /^Rated/ })).not.toBeInTheDocument();
});

it('shows a higher former price struck through, which is read out as such, and the saving', () => {
  const text = renderCard({ price: 999, was: 1199, rating: undefined });
  expect(text).toBe('LampWas ₹1199 You save ₹200₹999Add to basket');
  expect(screen.getByText('₹1199').tagName).toBe('S');
});

it.each([999, 998])('shows no former price of ₹%i for what costs ₹999', (was) => {
  expect(renderCard({ price: 999, was, rating: undefined })).toBe('Lamp₹999Add to basket');
});

it('shows a badge in place of the button, and no saving, if the catalogue says “sold out”', () => {
  const text = renderCard({ price: 999, was: 1199, soldOut: true, rating: undefined });
  expect(text).toBe('Lamp₹999Sold out');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows today’s prices and what is sold out or nearly, and adds the products of the catalogue', async () => {
  const orders = new FakeOrders();
  changeLive(orders, { id: lamp.id, price: lamp.price + 9, left: 3 });
  changeLive(orders, { id: pot.id, price: 'sold out' });
  const { store, user } = await renderApp({ orders });
  expect(cardOf(lamp).getByText(`₹${lamp.price + 9}`)).toBeVisible();
  expect(cardOf(lamp).getByText('Only 3 left')).toBeVisible();
  expect(cardOf(pot).getByText('Sold out')).toBeVisible();
  expect(cardOf(pot).queryByRole('button')).not.toBeInTheDocument();
  await user.click(cardOf(lamp).getByRole('button'));
  expect(store.getState().basket.items).toMatchObject([
    { product: { id: lamp.id, price: lamp.price } },
  ]);
});

it.each([
  [0, 'Sold out'],
  [5, 'Only 5 left'],
  [6, undefined],
])('says in the results of a search of %i that are left: %s', async (left, text) => {
  const orders = new FakeOrders();
  changeLive(orders, { id: lamp.id, left });
  await renderApp({ orders, path: homePath({ q: lamp.title }) });
  expect(screen.queryByText(/left$|^Sold out$/)?.textContent).toBe(text);
});

it('keeps the focus when the product sells out, and takes it from nothing else', async () => {
  const { orders, services, store } = await renderApp();
  cardOf(lamp).getByRole('button').focus();
  changeLive(orders, { id: lamp.id, price: 'sold out' });
  changeLive(orders, { id: pot.id, price: 'sold out' });
  const { release } = orders.published;
  await act(() => followPrices(services, release, store.dispatch));
  expect(cardOf(lamp).getByText('Sold out')).toHaveFocus();
  expect(cardOf(pot).getByText('Sold out')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
