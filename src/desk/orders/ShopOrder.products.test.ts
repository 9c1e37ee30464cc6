/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { readCatalogue } from '../../testing/builtCatalogue';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openAccount, openShop, stateFilter } from '../../testing/openAccount';
import { storeEdits } from '../products/useEdits';

jest.mock('#shop/products', () => {
  const { buildProduct } = jest.requireActual<typeof import('../../testing/buildProduct')>(
    '../../testing/buildProduct',
  );
  const products = Array.from({ length: 200 }, (_, place) =>
    buildProduct({ id: `pot-${place}`, title: `Pot number ${place}`, price: 100 }),
  );
  return { products };
});
jest.mock('../../testing/builtCatalogue', () => {
  const built = jest.requireActual<typeof import('../../testing/builtCatalogue')>(
    '../../testing/builtCatalogue',
  );
  return { ...built, readCatalogue: jest.fn() };
});

let isOnline: boolean;
let read: Set<string>;
beforeEach(() => {
  isOnline = true;
  read = new Set();
  const built = jest.requireActual<typeof import('../../testing/builtCatalogue')>(
    '../../testing/builtCatalogue',
  );
  jest.mocked(readCatalogue).mockImplementation((file, isContent) => {
    read.add(file);
    return isOnline
      ? built.readCatalogue(file, isContent)
      : Promise.reject(new Error(`${file}: 404`));
  });
});

/** Opens the desk with an accepted order of a product; presses what sends it. */
async function openAccepted(productId: string) {
  const account = await openShop((to) => {
    to.add({ owner: 'asha', id: 'FIRST', state: 'accepted', items: itemsOf(productId) });
  });
  const { user, button, order } = account;
  await user.click(stateFilter('Accepted'));
  return {
    ...account,
    press: async () => {
      await user.click(button('Mark as sent', 'FIRST'));
      const question = within(order('FIRST')).queryByRole('group', { name: /^Mark order/ });
      if (question)
        await user.click(within(question).getByRole('button', { name: /^Mark as sent/ }));
    },
  };
}

const itemsOf = (...ids: string[]) => ids.map((productId) => ({ productId, price: 100, count: 1 }));

it('loads only the files of a large catalogue that have my orders’ products', async () => {
  const { order } = await openAccount({
    fill: (orders, owner) => {
      orders.add({ owner, id: 'FIRST', items: itemsOf('pot-1', 'pot-100', 'gone') });
    },
  });
  expect(await screen.findByText(/Pot number 100/)).toBeVisible();
  expect(order('FIRST')).toHaveTextContent('Product gone, no longer sold');
  expect([...read]).toEqual(['index.json', '2.json']);
});

it('shows new orders to a merchant before the catalogue loads, and the titles after', async () => {
  isOnline = false;
  const orders = new FakeOrders();
  const { comeBack, order } = await openShop((to) => {
    to.add({ owner: 'asha', id: 'FIRST', items: itemsOf('pot-60') });
  }, orders);
  const text = () => order('FIRST').textContent;
  expect(text()).toContain('Product pot-60');
  expect(text()).not.toContain('no longer sold');
  isOnline = true;
  await comeBack();
  expect(await within(order('FIRST')).findByText(/Pot number 60/)).toBeVisible();
});

it('calls an order’s products as they were when a merchant accepted it, and as today until then', async () => {
  const record = { title: 'Blue pot', rate: 18 };
  const { user, orders, order, button } = await openShop((to) => {
    to.add({ owner: 'asha', id: 'PLACED', items: itemsOf('pot-1', 'gone') });
    const items = [...itemsOf('pot-2'), ...itemsOf('gone')].map((item) => ({ ...item, record }));
    to.add({ owner: 'asha', id: 'KNOWN', state: 'accepted', items });
  });
  expect(await within(order('PLACED')).findByText(/Pot number 1/)).toBeVisible();
  await user.click(button('Accept', 'PLACED'));
  expect(orders.orders.get('PLACED')?.items.map((item) => item.record?.title)).toEqual([
    'Pot number 1',
    undefined,
  ]);
  await user.click(stateFilter('Accepted'));
  expect(order('KNOWN')).toHaveTextContent('Blue pot');
  expect(order('KNOWN')).not.toHaveTextContent(/Pot number 2|no longer sold/);
});

it('says what to do before it sends an order whose invoice needs a product that is gone', async () => {
  const { user, orders, order, press, button } = await openAccepted('gone');
  await press();
  const sentence = /^Order FIRST wasn’t marked as sent.*no longer has: gone\. Put them back/;
  expect(await screen.findByText(sentence, { selector: '.reason' })).toBeVisible();
  expect(orders.calls.filter((call) => call.startsWith('move'))).toEqual([]);
  await user.click(button('Cancel order', 'FIRST'));
  expect(within(order('FIRST')).getByRole('group', { name: /^Cancel order/ })).toBeVisible();
});

it('loads a product that it couldn’t load before, and sends the order with its invoice then', async () => {
  isOnline = false;
  const { orders, press } = await openAccepted('pot-60');
  await press();
  const sentence = /^We couldn’t load your products, so order FIRST has no invoice yet/;
  expect(await screen.findByText(sentence, { selector: '.reason' })).toBeVisible();
  isOnline = true;
  await press();
  await screen.findByText('Sent', { selector: '.order-state' });
  expect(orders.orders.get('FIRST')).toMatchObject({
    invoice: { number: 'HAAT-1' },
    items: [{ record: { title: 'Pot number 60' } }],
  });
});

it('records the title that another device has given a product while my page was open', async () => {
  const fake = new FakeOrders();
  const { user, orders, button } = await openShop((to) => {
    to.add({ owner: 'asha', id: 'PLACED', items: itemsOf('pot-1') });
  }, fake);
  const titleOf = () => orders.orders.get('PLACED')?.items[0]?.record?.title;
  fake.cards = {
    'pot-1': { id: 'pot-1', title: 'Blue pot', image: '/p-960.webp', price: 100, addedAt: 1 },
  };
  await user.click(button('Accept', 'PLACED'));
  expect(titleOf()).toBe('Blue pot');
});

it('keeps a merchant’s unsaved changes if the catalogue can’t be read at first', async () => {
  isOnline = false;
  const { user } = await openAccount({
    isMerchant: true,
    fill: (_orders, uid) => {
      storeEdits(uid, { byId: { 'pot-60': { price: { typed: '120', from: '100' } } }, moves: [] });
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Products' }));
  expect(
    await screen.findByText(/^The catalogue couldn’t be loaded/, { selector: '.reason' }),
  ).toBeVisible();
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'number 60');
  expect(await screen.findByRole('textbox', { name: 'Price of Pot number 60' })).toHaveValue('120');
});
