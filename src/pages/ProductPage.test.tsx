/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { products } from '#shop/products';
import { makeStore } from '../app/store';
import { selectProducts, selectSellable } from '../catalogue/catalogueSlice';
import { loadProducts } from '../catalogue/catalogueThunks';
import { pagePath, slugOf } from '../catalogue/model/pagePath';
import type { Product } from '../catalogue/model/product';
import { pricesRead } from '../catalogue/pricesSlice';
import { storedSeen } from '../catalogue/product/seenProducts';
import { takeCards } from '../catalogue/today';
import { storedDraft } from '../checkout/storedDraft';
import { emptyAddress } from '../orders/model/address';
import { buildServices } from '../testing/builders';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { renderApp } from '../testing/renderApp';
import { setShop } from '../testing/setShop';
import { flushPromises } from '../testing/flushPromises';

jest.mock('#shop/products', () => {
  const { buildProduct } =
    jest.requireActual<typeof import('../testing/buildProduct')>('../testing/buildProduct');
  const variants: Product['variants'] = [
    { id: 'pot-70-small', name: 'Small' },
    {
      id: 'pot-70-large',
      name: 'Large',
      price: 900,
      contents: { amount: 1.5, unit: 'kg' },
      image: '/large-960.webp',
    },
    { id: 'pot-70-lidded', name: 'Large, with a lid', image: '/large-960.webp' },
  ];
  return {
    products: Array.from({ length: 101 }, (_, place) =>
      buildProduct({
        id: place === 71 ? 'valueOf' : `pot-${place}`,
        title: `Pot no. ${place}`,
        details: {
          text: `It is number ${place}.`,
          facts: { Height: '12 cm', 'Made with': 'clay' },
        },
        category: place % 2 ? 'Odd' : 'Even',
        ...(place === 60 && {
          image: '/front-960.webp',
          pictures: ['/back-960.webp', '/side-960.webp'],
        }),
        ...(place === 3 && {
          rating: 4,
          details: {
            facts: { 'Country of origin': 'Goa', Height: '12 cm' },
            origin: 'India',
            maker: 'Asha Rao, 1 Market Road',
            warranty: '1 year',
            netQuantity: '2 pieces',
          },
        }),
        ...(place === 2 && { price: 133, contents: { amount: 100, unit: 'g' } }),
        ...(place === 70 && { variants, pictures: ['/side-960.webp', '/large-960.webp'] }),
        ...(place === 100 && { hidden: true }),
      }),
    ),
  };
});
const [first, , third] = products as [Product, Product, Product];
const far = products[60] ?? first;

const open = (product: string) => renderApp({ path: `/?product=${product}` });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const main = () => within(screen.getByRole('main'));
const shelf = (name: string) => screen.findByRole('region', { name });
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeAll(() => {
  // jsdom lacks these: the browser tests check what they do.
  Element.prototype.scrollTo = jest.fn();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});
it.each([
  ['its id', far.id, 'Pot no. 60'],
  ['the address of its page', slugOf(far), 'Pot no. 60'],
  ['an address that its page had before its title changed', `old-pot-${far.id}`, 'Pot no. 60'],
  ['any id', 'valueOf', 'Pot no. 71'],
  ['the id of one of its variants', 'pot-70-large', 'Pot no. 70'],
  ['a link with a dot at its end', `${far.id}.`, 'Pot no. 60'],
  ['a link with a bracket and a dot', `${slugOf(far)}).`, 'Pot no. 60'],
  ['a link with an encoded bracket', `${far.id}%29`, 'Pot no. 60'],
  ['a link that was encoded twice', `${far.id}%253E`, 'Pot no. 60'],
  ['a link that was encoded as HTML', `${far.id}&amp;utm_source=chat`, 'Pot no. 60'],
])('opens a product of a large catalogue by %s', async (_, value, name) => {
  await open(value);
  expect(await title(name)).toBeVisible();
  expect(document.title).toBe(`${name} · ${shop.name}`);
  // The product is shown in place of the lists.
  expect(screen.queryByText(shop.welcome.heading)).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument();
});

