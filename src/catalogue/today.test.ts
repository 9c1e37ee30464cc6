/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { products } from '#shop/products';
import { makeStore } from '../app/store';
import { createLineId } from '../basket/storage/basketKeys';
import { buildServices } from '../testing/builders';
import { readCatalogue } from '../testing/builtCatalogue';
import { createFakeBasketStore } from '../testing/fakes/fakeBasketStore';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { renderApp } from '../testing/renderApp';
import { selectProducts } from './catalogueSlice';
import { everything, keyOf, selectList } from './list/listsSlice';
import { type Card } from './model/cards';
import { firstPriceList, changePrices, offersOf } from './model/priceList';
import { selectCurrentPrices } from './pricesSlice';
import { listProducts } from './search/browse';
import { takeCards, takePlaces } from './today';

jest.mock('#shop/products', () => jest.requireActual<object>('../testing/sampleCatalogue'));

const towel: Card = {
  id: 'towel-1',
  title: 'Blue towel',
  image: '/towel-960.webp',
  category: 'Bath',
  price: 250,
  addedAt: 2,
};
/** A shop whose merchant has moved the cap to the top since the site was built, and the dearer phone below it. */
function withOrder() {
  const orders = new FakeOrders();
  orders.list = changePrices(firstPriceList(offersOf(products)), { order: { cap: 0, 1236: 1 } });
  return orders;
}

const hidden: Card = { id: '1234', hidden: true };
const offer = { price: 240, soldOut: false, left: 3 };

/** A merchant has added the towel and hidden the wax since the site was built. */
function buildOrders() {
  const orders = new FakeOrders();
  orders.list = changePrices(firstPriceList(offersOf(products)), {
    offers: { [towel.id]: offer, [hidden.id]: undefined },
    cards: [towel.id, hidden.id],
  });
  orders.cards = { [towel.id]: towel, [hidden.id]: hidden };
  return orders;
}

const lineId = createLineId();
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
const inFiles = [
  'Slim laptop, 16\u00A0GB',
  'Everyday phone',
  '5G phone, midnight blue',
  'Cotton cap',
];

it('lists what a merchant has added at the desk at today’s price, and not what is hidden there', async () => {
  const { user } = await renderApp({ orders: buildOrders() });
  await waitFor(() => {
    expect(titles()).toEqual([...inFiles, 'Blue towel']);
  });
  const card = screen.getByRole('heading', { name: 'Blue towel' }).closest('article');
  expect(card).toHaveTextContent('Only 3 left');
  expect(card).toHaveTextContent('₹240');
  await user.click(screen.getByRole('button', { name: 'Add to basket: Blue towel' }));
  expect(screen.getByRole('link', { name: /^Basket/ })).toHaveTextContent('1');
});

describe('the order of products', () => {
  it('is the merchant’s of today on a page that was built before, also offline the next time', async () => {
    const orders = withOrder();
    const { unmount } = await renderApp({ orders });
    const inOrder = () => {
      expect(titles()[0]).toBe('Cotton cap');
    };
    await waitFor(inOrder);
    unmount();
    jest.spyOn(orders, 'news', 'get').mockImplementation(() => {
      throw new Error('Offline.');
    });
    await renderApp({ orders });
    await waitFor(inOrder);
  });

  it('waits for the next visit if I have scrolled, as cards would move under my finger', async () => {
    Object.assign(window, { scrollY: 200 });
    const orders = withOrder();
    const { store, unmount } = await renderApp({ orders });
    await waitFor(() => {
      expect(store.getState().catalogue.areCardsRead).toBe(true);
    });
    expect(titles().at(-1)).toBe('Cotton cap');
    unmount();
    Object.assign(window, { scrollY: 0 });
    await renderApp({ orders });
    await waitFor(() => {
      expect(titles()[0]).toBe('Cotton cap');
    });
  });

  it('decides between the results of a search that are equally close', async () => {
    const store = makeStore(buildServices());
    const request = { query: 'phone', category: '', sort: '' };
    const found = async () => {
      await store.dispatch(listProducts(request, 100));
      return selectList(store.getState(), keyOf(request))?.ids;
    };
    expect(await found()).toEqual(['1235', '1236']);
    store.dispatch(takePlaces({ 1236: 1 }));
    expect(await found()).toEqual(['1236', '1235']);
  });
});

it('keeps a product hidden that was loading when a merchant hid it', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const store = makeStore(
    buildServices({
      catalogue: async (...request) => {
        await answered;
        return readCatalogue(...request);
      },
    }),
  );
  const reading = store.dispatch(listProducts(everything, 100));
  store.dispatch(takeCards({ [hidden.id]: hidden }));
  answer();
  await reading;
  expect(selectProducts(store.getState())[hidden.id]).toMatchObject({ hidden: true });
});

it('opens a product that a merchant has added by its link', async () => {
  await renderApp({ orders: buildOrders(), path: '/?product=towel-1' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Blue towel' })).toBeVisible();
});

it.each([
  ['category', '/?category=Bath'],
  ['search', '/?q=blue towel'],
])('finds a product that a merchant has added by its %s', async (_what, path) => {
  await renderApp({ orders: buildOrders(), path });
  await waitFor(() => {
    expect(titles()[0]).toBe('Blue towel');
  });
});

it('says that a product is no longer sold if a merchant has hidden it', async () => {
  await renderApp({ orders: buildOrders(), path: `/?product=${hidden.id}` });
  expect(await screen.findByText('This product is no longer sold')).toBeVisible();
});

it('keeps a product that a merchant has added in my basket, even offline, until the next build', async () => {
  const basketStore = createFakeBasketStore({ [lineId]: towel.id });
  const orders = buildOrders();
  const { store, unmount } = await renderApp({ orders, basketStore });
  const titlesInBasket = (from: typeof store) =>
    from.getState().basket.items.map(({ product }) => product.title);
  await waitFor(() => {
    expect(titlesInBasket(store)).toEqual(['Blue towel']);
  });
  unmount();

  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(orders, 'news', 'get').mockImplementation(() => {
    throw new Error('Offline.');
  });
  const later = await renderApp({
    orders,
    basketStore: createFakeBasketStore({ [lineId]: towel.id }),
  });
  await waitFor(() => {
    expect(titlesInBasket(later.store)).toEqual(['Blue towel']);
  });
  // The card has the first price, which is not today's.
  expect(selectCurrentPrices(later.store.getState())?.prices).toMatchObject({ 'towel-1': 240 });
});
