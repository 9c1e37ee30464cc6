/** @jest-environment ./src/testing/browserEnvironment.ts */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { products } from '#shop/products';
import { firstPriceList, offersOf } from '../../catalogue/model/priceList';
import { addressFields, isAskedFor } from '../../orders/model/address';
import { SHOP_OWNER } from '../../orders/model/states';
import { addressLabels, buildAddress } from '../../testing/address';
import { changeOffer } from '../../testing/changeOffer';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openAccount } from '../../testing/openAccount';
import { setShop } from '../../testing/setShop';
import { DAY_MS } from '../../words/calendar';
import { storedOrder } from './orderDraft';

jest.mock('#shop/products', () => jest.requireActual<object>('../../testing/sampleCatalogue'));

const LAPTOP = '123';
const laptop = 'Slim laptop, 16 GB';
const wax = 'Matte hair wax, 100 g';
const terms = { price: 49, freeFrom: 2000 };
const diwali = {
  code: 'DIWALI10',
  terms: { percent: 10, from: 500 },
  most: 100,
  used: 0,
};

beforeEach(() => {
  setShop({ codes: true, upi: { id: 'haat@bank', name: 'Haat' }, delivery: terms });
  storedOrder.write(undefined);
});

/** A shop with five laptops, and a code. */
function buildOrders() {
  const orders = new FakeOrders();
  orders.list = firstPriceList(offersOf(products), terms);
  changeOffer(orders, { id: LAPTOP, left: 5 });
  const { now } = orders;
  orders.codes.set(diwali.code, { ...diwali, since: now - DAY_MS, until: now + DAY_MS });
  return orders;
}

async function openNewOrder(orders = buildOrders(), path = '/login?section=order') {
  jest.replaceProperty(process, 'env', { ...process.env, CODES: 'on' });
  const account = await openAccount({ orders, isMerchant: true, path });
  await screen.findByRole('searchbox', { name: 'Search products' });
  const press = (name: string | RegExp) => account.user.click(screen.getByRole('button', { name }));
  return {
    ...account,
    press,
    add: (title: string) => press(`Add ${title}`),
    choose: (name: string) => account.user.click(screen.getByRole('radio', { name })),
    taken: () => [...account.orders.orders.values()].filter(({ owner }) => owner === SHOP_OWNER),
    left: () => account.orders.list?.offers[LAPTOP]?.left,
  };
}

const field = (name: string) => screen.getByLabelText(name, { exact: true });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
/** Types an address at once. */
function fillAddress(address = buildAddress()) {
  for (const name of addressFields.filter((each) => isAskedFor(each)))
    fill(addressLabels[name], address[name]);
}
const done = (words: string) =>
  screen.findByRole('heading', { name: new RegExp(`^Order .* ${words}$`) });
const findNote = (text: string | RegExp) => screen.findByText(text, { selector: 'p' });
const total = () => screen.getByText('Total:').parentElement?.textContent;

