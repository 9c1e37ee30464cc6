/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { orderError } from '../../orders/model/orderService';
import { buildAddress } from '../../testing/address';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openAccount, openShop } from '../../testing/openAccount';
import { setShop } from '../../testing/setShop';
import { DAY_MS, startOfDay } from '../../words/calendar';

/** Monday 23 November, at noon in India. */
const NOON = startOfDay(Date.UTC(2026, 10, 23)) + DAY_MS / 2;

const openId = '7K3M-9QXT-2B4D';
const asha = buildAddress();
const ravi = { ...asha, name: 'Ravi Nair', telephone: '91234 56789', city: 'Kochi' };
const items = (price: number) => [{ productId: '123', price, count: 1 }];
const paid = { pay: 'upi', payment: 'paid', state: 'delivered' } as const;

/** Asha has ordered twice, and Ravi three times. */
function buildOrders() {
  const orders = new FakeOrders();
  orders.now = NOON;
  const add = (id: string, daysAgo: number, more: object) =>
    orders.add({ owner: 'asha', id, placedAt: NOON - daysAgo * DAY_MS, ...more });
  add('A1', 1, { ...paid, items: items(500), address: { ...asha, name: 'Asha R. Rao' } });
  add('A2', 9, { ...paid, items: items(700), address: { ...asha, email: 'asha@example.com' } });
  add('R1', 2, { ...paid, items: items(100), address: ravi });
  add('R2', 3, { state: 'undelivered', items: items(5000), address: ravi });
  add('R3', 4, { state: 'undelivered', items: items(5000), address: ravi });
  return orders;
}

/** Opens the section “Customers”, or one of them. */
async function openCustomers(orders = buildOrders(), telephone = '') {
  const path = `/login?section=customers${telephone && `&phone=${encodeURIComponent(telephone)}`}`;
  const account = await openAccount({ orders, isMerchant: true, path });
  await screen.findByRole('heading', { name: 'Customers' });
  return account;
}

/** The message that sighted merchants get, too. */
const success = () => document.querySelector('.success')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const names = () =>
  [...document.querySelectorAll('.customer h3')].map(({ textContent }) => textContent);
const item = (name: string) =>
  screen.getByRole('heading', { name, level: 3 }).closest('li')?.textContent;

it('lists customers by phone number, with what they have ordered and spent', async () => {
  const { address, user } = await openShop(undefined, buildOrders());
  await user.click(screen.getByRole('link', { name: 'Customers' }));
  expect(address()).toBe('/login?section=customers');
  expect(document.title).toBe(`Customers · ${shop.name}`);
  expect(await screen.findByText('2 customers.')).toBeVisible();
  expect(names()).toEqual(['Asha R. Rao', 'Ravi Nair']);
  expect(item('Asha R. Rao')).toMatch(/98765 43210.*2 orders ₹1200.*22 November 2026/);
  expect(item('Ravi Nair')).toMatch(/91234 56789.*3 orders ₹100 2 not delivered/);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Number of orders');
  expect(names()).toEqual(['Ravi Nair', 'Asha R. Rao']);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Spent');
  expect(names()).toEqual(['Asha R. Rao', 'Ravi Nair']);
});

it('says since when orders are loaded, and loads older ones a page at a time', async () => {
  const orders = new FakeOrders();
  orders.now = NOON;
  for (let place = 0; place < 120; place += 1) {
    const address = { ...asha, telephone: `98765 4${String(3000 + place)}` };
    orders.add({ ...paid, owner: 'asha', placedAt: NOON - place * DAY_MS, address });
  }
  const { user } = await openCustomers(orders);
  expect(
    await screen.findByText(
      '100 customers in the orders since 16 August 2026. Older orders aren’t loaded yet.',
    ),
  ).toBeVisible();
  expect(orders.calls.filter((call) => call === 'listAll')).toHaveLength(1);
  await user.click(button('Load older orders'));
  expect(await screen.findByText('120 customers.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load older orders' })).not.toBeInTheDocument();
});

