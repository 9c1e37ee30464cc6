/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { products } from '#shop/products';
import { firstPriceList, offersOf, PRICED_PRODUCTS } from '../../catalogue/model/priceList';
import { selectCurrentPrices } from '../../catalogue/pricesSlice';
import { buildSearchIndex } from '../../catalogue/search/searchIndex';
import { changeOffer } from '../../testing/changeOffer';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { flushPromises } from '../../testing/flushPromises';
import { openAccount } from '../../testing/openAccount';
import { renderApp } from '../../testing/renderApp';

jest.mock('#shop/products', () => jest.requireActual<object>('../../testing/sampleCatalogue'));

jest.mock('../../catalogue/search/searchIndex', () => {
  const actual = jest.requireActual<typeof import('../../catalogue/search/searchIndex')>(
    '../../catalogue/search/searchIndex',
  );
  return { ...actual, buildSearchIndex: jest.fn(actual.buildSearchIndex) };
});

const [LAPTOP, WAX, PHONE] = ['123', '1234', '1236'] as const;
const titleOf = (id: string) => products.find((product) => product.id === id)?.title ?? '';

const field = (name: 'Price of' | 'Left in stock:', id: string) =>
  screen.getByRole('textbox', { name: `${name} ${titleOf(id)}` });
const soldOut = (id: string) => screen.getByRole('checkbox', { name: `Sold out: ${titleOf(id)}` });
const row = (id: string) => within(soldOut(id).closest('li') ?? document.body);
const press = (name: string) => screen.getByRole('button', { name });
const findMessage = (text: string | RegExp) => screen.findByText(text, { selector: 'p' });
const listed = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const saves = ({ calls }: FakeOrders) => calls.filter((call) => call === 'savePriceList').length;

/** A shop that has published its catalogue. */
function buildOrders() {
  const orders = new FakeOrders();
  orders.list = firstPriceList(offersOf(products), shop.delivery);
  return orders;
}

async function openProducts(orders = buildOrders()) {
  const account = await openAccount({ orders, isMerchant: true });
  const { retype, user } = account;
  await user.click(await screen.findByRole('link', { name: 'Products' }));
  await screen.findByRole('searchbox', { name: 'Search products' });
  return {
    ...account,
    setPrice: (id: string, text: string) => retype(field('Price of', id), text),
    setLeft: (id: string, text: string) => retype(field('Left in stock:', id), text),
  };
}

it('saves a price, a sold-out mark and a count together, and undoes them', async () => {
  const { address, goBack, orders, setLeft, setPrice, store, user } = await openProducts();
  expect(address()).toBe('/login?section=products');
  expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
  await setPrice(PHONE, '949');
  await user.click(soldOut(WAX));
  await setLeft(LAPTOP, '3');
  expect(row(PHONE).getByText('Changed: ₹999 → ₹949')).toBeVisible();
  await user.click(press('3 changes'));
  expect(listed('Unsaved changes')).toEqual([
    `${titleOf(LAPTOP)}: “Only 3 left”`,
    `${titleOf(WAX)}: sold out`,
    `${titleOf(PHONE)}: ₹999 → ₹949`,
  ]);
  await user.click(press('Save changes'));
  expect(
    await findMessage(
      'Saved. Shoppers see this when they open the shop or come back to it, and at the checkout at once.',
    ),
  ).toHaveFocus();
  expect(saves(orders)).toBe(1);
  expect(orders.today.prices).toMatchObject({ [PHONE]: 949 });
  expect(orders.today.prices[WAX]).toBeUndefined();
  expect(orders.today.left).toEqual({ [LAPTOP]: 3 });
  expect(selectCurrentPrices(store.getState())).toMatchObject({ prices: { [PHONE]: 949 } });
  expect(row(PHONE).queryByText(/^Changed/)).not.toBeInTheDocument();

  await user.click(press('Undo'));
  expect(await findMessage('Undone. Shoppers see what they saw before.')).toHaveFocus();
  expect(orders.list?.offers).toEqual(offersOf(products));
  expect(field('Price of', PHONE)).toHaveValue('999');
  await goBack();
  expect(await screen.findByRole('heading', { name: 'Shop orders' })).toBeVisible();
});

