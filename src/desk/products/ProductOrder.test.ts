/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { products } from '#shop/products';
import { arranged } from '../../catalogue/model/order';
import { changePrices, firstPriceList, offersOf } from '../../catalogue/model/priceList';
import { changeOffer } from '../../testing/changeOffer';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openAccount } from '../../testing/openAccount';
import { renderApp } from '../../testing/renderApp';

jest.mock('#shop/products', () => jest.requireActual<object>('../../testing/sampleCatalogue'));
jest.mock('../../catalogue/model/order', () => ({
  ...jest.requireActual<object>('../../catalogue/model/order'),
  MOVED_PRODUCTS: 3,
}));

const [LAPTOP, WAX, PHONE, DEARER, CAP] = products.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
];
const titleOf = (id: string) => products.find((product) => product.id === id)?.title ?? '';
const press = (name: string) => screen.getByRole('button', { name });
const findMessage = (text: string | RegExp) => screen.findByText(text, { selector: 'p' });
const region = () => within(screen.getByRole('region', { name: 'Products' }));
const titles = () =>
  region()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

function buildOrders() {
  const orders = new FakeOrders();
  orders.list = firstPriceList(offersOf(products), shop.delivery);
  return orders;
}

async function openOrder(orders = buildOrders()) {
  const account = await openAccount({
    orders,
    isMerchant: true,
    path: '/login?section=products',
  });
  await screen.findByRole('searchbox', { name: 'Search products' });
  const { user } = account;
  await user.click(press('Change the order'));
  const move = (label: string, id: string) => user.click(press(`${label}: ${titleOf(id)}`));
  return { ...account, orders, move };
}

const titlesOf = (...ids: string[]) => ids.map(titleOf);
const shoppersSee = ({ list }: FakeOrders) =>
  arranged(
    products.map(({ id }) => id),
    list?.order ?? {},
  );

it('moves a product up, down, to the top and to the bottom, and saves and undoes it all', async () => {
  const { orders, move, user } = await openOrder();
  await move('Up', PHONE);
  expect(titles()).toEqual(titlesOf(LAPTOP, PHONE, WAX, DEARER, CAP));
  await move('To the top', CAP);
  await move('Down', LAPTOP);
  await move('To the bottom', WAX);
  const order = [CAP, PHONE, LAPTOP, DEARER, WAX];
  expect(titles()).toEqual(titlesOf(...order));
  expect(screen.getByText('Place 1, in a row of 2')).toBeVisible();
  expect(screen.getByText('Place 5, in a row of 3')).toBeVisible();
  await user.click(press('4 changes'));
  const review = within(screen.getByRole('region', { name: 'Unsaved changes' }));
  expect(review.getByText(`${titleOf(CAP)}: place 5 → 1`)).toBeVisible();
  await user.click(press('Save changes'));
  await findMessage(/^Saved/);
  expect(shoppersSee(orders)).toEqual(order);
  await user.click(press('Undo'));
  await findMessage(/^Undone/);
  expect(shoppersSee(orders)).toEqual(products.map(({ id }) => id));
  expect(titles()).toEqual(titlesOf(LAPTOP, WAX, PHONE, DEARER, CAP));
});

it('keeps the focus on the moved product’s button, also by keyboard, and announces its place', async () => {
  const { move, user } = await openOrder();
  await move('Down', WAX);
  expect(press(`Down: ${titleOf(WAX)}`)).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(`${titleOf(WAX)} is now at place 3 of 5.`);
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(titles().at(-1)).toBe(titleOf(WAX));
  const down = press(`Down: ${titleOf(WAX)}`);
  expect(down).toHaveFocus();
  expect(down).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(titles().at(-1)).toBe(titleOf(WAX));
  expect(press('1 change')).toBeVisible();
  await move('Up', WAX);
  await move('Up', WAX);
  await move('Up', WAX);
  expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
});