it('shows a product’s text, facts in order, pictures, and a link to its category', async () => {
  await open(far.id);
  expect(await screen.findByText('It is number 60.')).toBeVisible();
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['Height', 'Made with']);
  expect(texts('definition')).toEqual(['12 cm', 'clay']);
  const alts = ['Pot no. 60', 'Pot no. 60, picture 2', 'Pot no. 60, picture 3'];
  for (const name of alts) expect(screen.getByRole('img', { name })).toBeVisible();
  const crumbs = screen.getByRole('navigation', { name: 'You are here' });
  expect(linksIn(crumbs)).toEqual(['Home', 'Even']);
});

it('shows what the label says below the facts, in a fixed order, and who gave the stars', async () => {
  await open('pot-3');
  expect(await screen.findByText('India')).toBeVisible();
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  // A fact by the same name isn't said twice.
  expect(texts('term').map((name, index) => [name, texts('definition')[index]])).toEqual([
    ['Country of origin', 'India'],
    ['Height', '12 cm'],
    ['Net quantity', '2 pieces'],
    ['Warranty', '1 year'],
    ['Made or imported by', 'Asha Rao, 1 Market Road'],
  ]);
  expect(screen.getByRole('img', { name: 'Rated 4 out of 5, by us' })).toHaveTextContent(
    'Rated 4 by the shop',
  );
});

it.each([
  [
    0,
    '560041',
    /^Get it .+ – (.+)\. Free delivery\.Delivery to PIN codeDelivery to 560041 by \1\.$/,
  ],
  [
    1,
    '110001',
    /Delivery ₹49, free from ₹\d+\.Delivery to PIN codeWe don’t deliver to 110001 yet\.$/,
  ],
])(
  'shows arrival, delivery, payment, returns and the seller (%#)',
  async (missing, pin, delivery) => {
    const terms = { price: 49, freeFrom: first.price + missing };
    setShop({
      delivery: { ...terms, days: [2, 5], areas: ['56'] },
      seller: { name: 'Nimbu LLP', gstin: '29ABCDE1234F1Z5' },
      invoices: undefined,
      returns: 14,
    });
    storedDraft.write({ uid: null, address: { ...emptyAddress, pin } });
    const orders = new FakeOrders();
    orders.today = { prices: { [first.id]: first.price }, delivery: terms };
    await renderApp({ orders, path: `/?product=${first.id}` });
    await title(first.title);
    const items = main()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(items).toEqual(
      expect.arrayContaining([
        expect.stringMatching(delivery),
        'Returns within 14 days.',
        'Sold by Nimbu LLP, 1 Market Road, New Delhi 110001 · GSTIN 29ABCDE1234F1Z5',
      ]),
    );
    storedDraft.write(undefined);
  },
);

it('promises no arrival for a sold-out product', async () => {
  setShop({ delivery: { price: 49, days: [2, 5] } });
  const { store } = await open(first.id);
  await title(first.title);
  const sellFor = async (price: number | null) => {
    await act(async () => {
      store.dispatch(pricesRead({ prices: { [first.id]: price }, delivery: { price: 49 } }));
      await flushPromises();
    });
    return screen.getByRole('main');
  };
  expect(await sellFor(first.price)).toHaveTextContent(/Get it .*PIN code/);
  const soldOut = await sellFor(null);
  expect(soldOut).toHaveTextContent('Delivery in 2 to 5 working days for ₹49.');
  expect(soldOut).not.toHaveTextContent(/Get it|PIN code/);
});

