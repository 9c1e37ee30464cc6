/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { changeOffer } from '../../testing/changeOffer';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { renderApp } from '../../testing/renderApp';
import { cardsRead } from '../catalogueSlice';
import { pricesAccepted } from '../pricesSlice';
import { takeCards } from '../today';

jest.mock('#shop/products', () => {
  const { buildProduct } = jest.requireActual<typeof import('../../testing/buildProduct')>(
    '../../testing/buildProduct',
  );
  const variants = [
    { id: 'mug-large', name: 'Large' },
    { id: 'mug-small', name: 'Small', price: 60 },
  ];
  const kitchen = { category: 'Kitchen & bath' };
  return {
    products: [
      buildProduct({ id: 'pan', title: 'Pan', price: 300, ...kitchen }),
      buildProduct({ title: 'Novel', price: 200, category: 'Books' }),
      buildProduct({ id: 'mug', title: 'Mug', price: 90, variants, ...kitchen }),
      buildProduct({ title: 'Atlas', price: 700, category: 'Books' }),
      buildProduct({ id: 'jug', title: 'Jug', price: 80, ...kitchen }),
      buildProduct({ title: 'Kite', price: 50 }),
      buildProduct({ title: 'Top', price: 40 }),
    ],
  };
});

const line = () => screen.getByRole('navigation', { name: 'Categories' });
const link = (name: string) =>
  within(line()).getByRole('link', {
    name: (accessible) => accessible.replace(/ \d+$/, '') === name,
  });
const current = () =>
  within(line())
    .getAllByRole('link')
    .filter((each) => each.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const order = () => screen.findByRole('combobox', { name: 'Sort by' });
const announced = (text: string) => screen.findByText(text, { selector: '[role=status] *' });
const expectTitles = (...titles: string[]) =>
  waitFor(() => {
    const shown = screen.getAllByRole('heading', { level: 2 });
    expect(shown.map(({ textContent }) => textContent)).toEqual(titles);
  });
const search = (value: string) => {
  act(() => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  });
};
const everything = ['Pan', 'Novel', 'Mug', 'Atlas', 'Jug', 'Kite'];

it('Back shows all cards at once, so that it can scroll to where I was', async () => {
  const { user, goBack } = await renderApp();
  window.scrollTo(0, 350);
  await user.click(link('Books'));
  await heading('Books');
  await expectTitles('Novel', 'Atlas');
  const shown: number[] = [];
  window.scrollTo = (_x: unknown, y?: number) => {
    if (y === 350) shown.push(screen.getAllByRole('article').length);
  };
  await goBack();
  expect(shown).toEqual([everything.length]);
});

