/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { products } from '#shop/products';
import { followPrices } from '../../app/startup/followPrices';
import { homePath } from '../../navigation';
import { buildProduct } from '../../testing/builders';
import { changeOffer } from '../../testing/changeOffer';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { renderApp, renderWithShop } from '../../testing/renderApp';
import { type Product, unbroken } from '../model/product';
import { ProductCard } from './ProductCard';

jest.mock('#shop/products', () => jest.requireActual<object>('../../testing/sampleCatalogue'));

const [laptop, wax] = products as [Product, Product];
const teas = [
  { id: 'tea-s', name: 'Small' },
  { id: 'tea-l', name: 'Large', price: 300, contents: { amount: 1.5, unit: 'kg' } },
] as const;

function renderCard(product: Partial<Product>) {
  const { container } = renderWithShop(
    <ProductCard
      product={buildProduct({ title: 'Lamp', rating: undefined, ...product })}
      sizes="100vw"
      eager={false}
      isWide={false}
      onAdd={jest.fn()}
      InBasket={() => null}
    />,
  );
  return container.textContent;
}

it('shows only the price of a product without rating or former price', () => {
  expect(renderCard({ price: 990 })).toBe('Lamp₹990Add to basket');
  expect(screen.queryByRole('img', { name: /^Rated/ })).not.toBeInTheDocument();
});

it('shows the saving and a higher former price, struck through and read out as such', () => {
  const text = renderCard({ price: 999, was: 1199 });
  expect(text).toBe('LampWas ₹1199 You save ₹200₹999Add to basket');
  expect(screen.getByText('₹1199').tagName).toBe('S');
});

it('shows what a product contains, and its price by the kilogram', () => {
  expect(renderCard({ price: 133, contents: { amount: 100, unit: 'g' } })).toBe(
    'Lamp100\u00A0g · ₹1330 per\u00A0kg₹133Add to basket',
  );
});

it.each([999, 998])('shows no former price of ₹%i for a product that costs ₹999', (was) => {
  expect(renderCard({ price: 999, was })).toBe('Lamp₹999Add to basket');
});

it.each([
  [0, 'by us', 'Rated 4 out of 5, by us'],
  [1, '(1)', 'Rated 4 out of 5, 1 review'],
  [128, '(128)', 'Rated 4 out of 5, 128 reviews'],
])(
  'says beside the stars that they are of %i reviews, or else the shop’s own',
  (reviews, text, name) => {
    renderCard({ rating: 4, reviews });
    expect(screen.getByRole('img', { name })).toHaveTextContent(text);
  },
);

it('shows a badge in place of the button, and no saving, if the product is sold out', () => {
  expect(renderCard({ price: 999, was: 1199, soldOut: true })).toBe('Lamp₹999Sold out');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows a sold-out product’s price of today, not that of the site’s files', async () => {
  const orders = new FakeOrders();
  changeOffer(orders, { id: laptop.id, price: 140 });
  changeOffer(orders, { id: laptop.id, price: 'sold out' });
  changeOffer(orders, { id: wax.id, price: 279, left: 0 });
  await renderApp({ orders });
  expect(await cardOf(laptop).findByText('₹140')).toBeVisible();
  expect(cardOf(laptop).getByText('Sold out')).toBeVisible();
  expect(cardOf(wax).getByText('₹279')).toBeVisible();
  expect(cardOf(wax).getByText('Sold out')).toBeVisible();
});

/** The merchant's changes before the page is opened. */
function buildOrders(...changes: Parameters<typeof changeOffer>[1][]) {
  const orders = new FakeOrders();
  for (const change of changes) changeOffer(orders, change);
  return orders;
}

/** The page is open while a product sells out. */
async function sellOut({ orders, store }: Awaited<ReturnType<typeof renderApp>>, id: string) {
  changeOffer(orders, { id, price: 'sold out' });
  await act(() => followPrices(store.dispatch));
}

const cardOf = ({ title }: Product) => {
  const card = screen.getByRole('heading', { name: unbroken(title) }).closest('li');
  return within(card ?? document.body);
};

it('shows today’s prices and low stock, and adds products at the catalogue’s prices', async () => {
  const { store, user } = await renderApp({
    orders: buildOrders({ id: laptop.id, price: 999, left: 3 }, { id: wax.id, price: 'sold out' }),
  });
  expect(cardOf(laptop).getByText('₹999')).toBeVisible();
  expect(cardOf(laptop).getByText('Only 3 left')).toBeVisible();
  expect(cardOf(wax).getByText('Sold out')).toBeVisible();
  expect(cardOf(wax).queryByRole('button')).not.toBeInTheDocument();
  await user.click(cardOf(laptop).getByRole('button'));
  expect(store.getState().basket.items).toMatchObject([
    { product: { id: laptop.id, price: laptop.price } },
  ]);
});