it('has my moves after a reload, on top of what was moved and sold elsewhere since', async () => {
  const orders = buildOrders();
  const { auth, move, unmount } = await openOrder(orders);
  await move('To the top', CAP);
  unmount();
  changeOffer(orders, { id: LAPTOP, left: 3 });
  orders.list = changePrices(orders.list ?? firstPriceList({}), { order: { [DEARER]: 0 } });
  const { user } = await renderApp({ auth, orders, path: '/login?section=products' });
  expect(await findMessage('You have 1 unsaved change.')).toBeVisible();
  await user.click(press('Change the order'));
  expect(titles()).toEqual(titlesOf(CAP, DEARER, LAPTOP, WAX, PHONE));
  await user.click(press('Save changes'));
  await findMessage(/^Saved/);
  expect(shoppersSee(orders)).toEqual([CAP, DEARER, LAPTOP, WAX, PHONE]);
  expect(orders.list.offers[LAPTOP]).toMatchObject({ left: 3 });
});

it('doesn’t undo an order that another device has changed since', async () => {
  const { orders, move, user } = await openOrder();
  await move('To the top', CAP);
  await user.click(press('Save changes'));
  await findMessage(/^Saved/);
  orders.list = changePrices(orders.list ?? firstPriceList({}), { order: { [WAX]: 0 } });
  await user.click(press('Undo'));
  await findMessage(/^Nothing was undone/);
  expect(shoppersSee(orders)[0]).toBe(WAX);
});

it('says that moves were saved whose answer was lost, once the page is online again', async () => {
  const { orders, move, user } = await openOrder();
  await move('To the top', CAP);
  Object.assign(orders, { fate: 'lost', readFate: 'unreachable' });
  await user.click(press('Save changes'));
  await findMessage(/^We couldn’t connect, so we don’t know yet/);
  Object.assign(orders, { fate: 'answered', readFate: 'answered' });
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => {
    expect(Object.keys(localStorage).filter((key) => key.includes('user:products'))).toEqual([]);
  });
  expect(await findMessage(/^Saved/)).toBeVisible();
});

it('keeps the places of products that are in newer files than my page’s', async () => {
  const orders = buildOrders();
  const order = { lamp: 1, jug: 2, cup: 3 };
  orders.list = changePrices(orders.list ?? firstPriceList({}), { order });
  const { move, user } = await openOrder(orders);
  await move('To the top', CAP);
  await user.click(press('Save changes'));
  await findMessage(/^Saved/);
  // There is room for three.
  expect(orders.list.order).toEqual({ lamp: 1, jug: 2, [CAP]: 0 });
});

it('undoes my moves, and not those that another device had saved just before', async () => {
  const { orders, move, user } = await openOrder();
  await move('To the top', CAP);
  orders.list = changePrices(orders.list ?? firstPriceList({}), { order: { [PHONE]: 0 } });
  await user.click(press('Save changes'));
  await findMessage(/^Saved/);
  expect(shoppersSee(orders)).toEqual([CAP, PHONE, LAPTOP, WAX, DEARER]);
  await user.click(press('Undo'));
  await findMessage(/^Undone/);
  expect(shoppersSee(orders)).toEqual([PHONE, LAPTOP, WAX, DEARER, CAP]);
});

it('moves a product past hidden ones, which keep their places and aren’t listed', async () => {
  const orders = buildOrders();
  orders.cards = { [WAX]: { id: WAX, hidden: true } };
  orders.list = changePrices(orders.list ?? firstPriceList({}), {
    offers: { [WAX]: undefined },
    cards: [WAX],
  });
  const { move, user } = await openOrder(orders);
  expect(titles()).toEqual(titlesOf(LAPTOP, PHONE, DEARER, CAP));
  await move('Up', PHONE);
  expect(titles()).toEqual(titlesOf(PHONE, LAPTOP, DEARER, CAP));
  await user.click(press('Save changes'));
  await findMessage(/^Saved/);
  expect(shoppersSee(orders)).toEqual([PHONE, LAPTOP, WAX, DEARER, CAP]);
});

