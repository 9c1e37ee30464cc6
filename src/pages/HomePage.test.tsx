import { screen, within } from '@testing-library/react';
import { products } from '../features/catalogue/products';
import { renderApp } from '../test/renderApp';

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
  expect(titlesByRow).toEqual([titles.slice(0, 2), titles.slice(2, 5), titles.slice(5)]);
});

it.each(products.map((product) => [product.title, product] as const))(
  'shows the picture, title, price and stars of: %s',
  async (title, { image, price, rating }) => {
    await renderApp();
    const card = screen.getByRole('heading', { name: title }).closest('li') ?? main();
    expect(within(card).getByRole('img', { name: title })).toHaveAttribute('src', image);
    expect(within(card).getByText(`₹${price}`)).toBeVisible();
    expect(within(card).getByRole('img', { name: `Rated ${rating} out of 5` })).toBeVisible();
    expect(within(card).getByRole('button')).toHaveTextContent(/^Add to basket$/);
  },
);

it('loads the pictures of the first row at once, and the others when they come near', async () => {
  await renderApp();
  const loading = products.map(({ title }) =>
    screen.getByRole('img', { name: title }).getAttribute('loading'),
  );
  expect(loading).toEqual(['eager', 'eager', 'lazy', 'lazy', 'lazy', 'lazy']);
});

it('has a banner with words, whose picture stays silent', async () => {
  await renderApp();
  expect(within(main()).getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  expect(main().querySelector('.banner img')).toHaveAttribute('alt', '');
});

it('is named after the shop alone', async () => {
  await renderApp();
  expect(document.title).toBe('Haat');
});

it.each(products.map((product) => [product.title, product] as const))(
  'puts into the basket what was pressed: %s',
  async (title, product) => {
    const { store, user } = await renderApp();
    await user.click(addButton(title));
    expect(store.getState().basket.items).toEqual([product]);
  },
);

it('counts in the header what is added, duplicates too, and stays where it is', async () => {
  const { address, user } = await renderApp();
  expect(basketLink()).toHaveTextContent(/^Basket\s?0\s?items$/);

  const [first, second] = products.map(({ title }) => addButton(title));
  if (!first || !second) throw new Error('There are no products.');
  await user.click(first);
  expect(basketLink()).toHaveTextContent(/^Basket\s?1\s?item$/);
  await user.click(first);
  await user.click(second);
  expect(basketLink()).toHaveTextContent(/^Basket\s?3\s?items$/);
  expect(address()).toBe('/');
});

it('keeps the focus on the button that was pressed', async () => {
  const { user } = await renderApp();
  const button = addButton(products[3]?.title ?? '');
  await user.click(button);
  expect(button).toHaveFocus();
});
