/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen } from '@testing-library/react';
import { shop } from '../../config';
import { pricesOf } from '../../model/liveChanges';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openAccount } from '../../testing/openAccount';
import { readCsv } from '../../testing/readCsv';
import { products } from '../catalogue/products';
import { variantsOf } from '../catalogue/variantsOf';
import { csvOf } from './papers/csvOf';
import { pickListOf } from './papers/pickListOf';

jest.mock('../catalogue/products', () =>
  jest.requireActual<object>('../../testing/sampleCatalogue'),
);

const SMALL = 'Cotton cap, Small';
const LARGE = 'Cotton cap, Large';
const EXTRA_LARGE = 'Cotton cap, Extra large';

const items = [
  { productId: 'cap-s', price: 300, count: 2 },
  { productId: 'cap-l', price: 350, count: 1 },
];

afterEach(() => {
  localStorage.clear();
});

it('has prices, counts and the end of a sale for each variant, found by the title of its product', async () => {
  const orders = new FakeOrders();
  orders.today = pricesOf(products, shop.delivery);
  const { user } = await openAccount({ orders, isMerchant: true });
  await user.click(await screen.findByRole('link', { name: 'Products' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'cotton cap');
  const listed = await screen.findAllByRole('checkbox', { name: /^Sold out: Cotton cap/ });
  expect(listed.map(({ ariaLabel }) => ariaLabel)).toEqual(
    [SMALL, LARGE, EXTRA_LARGE].map((title) => `Sold out: ${title}`),
  );
  expect(screen.getAllByRole('checkbox', { name: /^Sold out/ })).toHaveLength(3);
  expect(listed[2]).toBeChecked();

  const price = screen.getByRole('textbox', { name: `Price of ${LARGE}` });
  expect(price).toHaveValue('350');
  await user.clear(price);
  await user.type(price, '330');
  await user.type(screen.getByRole('textbox', { name: `Left in stock: ${SMALL}` }), '4');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(/^Saved/, { selector: 'p' });
  expect(orders.changes).toMatchObject({
    ...{ withdrawn: ['cap-l:350'], offered: ['cap-l:330'], left: { 'cap-s': 4 } },
  });
});

it('lists each variant with its name in the pick list and in the spreadsheet', () => {
  const titleOf = (id: string) =>
    products.flatMap(variantsOf).find((product) => product.id === id)?.title ?? '';
  const order = new FakeOrders().add({ owner: 'asha', items });
  expect(pickListOf([order, { items: items.slice(1) }], titleOf)).toEqual([
    { productId: 'cap-l', title: LARGE, count: 2 },
    { productId: 'cap-s', title: SMALL, count: 2 },
  ]);
  expect(readCsv(csvOf([order], titleOf))[1]).toContain(
    `2 × ${SMALL} (cap-s) at ₹300; 1 × ${LARGE} (cap-l) at ₹350`,
  );
});
