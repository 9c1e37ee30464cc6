/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { followPrices } from '../startup/followPrices';
import { buildProduct } from '../testing/builders';
import { changeLive } from '../testing/changeLive';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { renderApp, renderWithShop } from '../testing/renderApp';
import { ProductCard } from './ProductCard';

jest.mock('./products', () => jest.requireActual<object>('../testing/sampleCatalogue'));

const select = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Options: Cotton cap' });
const card = () => within(select().closest('article') ?? document.body);
const add = (variant: string) =>
  card().getByRole('button', { name: `Add to basket: Cotton cap, ${variant}` });
const added = () => card().queryByRole('link', { name: /^Added/ });
const options = () =>
  [...select().options].map(({ disabled, text }) => (disabled ? `${text}, disabled` : text));

it.each([
  ['without their prices if all cost the same', {}, ['Small', 'Large']],
  ['with the first that isn’t sold out chosen', { soldOut: true }, ['Small (sold out)', 'Large']],
])('names the variants alone, %s', (_what, small, names) => {
  const variants = [
    { id: 's', name: 'Small', ...small },
    { id: 'l', name: 'Large' },
  ];
  renderWithShop(
    <ProductCard
      product={buildProduct({ title: 'Cotton cap', price: 300, variants })}
      sizes="100vw"
      eager={false}
      list={{}}
      onAdd={jest.fn()}
      AddedNote={() => null}
    />,
  );
  expect([...select().options].map(({ text }) => text)).toEqual(names);
  expect(select()).toHaveValue('soldOut' in small ? 'l' : 's');
});

it('shows the price of the chosen variant, adds that one, and counts what the basket has of it', async () => {
  const { store, user } = await renderApp();
  expect(options()).toEqual(['Small, ₹300', 'Large, ₹350', 'Extra large (sold out), disabled']);
  expect(select()).toHaveDisplayValue('Small, ₹300');
  expect(card().getByText('₹300')).toBeVisible();
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  select().focus();
  await user.tab();
  expect(add('Small')).toHaveFocus();
  await user.selectOptions(select(), 'Large, ₹350');
  expect(card().getByText('₹350')).toBeVisible();
  await user.click(add('Large'));
  await user.click(add('Large'));
  expect(added()).toHaveTextContent('Added. 2 of these in your basket');
  expect(screen.getByRole('status')).toHaveTextContent('Cotton cap, Large');
  await user.selectOptions(select(), 'Small, ₹300');
  expect(added()).not.toBeInTheDocument();
  await user.click(add('Small'));
  expect(added()).toHaveTextContent('Added. 1 of these in your basket');
  expect(store.getState().basket.items.map(({ product }) => product.id)).toEqual([
    ...['cap-l', 'cap-l', 'cap-s'],
  ]);
});

it('shows today’s price of each variant, and how many are left of the chosen one', async () => {
  const orders = new FakeOrders();
  changeLive(orders, { id: 'cap-l', price: 330, left: 2 });
  const { user } = await renderApp({ orders });
  expect(options()).toEqual(['Small, ₹300', 'Large, ₹330', 'Extra large (sold out), disabled']);
  expect(card().queryByText('Only 2 left')).not.toBeInTheDocument();
  await user.selectOptions(select(), 'Large, ₹330');
  expect(card().getByText('₹330')).toBeVisible();
  expect(card().getByText('Only 2 left')).toBeVisible();
});

it('keeps the variant that was chosen if it sells out, and leaves the others to choose', async () => {
  const { orders, services, store, user } = await renderApp();
  await user.selectOptions(select(), 'Large, ₹350');
  add('Large').focus();
  changeLive(orders, { id: 'cap-l', price: 'sold out' });
  const { release } = orders.published;
  await act(() => followPrices(services, release, store.dispatch));
  expect(select()).toHaveDisplayValue('Large (sold out)');
  expect(card().getByText('Sold out')).toHaveFocus();
  await user.selectOptions(select(), 'Small, ₹300');
  expect(add('Small')).toBeVisible();
});

it.each([
  [{ left: undefined }, 'Large, ₹350', 'Add to basket'],
  [{ left: 0 }, 'Small (sold out)', 'Sold out'],
])(
  'passes on to the next variant if the first sells out, of which %j',
  async (large, shown, offered) => {
    const orders = new FakeOrders();
    changeLive(orders, { id: 'cap-s', price: 'sold out' });
    changeLive(orders, { id: 'cap-l', ...large });
    await renderApp({ orders });
    expect(select()).toHaveDisplayValue(shown);
    expect(card().getByText(offered)).toBeVisible();
  },
);