it('finds the product whose link I paste into the search', async () => {
  const { user } = await openProducts();
  await user.click(screen.getByRole('searchbox', { name: 'Search products' }));
  await user.paste(`${shop.origin}${shop.basePath}products/some-phone-${PHONE}/`);
  expect(await screen.findByText('1 product')).toBeVisible();
  expect(field('Price of', PHONE)).toBeVisible();
});

it('keeps my edits across a reload, resets one product, and discards the rest once I confirm', async () => {
  const { auth, orders, setPrice, unmount } = await openProducts();
  await setPrice(PHONE, '949');
  await setPrice(WAX, 'abc');
  unmount();
  const { user } = await renderApp({ auth, orders, path: '/login?section=products' });
  expect(await findMessage('You have 2 unsaved changes.')).toBeVisible();
  expect(field('Price of', PHONE)).toHaveValue('949');
  await user.click(press(`Reset ${titleOf(WAX)}`));
  expect(field('Price of', WAX)).toHaveValue('133');
  await user.click(press('1 change'));
  await user.click(press('Discard'));
  await user.click(
    within(screen.getByRole('group', { name: 'Discard 1 change?' })).getByRole('button', {
      name: 'Discard',
    }),
  );
  expect(field('Price of', PHONE)).toHaveValue('999');
  expect(saves(orders)).toBe(0);
  expect(localStorage).toHaveLength(0);
});

it('says that unsaved changes are lost on a reload if the browser can’t store them', async () => {
  const { setPrice, user } = await openProducts();
  const store = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No.', 'QuotaExceededError');
  });
  await setPrice(PHONE, '949');
  expect(
    await findMessage(/^This browser has no room to keep your changes, so save/),
  ).toBeVisible();
  store.mockRestore();
  await user.click(soldOut(WAX));
  expect(screen.queryByText(/no room to keep/, { selector: 'p' })).not.toBeInTheDocument();
});

it('shows an error at the field, moves me there when I save, and asks once about a likely typo', async () => {
  const { orders, setLeft, setPrice, user } = await openProducts();
  await setPrice(PHONE, '99.5');
  await setLeft(WAX, 'a few');
  await user.click(press('Save changes'));
  expect(field('Left in stock:', WAX)).toHaveFocus();
  expect(field('Left in stock:', WAX)).toHaveAccessibleDescription(
    'Enter a whole number, such as 4, or leave it empty.',
  );
  expect(field('Price of', PHONE)).toHaveAccessibleDescription('Enter a whole number, such as 99.');
  expect(screen.getByRole('status')).toHaveTextContent('2 products need your attention.');
  await setPrice(PHONE, '₹ 1,099');
  expect(screen.getByRole('status')).not.toHaveTextContent('2 products');
  await setLeft(WAX, '1000000');
  await user.click(press('Save changes'));
  expect(field('Left in stock:', WAX)).toHaveFocus();
  expect(saves(orders)).toBe(0);
  await setLeft(WAX, '');
  await user.click(press('Save changes'));
  await findMessage(/^Saved/);
  expect(saves(orders)).toBe(1);
  expect(orders.today.prices[PHONE]).toBe(1099);

  for (const [from, to] of [
    ['₹1099', '9490'],
    ['₹9490', '9'],
  ] as const) {
    const before = saves(orders);
    await setPrice(PHONE, to);
    await user.click(press('Save changes'));
    const question = screen.getByRole('group', { name: 'Is this right?' });
    expect(question).toHaveTextContent(`${titleOf(PHONE)}: ${from} → ₹${to} is an unusual change.`);
    expect(saves(orders)).toBe(before);
    await user.click(press('Save changes'));
    await findMessage(/^Saved/);
    expect(orders.today.prices[PHONE]).toBe(Number(to));
  }
});