it.each([
  [0, 'Sold out'],
  [5, 'Only 5 left'],
  [6, undefined],
])('says in search results how many are left of %i: %s', async (left, text) => {
  const orders = buildOrders({ id: laptop.id, left });
  await renderApp({ orders, path: homePath({ q: laptop.title }) });
  expect(screen.queryByText(/left$|^Sold out$/)?.textContent).toBe(text);
});

it('keeps the button’s focus when the product sells out, and takes it from nothing else', async () => {
  const app = await renderApp();
  cardOf(laptop).getByRole('button').focus();
  await sellOut(app, laptop.id);
  await sellOut(app, wax.id);
  expect(cardOf(laptop).getByText('Sold out')).toHaveFocus();
  expect(cardOf(wax).getByText('Sold out')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

describe('variants', () => {
  const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Options: / });
  const card = () => within(select().closest('article') ?? document.body);
  const add = (variant: string) =>
    card().getByRole('button', { name: `Add to basket: Cotton cap, ${variant}` });
  const inBasket = () => card().queryByText(/ in basket$/)?.textContent;
  const options = () =>
    [...select().options].map(({ disabled, text }) => (disabled ? `${text}, disabled` : text));

  it.each([
    ['without their prices if all cost the same', {}, ['Small', 'Large']],
    ['with the first that isn’t sold out chosen', { soldOut: true }, ['Small (sold out)', 'Large']],
  ])('are named alone, %s', (_what, small, names) => {
    const variants = [
      { id: 's', name: 'Small', ...small },
      { id: 'l', name: 'Large' },
    ];
    renderCard({ variants });
    expect([...select().options].map(({ text }) => text)).toEqual(names);
    expect(select()).toHaveValue('soldOut' in small ? 'l' : 's');
  });

  it('have their own prices; the button adds the chosen one, and the card counts it', async () => {
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
    expect(inBasket()).toBe('2 in basket');
    expect(screen.getByRole('status')).toHaveTextContent('Cotton cap, Large');
    await user.selectOptions(select(), 'Small, ₹300');
    expect(inBasket()).toBeUndefined();
    await user.click(add('Small'));
    expect(inBasket()).toBe('1 in basket');
    expect(store.getState().basket.items.map(({ product }) => product.id)).toEqual([
      'cap-l',
      'cap-l',
      'cap-s',
    ]);
  });

  it('have today’s prices, and the card says how many are left of the chosen one', async () => {
    const { user } = await renderApp({ orders: buildOrders({ id: 'cap-l', price: 330, left: 2 }) });
    expect(options()).toEqual(['Small, ₹300', 'Large, ₹330', 'Extra large (sold out), disabled']);
    expect(card().queryByText('Only 2 left')).not.toBeInTheDocument();
    await user.selectOptions(select(), 'Large, ₹330');
    expect(card().getByText('₹330')).toBeVisible();
    expect(card().getByText('Only 2 left')).toBeVisible();
  });

  it('show the picture of the chosen one, and the product’s own before', async () => {
    const variants = [
      { id: 's', name: 'Red', image: '/red-960.webp' },
      { id: 'l', name: 'Blue', image: '/blue-960.webp' },
    ];
    renderCard({ image: '/both-960.webp', variants });
    const picture = () => card().getByRole('img');
    expect(picture()).toHaveAttribute('src', '/both-960.webp');
    await userEvent.selectOptions(select(), 'Blue');
    expect(picture()).toHaveAttribute('src', '/blue-960.webp');
  });

  it('show the unit price of the chosen one', async () => {
    renderCard({ price: 90, contents: { amount: 250, unit: 'g' }, variants: teas });
    expect(card().getByText('250 g · ₹360 per kg')).toBeVisible();
    await userEvent.selectOptions(select(), 'Large, ₹300');
    expect(card().getByText('1.5 kg · ₹200 per kg')).toBeVisible();
  });

  it('stay chosen when they sell out, while the others can still be chosen', async () => {
    const app = await renderApp();
    const { user } = app;
    await user.selectOptions(select(), 'Large, ₹350');
    add('Large').focus();
    await sellOut(app, 'cap-l');
    expect(select()).toHaveDisplayValue('Large (sold out)');
    expect(card().getByText('Sold out')).toHaveFocus();
    await user.selectOptions(select(), 'Small, ₹300');
    expect(add('Small')).toBeVisible();
  });

  it.each([
    [undefined, 'Large, ₹350', 'Add to basket'],
    [0, 'Small (sold out)', 'Sold out'],
  ])(
    'show the next one if the first, of which %s are left, is sold out',
    async (left, shown, offered) => {
      await renderApp({
        orders: buildOrders({ id: 'cap-s', price: 'sold out' }, { id: 'cap-l', left }),
      });
      expect(select()).toHaveDisplayValue(shown);
      expect(card().getByText(offered)).toBeVisible();
    },
  );
});