it('finds customers by name or number, and asks the database for a complete number', async () => {
  const orders = buildOrders();
  for (let place = 0; place < 120; place += 1) {
    orders.add({ ...paid, owner: 'dev', placedAt: NOON - 6 * DAY_MS, address: ravi });
  }
  const old = { ...asha, name: 'Zeenat Khan', telephone: '98450 27163' };
  orders.add({ ...paid, owner: 'zeenat', placedAt: 1, address: old });
  const { retype } = await openCustomers(orders);
  await screen.findByText(/^2 customers in the orders since/);
  const search = screen.getByRole('searchbox', { name: 'Search customers' });
  await retype(search, 'kochi');
  expect(names()).toEqual(['Ravi Nair']);
  await retype(search, '+91 98765');
  expect(names()).toEqual(['Asha R. Rao']);
  await retype(search, '098450-27163');
  expect(await screen.findByRole('heading', { name: 'Zeenat Khan' })).toBeVisible();
  expect(orders.calls).toContain('listByTelephone 98450 27163');
  await retype(search, '98450 27164');
  expect(await screen.findByText('No order has this phone number.')).toBeVisible();
});

it('shows a customer’s figures, contacts, addresses and orders, all of which are loaded', async () => {
  const { address, orders, user } = await openCustomers();
  await user.click(await screen.findByRole('link', { name: 'Asha R. Rao' }));
  expect(address()).toBe('/login?section=customers&phone=98765+43210');
  expect(await screen.findByLabelText('Note')).toHaveValue('');
  expect(orders.calls).toContain('listByTelephone 98765 43210');
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Call')).toBe('tel:9876543210');
  expect(link('WhatsApp')).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Hello%20Asha/);
  expect(link('Email')).toBe('mailto:asha@example.com');
  expect(link('Order A2')).toMatch(/login\?order=A2$/);
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['2', '₹1200', '14 November 2026', '22 November 2026']);
  // The name differs.
  expect(document.querySelectorAll('address')).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: 'All customers' }));
  expect(names()).toEqual(['Asha R. Rao', 'Ravi Nair']);
});

describe('a note', () => {
  it('is kept for the merchants, in the list and at the next order, until I empty it', async () => {
    const { orders, retype, user } = await openCustomers(undefined, '98765 43210');
    await retype(await screen.findByLabelText('Note'), ' Rings first ');
    await user.click(button('Save note'));
    expect(screen.getByRole('status')).toHaveTextContent('The note was saved.');
    expect(success()).toBe('The note was saved.');
    expect(orders.customerNotes.get('98765 43210')).toBe('Rings first');
    await user.click(screen.getByRole('link', { name: 'All customers' }));
    expect(item('Asha R. Rao')).toMatch(/Rings first$/);
    await user.click(screen.getByRole('checkbox', { name: 'Only with a note' }));
    expect(names()).toEqual(['Asha R. Rao']);
    await user.click(screen.getByRole('link', { name: 'Asha R. Rao' }));
    await user.clear(screen.getByLabelText('Note'));
    await user.click(button('Save note'));
    expect(orders.customerNotes.size).toBe(0);
  });

  it('is the newest one each time I open the customer, even another merchant’s', async () => {
    const { orders, retype, user } = await openCustomers();
    const openRavi = async () => user.click(await screen.findByRole('link', { name: 'Ravi Nair' }));
    for (const note of ['Rings first', 'Never home before six']) {
      orders.customerNotes.set(ravi.telephone, note);
      await openRavi();
      expect(await screen.findByDisplayValue(note)).toBe(screen.getByLabelText('Note'));
      await user.click(screen.getByRole('link', { name: 'All customers' }));
      expect(item('Ravi Nair')).toContain(note);
    }
    await openRavi();
    await retype(screen.getByLabelText('Note'), 'Pays by UPI');
    await user.click(button('Save note'));
    expect(orders.customerNotes.get(ravi.telephone)).toBe('Pays by UPI');
    expect(screen.getByLabelText('Note')).toHaveValue('Pays by UPI');
  });

  it('stays as I typed it while the network is down', async () => {
    const { orders, retype, user } = await openCustomers(undefined, '98765 43210');
    await retype(await screen.findByLabelText('Note'), 'Rings first');
    orders.fate = 'unreachable';
    await user.click(button('Save note'));
    expect(await screen.findByText(/^We couldn’t connect/, { selector: '.reason' })).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('Rings first');
  });

  it('keeps what I type while it is being saved', async () => {
    const { orders, retype, user } = await openCustomers(undefined, '98765 43210');
    await retype(await screen.findByLabelText('Note'), 'Rings');
    orders.hang();
    await user.click(button('Save note'));
    await user.type(screen.getByLabelText('Note'), ' first');
    orders.answerAll();
    await waitFor(() => {
      expect(orders.customerNotes.get('98765 43210')).toBe('Rings');
      expect(button('Save note')).toBeEnabled();
    });
    expect(screen.getByLabelText('Note')).toHaveValue('Rings first');
  });

  it('stays as it was if I type one without any letter or digit, and I’m told why', async () => {
    const { orders, retype, user } = await openCustomers(undefined, '98765 43210');
    await retype(await screen.findByLabelText('Note'), 'Rings first');
    await user.click(button('Save note'));
    await retype(screen.getByLabelText('Note'), '⭐⭐⭐');
    await user.click(button('Save note'));
    expect(screen.getByText(/^Add a letter or a digit/, { selector: '.reason' })).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('⭐⭐⭐');
    expect(orders.customerNotes.get('98765 43210')).toBe('Rings first');
  });

  it('is found and deleted when the orders have no address any more', async () => {
    const orders = new FakeOrders();
    orders.add({ ...paid, owner: 'asha', address: undefined });
    orders.customerNotes.set('98765 43210', 'Rings first');
    const { user } = await openCustomers(orders);
    await user.click(await screen.findByRole('checkbox', { name: 'Only with a note' }));
    expect(item('98765 43210')).toBe('98765 43210No loaded ordersRings first');
    await user.click(screen.getByRole('link', { name: '98765 43210' }));
    await user.click(await screen.findByRole('button', { name: 'Delete this customer’s data' }));
    await user.click(button('Delete data'));
    expect(screen.getByRole('status')).toHaveTextContent('The note was deleted.');
    expect(orders.customerNotes.size).toBe(0);
  });
});