it('says when the product arrives at the PIN code that I type, and remembers the code', async () => {
  const delivery = { price: 49, days: [2, 5] as [number, number], areas: ['56'] };
  setShop({ delivery });
  const visit = async () => {
    const orders = new FakeOrders();
    orders.today = { prices: {}, delivery };
    const app = await renderApp({ orders, path: `/?product=${first.id}` });
    await title(first.title);
    return app;
  };
  const { user } = await visit();
  const pin = () => screen.getByRole('textbox', { name: 'Delivery to PIN code' });
  await user.type(pin(), '56004');
  expect(main().getByText('See if and when we deliver.')).toBeVisible();
  await user.tab();
  expect(main().getByText('Enter a valid 6-digit PIN code.')).toBeVisible();
  expect(main().queryByText(/^(Delivery to|We don’t deliver to) 5/)).toBeNull();
  await user.type(pin(), '1');
  expect(main().getByText(/^Delivery to 560041 by \w+ \d+ \w+\.$/)).toBeVisible();
  await user.clear(pin());
  await user.click(pin());
  await user.paste('110 001');
  expect(main().getByText('We don’t deliver to 110001 yet.')).toBeVisible();
  cleanup();
  await visit();
  expect(pin()).toHaveValue('110001');
});

it.each(['११०००१', 'PIN: 110 001', 'IN-110001', '110001.'])(
  'reads the PIN code in %j, and leaves the text as I typed it',
  async (typed) => {
    const delivery = { price: 49, days: [2, 5] as [number, number], areas: ['56'] };
    setShop({ delivery });
    const orders = new FakeOrders();
    orders.today = { prices: {}, delivery };
    const { user } = await renderApp({ orders, path: `/?product=${first.id}` });
    await title(first.title);
    const pin = screen.getByRole('textbox', { name: 'Delivery to PIN code' });
    await user.type(pin, typed);
    expect(main().getByText('We don’t deliver to 110001 yet.')).toBeVisible();
    expect(pin).toHaveValue(typed);
  },
);

it.each([
  ['560041', /^Delivery to 560041 by \w+ \d+ \w+\.$/],
  ['000000', 'Enter a valid 6-digit PIN code.'],
  ['999999', 'Enter a valid 6-digit PIN code.'],
  ['1234567', 'Enter a valid 6-digit PIN code.'],
  ['900056', /^Delivery to 900056 by .+\. PIN codes that start with 9 are the army’s\.$/],
])('answers for PIN code %s as soon as it is complete', async (pin, answer) => {
  const delivery = { price: 49, days: [2, 5] as [number, number] };
  setShop({ delivery });
  const orders = new FakeOrders();
  orders.today = { prices: {}, delivery };
  const { user } = await renderApp({ orders, path: `/?product=${first.id}` });
  await title(first.title);
  await user.clear(screen.getByRole('textbox', { name: 'Delivery to PIN code' }));
  await user.type(screen.getByRole('textbox', { name: 'Delivery to PIN code' }), pin);
  expect(main().getByText(answer)).toBeVisible();
});

it('adds the chosen variant at its own price, and shows “1 in basket”', async () => {
  const { user } = await open('pot-70');
  await title('Pot no. 70');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Options: Pot no. 70' }),
    'Large, ₹900',
  );
  expect(main().getByText('₹900')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to basket: Pot no. 70, Large' }));
  expect(main().getByText('1 in basket')).toBeVisible();
});

