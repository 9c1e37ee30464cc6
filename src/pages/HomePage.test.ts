/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { shop } from '../config';
import { products as allProducts } from '../features/catalogue/products';
import { removeFromBasket } from '../features/basket/basketSlice';
import { buildProduct } from '../testing/builders';
import { formatRupees } from '../shared/formatRupees';
import { renderApp } from '../testing/renderApp';

/** What is shown at first. */
const products = allProducts.slice(0, 24);

const main = () => screen.getByRole('main');
const addButton = (title: string) =>
  screen.getByRole('button', { name: `Add to basket: ${title}` });
const basketLink = () => screen.getByRole('link', { name: /^Basket/ });

it('lays the products out in rows of two, three and one, in the order of the catalogue', async () => {
  await renderApp();
  const titlesByRow = within(main())
    .getAllByRole('list')
    .map((row) =>
      within(row)
        .getAllByRole('listitem')
        .map((card) => within(card).getByRole('heading').textContent),
    );
  const titles = products.map(({ title }) => title);
  expect(titlesByRow.flat()).toEqual(titles);
  const lengths = titlesByRow.map((row) => row.length);
  const pattern = lengths.map((_, index) => [2, 3, 1][index % 3]);
  // The last row has what is left.
  expect(lengths.slice(0, -1)).toEqual(pattern.slice(0, -1));
});

it.each(products.map((product) => [product.title, product] as const))(
  'shows the picture, title, price and stars of: %s',
  async (title, { image, price, rating }) => {
    await renderApp();
    const card = screen.getByRole('heading', { name: title }).closest('li') ?? main();
    expect(within(card).getByRole('img', { name: title })).toHaveAttribute('src', image);
    expect(within(card).getByText(formatRupees(price))).toBeVisible();
    expect(within(card).getByRole('img', { name: `Rated ${rating} out of 5` })).toBeVisible();
    expect(within(card).getByRole('button')).toHaveTextContent(/^Add to basket$/);
  },
);

it('loads the pictures of the first row at once, and the others when they come near', async () => {
  await renderApp();
  const loading = products.map(({ title }) =>
    screen.getByRole('img', { name: title }).getAttribute('loading'),
  );
  expect(loading).toEqual(products.map((_, index) => (index < 2 ? 'eager' : 'lazy')));
});

it('has a banner with words, whose picture stays silent', async () => {
  await renderApp();
  expect(within(main()).getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  expect(main().querySelector('.banner img')).toHaveAttribute('alt', '');
});

it('is named after the shop alone', async () => {
  await renderApp();
  expect(document.title).toBe(shop.name);
});

it.each(products.map((product) => [product.title, product] as const))(
  'puts into the basket what was pressed: %s',
  async (title, product) => {
    const { store, user } = await renderApp();
    await user.click(addButton(title));
    expect(store.getState().basket.items).toMatchObject([{ product }]);
  },
);

it('counts in the header what is added, duplicates too, and stays where it is', async () => {
  const { address, user } = await renderApp();
  expect(basketLink()).toHaveTextContent(/^Basket\s?0\s?items$/);

  const [first, second] = products.map(({ title }) => addButton(title));
  if (!first || !second) throw new Error('There are no products.');
  await user.click(first);
  expect(basketLink()).toHaveTextContent(/^Basket\s?1\s?item$/);
  await user.dblClick(first);
  await user.click(second);
  expect(basketLink()).toHaveTextContent(/^Basket\s?4\s?items$/);
  expect(address()).toBe('/');
});

it('keeps the focus on the button that was pressed', async () => {
  const { user } = await renderApp();
  const button = addButton(products.at(-1)?.title ?? '');
  await user.click(button);
  expect(button).toHaveFocus();
});

describe('the card that was pressed', () => {
  const notes = () => screen.queryAllByRole('link', { name: /^Added/ });

  it('says how many of its product are in the basket, and leads there', async () => {
    const [product = buildProduct(), other = product] = products;
    const { address, user } = await renderApp({ basket: [product, other] });
    expect(notes()).toEqual([]);
    const button = addButton(product.title);
    await user.dblClick(button);
    const card = button.closest('li') ?? main();
    const count = other === product ? 4 : 3;
    expect(notes()).toEqual([
      within(card).getByRole('link', { name: `Added: ${count} in your basket` }),
    ]);
    expect(button).toHaveTextContent(/^Add to basket$/);
    expect(button).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/checkout');
  });

  it('is silent, because the same is announced already', async () => {
    const { user } = await renderApp();
    await user.click(addButton(products[0]?.title ?? ''));
    expect(notes()[0]?.closest('[role], [aria-live]')).toBeNull();
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('says no more once none of its product is in the basket', async () => {
    const { store, user } = await renderApp();
    const [product = buildProduct()] = products;
    await user.click(addButton(product.title));
    act(() => {
      store.dispatch(removeFromBasket(product.id));
    });
    expect(notes()).toEqual([]);
  });
});