it('keeps my moves, and says so, if more products were moved than each visit can read', async () => {
  const { orders, move, user } = await openOrder();
  for (const id of [WAX, PHONE, DEARER, CAP]) await move('To the top', id);
  await user.click(press('Save changes'));
  expect(await findMessage(/^Nothing was saved: at most 3 products/)).toBeVisible();
  expect(orders.list?.order).toEqual({});
  await move('To the bottom', CAP);
  await user.click(press('Try again'));
  await findMessage(/^Saved/);
  expect(shoppersSee(orders)).toEqual([DEARER, PHONE, WAX, LAPTOP, CAP]);
});

it('moves a product that I have searched for to the top of all', async () => {
  const { move, user } = await openOrder();
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'phone');
  await move('To the top', DEARER);
  expect(titles()).toHaveLength(2);
  await user.clear(screen.getByRole('searchbox', { name: 'Search products' }));
  expect(titles()).toEqual(titlesOf(DEARER, LAPTOP, WAX, PHONE, CAP));
});

it('adds new products first if I choose so, before those that I have moved', async () => {
  const { orders, move, user } = await openOrder();
  await move('To the top', CAP);
  await user.click(screen.getByRole('checkbox', { name: 'New products come first' }));
  await user.click(press('2 changes'));
  expect(screen.getByText('New products come first.')).toBeVisible();
  await user.click(press('Save changes'));
  await findMessage(/^Saved/);
  expect(orders.list).toMatchObject({ isNewFirst: true, order: { [CAP]: 0 } });
});

it('forgets my choice for new products once another device has made the same', async () => {
  const { orders, user } = await openOrder();
  const box = screen.getByRole('checkbox', { name: 'New products come first' });
  const chooseElsewhere = (isNewFirst: boolean) => {
    orders.list = changePrices(orders.list ?? firstPriceList({}), { isNewFirst });
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
  };
  await user.click(box);
  expect(press('Save changes')).toBeVisible();
  chooseElsewhere(true);
  await waitForElementToBeRemoved(screen.queryByRole('button', { name: 'Save changes' }));
  chooseElsewhere(false);
  await waitFor(() => {
    expect(box).not.toBeChecked();
  });
  expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
});

it('doesn’t save a choice for new products that I saw made already, and that was taken back', async () => {
  const { orders, move, user } = await openOrder();
  const chooseElsewhere = (isNewFirst: boolean) => {
    orders.list = changePrices(orders.list ?? firstPriceList({}), { isNewFirst });
  };
  await move('To the top', CAP);
  await user.click(screen.getByRole('checkbox', { name: 'New products come first' }));
  chooseElsewhere(true);
  Object.assign(orders, { fate: 'unreachable', readFate: 'answered' });
  await user.click(press('Save changes'));
  await findMessage(/^Nothing was saved, because we couldn’t connect/);
  chooseElsewhere(false);
  orders.fate = 'answered';
  await user.click(press('Try again'));
  await findMessage(/^Saved/);
  expect(orders.list).toMatchObject({ isNewFirst: false, order: { [CAP]: 0 } });
});

it('lists prices and stock in the order that shoppers see', async () => {
  const orders = buildOrders();
  orders.list = changePrices(orders.list ?? firstPriceList({}), { order: { [PHONE]: 0 } });
  const { user } = await openOrder(orders);
  await user.click(press('Back to prices and stock'));
  expect(titles().slice(0, 3)).toEqual(titlesOf(PHONE, LAPTOP, WAX));
});

it('hides a product in the list with one press, and shows it again with another, or by undoing', async () => {
  const { orders, user } = await openOrder();
  await user.click(press('Back to prices and stock'));
  await user.click(press(`Hide ${titleOf(CAP)}`));
  await findMessage(/^Saved/);
  expect(orders.cards[CAP]).toMatchObject({ hidden: true });
  expect(orders.list?.offers).not.toHaveProperty('cap-s');
  await user.click(press(`Show ${titleOf(CAP)} again`));
  await findMessage(/^Saved/);
  expect(orders.cards[CAP]).toMatchObject({ hidden: false });
  expect(orders.list?.offers['cap-l']).toMatchObject({ price: 350 });
  await user.click(press('Undo'));
  await findMessage(/^Undone/);
  expect(orders.cards[CAP]).toMatchObject({ hidden: true });
});