describe('the chosen size', () => {
  const chosen = () =>
    screen.findByRole<HTMLSelectElement>('combobox', { name: 'Options: Pot no. 70' });

  it('is part of the address, so that a reload or a copied link shows it again', async () => {
    const { address, user } = await open('pot-70');
    await user.selectOptions(await chosen(), 'pot-70-large');
    expect(address()).toBe('/?product=pot-70-large');
    await user.selectOptions(await chosen(), 'pot-70-small');
    expect(address()).toBe('/?product=pot-70-small');
  });

  it('is read from a link with a bracket at its end', async () => {
    await open('pot-70-large)');
    expect(await chosen()).toHaveValue('pot-70-large');
  });

  it('is read from a link, such as the basket’s or an order’s, and again from the next link', async () => {
    await open('pot-70-large');
    expect(await chosen()).toHaveValue('pot-70-large');
    expect(main().getByText('₹900')).toBeVisible();
    act(() => {
      window.location.hash = '#/?product=pot-70-small';
    });
    await waitFor(async () => {
      expect(await chosen()).toHaveValue('pot-70-small');
    });
  });

  it('has its picture shown, until another one is chosen', async () => {
    jest.spyOn(HTMLUListElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
    const scrollTo = jest.spyOn(Element.prototype, 'scrollTo');
    const { user } = await open('pot-70-large');
    const shown = () =>
      screen.getByRole('button', { name: /^Show picture/, current: true }).ariaLabel;
    await screen.findByText('It is number 70.');
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 1000, behavior: 'instant' });
    await user.click(screen.getByRole('button', { name: 'Show picture 2' }));
    await user.selectOptions(await chosen(), 'pot-70-lidded');
    expect(shown()).toBe('Show picture 3');
    await user.selectOptions(await chosen(), 'pot-70-small');
    expect(shown()).toBe('Show picture 1');
  });

  it('is part of the card’s link to the product', async () => {
    const { address, user } = await renderApp({ path: '/?q=70' });
    await user.selectOptions(await chosen(), 'pot-70-large');
    await user.click(screen.getByRole('link', { name: /Pot no\. 70/ }));
    expect(await title('Pot no. 70')).toBeVisible();
    expect(address()).toBe('/?product=pot-70-large');
    expect(await chosen()).toHaveValue('pot-70-large');
  });
});

describe('a unit price', () => {
  it('is that of the chosen size, and of each product on a shelf', async () => {
    const { user } = await open('pot-70');
    await title('Pot no. 70');
    expect(within(await shelf('More in Even')).getByText('100 g · ₹1330 per kg')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Options/ }), 'Large, ₹900');
    expect(await screen.findByText('1.5 kg · ₹600 per kg')).toBeVisible();
  });

  it('follows today’s price', async () => {
    const { store } = await open('pot-2');
    await title('Pot no. 2');
    expect(main().getByText('100 g · ₹1330 per kg')).toBeVisible();
    await act(async () => {
      store.dispatch(pricesRead({ prices: { 'pot-2': 150 }, delivery: {}, isPartial: true }));
      await flushPromises();
    });
    expect(main().getByText('100 g · ₹1500 per kg')).toBeVisible();
  });
});

describe('a page’s structured data', () => {
  /** A page with the offers of a product as they were built. */
  function addOffers(product: object, amount: number) {
    const meta = Object.assign(document.createElement('meta'), { content: String(amount) });
    meta.setAttribute('property', 'product:price:amount');
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify(product);
    document.head.append(meta, script);
    return {
      amount: () => meta.content,
      offers: () => JSON.parse(script.textContent) as unknown,
      remove: () => {
        meta.remove();
        script.remove();
      },
    };
  }
  const built = { price: 1, availability: 'https://schema.org/InStock' };

  it('has today’s price, or says that the product is sold out', async () => {
    const page = addOffers({ '@type': 'Product', sku: first.id, offers: built }, 1);
    const { store } = await open(first.id);
    await screen.findByText('It is number 0.');
    await act(async () => {
      store.dispatch(pricesRead({ prices: { [first.id]: 1049 }, delivery: {}, isPartial: true }));
      await flushPromises();
    });
    expect(page.amount()).toBe('1049');
    expect(page.offers()).toMatchObject({ offers: { price: 1049 } });
    await act(async () => {
      const soldOutPrices = { [first.id]: 1100 };
      store.dispatch(pricesRead({ prices: {}, soldOutPrices, delivery: {} }));
      await flushPromises();
    });
    expect(page.offers()).toMatchObject({
      offers: { price: 1100, availability: 'https://schema.org/OutOfStock' },
    });
    page.remove();
  });

  it('has today’s price of each size, and stays unchanged on other products’ screens', async () => {
    const sizes = ['pot-70-small', 'pot-70-large'].map((sku) => ({ sku, offers: { ...built } }));
    const page = addOffers({ '@type': 'ProductGroup', hasVariant: sizes }, 1);
    await open(first.id);
    await title(first.title);
    expect(page.amount()).toBe('1');
    act(() => {
      window.location.hash = '#/?product=pot-70';
    });
    await title('Pot no. 70');
    expect(page.offers()).toMatchObject({
      hasVariant: [{ offers: { price: products[70]?.price } }, { offers: { price: 900 } }],
    });
    expect(page.amount()).toBe(String(products[70]?.price));
    page.remove();
  });
});

