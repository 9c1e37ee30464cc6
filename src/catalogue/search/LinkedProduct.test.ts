/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { makeStore } from '../../app/makeStore';
import { buildProduct } from '../../testing/buildProduct';
import { buildServices } from '../../testing/builders';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { renderApp } from '../../testing/renderApp';
import { loadProducts, selectProducts, selectSellable } from '../catalogueSlice';
import { slugOf } from '../pagePath';
import { browsePart } from '../ProductList';
import { products } from '../products';
import { takeCards } from '../today';

jest.mock('../products', () => {
  const actual = jest.requireActual<typeof import('../../testing/buildProduct')>(
    '../../testing/buildProduct',
  );
  const variants = [
    { id: 'pot-70-small', name: 'Small' },
    { id: 'pot-70-large', name: 'Large' },
  ];
  return {
    products: Array.from({ length: 101 }, (_, place) =>
      actual.buildProduct({
        ...{ id: place === 71 ? 'valueOf' : `pot-${place}`, title: `Pot no. ${place}` },
        details: { text: `It is number ${place}.` },
        ...(place === 70 && { variants }),
        ...(place === 100 && { hidden: true }),
      }),
    ),
  };
});
const [first = buildProduct()] = products;
const far = products[60] ?? first;

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
const open = (product: string) => renderApp({ path: `/?product=${product}` });

afterEach(() => {
  localStorage.clear();
});

it.each([
  ['the address of its page', slugOf(far), 'Pot no. 60'],
  ['an address that its page had before its title changed', `old-pot-${far.id}`, 'Pot no. 60'],
  ['any id', 'valueOf', 'Pot no. 71'],
  ['the id of one of its variants', 'pot-70-large', 'Pot no. 70'],
])(
  'shows a product of a large catalogue first, opened, for a link with %s',
  async (_, value, title) => {
    await open(value);
    const heading = await screen.findByRole('heading', { name: title });
    expect(titles()).toEqual([title, ...products.slice(0, 6).map((product) => product.title)]);
    const card = within(heading.closest('li') ?? document.body);
    expect(card.getByRole('group')).toHaveAttribute('open');
  },
);

it('keeps the sizes of a product whose title, picture and price a merchant has changed', async () => {
  const store = makeStore(buildServices());
  const card = { id: 'pot-70', title: 'Brass pot', image: '/brass-960.webp', price: 9 };
  store.dispatch(takeCards({ 'pot-70': card }));
  await store.dispatch(loadProducts(['pot-70']));
  const { 'pot-70': pot } = selectProducts(store.getState());
  expect(pot).toMatchObject({ ...card, variants: [{ name: 'Small' }, { name: 'Large' }] });
});

it('finds for a basket what is sold again since the site was built', async () => {
  const prices = { prices: {}, delivery: {}, isPartial: true };
  // It had sizes.
  const cards = { 'pot-70': { id: 'pot-70', variants: [] } };
  const store = makeStore(buildServices({ readNews: () => Promise.resolve({ prices, cards }) }));
  await store.dispatch(loadProducts(['pot-70']));
  expect(selectSellable(store.getState(), 'pot-70')).toMatchObject({ title: 'Pot no. 70' });
});

it('says that the product couldn’t be loaded if its code couldn’t be, and tries again', async () => {
  browsePart.loaded = undefined;
  jest.spyOn(browsePart, 'load').mockRejectedValueOnce(new Error('Loading chunk 1 failed.'));
  const { user } = await open(slugOf(first));
  expect(await screen.findByRole('alert')).toHaveTextContent('The products couldn’t be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(screen.getAllByRole('group')[0]).toHaveAttribute('open');
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('lists a product of the first rows once, and opens its details again for another press on the link', async () => {
  const { address, user } = await open(slugOf(first));
  await waitFor(() => {
    expect(address()).toBe(`/?product=${first.id}`);
    expect(titles()).toEqual(products.slice(0, 6).map(({ title }) => title));
  });
  const [details] = screen.getAllByRole('group');
  expect(details).toHaveAttribute('open');
  details?.removeAttribute('open');
  await user.click(screen.getByRole('link', { name: first.title }));
  expect(details).toHaveAttribute('open');
});

it('finds what was hidden when the site was built, and is sold again', async () => {
  const orders = new FakeOrders();
  orders.cards = { 'pot-100': { id: 'pot-100', hidden: false } };
  jest.spyOn(orders, 'news', 'get').mockImplementationOnce(() => {
    throw new Error('Not yet.');
  });
  await renderApp({ orders, path: '/?product=pot-100' });
  await waitFor(() => {
    expect(titles()[0]).toBe('Pot no. 100');
  });
});

it('leads from a product’s title to the product, first and opened, and back to the list', async () => {
  const { user, address, goBack } = await renderApp({ path: '/?q=pot&sort=-price' });
  const link = () => screen.findByRole('link', { name: 'Pot no. 90' });
  expect(await screen.findByRole('heading', { name: '100 results for “pot”' })).toBeVisible();
  expect(await link()).toHaveAttribute('href', '#/?q=pot&sort=-price&product=pot-90');
  await user.click(await link());
  await waitFor(() => {
    expect(titles()[0]).toBe('Pot no. 90');
  });
  expect(address()).toBe('/?q=pot&sort=-price&product=pot-90');
  expect(titles().filter((title) => title === 'Pot no. 90')).toHaveLength(1);
  expect(await link()).toHaveFocus();
  expect(await screen.findByText('It is number 90.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('100 results for “pot”');

  await goBack();
  expect(address()).toBe('/?q=pot&sort=-price');
  expect(titles()[0]).toBe('Pot no. 99');
  expect(screen.queryByText('It is number 90.')).not.toBeInTheDocument();
});

it('leaves the focus alone when a shared link opens, and makes way for the results of a search', async () => {
  const { user, address } = await open(far.id);
  expect(await screen.findByText('It is number 60.')).toBeVisible();
  expect(document.body).toHaveFocus();
  await user.type(screen.getByRole('searchbox'), '70{Enter}');
  expect(await screen.findByText('1 result for “70”')).toBeVisible();
  expect(titles()).toEqual(['Pot no. 70']);
  expect(address()).toBe('/?q=70');
});

it('says of a product that is no longer sold what else there is', async () => {
  // Every object inherits it.
  await open('constructor');
  expect(
    await screen.findByText('That product is no longer sold. Here is what else we have.'),
  ).toBeVisible();
  expect(titles()).toHaveLength(6);
});