describe('a customer who asks to be forgotten', () => {
  it('is deleted from all orders in one press, after a question; their sums stay', async () => {
    const { address, orders, user } = await openCustomers(undefined, '98765 43210');
    orders.customerNotes.set('98765 43210', 'Rings first');
    await user.click(await screen.findByRole('button', { name: 'Delete this customer’s data' }));
    const question = screen.getByRole('group', { name: 'Delete the data of Asha R. Rao?' });
    expect(question).toHaveAccessibleDescription(
      /^This deletes name, address, phone number and email from 2 orders, and the links to them\./,
    );
    expect(question).not.toHaveAccessibleDescription(/Invoices/);
    await user.click(button('Delete data'));
    expect(await screen.findByText('1 customer.')).toBeVisible();
    expect(address()).toBe('/login?section=customers');
    const done = 'Deleted: the customer’s data in 2 orders.';
    expect(screen.getByRole('status')).toHaveTextContent(done);
    expect(success()).toBe(done);
    expect(names()).toEqual(['Ravi Nair']);
    expect(orders.orders.get('A2')).toMatchObject({ items: items(700), address: undefined });
    expect(orders.customerNotes.size).toBe(0);
    await user.click(screen.getByRole('link', { name: 'Ravi Nair' }));
    await user.click(screen.getByRole('link', { name: 'All customers' }));
    expect(success()).toBeUndefined();
  });

  it('is told that invoices keep their buyer', async () => {
    setShop({ invoices: { prefix: 'HA-', seller: 'Haat' } });
    const orders = buildOrders();
    const invoice = { number: 'HA-1', at: NOON, seller: 'Haat', taxes: [] };
    orders.add({ ...paid, owner: 'asha', invoice });
    const { user } = await openCustomers(orders, '98765 43210');
    await user.click(await screen.findByRole('button', { name: 'Delete this customer’s data' }));
    const question = screen.getByRole('group', { name: 'Delete the data of Asha Rao?' });
    expect(question).toHaveAccessibleDescription(
      /Invoices keep their buyer’s name and address, as the law demands\./,
    );
  });

  it('stays while an order is open, which I see and can go to', async () => {
    const orders = buildOrders();
    orders.add({ owner: 'asha', id: openId, state: 'accepted' });
    const { user } = await openCustomers(orders, '98765 43210');
    const sentence = await screen.findByText(/finish or cancel these orders first:$/);
    const list = within(sentence.nextElementSibling as HTMLElement);
    expect(screen.queryByRole('button', { name: /data$/ })).not.toBeInTheDocument();
    await user.click(list.getByRole('link', { name: `Order ${openId}` }));
    expect(await screen.findByRole('heading', { name: `Order ${openId}` })).toBeVisible();
  });

  it('is shown again with what is left after a lost connection, and deleted by another press', async () => {
    const { orders, user } = await openCustomers(undefined, '98765 43210');
    await user.click(await screen.findByRole('button', { name: 'Delete this customer’s data' }));
    orders.refuseNext('unreachable');
    await user.click(button('Delete data'));
    expect(await screen.findByText(/^We couldn’t connect/, { selector: '.reason' })).toBeVisible();
    await user.click(button('Delete data'));
    expect(await screen.findByText('1 customer.')).toBeVisible();
    for (const id of ['A1', 'A2']) expect(orders.orders.get(id)?.address).toBeUndefined();
  });

  it('may be deleted in part if one order was changed meanwhile', async () => {
    const { orders, user } = await openCustomers(undefined, '98765 43210');
    await user.click(await screen.findByRole('button', { name: 'Delete this customer’s data' }));
    orders.refuseNext();
    await user.click(button('Delete data'));
    expect(await screen.findByText(/^Some of this may have been deleted/)).toBeVisible();
  });
});