it('opens from a card, focuses its title, and leads back to the list', async () => {
  const { user, address, goBack } = await renderApp({ path: '/?q=pot&sort=-price' });
  expect(await screen.findByRole('heading', { name: '100 results for “pot”' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Pot no. 90' }));
  expect(await title('Pot no. 90')).toHaveFocus();
  expect(address()).toBe('/?product=pot-90');
  await goBack();
  expect(await title('100 results for “pot”')).toHaveFocus();
  expect(address()).toBe('/?q=pot&sort=-price');
});

it('focuses the title of a product once it has loaded, even after a retry', async () => {
  const { services, user } = await renderApp({ path: `/?product=${first.id}` });
  await title(first.title);
  const read = services.catalogue;
  let isOffline = true;
  jest
    .spyOn(services, 'catalogue')
    .mockImplementation((name, isValid) =>
      isOffline ? Promise.reject(new Error('Offline.')) : read(name, isValid),
    );
  act(() => {
    window.location.hash = `#/?product=${far.id}`;
  });
  expect(await title('The product couldn’t be loaded.')).toHaveFocus();
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await title(far.title)).toHaveFocus();
});

it('shows more products of its category, and those that I opened before on this device', async () => {
  storedSeen.write([third.id, 'no-longer-sold', far.id]);
  const { user } = await open(first.id);
  const category = await shelf('More in Even');
  await waitFor(() => {
    expect(linksIn(category)).toEqual(['Pot no. 2', 'Pot no. 4', 'Pot no. 6', 'Pot no. 8']);
  });
  expect(linksIn(await shelf('You looked at'))).toEqual(['Pot no. 2', 'Pot no. 60']);
  await user.click(within(category).getByRole('link', { name: 'Pot no. 4' }));
  expect(await title('Pot no. 4')).toHaveFocus();
  await waitFor(async () => {
    expect(linksIn(await shelf('You looked at'))).toEqual(['Pot no. 0', 'Pot no. 2', 'Pot no. 60']);
  });
});

it('takes no focus when a shared link opens, and is replaced by the results of a search', async () => {
  const { user, address } = await open(far.id);
  expect(await screen.findByText('It is number 60.')).toBeVisible();
  expect(document.body).toHaveFocus();
  await user.type(screen.getByRole('searchbox'), '70{Enter}');
  expect(await screen.findByRole('heading', { name: '1 result for “70”' })).toBeVisible();
  expect(screen.queryByText('It is number 60.')).not.toBeInTheDocument();
  expect(address()).toBe('/?q=70');
});

it('says that a product is no longer sold, and shows others', async () => {
  // Every object inherits this name.
  await open('constructor');
  expect(await title('This product is no longer sold')).toBeVisible();
  expect(linksIn(await shelf('Here is what else we have'))).toHaveLength(4);
});

it('says that the details couldn’t be loaded, and retries when I ask', async () => {
  const { services, user } = await open('constructor');
  await title('This product is no longer sold');
  const read = services.catalogue;
  let isOffline = true;
  jest
    .spyOn(services, 'catalogue')
    .mockImplementation((name, isValid) =>
      isOffline && name.startsWith('details')
        ? Promise.reject(new Error('Offline.'))
        : read(name, isValid),
    );
  await user.click(await screen.findByRole('link', { name: first.title }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The details couldn’t be loaded.');
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('It is number 0.')).toBeVisible();
  expect(await title(first.title)).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('opens a product that was hidden at the build and is sold again', async () => {
  const orders = new FakeOrders();
  orders.cards = { 'pot-100': { id: 'pot-100', hidden: false } };
  jest.spyOn(orders, 'news', 'get').mockImplementationOnce(() => {
    throw new Error('Not yet.');
  });
  await renderApp({ orders, path: '/?product=pot-100' });
  expect(await title('Pot no. 100')).toBeVisible();
});

it('shows a merchant’s changes since the build', async () => {
  const { store } = await open(first.id);
  await screen.findByText('It is number 0.');
  await act(async () => {
    const details = { text: 'Now in a tin.' };
    store.dispatch(takeCards({ [first.id]: { id: first.id, details } }));
    await flushPromises();
  });
  expect(screen.getByText('Now in a tin.')).toBeVisible();
});

it('keeps the sizes of a product whose title, picture and price a merchant has changed', async () => {
  const store = makeStore(buildServices());
  const card = { id: 'pot-70', title: 'Brass pot', image: '/brass-960.webp', price: 9 };
  store.dispatch(takeCards({ 'pot-70': card }));
  await store.dispatch(loadProducts(['pot-70']));
  const { 'pot-70': pot } = selectProducts(store.getState());
  const names = ['Small', 'Large', 'Large, with a lid'];
  expect(pot).toMatchObject({ ...card, variants: names.map((name) => ({ name })) });
});

it('loads for a basket a product that is sold again since the build', async () => {
  const prices = { prices: {}, delivery: {}, isPartial: true };
  // The product had sizes before.
  const cards = { 'pot-70': { id: 'pot-70', variants: [] } };
  const store = makeStore(buildServices({ readNews: () => Promise.resolve({ prices, cards }) }));
  await store.dispatch(loadProducts(['pot-70']));
  expect(selectSellable(store.getState(), 'pot-70')).toMatchObject({ title: 'Pot no. 70' });
});

describe('pictures', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Pictures: Pot no. 60' });

  it('close with Back, which stays on the product’s screen', async () => {
    const { user, address, goBack } = await open(far.id);
    const opener = await screen.findByRole('button', { name: 'Enlarge picture 1: Pot no. 60' });
    await user.click(opener);
    await waitFor(() => {
      expect(dialog()).toBeVisible();
    });
    const before = address();
    await goBack();
    await waitFor(() => {
      expect(dialog()).not.toBeInTheDocument();
    });
    expect(address()).toBe(before);
    expect(opener).toHaveFocus();
  });

  it('open again after they were closed, however often a picture was pressed', async () => {
    const { user, address } = await open(far.id);
    const opener = await screen.findByRole('button', { name: 'Enlarge picture 1: Pot no. 60' });
    const before = address();
    for (let time = 0; time < 2; time += 1) {
      await user.dblClick(opener);
      await waitFor(() => {
        expect(dialog()).toBeVisible();
      });
      await user.click(screen.getByRole('button', { name: 'Close pictures' }));
      await waitFor(() => {
        expect(dialog()).not.toBeInTheDocument();
      });
    }
    expect(address()).toBe(before);
  });

  it('open large at the pressed one, turn and zoom by keys and buttons, and return the focus', async () => {
    const { user } = await open(far.id);
    const opener = await screen.findByRole('button', { name: 'Enlarge picture 2: Pot no. 60' });
    await user.click(opener);
    await waitFor(() => {
      expect(dialog()).toBeVisible();
    });
    const large = within(dialog() ?? document.body);
    expect(large.getByText('2 of 3')).toHaveAttribute('aria-live', 'polite');
    large.getByRole('button', { name: 'Close pictures' }).focus();
    // Back and the browser's other shortcuts keep working.
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{Home}{/Control}{Shift>}{End}{/Shift}');
    expect(large.getByText('2 of 3')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(large.getByText('3 of 3')).toBeVisible();
    await user.click(large.getByRole('button', { name: 'Next picture' }));
    expect(large.getByText('1 of 3')).toBeVisible();
    await user.keyboard('{End}');
    expect(large.getByText('3 of 3')).toBeVisible();
    await user.keyboard('{Home}');
    expect(large.getByText('1 of 3')).toBeVisible();
    // The browser keeps every key that doesn't move the zoomed picture.
    const zoom = large.getByRole('button', { name: 'Zoom in' });
    zoom.focus();
    for (const [key, label] of [
      ['{Enter}', 'Zoom out'],
      [' ', 'Zoom in'],
      ['{Enter}', 'Zoom out'],
    ] as const) {
      await user.keyboard(key);
      expect(zoom).toHaveAccessibleName(label);
    }
    await user.tab();
    expect(large.getByRole('button', { name: 'Close pictures' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(dialog()).not.toBeInTheDocument();
    });
    expect(opener).toHaveFocus();
  });

  it('open without buttons to turn if there is only one', async () => {
    const { user } = await open(first.id);
    await user.click(await screen.findByRole('button', { name: 'Enlarge picture 1: Pot no. 0' }));
    expect(await screen.findByRole('dialog', { name: 'Pictures: Pot no. 0' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
    expect(screen.queryByText('1 of 1')).not.toBeInTheDocument();
  });
});

describe('sharing', () => {
  const share = jest.fn<Promise<void>, [ShareData]>();
  const failure = (name: string) => () => Promise.reject(new DOMException('No.', name));
  const address = (product: Product) => window.location.origin + pagePath(product);
  const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Copy this link:' });

  /** Presses the button on a device that shares with this outcome, or not at all. */
  async function press(outcome?: () => Promise<void>, canCopy = true) {
    share.mockReset();
    if (outcome) {
      share.mockImplementation(outcome);
      Object.assign(navigator, { share, canShare: () => true });
    }
    const { store, user } = await open(first.id);
    if (!canCopy)
      jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(await screen.findByRole('button', { name: `Share: ${first.title}` }));
    return store.getState().announcement.sentence;
  }

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });

  it.each([
    ['as the device does', () => Promise.resolve()],
    ['and says nothing if the shopper cancels', failure('AbortError')],
    ['and does nothing if it is pressed twice', failure('InvalidStateError')],
  ])('shares the title and the address of the product’s page, %s', async (_what, outcome) => {
    expect(await press(outcome)).toBe('');
    expect(share.mock.calls).toEqual([[{ title: first.title, url: address(first) }]]);
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
    expect(field()).not.toBeInTheDocument();
  });

  it.each([
    ['the device doesn’t share', undefined],
    ['sharing fails', failure('NotAllowedError')],
    ['the device can’t pass it on', failure('DataError')],
  ])('copies the address if %s, and says so', async (_what, outcome) => {
    expect(await press(outcome)).toBe('Link copied');
    expect(await screen.findByText('Link copied', { selector: 'main *' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(address(first));
  });

  it('shares the chosen size', async () => {
    share.mockReset();
    Object.assign(navigator, { share, canShare: () => true });
    const { user } = await open('pot-70-large');
    await user.click(await screen.findByRole('button', { name: 'Share: Pot no. 70, Large' }));
    const pot = products[70] ?? first;
    expect(share.mock.calls).toEqual([
      [{ title: 'Pot no. 70, Large', url: `${address(pot)}?variant=pot-70-large` }],
    ]);
  });

  it('shows the address, already selected, if it can’t be copied', async () => {
    expect(await press(undefined, false)).toBe('');
    expect(field()).toHaveValue(address(first));
    expect(field()).toHaveFocus();
    expect(field()?.selectionEnd).toBe(address(first).length);
  });
});