it('shows a category and its number of products, then everything again', async () => {
  const { user, address } = await renderApp();
  expect(
    within(line())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Kitchen & bath 3', 'Books 2']);
  expect(current()).toEqual(['All']);
  await user.click(link('Books'));
  expect(address()).toBe('/?category=Books');
  expect(await heading('Books')).toBeVisible();
  await expectTitles('Novel', 'Atlas');
  expect(screen.getByText('2 products')).toBeVisible();
  expect(current()).toEqual(['Books 2']);
  expect(link('Books')).toHaveFocus();
  expect(document.title).toBe(`Books · ${shop.name}`);
  expect(await announced('Books. 2 products')).toBeTruthy();

  await user.click(link('All'));
  expect(address()).toBe('/');
  expect(await heading(shop.welcome.heading)).toBeVisible();
  await expectTitles(...everything);
  expect(current()).toEqual(['All']);
  expect(document.title).toBe(shop.name);
  expect(await announced('7 products')).toBeTruthy();
});

it('sorts by price, or a product’s lowest one, and keeps that order in other categories', async () => {
  const { user, address, goBack } = await renderApp({ path: '/?category=Kitchen+%26+bath' });
  await expectTitles('Pan', 'Mug', 'Jug');
  expect(await heading('Kitchen & bath')).toBeVisible();
  expect(await order()).toHaveDisplayValue('Featured');
  (await order()).focus();
  await user.selectOptions(await order(), 'Price: low to high');
  await expectTitles('Mug', 'Jug', 'Pan');
  expect(address()).toBe('/?category=Kitchen+%26+bath&sort=price');
  expect(await order()).toHaveFocus();

  await user.selectOptions(await order(), 'Price: high to low');
  await expectTitles('Pan', 'Jug', 'Mug');
  await user.click(link('Books'));
  expect(address()).toBe('/?category=Books&sort=-price');
  await expectTitles('Atlas', 'Novel');
  await user.selectOptions(await order(), 'Featured');
  expect(address()).toBe('/?category=Books');
  await expectTitles('Novel', 'Atlas');

  // The history has one entry for each category, however often its order changes.
  await goBack();
  await expectTitles('Pan', 'Jug', 'Mug');
  expect(current()).toEqual(['Kitchen & bath 3']);
});

it('sorts by today’s prices, and sorts and searches again when they change', async () => {
  const orders = new FakeOrders();
  changeOffer(orders, { id: 'pan', price: 70 });
  changeOffer(orders, { id: 'mug-small', price: 95 });
  changeOffer(orders, { id: 'jug', price: 'sold out' });
  const { store } = await renderApp({ orders, path: '/?category=Kitchen+%26+bath&sort=price' });
  await expectTitles('Pan', 'Jug', 'Mug');
  const prices = { pan: 85, 'mug-large': 90, 'mug-small': 60, jug: 10 };
  act(() => {
    store.dispatch(pricesAccepted({ prices, delivery: {} }));
  });
  await expectTitles('Jug', 'Mug', 'Pan');
  search('under 20');
  expect(await heading('1 result for “under 20”')).toBeVisible();
  await expectTitles('Jug');
});

it('counts what a merchant has added and hidden since the site was built', async () => {
  const { store } = await renderApp();
  const kite = { category: 'Outdoors', price: 50, image: '/kite-960.webp', addedAt: 1 };
  act(() => {
    store.dispatch(
      takeCards({
        jug: { id: 'jug', hidden: true },
        swing: { id: 'swing', title: 'Swing', ...kite },
      }),
    );
  });
  await waitFor(() => {
    expect(line()).toHaveTextContent('AllKitchen & bath 2Books 2Outdoors 1');
  });
});

it('says that a link’s category no longer exists, and shows everything', async () => {
  const { user } = await renderApp({ path: '/?category=Toys' });
  expect(await heading('Category not found')).toBeVisible();
  expect(screen.getByText('We may have renamed it. Here is everything we sell.')).toBeVisible();
  await expectTitles(...everything, 'Top');
  expect(current()).toEqual([]);
  expect(document.title).toBe(`Category not found · ${shop.name}`);
  await user.click(link('Books'));
  expect(await heading('Books')).toBeVisible();
});

it('sorts the whole catalogue', async () => {
  await renderApp({ path: '/?sort=price' });
  expect(await heading('All products')).toBeVisible();
  await expectTitles('Top', 'Kite', 'Mug', 'Jug', 'Novel', 'Pan', 'Atlas');
  expect(await order()).toHaveDisplayValue('Price: low to high');
});

it('sorts a search for “cheapest” by price, says so, and lets me choose another order', async () => {
  const { user, address } = await renderApp({ path: '/?q=cheapest' });
  await expectTitles('Top', 'Kite', 'Mug', 'Jug', 'Novel', 'Pan', 'Atlas');
  expect(await order()).toHaveDisplayValue('Price: low to high');
  await user.selectOptions(await order(), 'Featured');
  expect(address()).toBe('/?q=cheapest&sort=featured');
  await expectTitles(...everything, 'Top');
  expect(await order()).toHaveDisplayValue('Featured');
  await user.selectOptions(await order(), 'Price: high to low');
  await expectTitles('Atlas', 'Pan', 'Novel', 'Jug', 'Mug', 'Kite', 'Top');
});

it('searches all categories from within one, closest results first, and Back returns to it', async () => {
  const { user, address, goBack } = await renderApp({ path: '/?category=Books&sort=price' });
  await expectTitles('Novel', 'Atlas');
  search('under 250');
  expect(await heading('5 results for “under 250”')).toBeVisible();
  await expectTitles('Novel', 'Mug', 'Jug', 'Kite', 'Top');
  expect(current()).toEqual([]);
  await waitFor(() => {
    expect(address()).toBe('/?q=under+250');
  });
  await user.selectOptions(await order(), 'Price: high to low');
  expect(address()).toBe('/?q=under+250&sort=-price');
  await expectTitles('Novel', 'Jug', 'Mug', 'Kite', 'Top');
  search('pan');
  await expectTitles('Pan');
  // There is nothing to sort.
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
  await waitFor(() => {
    expect(address()).toBe('/?q=pan');
  });
  await goBack();
  expect(address()).toBe('/?category=Books&sort=price');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await expectTitles('Novel', 'Atlas');

  search('under 85');
  await expectTitles('Mug', 'Jug', 'Kite', 'Top');
  await user.click(link('Kitchen & bath'));
  expect(address()).toBe('/?category=Kitchen+%26+bath');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await expectTitles('Pan', 'Mug', 'Jug');
});

it('shows no line of categories if there is only one, but a way back from it', async () => {
  const { user, address, store } = await renderApp({ path: '/?category=Kitchen+%26+bath' });
  act(() => {
    store.dispatch(cardsRead({ categories: [{ name: 'Kitchen & bath', count: 3 }] }));
  });
  expect(await heading('Kitchen & bath')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: 'Show all products' }));
  expect(address()).toBe('/');
  expect(await heading(shop.welcome.heading)).toHaveFocus();
});

it.each([
  'Books.',
  'Books%3E',
  'Books%2529',
  'Kitchen%2520%2526%2520bath',
  'Kitchen+%26amp%3B+bath',
])('shows the category of a link that arrives as %s', async (mangled) => {
  const { address } = await renderApp({ path: `/?category=${mangled}` });
  const name = mangled.startsWith('Books') ? 'Books' : 'Kitchen & bath';
  expect(await heading(name)).toBeVisible();
  expect(address()).toBe(`/?${new URLSearchParams({ category: name }).toString()}`);
});