it('keeps edits while the connection is broken, and then says what was saved or undone', async () => {
  const { orders, setLeft, setPrice, user } = await openProducts();
  const saved = /^Saved/;
  const unknown = /^We couldn’t connect, so we don’t know yet/;
  const connect = (fate: 'answered' | 'lost' | 'unreachable', readFate = fate) =>
    Object.assign(orders, { fate, readFate });
  const pressFor = async (button: string, message: RegExp) => {
    await user.click(press(button));
    expect(await findMessage(message)).toBeVisible();
  };
  await setPrice(PHONE, '949');
  connect('unreachable', 'answered');
  await pressFor('Save changes', /^Nothing was saved, because we couldn’t connect\./);
  connect('unreachable');
  await pressFor('Try again', unknown);
  // The message isn't “Saved”, as nothing differs any more.
  await user.click(press(`Reset ${titleOf(PHONE)}`));
  expect(screen.queryByText(saved)).not.toBeInTheDocument();
  await setPrice(PHONE, '949');
  connect('answered');
  await pressFor('Try again', saved);
  expect(orders.today.prices[PHONE]).toBe(949);

  await setLeft(PHONE, '4');
  await setLeft(LAPTOP, '3');
  connect('lost', 'unreachable');
  await pressFor('Save changes', unknown);
  expect(field('Left in stock:', PHONE)).toHaveValue('4');
  connect('answered');
  await pressFor('Try again', saved);
  expect(orders.list?.revision).toBe(3);
  await setPrice(PHONE, '899');
  connect('lost', 'answered');
  await pressFor('Save changes', saved);

  connect('unreachable');
  await pressFor('Undo', unknown);
  connect('answered');
  await pressFor('Undo', /^Undone/);
  expect(orders.today).toMatchObject({ left: { [PHONE]: 4 }, prices: { [PHONE]: 949 } });

  // The answer is lost, and another device accepts an order before the page retries.
  await setPrice(PHONE, '929');
  connect('lost', 'answered');
  orders.hang();
  await user.click(press('Save changes'));
  orders.answerAll();
  orders.hang();
  await act(() => Promise.resolve());
  changeOffer(orders, { id: WAX, left: 4 });
  orders.answerAll();
  expect(await findMessage(saved)).toBeVisible();
});

