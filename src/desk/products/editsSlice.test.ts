/** @jest-environment ./src/testing/browserEnvironment.ts */
import * as buffer from 'node:buffer';
import { act, screen, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { products } from '#shop/products';
import { changePrices, firstPriceList, offersOf } from '../../catalogue/model/priceList';
import { changeOffer } from '../../testing/changeOffer';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openAccount } from '../../testing/openAccount';

jest.mock('#shop/products', () => jest.requireActual<object>('../../testing/sampleCatalogue'));

// jsdom’s files can’t be read.
Object.assign(globalThis, { Blob: buffer.Blob, File: buffer.File });

const [LAPTOP, WAX, PHONE] = ['123', '1234', '1236'] as const;
const titleOf = (id: string) => products.find((product) => product.id === id)?.title ?? '';
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const findMessage = (text: string | RegExp) => screen.findByText(text, { selector: 'p' });
const isChanged = /^Another device has changed the products meanwhile\./;

/** A shop that counts its laptops and phones. */
function buildOrders() {
  const orders = new FakeOrders();
  orders.list = firstPriceList(offersOf(products), shop.delivery);
  changeOffer(orders, { id: LAPTOP, left: 100 });
  changeOffer(orders, { id: PHONE, left: 10 });
  return orders;
}

/** Counts an order, as the functions do. */
function sell(orders: FakeOrders, id: string) {
  const left = orders.list?.offers[id]?.left ?? 0;
  changeOffer(orders, { id, left: left - 1 });
}

/** Runs between reading and writing the list, this many times. */
function beforeSaves(orders: FakeOrders, times: number, happen: () => void) {
  const change = orders.change.bind(orders);
  let count = 0;
  orders.change = (name, effect) => {
    if (name === 'savePriceList' && count < times) {
      count += 1;
      happen();
    }
    return change(name, effect);
  };
}

async function open(orders: FakeOrders, path: string) {
  const account = await openAccount({
    orders,
    isMerchant: true,
    path: `/login?section=products${path}`,
  });
  await screen.findByRole('heading', { name: 'Products', hidden: true });
  return account;
}

async function openList(orders = buildOrders()) {
  const account = await open(orders, '');
  await screen.findByRole('searchbox', { name: 'Search products' });
  const setPrice = (id: string, text: string) =>
    account.retype(field(`Price of ${titleOf(id)}`), text);
  const setLeft = (id: string, text: string) =>
    account.retype(field(`Left in stock: ${titleOf(id)}`), text);
  const save = () => account.user.click(press('Save changes'));
  return { ...account, orders, save, setLeft, setPrice };
}

beforeEach(() => {
  // There is no pause between attempts.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  jest.useRealTimers();
});

it('saves the list at the first press while orders for other products come in', async () => {
  const { orders, save, setLeft, setPrice, user } = await openList();
  await setPrice(WAX, '149');
  await setLeft(PHONE, '20');
  beforeSaves(orders, 7, () => {
    sell(orders, LAPTOP);
  });
  await save();
  await findMessage(/^Saved/);
  expect(orders.list?.offers).toMatchObject({
    [LAPTOP]: { left: 93 },
    [WAX]: { price: 149 },
    [PHONE]: { left: 20 },
  });
  beforeSaves(orders, 3, () => {
    sell(orders, LAPTOP);
  });
  await user.click(press('Undo'));
  await findMessage(/^Undone/);
  expect(orders.list?.offers).toMatchObject({
    [LAPTOP]: { left: 90 },
    [WAX]: { price: 133 },
    [PHONE]: { left: 10 },
  });
});

it('saves and undoes a price at the first press while orders lower the same product’s count', async () => {
  const { orders, save, setPrice, user } = await openList();
  await setPrice(PHONE, '949');
  beforeSaves(orders, 3, () => {
    sell(orders, PHONE);
  });
  await save();
  await findMessage(/^Saved/);
  expect(orders.list?.offers[PHONE]).toEqual({ price: 949, soldOut: false, left: 7 });
  sell(orders, PHONE);
  beforeSaves(orders, 2, () => {
    sell(orders, PHONE);
  });
  await user.click(press('Undo'));
  await findMessage(/^Undone/);
  expect(orders.list?.offers[PHONE]).toEqual({ price: 999, soldOut: false, left: 4 });
});

