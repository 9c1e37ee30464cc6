/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { products as allProducts } from '../../shop/products';
import { removeFromBasket } from '../basket/basketSlice';
import { productRows } from '../catalogue/model/product';
import { buildProduct } from '../testing/builders';
import { renderApp } from '../testing/renderApp';
import { formatRupees } from '../words/rupees';

/** What is shown at first. */
const products = allProducts.slice(0, 6);

const main = () => screen.getByRole('main');
const addButton = (title: string) =>
  screen.getByRole('button', { name: `Add to basket: ${title}` });
const basketLink = () => screen.getByRole('link', { name: /^Basket/ });

it('has a banner, and the products in rows of two, three and one, in the order of the catalogue', async () => {
  await renderApp();
  expect(within(main()).getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  // It is only decorative.
  expect(main().querySelector('.banner img')).toHaveAttribute('alt', '');
  const titlesByRow = within(main())
    .getAllByRole('list')
    .map((row) =>
      within(row)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    );
  expect(titlesByRow).toEqual(productRows(products).map((row) => row.map(({ title }) => title)));
  products.forEach(({ title, image, price, rating }, index) => {
    const card = within(screen.getByRole('heading', { name: title }).closest('li') ?? main());
    const picture = card.getByRole('img', { name: title });
    expect(picture).toHaveAttribute('src', image);
    expect(picture).toHaveAttribute('loading', index < 2 ? 'eager' : 'lazy');
    expect(card.getByText(formatRupees(price))).toBeVisible();
    expect(card.getByRole('img', { name: `Rated ${rating} out of 5` })).toBeVisible();
    expect(card.getByRole('button')).toHaveTextContent(/^Add to basket$/);
  });
});

it('adds what I press to the basket, duplicates too, and says how many there are on its card and in the header, announced once', async () => {
  const notes = () => screen.queryAllByRole('link', { name: /^Added/ });
  const [product = buildProduct(), other = product] = products;
  const { address, store, user } = await renderApp({ basket: [product, other] });
  expect(notes()).toEqual([]);
  const button = addButton(product.title);
  await user.dblClick(button);
  const inBasket = () => store.getState().basket.items.map(({ product: { id } }) => id);
  expect(inBasket()).toEqual([product, other, product, product].map(({ id }) => id));
  expect(basketLink()).toHaveTextContent(/^Basket\s?4\s?items$/);
  expect(address()).toBe('/');
  const card = button.closest('li') ?? main();
  const count = inBasket().filter((id) => id === product.id).length;
  const note = within(card).getByRole('link', { name: `Added. ${count} of these in your basket` });
  expect(notes()).toEqual([note]);
  expect(note.closest('[role], [aria-live]')).toBeNull();
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(button).toHaveFocus();
  act(() => {
    for (let each = 0; each < count; each += 1) store.dispatch(removeFromBasket(product.id));
  });
  expect(notes()).toEqual([]);
  await user.click(button);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/checkout');
});