describe('an order by phone', () => {
  it('costs nothing while it is empty', async () => {
    await openNewOrder();
    expect(screen.queryByText('Total:')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Take the order: ₹0' })).toBeVisible();
  });

  it('fills in the customer’s last address, takes a code and stock, and is accepted', async () => {
    const orders = buildOrders();
    const earlier = { ...buildAddress(), street: '3 Church Street' };
    orders.add({ owner: 'asha', address: earlier, state: 'delivered', placedAt: 1 });
    const { add, address, left, press, taken, uid, user } = await openNewOrder(orders);
    expect(address()).toBe('/login?section=order');
    await add(laptop);
    await add(laptop);
    expect(screen.getByText('₹990 · 5 left · 2 in this order')).toBeVisible();
    await user.type(field('Code'), 'diwali10');
    await press('Apply');
    expect(await screen.findByText(/^10% off with DIWALI10/)).toBeVisible();
    expect(total()).toBe('Total: ₹1831');

    fill('Phone', '98765 43210');
    expect(await findNote('2nd order from this number')).toBeVisible();
    expect(await findNote('We’ve filled in their last address.')).toBeVisible();
    expect(field(addressLabels.street)).toHaveValue('3 Church Street');
    expect(field(addressLabels.instructions)).toHaveValue('');
    await press('Take the order: ₹1831');
    expect(await done('taken')).toHaveFocus();
    expect(taken()).toMatchObject([
      {
        by: uid,
        guest: false,
        state: 'accepted',
        pay: 'cash',
        payment: 'due',
        items: [{ productId: LAPTOP, price: 990, count: 2 }],
        code: diwali.code,
        address: { ...earlier, instructions: '' },
        taken: { [LAPTOP]: 2 },
      },
    ]);
    expect(left()).toBe(3);
    expect(orders.codes.get(diwali.code)?.used).toBe(1);
    // The customer gets the link, which opens the order.
    const [order] = taken();
    const { id = '', linkKey = '' } = order ?? {};
    const link = screen.getByRole('link', { name: 'Send link on WhatsApp' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(pathname).toBe('/919876543210');
    expect(searchParams.get('text')).toContain(`order=${id}&key=${linkKey}`);
    expect(await orders.serviceOf(undefined).findLinked({ id, key: linkKey })).toBeDefined();
  });

  it('begins with the phone number in the address, and keeps what was typed over a reload', async () => {
    const orders = buildOrders();
    orders.add({ owner: 'asha', address: buildAddress(), state: 'delivered', placedAt: 1 });
    const path = '/login?section=order&phone=9876543210';
    const { add, address, choose, unmount } = await openNewOrder(orders, path);
    await waitFor(() => {
      expect(field('Name')).toHaveValue('Asha Rao');
    });
    await add(wax);
    fill('Name', 'Asha R.');
    unmount();
    const { unmount: leave } = await openNewOrder(orders, path);
    expect(field('Name')).toHaveValue('Asha R.');
    expect(screen.getByRole('group', { name: `Quantity: ${wax}` })).toHaveTextContent('1');
    // The address names the customer once: a reload keeps the next one, too.
    expect(address()).toBe('/login?section=order');
    await choose('Sold at the stall');
    leave();
    await openNewOrder(orders, path);
    expect(field('Name')).toHaveValue('Asha R.');
  });

  it('for another customer is no gift and not paid until I say so', async () => {
    const { choose, user, unmount } = await openNewOrder();
    fill('Phone', '9000000001');
    await choose('UPI');
    await user.click(screen.getByRole('checkbox', { name: 'The money has arrived' }));
    await user.click(screen.getByRole('checkbox', { name: 'This is a gift' }));
    unmount();
    await openNewOrder(undefined, '/login?section=order&phone=9876543210');
    expect(field('Phone')).toHaveValue('98765 43210');
    for (const name of ['The money has arrived', 'This is a gift'])
      expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
  });

  it('shows a customer’s refused orders and the note before it is taken', async () => {
    const orders = buildOrders();
    const { telephone } = buildAddress();
    for (const placedAt of [1, 2])
      orders.add({ owner: 'asha', address: buildAddress(), state: 'undelivered', placedAt });
    orders.customerNotes.set(telephone, 'Rings first');
    await openNewOrder(orders, `/login?section=order&phone=${telephone}`);
    expect(await findNote(/^3rd order from this number, 2 returned or refused/)).toBeVisible();
    expect(await findNote(/^2 orders to this number couldn’t be delivered/)).toBeVisible();
    expect(screen.getByText('Rings first')).toBeVisible();
  });

  it('drops the address that was filled in once the number is another one', async () => {
    const orders = buildOrders();
    orders.add({ owner: 'asha', address: buildAddress(), state: 'delivered', placedAt: 1 });
    await openNewOrder(orders, '/login?section=order&phone=9876543210');
    await waitFor(() => {
      expect(field('Name')).toHaveValue('Asha Rao');
    });
    fill('Phone', '98765 43210');
    expect(field('Name')).toHaveValue('Asha Rao');
    orders.readFate = 'unreachable';
    fill('Phone', '98765 43211');
    expect(field('Name')).toHaveValue('');
    expect(field(addressLabels.street)).toHaveValue('');
    expect(field('Phone')).toHaveValue('98765 43211');
  });

  it('keeps its delivery and says that its address was deleted, unlike a sale at the stall', async () => {
    const orders = buildOrders();
    const items = [{ productId: LAPTOP, price: 990, count: 3 }];
    orders.add({
      owner: SHOP_OWNER,
      address: undefined,
      delivery: terms,
      state: 'delivered',
      items,
    });
    const { user } = await openAccount({ orders, isMerchant: true });
    await user.click(await screen.findByRole('button', { name: /^Delivered/ }));
    expect(await screen.findByText('The address was deleted.')).toBeInTheDocument();
    expect(screen.getByText('Delivery:').parentElement).toHaveTextContent('free');
  });

  it('offers a size or colour by its own picture', async () => {
    const orders = buildOrders();
    const variants = [
      { id: 'cap-s', name: 'Small' },
      { id: 'cap-l', name: 'Large', image: '/large-960.webp' },
    ];
    orders.cards = { cap: { id: 'cap', variants } };
    await openNewOrder(orders);
    const pictureOf = (title: string) =>
      screen
        .getByRole('button', { name: `Add ${title}` })
        .closest('li')
        ?.querySelector('img');
    expect(pictureOf('Cotton cap, Large')).toHaveAttribute('src', '/large-960.webp');
    expect(pictureOf('Cotton cap, Small')).not.toHaveAttribute('src', '/large-960.webp');
  });

  it('needs a product and the whole address', async () => {
    const { add, press, taken } = await openNewOrder();
    await press(/^Take the order/);
    expect(await findNote('Add a product first.')).toBeVisible();
    expect(field('Search products')).toHaveFocus();
    await add(wax);
    expect(screen.queryByText('Add a product first.', { selector: 'p' })).toBeNull();
    await press(/^Take the order/);
    expect(field('Name')).toHaveFocus();
    expect(taken()).toEqual([]);
  });

  it('can be paid by UPI already, or be sent as a gift', async () => {
    const { add, choose, press, taken, user } = await openNewOrder();
    await add(wax);
    fillAddress();
    await choose('UPI');
    await user.click(screen.getByRole('checkbox', { name: 'The money has arrived' }));
    await user.click(screen.getByRole('checkbox', { name: 'This is a gift' }));
    await press(/^Take the order/);
    await done('taken');
    expect(taken()).toMatchObject([{ pay: 'upi', payment: 'paid', gift: true, state: 'accepted' }]);
  });
});

it('says nothing of loading in a shop that has published no prices', async () => {
  await openAccount({
    orders: new FakeOrders(),
    isMerchant: true,
    path: '/login?section=order',
  });
  await screen.findByRole('heading', { name: 'New order' });
  await waitFor(() => {
    expect(screen.queryByText('Loading today’s prices…')).not.toBeInTheDocument();
  });
});

describe('a sale at the stall', () => {
  it('isn’t cheaper by a code that was checked for the sale before', async () => {
    const { add, choose, orders, press, user } = await openNewOrder();
    await add(laptop);
    await choose('Sold at the stall');
    await user.type(field('Code'), 'diwali10');
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    jest.spyOn(orders, 'read').mockImplementationOnce((_name, look) => answered.then(look));
    await press('Apply');
    await press('Sell: ₹990');
    await done('sold');
    answer();
    await press('Take another order');
    await add(laptop);
    expect(total()).toBe('Total: ₹1039');
  });

  it('needs no address, costs no delivery, and is handed over and paid at once', async () => {
    const { add, choose, left, press, taken, user } = await openNewOrder();
    await add(laptop);
    await choose('Sold at the stall');
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    expect(total()).toBe('Total: ₹990');
    await press('Sell: ₹990');
    await done('sold');
    const [sale] = taken();
    expect(sale).toMatchObject({
      state: 'delivered',
      pay: 'cash',
      payment: 'paid',
      delivery: {},
      taken: { [LAPTOP]: 1 },
    });
    expect(sale?.address).toBeUndefined();
    expect(sale?.linkKey).toBeUndefined();
    expect(left()).toBe(4);
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
    expect(screen.getByText('Total (paid):')).toBeVisible();
    await press('Take another order');
    expect(await screen.findByText('Nothing yet.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    await user.click(await screen.findByRole('button', { name: /^Delivered/ }));
    const item = screen.getByRole('heading', { name: `Order ${sale?.id}` }).closest('li');
    expect(within(item ?? document.body).getByText('Taken by the shop')).toBeVisible();
    expect(within(item ?? document.body).getByText('No delivery address.')).toBeInTheDocument();
    const figures = screen.getByText('Taken by the shop', { selector: 'dt' }).parentElement;
    expect(figures).toHaveTextContent('₹990');
  });

  it('makes room for the next one when I come back, or press the section again', async () => {
    const { add, address, choose, press, taken, user } = await openNewOrder();
    await add(laptop);
    await choose('Sold at the stall');
    await press('Sell: ₹990');
    await done('sold');
    await user.click(screen.getByRole('link', { name: 'Customers' }));
    await screen.findByRole('heading', { name: 'Customers' });
    await user.click(screen.getByRole('link', { name: 'New order' }));
    expect(await screen.findByText('Nothing yet.')).toBeVisible();
    const [first] = taken();
    expect(screen.getByRole('link', { name: `Order ${first?.id} sold` })).toBeVisible();
    await add(laptop);
    await choose('Sold at the stall');
    await press('Sell: ₹990');
    await done('sold');
    await user.click(screen.getByRole('link', { name: 'New order' }));
    const second = taken().find(({ id }) => id !== first?.id);
    await user.click(await screen.findByRole('link', { name: `Order ${second?.id} sold` }));
    expect(address()).toBe(`/login?order=${second?.id}`);
  });

  it('can’t have more than are left, nor what is sold out', async () => {
    const orders = buildOrders();
    changeOffer(orders, { id: LAPTOP, left: 1 });
    changeOffer(orders, { id: '1234', price: 'sold out' });
    const { add } = await openNewOrder(orders);
    expect(screen.getByRole('button', { name: `Add ${wax}` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await add(laptop);
    await add(laptop);
    expect(screen.getByRole('group', { name: `Quantity: ${laptop}` })).toHaveTextContent('1');
    expect(screen.getByRole('button', { name: `One more: ${laptop}` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('a duplicated tab', () => {
  /** Opens a copy of the tab as it was, in which nothing has been sent. */
  async function openCopy(orders: FakeOrders, draft: ReturnType<typeof storedOrder.read>) {
    storedOrder.write(draft);
    return openNewOrder(orders);
  }

  it('sells something else than the tab it was copied from', async () => {
    const { add, choose, orders, press, taken, unmount } = await openNewOrder();
    await add(laptop);
    await choose('Sold at the stall');
    const draft = storedOrder.read();
    await press('Sell: ₹990');
    await done('sold');
    unmount();
    const copy = await openCopy(orders, draft);
    await copy.add(laptop);
    await copy.press('Sell: ₹1980');
    await done('sold');
    expect(taken().map(({ items }) => items[0]?.count)).toEqual([1, 2]);
  });

  it('sells the same once more, if no order had been begun', async () => {
    const { add, choose, orders, press, taken, unmount } = await openNewOrder();
    await add(laptop);
    await choose('Sold at the stall');
    await press('Sell: ₹990');
    await done('sold');
    await press('Take another order');
    const draft = storedOrder.read();
    await add(laptop);
    await choose('Sold at the stall');
    await press('Sell: ₹990');
    await done('sold');
    unmount();
    const copy = await openCopy(orders, draft);
    await copy.add(laptop);
    await copy.choose('Sold at the stall');
    await copy.press('Sell: ₹990');
    await done('sold');
    expect(taken()).toHaveLength(3);
  });
});

describe('while something changes', () => {
  it('takes nothing at prices that the merchant hasn’t seen', async () => {
    const { add, choose, orders, press, taken } = await openNewOrder();
    await add(laptop);
    await choose('Sold at the stall');
    changeOffer(orders, { id: LAPTOP, price: 1200 });
    await press('Sell: ₹990');
    expect(await findNote(/^Prices or stock have just changed/)).toBeVisible();
    expect(taken()).toEqual([]);
    await press('Sell: ₹1200');
    await done('sold');
    expect(taken()).toMatchObject([{ items: [{ price: 1200 }] }]);
  });

  it('drops a code that can’t be used any more', async () => {
    const { add, choose, orders, press, user } = await openNewOrder();
    await add(laptop);
    await choose('Sold at the stall');
    await user.type(field('Code'), diwali.code);
    await press('Apply');
    await screen.findByText(/^10% off/);
    orders.codes.clear();
    await press('Sell: ₹891');
    expect(await findNote(/^The code can’t be used any more/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sell: ₹990' })).toBeVisible();
  });

  it.each(['lost', 'unreachable'] as const)(
    'takes an order once if its answer is missing (%s), also after a reload',
    async (fate) => {
      const { add, choose, orders, press, unmount } = await openNewOrder();
      await add(laptop);
      await choose('Sold at the stall');
      orders.fate = fate;
      await press(/^Sell/);
      const heading = 'We don’t know yet whether the order arrived';
      expect(await screen.findByRole('heading', { name: heading })).toHaveFocus();
      unmount();
      orders.fate = 'answered';
      const { user } = await openAccount({
        orders,
        isMerchant: true,
        path: '/login?section=order',
      });
      await user.click(await screen.findByRole('button', { name: 'Send again' }));
      await done('sold');
      const all = [...orders.orders.values()];
      expect(all).toMatchObject([{ state: 'delivered', payment: 'paid' }]);
      expect(orders.list?.offers[LAPTOP]?.left).toBe(4);
    },
  );

  it('says so if it couldn’t be accepted, which the list then does', async () => {
    const orders = buildOrders();
    const { add, press, taken } = await openNewOrder(orders);
    await add(wax);
    fillAddress();
    orders.refusalOf = () => {
      // The order is placed, and its move rejected.
      orders.refuseNext();
      return undefined;
    };
    await press(/^Take the order/);
    await done('taken');
    expect(screen.getByText(/couldn’t be moved on from here/)).toBeVisible();
    expect(taken()).toMatchObject([{ state: 'placed' }]);
  });
});

it('is the desk’s section “New order”', async () => {
  const { user, address } = await openAccount({ orders: buildOrders(), isMerchant: true });
  await user.click(await screen.findByRole('link', { name: 'New order' }));
  expect(await screen.findByRole('heading', { name: 'New order' })).toBeVisible();
  expect(address()).toBe('/login?section=order');
});