it('asks once about a count that orders have changed, then subtracts later sales', async () => {
  const { orders, save, setLeft, user } = await openList();
  await setLeft(PHONE, '50');
  beforeSaves(orders, 1, () => {
    sell(orders, PHONE);
  });
  await save();
  await findMessage(isChanged);
  expect(orders.list?.offers[PHONE]?.left).toBe(9);
  await save();
  const question = screen.getByRole('group', { name: 'Is this right?' });
  expect(question).toHaveTextContent('you typed 50 when 10 were left; now 9 are left.');
  beforeSaves(orders, 2, () => {
    sell(orders, PHONE);
  });
  await user.click(within(question).getByRole('button', { name: 'Save changes' }));
  await findMessage(/^Saved/);
  expect(orders.list?.offers[PHONE]?.left).toBe(48);
});

it('saves nothing, and says so, if the same product was changed or removed meanwhile', async () => {
  const { orders, save, setPrice } = await openList();
  await setPrice(PHONE, '949');
  await setPrice(WAX, '149');
  beforeSaves(orders, 1, () => {
    changeOffer(orders, { id: PHONE, price: 899, left: 10 });
  });
  await save();
  await findMessage(isChanged);
  expect(orders.today.prices).toMatchObject({ [PHONE]: 899, [WAX]: 133 });
  expect(field(`Price of ${titleOf(PHONE)}`)).toHaveValue('949');
  beforeSaves(orders, 1, () => {
    const list = orders.list ?? firstPriceList({});
    orders.list = changePrices(list, { offers: { [PHONE]: undefined } });
  });
  await save();
  await screen.findByRole('group', { name: 'Is this right?' });
});

it('keeps the terms of delivery, and products added or removed meanwhile', async () => {
  const { orders, save, setPrice } = await openList();
  await setPrice(WAX, '149');
  beforeSaves(orders, 1, () => {
    orders.list = changePrices(orders.list ?? firstPriceList({}), {
      delivery: { price: 70, freeFrom: 700 },
      offers: { [LAPTOP]: undefined, lamp: { price: 10, soldOut: false, left: undefined } },
    });
  });
  await save();
  await findMessage(/^Saved/);
  expect(orders.today.delivery).toEqual({ price: 70, freeFrom: 700 });
  expect(orders.today.prices).toMatchObject({ [WAX]: 149, lamp: 10 });
  expect(orders.list?.offers).not.toHaveProperty(LAPTOP);
});

it('pauses longer after each attempt to save, then saves on top of today’s list', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const { orders, setPrice } = await openList();
  await setPrice(WAX, '149');
  jest.useFakeTimers();
  const start = Date.now();
  const attempts: number[] = [];
  beforeSaves(orders, 8, () => {
    attempts.push(Date.now() - start);
    sell(orders, LAPTOP);
    // The next order comes in during the pause.
    setTimeout(sell, 10, orders, LAPTOP);
  });
  act(() => {
    press('Save changes').click();
  });
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(attempts).toEqual([0, 25, 75, 175, 375, 775, 1275, 1775]);
  expect(orders.calls.filter((call) => call === 'savePriceList')).toHaveLength(9);
  expect(orders.list?.offers).toMatchObject({ [LAPTOP]: { left: 84 }, [WAX]: { price: 149 } });
});

it('says that orders overtook every attempt to save, and keeps what I typed', async () => {
  const { orders, save, setPrice } = await openList();
  await setPrice(WAX, '149');
  beforeSaves(orders, Infinity, () => {
    sell(orders, LAPTOP);
  });
  await save();
  await findMessage(
    'Nothing was saved yet: so many orders are coming in at this moment. Try again.',
  );
  expect(field(`Price of ${titleOf(WAX)}`)).toHaveValue('149');
  expect(press('Try again')).toBeEnabled();
});