it('keeps the focus on “Try again” while prices can’t be loaded', async () => {
  const orders = buildOrders();
  const { user } = await openAccount({ orders, isMerchant: true });
  orders.readFate = 'unreachable';
  await user.click(await screen.findByRole('link', { name: 'Products' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(press('Try again')).toHaveFocus();
  expect(press('Try again')).toBeEnabled();
  orders.readFate = 'answered';
  await user.click(press('Try again'));
  expect(await screen.findByRole('searchbox', { name: 'Search products' })).toBeVisible();
});

it('ends the sale of a product with none left, and resumes it at the same price', async () => {
  const { orders, setLeft, setPrice, user } = await openProducts();
  const save = async () => {
    await user.click(press('Save changes'));
    expect(await findMessage(/^Saved/)).toHaveFocus();
  };
  await setPrice(PHONE, '949');
  await setLeft(PHONE, '0');
  expect(row(PHONE).getByText('Changed: ₹999 → ₹949, 0 left, so sold out')).toBeVisible();
  await save();
  expect(orders.today.prices[PHONE]).toBeUndefined();
  expect(field('Price of', PHONE)).toHaveValue('949');
  await setLeft(PHONE, '5');
  await save();
  expect(orders.today).toMatchObject({ left: { [PHONE]: 5 }, prices: { [PHONE]: 949 } });

  await user.click(soldOut(PHONE));
  await save();
  expect(orders.today.prices[PHONE]).toBeUndefined();
  await user.click(soldOut(PHONE));
  expect(row(PHONE).getByText('Changed: for sale again at ₹949')).toBeVisible();
  await save();
  expect(orders.today.prices[PHONE]).toBe(949);
});

it('applies my changes on top of another device’s, which Undo keeps', async () => {
  const { comeBack, orders, setLeft, setPrice, user } = await openProducts();
  await setPrice(PHONE, '949');
  await setLeft(PHONE, '5');
  changeOffer(orders, { id: WAX, left: 4 });
  await user.click(press('Save changes'));
  await findMessage(/^Saved/);
  expect(field('Left in stock:', WAX)).toHaveValue('4');
  const left = { [PHONE]: 5, [WAX]: 4 };
  expect(orders.today).toMatchObject({ left, prices: { [PHONE]: 949 } });
  // An order was accepted, which the page learns only when it saves.
  left[PHONE] = 4;
  changeOffer(orders, { id: PHONE, left: 4 });
  await user.click(press('Undo'));
  await findMessage(/^Undone/);
  expect(orders.today).toMatchObject({ left, prices: { [PHONE]: 999 } });
  await setPrice(PHONE, '959');
  await user.click(press('Save changes'));
  await findMessage(/^Saved/);
  changeOffer(orders, { id: PHONE, price: 969 });
  await comeBack();
  await user.click(press('Undo'));
  await findMessage(/^Nothing was undone/);
  expect(orders.today.prices[PHONE]).toBe(969);
});

it('asks before it overwrites a change by another device or an order since I typed', async () => {
  const orders = buildOrders();
  changeOffer(orders, { id: PHONE, left: 10 });
  const { comeBack, setLeft, setPrice, user } = await openProducts(orders);
  await setLeft(PHONE, '12');
  await setPrice(PHONE, '949');
  await setPrice(WAX, '140');
  changeOffer(orders, { id: PHONE, price: 899, left: 3 });
  changeOffer(orders, { id: LAPTOP, left: 1 });
  await comeBack();
  await user.click(press('Save changes'));
  const question = screen.getByRole('group', { name: 'Is this right?' });
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    `${titleOf(PHONE)}: you typed 12 when 10 were left; now 3 are left.`,
    `${titleOf(PHONE)}: you typed ₹949 when it cost ₹999; now it costs ₹899.`,
  ]);
  expect(saves(orders)).toBe(0);
  await user.click(press('Check again'));
  await setLeft(PHONE, '5');
  await setPrice(PHONE, '899');
  await user.click(press('Save changes'));
  await findMessage(/^Saved/);
  expect(orders.today).toMatchObject({
    prices: { [PHONE]: 899, [WAX]: 140 },
    left: { [PHONE]: 5, [LAPTOP]: 1 },
  });
});

it.each(['0', '₹0', '0.00'])('rejects a price of zero: %s', async (price) => {
  const { orders, setPrice, user } = await openProducts();
  await setPrice(PHONE, price);
  await user.click(press('Save changes'));
  expect(field('Price of', PHONE)).toHaveAccessibleDescription('Enter a price of at least ₹1.');
  await setPrice(PHONE, '1');
  await user.click(press('Save changes'));
  expect(screen.getByRole('group', { name: 'Is this right?' })).toBeVisible();
  expect(saves(orders)).toBe(0);
});

it('accepts a price list whose revisions were restarted by hand', async () => {
  const orders = buildOrders();
  changeOffer(orders, { id: WAX, left: 4 });
  const { setPrice, user } = await openProducts(orders);
  await setPrice(PHONE, '949');
  orders.list = firstPriceList({ ...offersOf(products) }, shop.delivery);
  await user.click(press('Save changes'));
  await findMessage(/^Saved/);
  expect(field('Left in stock:', WAX)).toHaveValue('');
  expect(orders.list.revision).toBe(2);
});

it('says how many products a shop can have when there are too many', async () => {
  const orders = buildOrders();
  const others = Array.from({ length: PRICED_PRODUCTS }, (_, index) => [`other-${index}`, 99]);
  orders.today = { prices: Object.fromEntries(others) as Record<string, number>, delivery: {} };
  const { setPrice, user } = await openProducts(orders);
  await user.click(soldOut(PHONE));
  await setPrice(PHONE, '949');
  await user.click(press('Save changes'));
  expect(
    await findMessage('Nothing was saved: the shop can have 20,000 products at most.'),
  ).toBeVisible();
  expect(saves(orders)).toBe(0);
  expect(field('Price of', PHONE)).toHaveValue('949');
});

it('opens the shop with one press, at the prices in the site’s files', async () => {
  const orders = new FakeOrders();
  orders.list = undefined;
  const { user } = await openAccount({ orders, isMerchant: true });
  expect(await screen.findByRole('heading', { name: 'Your shop isn’t open yet' })).toBeVisible();
  orders.fate = 'unreachable';
  await user.click(press('Publish 7 products'));
  await findMessage('Nothing was published, because we couldn’t connect. Try again.');
  orders.fate = 'answered';
  await user.click(press('Publish 7 products'));
  expect(
    await screen.findByText('Your shop is open.', { selector: '.success' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Your shop isn’t open yet' })).toBeNull();
  expect(orders.list).toEqual(firstPriceList(offersOf(products), shop.delivery));
});

describe('after a deployment whose files have changed', () => {
  const heading = 'The site’s files have changed';
  const added = 'Cotton cap, Extra large';

  /** Since the last deployment, the phone's price was edited, the cap was added, and a lamp was taken out. */
  const openDeployed = () => {
    const orders = buildOrders();
    const offers = { ...offersOf(products) };
    Reflect.deleteProperty(offers, 'cap-xl');
    orders.list = firstPriceList(
      {
        ...offers,
        lamp: { price: 10, soldOut: false, left: undefined },
        [PHONE]: { price: 949, soldOut: false, left: 3 },
      },
      shop.delivery,
    );
    return openProducts(orders);
  };

  it('lists new and removed products, publishes all or one by one, and keeps other prices', async () => {
    const { orders, user } = await openDeployed();
    expect(listed(heading)).toEqual([
      `${added}: new, sold out.Publish`,
      'lamp: no longer in the site’s files.Publish',
    ]);
    const [first] = screen.getAllByRole('button', { name: /^Publish (?!all)/ });
    if (first) await user.click(first);
    expect(orders.list?.offers).toMatchObject({ 'cap-xl': { soldOut: true } });
    expect(listed(heading)).toHaveLength(1);
    await user.click(press('Publish all'));
    expect(screen.queryByRole('region', { name: heading })).not.toBeInTheDocument();
    expect(orders.list?.offers).not.toHaveProperty('lamp');
    expect(orders.list?.offers).toMatchObject({ [PHONE]: { price: 949, left: 3 } });
  });

  it('lets me publish one thing at a time, and reports no failure of a press in between', async () => {
    const { orders, user } = await openDeployed();
    const [first, second] = screen.getAllByRole('button', { name: /^Publish (?!all)/ });
    orders.hang();
    if (first) await user.click(first);
    expect(second).toHaveAttribute('aria-disabled', 'true');
    if (second) await user.click(second);
    await act(async () => {
      orders.answerAll();
      await flushPromises();
    });
    expect(screen.queryByText(/^Nothing was published/)).not.toBeInTheDocument();
    expect(listed(heading)).toHaveLength(1);
    expect(press('Publish all')).toHaveAttribute('aria-disabled', 'false');
  });

  it('doesn’t sell a new product if I say so, and doesn’t ask again', async () => {
    const { orders, user } = await openDeployed();
    await user.click(press('Not yet'));
    expect(listed(heading)).toEqual(['lamp: no longer in the site’s files.']);
    expect(screen.getByRole('status')).toHaveTextContent('Not on sale yet');
    expect(orders.list?.offers).toMatchObject({ 'cap-xl': { soldOut: true } });
    expect(orders.today.prices).toMatchObject({ [PHONE]: 949, lamp: 10 });
  });

  it('publishes changed terms of delivery', async () => {
    const orders = buildOrders();
    orders.list = firstPriceList(offersOf(products), { price: 10 });
    const { user } = await openProducts(orders);
    expect(listed(heading)).toEqual(['Delivery costs something else.']);
    await user.click(press('Publish all'));
    expect(screen.queryByRole('region', { name: heading })).not.toBeInTheDocument();
    expect(orders.today.delivery).toEqual({
      price: shop.delivery?.price,
      freeFrom: shop.delivery?.freeFrom,
    });
  });
});

it('searches a large catalogue without a pause at each key', async () => {
  const { user } = await openProducts();
  jest.mocked(buildSearchIndex).mockClear();
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'phone');
  expect(screen.getAllByRole('checkbox', { name: /^Sold out/ })).toHaveLength(2);
  expect(buildSearchIndex).toHaveBeenCalledTimes(1);
});

it('finds variants by their product’s title, each with its own price, count and sold-out mark', async () => {
  const { orders, retype, user } = await openProducts();
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'cotton cap');
  const variants = screen.getAllByRole('checkbox', { name: /^Sold out/ });
  expect(variants.map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Sold out: Cotton cap, Small',
    'Sold out: Cotton cap, Large',
    'Sold out: Cotton cap, Extra large',
  ]);
  expect(variants[2]).toBeChecked();
  const price = screen.getByRole('textbox', { name: 'Price of Cotton cap, Large' });
  expect(price).toHaveValue('350');
  await retype(price, '330');
  await retype(screen.getByRole('textbox', { name: 'Left in stock: Cotton cap, Small' }), '4');
  await user.click(press('Save changes'));
  await findMessage(/^Saved/);
  expect(orders.today).toMatchObject({ prices: { 'cap-l': 330 }, left: { 'cap-s': 4 } });
});
