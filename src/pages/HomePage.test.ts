/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { products as allProducts } from '#shop/products';
import { productRows, unbroken } from '../catalogue/model/product';
import { buildProduct } from '../testing/builders';
import { changeOffer } from '../testing/changeOffer';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { renderApp } from '../testing/renderApp';
import { formatMoney } from '../words/money';

/** The products that are shown at first. */
const products = allProducts.slice(0, 6);

const main = () => screen.getByRole('main');
const addButton = (title: string) =>
  screen.getByRole('button', { name: `Add to basket: ${title}` });
const basketLink = () => screen.getByRole('link', { name: /^Basket/ });

it('shows a banner, and the products in catalogue order in rows of two, three and one', async () => {
  await renderApp();
  expect(within(main()).getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  // The banner is only decorative.
  expect(main().querySelector('.banner img')).toHaveAttribute('alt', '');
  const titlesByRow = within(main())
    .getAllByRole('list')
    .map((row) =>
      within(row)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    );
  expect(titlesByRow).toEqual(
    productRows(products, true).map((row) => row.map(({ title }) => unbroken(title))),
  );
  products.forEach(({ title, image, price, rating }, index) => {
    const card = within(
      screen.getByRole('heading', { name: unbroken(title) }).closest('li') ?? main(),
    );
    const picture = card.getByRole('img', { name: title });
    expect(picture).toHaveAttribute('src', image);
    expect(picture).toHaveAttribute('loading', index < 2 ? 'eager' : 'lazy');
    expect(card.getByText(formatMoney(price))).toBeVisible();
    expect(card.getByRole('img', { name: `Rated ${rating} out of 5, by us` })).toBeVisible();
    expect(card.getByRole('button')).toHaveTextContent(/^Add to basket$/);
  });
});

const cardOf = (title: string) => within(addButton(title).closest('li') ?? main());
/** The texts on the cards about the basket. */
const inBasket = () => screen.queryAllByText(/ in basket$/).map(({ textContent }) => textContent);

it('adds the product that I press, even twice, counts it on its card, and announces it once', async () => {
  const [product = buildProduct(), other = product] = products;
  const { address, store, user } = await renderApp({ basket: [product, other] });
  expect(inBasket()).toEqual(['1 in basket', '1 in basket']);
  const button = addButton(product.title);
  const before = store.getState().announcement.count;
  await user.dblClick(button);
  const ids = store.getState().basket.items.map(({ product: { id } }) => id);
  expect(ids).toEqual([product, other, product, product].map(({ id }) => id));
  expect(basketLink()).toHaveTextContent(/^Basket\s?4\s?items$/);
  expect(inBasket()).toEqual(['3 in basket', '1 in basket']);
  expect(store.getState().announcement.count).toBe(before + 2);
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent(
    `Added: ${product.title}. 3 of these, 4 items in your basket.`,
  );
  expect(cardOf(product.title).getByText('3 in basket').closest('[aria-live]')).toBeNull();
  expect(button).toHaveFocus();
  expect(address()).toBe('/');
});

it('changes the count on the card; at none, the focus goes back to the button', async () => {
  const [product = buildProduct()] = products;
  const { user } = await renderApp();
  const { title } = product;
  await user.click(addButton(title));
  await user.click(await cardOf(title).findByRole('button', { name: `One more: ${title}` }));
  expect(inBasket()).toEqual(['2 in basket']);
  const fewer = cardOf(title).getByRole('button', { name: `One fewer: ${title}` });
  await user.click(fewer);
  expect(fewer).toHaveFocus();
  expect(inBasket()).toEqual(['1 in basket']);
  await user.click(fewer);
  expect(inBasket()).toEqual([]);
  expect(addButton(title)).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(
    `Removed: ${title}. 0 items in your basket.`,
  );
  await user.click(basketLink());
  await user.click(await screen.findByRole('button', { name: `Undo: put back ${title}` }));
  expect(basketLink()).toHaveTextContent(/^Basket\s?1\s?item$/);
});

it.each([
  [20, undefined, 'You can order up to 20 of each product.'],
  [3, 3, 'Only 3 left.'],
])('says on the card why I can’t add more than %i', async (count, left, reason) => {
  const [product = buildProduct()] = products;
  const orders = new FakeOrders();
  if (left) changeOffer(orders, { id: product.id, left });
  const { user } = await renderApp({
    orders,
    basket: Array.from({ length: count }, () => product),
  });
  const more = await cardOf(product.title).findByRole('button', { name: /^One more/ });
  expect(more).toHaveAccessibleDescription(reason);
  await user.click(more);
  expect(inBasket()).toEqual([`${count} in basket`]);
});