it('saves in the editor at the first press while orders for any products come in', async () => {
  const orders = buildOrders();
  const { retype, user } = await open(orders, `&product=${PHONE}`);
  await retype(await screen.findByRole('textbox', { name: 'Title' }), 'New phone');
  await retype(field('Price'), '949');
  beforeSaves(orders, 4, () => {
    sell(orders, PHONE);
    sell(orders, LAPTOP);
  });
  await user.click(press('Save changes'));
  await findMessage(/^Saved: “New phone”/);
  expect(orders.list?.offers).toMatchObject({
    [PHONE]: { price: 949, left: 6 },
    [LAPTOP]: { left: 96 },
  });
  expect(orders.cards[PHONE]).toEqual({ id: PHONE, title: 'New phone' });
});

it('hides a product at the first press while orders for it come in', async () => {
  const orders = buildOrders();
  const { user } = await open(orders, `&product=${PHONE}`);
  await user.click(await screen.findByRole('button', { name: 'Hide' }));
  beforeSaves(orders, 2, () => {
    sell(orders, PHONE);
  });
  const question = screen.getByRole('group', { name: 'Hide this product?' });
  await user.click(within(question).getByRole('button', { name: 'Hide' }));
  await findMessage(/is hidden/);
  expect(orders.list?.offers).not.toHaveProperty(PHONE);
});

it('imports a spreadsheet at the first press while orders for its products come in', async () => {
  const orders = buildOrders();
  const { user } = await openList(orders);
  await user.click(screen.getByRole('heading', { name: 'Spreadsheet' }));
  const text = `id,price,left,title\n${PHONE},949,10,"${titleOf(PHONE)}"\n${WAX},149,,Wax\n,75,,Pot\n`;
  await user.upload(screen.getByLabelText('Import a spreadsheet'), new File([text], 'mine.csv'));
  await screen.findByRole('heading', { name: 'What mine.csv changes' });
  beforeSaves(orders, 3, () => {
    sell(orders, PHONE);
    sell(orders, LAPTOP);
  });
  await user.click(press('Import 3 products'));
  await findMessage('Imported: 3 products');
  expect(orders.list?.offers).toMatchObject({
    [PHONE]: { price: 949, left: 7 },
    [WAX]: { price: 149 },
    [LAPTOP]: { left: 97 },
  });
  const { revision } = orders.list ?? firstPriceList({});
  expect(Object.values(orders.cards)).toEqual(
    expect.arrayContaining([expect.objectContaining({ title: 'Pot', addedAt: revision })]),
  );
});

it('publishes the files’ terms of delivery while orders come in, unless they were changed', async () => {
  const orders = buildOrders();
  orders.list = changePrices(orders.list ?? firstPriceList({}), { delivery: { price: 10 } });
  const { user } = await openList(orders);
  beforeSaves(orders, 1, () => {
    orders.list = changePrices(orders.list ?? firstPriceList({}), { delivery: { price: 20 } });
  });
  await user.click(press('Publish all'));
  await findMessage(/^Another device has changed the products meanwhile/);
  expect(orders.today.delivery).toEqual({ price: 20 });
  beforeSaves(orders, 3, () => {
    sell(orders, LAPTOP);
  });
  await user.click(press('Publish all'));
  expect(await screen.findByText(/^Published\./, { selector: '.success' })).toBeInTheDocument();
  expect(orders.today.delivery).toMatchObject({ price: shop.delivery?.price });
  expect(orders.list.offers[LAPTOP]?.left).toBe(97);
});

it('shows the shop as open if another device opens it at the same moment', async () => {
  const orders = new FakeOrders();
  orders.list = undefined;
  const { user } = await openAccount({ orders, isMerchant: true });
  await screen.findByRole('heading', { name: 'Your shop isn’t open yet' });
  beforeSaves(orders, 1, () => {
    orders.list = firstPriceList(offersOf(products), { price: 10 });
  });
  await user.click(press('Publish 7 products'));
  expect(
    await screen.findByText('Your shop is open.', { selector: '.success' }),
  ).toBeInTheDocument();
  expect(orders.today.delivery).toEqual({ price: 10 });
});