it('downloads the customers that I see', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1' });
  const files: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push(this.download);
  });
  const { user } = await openCustomers();
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(screen.getByRole('status')).toHaveTextContent('Downloaded: 2 customers.');
  expect(files).toEqual([expect.stringMatching(/^customers-\d{4}-\d\d-\d\d\.csv$/)]);
});

describe('a new order', () => {
  const fill = (fake: FakeOrders) => {
    for (const id of ['OLD', 'OLDER']) {
      fake.add({ owner: 'asha', id, placedAt: 1, state: 'undelivered' });
    }
    fake.add({ owner: 'asha', id: 'THIRD' });
    fake.add({ owner: 'ravi', id: 'ONCE', placedAt: 1, state: 'undelivered', address: ravi });
    fake.add({ owner: 'ravi', id: 'OTHER', address: ravi });
  };
  const warning = /orders? to this number couldn’t be delivered/;

  it('warns me if two from its number weren’t delivered, and shows my note', async () => {
    const { order, orders, user } = await openShop((fake) => {
      fill(fake);
      fake.customerNotes.set(asha.telephone, 'Rings first');
    });
    expect(await within(order('THIRD')).findByText(warning)).toHaveTextContent(/^2 orders/);
    expect(order('THIRD')).toHaveTextContent('Your note: Rings first');
    expect(await within(order('OTHER')).findByText(/1 returned or refused/)).toBeVisible();
    expect(within(order('OTHER')).queryByText(warning)).not.toBeInTheDocument();
    expect(orders.calls.filter((call) => call.startsWith('listByTelephone'))).toHaveLength(2);
    await user.click(within(order('THIRD')).getByRole('link', { name: 'Customer, order THIRD' }));
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  });

  it('says that earlier orders couldn’t be loaded, and loads them with the next poll', async () => {
    const orders = new FakeOrders();
    let isDown = true;
    const read = orders.read.bind(orders);
    orders.read = async (name, look) => {
      if (isDown && name.startsWith('listByTelephone')) throw orderError('unreachable');
      return read(name, look);
    };
    const { comeBack, order } = await openShop(fill, orders);
    const sentence = 'Earlier orders from this number couldn’t be loaded.';
    expect(await within(order('THIRD')).findByText(sentence)).toBeVisible();
    isDown = false;
    orders.now += 1000;
    await comeBack();
    expect(await within(order('THIRD')).findByText(warning)).toBeVisible();
  });
});

it('moves the focus to the customer that I open, and to the list when I go back', async () => {
  const { user } = await openCustomers();
  await user.click(await screen.findByRole('link', { name: 'Ravi Nair' }));
  expect(screen.getByRole('heading', { name: 'Ravi Nair' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'All customers' }));
  expect(screen.getByRole('heading', { name: 'Customers' })).toHaveFocus();
});

it('announces how many customers a search finds', async () => {
  const { user } = await openCustomers();
  await screen.findByText('2 customers.');
  await user.click(screen.getByRole('checkbox', { name: 'Only with a note' }));
  expect(
    await screen.findByText('No customers here.', { selector: '[role=status] *, [role=status]' }),
  ).toBeInTheDocument();
});
