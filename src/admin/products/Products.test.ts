/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { type LiveChanges, pricesOf } from '../../catalogue/prices';
import { selectCurrentPrices } from '../../catalogue/pricesSlice';
import { products } from '../../catalogue/products';
import { shop } from '../../config';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openAccount } from '../../testing/openAccount';
import { renderApp } from '../../testing/renderApp';
import { LIVE_PRODUCTS, noChanges } from '../../catalogue/changeProducts';

jest.mock('../../catalogue/products', () =>
  jest.requireActual<object>('../../testing/sampleCatalogue'),
);

const [LAPTOP, WAX, PHONE, CHEAP] = ['123', '1234', '1236', '1235'] as const;
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
const saves = ({ calls }: FakeOrders) => calls.filter((call) => call === 'saveChanges').length;

/** A shop whose deployed prices are those of the page. */
function buildOrders() {
  const orders = new FakeOrders();
  orders.today = pricesOf(products, shop.delivery);
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

afterEach(() => {
  localStorage.clear();
});

it('changes a price, what is sold out and what is left, all together, and undoes that', async () => {
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
  expect(orders.changes).toEqual({ ...noChanges(orders.published), revision: 2 });
  expect(field('Price of', PHONE)).toHaveValue('999');
  await goBack();
  expect(await screen.findByRole('heading', { name: 'Shop orders' })).toBeVisible();
});

it('keeps what I typed across a reload, resets one product, and discards the rest once I have confirmed it', async () => {
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

it('says that what I typed lasts only as long as the page if the browser can’t store it', async () => {
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

it('says at the field what can’t be saved, takes me there when I save, and asks once before it saves a likely typo', async () => {
  const { orders, setLeft, setPrice, user } = await openProducts();
  await setPrice(PHONE, '99.5');
  await setLeft(WAX, 'a few');
  await user.click(press('Save changes'));
  expect(field('Left in stock:', WAX)).toHaveFocus();
  expect(field('Left in stock:', WAX)).toHaveAccessibleDescription(
    'Enter a whole number, such as 4, or leave it empty.',
  );
  expect(field('Price of', PHONE)).toHaveAccessibleDescription('Enter whole rupees, such as 99.');
  expect(screen.getByRole('status')).toHaveTextContent('2 products need your attention.');
  await setPrice(PHONE, '₹ 1,099');
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
    ['₹9490', '0'],
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

it('loses no change to a broken connection, and says what was saved or undone once it knows', async () => {
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
  // Not “Saved”: nothing differs any more.
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
  expect(orders.changes?.revision).toBe(2);
  await setPrice(PHONE, '899');
  connect('lost', 'answered');
  await pressFor('Save changes', saved);

  connect('unreachable');
  await pressFor('Undo', unknown);
  connect('answered');
  await pressFor('Undo', /^Undone/);
  expect(orders.today).toMatchObject({ left: { [PHONE]: 4 }, prices: { [PHONE]: 949 } });

  // The answer is lost, and an order is accepted before it asks.
  await setPrice(PHONE, '929');
  connect('lost', 'answered');
  orders.hang();
  await user.click(press('Save changes'));
  orders.answerAll();
  orders.hang();
  await act(() => Promise.resolve());
  if (orders.changes) orders.changes = { ...orders.changes, left: { [WAX]: 4 }, revision: 9 };
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

it('ends the sale of what has nothing left or is sold out, and resumes it at the same price', async () => {
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

it('keeps my changes on top of those saved elsewhere meanwhile, which an undo keeps, too', async () => {
  const { comeBack, orders, setLeft, setPrice, user } = await openProducts();
  await setPrice(PHONE, '949');
  await setLeft(PHONE, '5');
  orders.changes = { ...noChanges(orders.published, 1), left: { [WAX]: 4 } };
  orders.refuseNext();
  await user.click(press('Save changes'));
  await findMessage(/^Another device or a deployment has changed the catalogue meanwhile\./);
  expect(field('Left in stock:', WAX)).toHaveValue('4');
  expect(field('Price of', PHONE)).toHaveValue('949');
  await user.click(press('Save changes'));
  await findMessage(/^Saved/);
  const left = { [PHONE]: 5, [WAX]: 4 };
  expect(orders.today).toMatchObject({ left, prices: { [PHONE]: 949 } });
  // An order was accepted, which the page learns only when it saves.
  left[PHONE] = 4;
  orders.changes = { ...orders.changes, left, revision: 3 };
  orders.refuseNext();
  await user.click(press('Undo'));
  await findMessage(/^Undone/);
  expect(orders.changes).toMatchObject({ left, prices: {} });
  await setPrice(PHONE, '959');
  await user.click(press('Save changes'));
  await findMessage(/^Saved/);
  orders.changes = { ...orders.changes, prices: { [PHONE]: 969 }, revision: 5 };
  await comeBack();
  await user.click(press('Undo'));
  await findMessage(/^Nothing was undone/);
  expect(orders.today.prices[PHONE]).toBe(969);
});

it('asks before it overwrites what another device or an order has changed since I typed', async () => {
  const orders = buildOrders();
  const changes = { ...noChanges(orders.published, 1), left: { [PHONE]: 10 } };
  orders.changes = changes;
  const { comeBack, setLeft, setPrice, user } = await openProducts(orders);
  await setLeft(PHONE, '12');
  await setPrice(PHONE, '949');
  await setPrice(WAX, '140');
  const prices = { [PHONE]: 899 };
  orders.changes = { ...changes, prices, left: { [PHONE]: 3, [LAPTOP]: 1 }, revision: 2 };
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
  expect(orders.changes).toMatchObject({
    ...{ prices: { [PHONE]: 899, [WAX]: 140 }, left: { [PHONE]: 5, [LAPTOP]: 1 } },
  });
});

it('says how many products can be changed, and what to do about more', async () => {
  const orders = buildOrders();
  const others = Array.from({ length: LIVE_PRODUCTS }, (_, place) => `other-${place}`);
  const left = Object.fromEntries(others.map((id) => [id, 1]));
  const prices = Object.fromEntries(others.slice(1).map((id) => [id, 99]));
  orders.changes = { ...noChanges(orders.published, 1), prices, soldOut: others.slice(1), left };
  const { setLeft, setPrice, user } = await openProducts(orders);
  await setPrice(PHONE, '949');
  await user.click(soldOut(PHONE));
  await user.click(press('Save changes'));
  await findMessage(/^Saved/);
  await setLeft(PHONE, '4');
  await user.click(press('Save changes'));
  expect(
    await findMessage(/^Nothing was saved: the shop can have 5,000 changed prices/),
  ).toBeVisible();
  expect(saves(orders)).toBe(1);
  expect(field('Left in stock:', PHONE)).toHaveValue('4');
});

describe('after a deployment', () => {
  const openDeployed = () => {
    const orders = buildOrders();
    const stale: LiveChanges = {
      ...{ release: 'earlier', revision: 5, left: { [LAPTOP]: 3 }, soldOut: [WAX] },
      prices: { [PHONE]: 949, gone: 10, 'cap-xl': 290 },
    };
    orders.changes = stale;
    return openProducts(orders);
  };
  const heading = 'The shop was deployed';

  it('lists the prices that have ended, and saves them again, but leaves counts and what is sold out as they are', async () => {
    const { comeBack, orders, user } = await openDeployed();
    expect(field('Left in stock:', LAPTOP)).toHaveValue('3');
    expect(soldOut(WAX)).toBeChecked();
    expect(listed(heading).sort()).toEqual(
      [
        'Product gone is no longer in the catalogue.',
        `${titleOf(PHONE)}: ₹999 → ₹949`,
        'Cotton cap, Extra large: for sale again at ₹290',
      ].sort(),
    );
    await user.click(press('Apply them again'));
    // An order was accepted.
    if (orders.changes) orders.changes = { ...orders.changes, left: { [LAPTOP]: 2 }, revision: 6 };
    await comeBack();
    expect(screen.queryByRole('region', { name: heading })).not.toBeInTheDocument();
    expect(press('2 changes')).toBeVisible();
    await user.click(press('Save changes'));
    await findMessage(/^Saved/);
    expect(orders.changes).toEqual({
      ...{ release: orders.published.release, prices: { [PHONE]: 949, 'cap-xl': 290 } },
      ...{ soldOut: [WAX], left: { [LAPTOP]: 2 }, revision: 7 },
    });
    // Undoing that after the next deployment would delete the other prices.
    orders.today = { ...orders.today, prices: { ...orders.published.prices, [PHONE]: 979 } };
    await comeBack();
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('discards them, and until then saves nothing over them', async () => {
    const { orders, setPrice, user } = await openDeployed();
    await setPrice(CHEAP, '580');
    await user.click(press('Save changes'));
    expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
    expect(saves(orders)).toBe(0);
    Object.assign(orders, { fate: 'unreachable', readFate: 'unreachable' });
    await user.click(press('Discard them'));
    expect(await findMessage(/^We couldn’t connect, so we don’t know yet/)).toBeVisible();
    Object.assign(orders, { fate: 'answered', readFate: 'answered' });
    await user.click(press('Discard them'));
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await findMessage(/^Saved/);
    expect(orders.today.prices).toMatchObject({ [PHONE]: 999, [CHEAP]: 580 });
    expect(orders.changes).toMatchObject({ soldOut: [WAX], left: { [LAPTOP]: 3 } });
  });

  it('asks me to reload a page that was built before it', async () => {
    const orders = buildOrders();
    const { prices, delivery } = orders.published;
    orders.today = { prices: { ...prices, [PHONE]: 899 }, delivery };
    await openProducts(orders);
    expect(press('Reload to see the new catalogue')).toBeVisible();
    expect(field('Price of', PHONE)).toHaveValue('899');
  });
});

it('has prices, counts and the end of a sale for each variant, found by the title of its product', async () => {
  const { orders, retype, user } = await openProducts();
  await user.type(screen.getByRole('searchbox'), 'cotton cap');
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
  expect(orders.changes).toMatchObject({
    ...{ prices: { 'cap-l': 330 }, left: { 'cap-s': 4 } },
  });
});
