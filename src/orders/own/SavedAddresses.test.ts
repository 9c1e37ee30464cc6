/** @jest-environment ./src/testing/browserEnvironment.ts */
import { fireEvent, screen, within } from '@testing-library/react';
import { buildAddress } from '../../testing/address';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openAccount } from '../../testing/openAccount';
import { type AddressBook, savedIn } from '../model/addressBook';

const home = { ...buildAddress(), instructions: '' };
const work = { ...home, name: 'Asha at work', street: '1 MG Road\nAshok Nagar', landmark: '' };
const both = { addresses: { '0-1': home, '0-2': work }, defaultId: '0-1' };

const book = () => screen.getByRole('region', { name: 'Addresses' });
const inBook = () => within(book());
const said = () => screen.getByRole('status');
const item = (name: RegExp) => {
  const found = inBook().getByRole('heading', { name }).closest('li');
  if (!found) throw new Error('The address is no item of a list.');
  return within(found);
};
const button = (name: RegExp | string) => inBook().getByRole('button', { name });

/** Opens the account of a shopper who has saved these addresses. */
async function openBook(saved?: AddressBook, orders = new FakeOrders()) {
  const account = await openAccount({
    orders,
    fill: (_orders, uid) => {
      if (saved) orders.books.set(uid, saved);
    },
  });
  await inBook().findByRole('button', { name: 'Add an address' });
  return {
    ...account,
    saved: () =>
      savedIn(orders.books.get(account.uid) ?? { addresses: {} }).map(([, each]) => each),
  };
}

it('shows my saved addresses, and lets me choose another default', async () => {
  const inDelhi = { ...work, city: 'Delhi', pin: '110001', state: 'Delhi' };
  const { orders, user, uid } = await openBook({
    ...both,
    addresses: { '0-1': home, '0-2': inDelhi },
  });
  expect(item(/^Asha Rao/).getByText('Default')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Addresses' })).toHaveTextContent(
    '1 MG Road, Ashok Nagar, Delhi 110001, Delhi',
  );
  await user.click(button(/^Make default: Asha at work, 1 MG Road/));
  expect(item(/^Asha at work/).getByText('Default')).toBeVisible();
  expect(inBook().getAllByText('Default')).toHaveLength(1);
  expect(inBook().getByRole('heading', { name: /^Asha at work/ })).toHaveFocus();
  expect(said()).toHaveTextContent('This is your default address now.');
  expect(orders.books.get(uid)?.defaultId).toBe('0-2');
});

it('adds an address with the checkout’s checks and my account’s email for updates', async () => {
  const { saved, user } = await openBook();
  expect(inBook().getByText(/^Save an address here/)).toBeVisible();
  await user.click(button('Add an address'));
  expect(inBook().getByRole('heading', { name: 'New address' })).toHaveFocus();
  expect(inBook().queryByLabelText('Note for the courier')).not.toBeInTheDocument();
  await user.click(button('Save address'));
  expect(inBook().getByLabelText('Name')).toHaveFocus();
  expect(inBook().getByLabelText('Name')).toHaveAccessibleDescription(
    'Enter the recipient’s name.',
  );
  for (const [label, value] of [
    ['Name', work.name],
    ['Phone', '9876543210'],
    ['House number, street, area', work.street],
    ['PIN code', work.pin],
  ] as const) {
    fireEvent.change(inBook().getByLabelText(label), { target: { value } });
  }
  expect(inBook().getByLabelText('City, town or village')).toHaveValue('Bengaluru');
  await user.click(button('Save address'));
  expect(await item(/^Asha at work/).findByText('Address saved.')).toBeVisible();
  expect(inBook().getByRole('heading', { name: /^Asha at work/ })).toHaveFocus();
  expect(said()).toHaveTextContent('Address saved.');
  expect(saved()).toEqual([{ ...work, email: '' }]);
});

it('changes an address, or keeps it as it was at Cancel', async () => {
  const { saved, user } = await openBook(both);
  await user.click(button(/^Change: Asha Rao/));
  expect(inBook().getByRole('heading', { name: 'Change address' })).toHaveFocus();
  fireEvent.change(inBook().getByLabelText('Name'), { target: { value: 'Bilal' } });
  await user.click(button('Cancel'));
  expect(inBook().getByRole('heading', { name: /^Asha Rao/ })).toHaveFocus();
  await user.click(button(/^Change: Asha Rao/));
  fireEvent.change(inBook().getByLabelText('Name'), { target: { value: 'Asha R' } });
  await user.click(button('Save address'));
  expect(await item(/^Asha R(?!ao)/).findByText('Address saved.')).toBeVisible();
  expect(saved()).toEqual([{ ...home, name: 'Asha R' }, work]);
});

it('removes an address once I confirm it', async () => {
  const { saved, user } = await openBook(both);
  await user.click(button(/^Remove: Asha Rao/));
  expect(inBook().getByRole('group', { name: 'Remove this address?' })).toHaveFocus();
  expect(saved()).toHaveLength(2);
  await user.click(button(/^Remove: Asha Rao/));
  expect(await inBook().findByText('Address removed.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Addresses' })).toHaveFocus();
  expect(item(/^Asha at work/).getByText('Default')).toBeVisible();
  expect(saved()).toEqual([work]);
});

it('says that a change failed, and keeps what I typed', async () => {
  const { orders, saved, user } = await openBook(both);
  await user.click(button(/^Change: Asha Rao/));
  fireEvent.change(inBook().getByLabelText('Name'), { target: { value: 'Asha R' } });
  orders.refuseNext('unreachable');
  await user.click(button('Save address'));
  const reason =
    'The address couldn’t be saved. Check that you’re online and reload the page, then try again.';
  expect(await inBook().findByText(reason)).toBeVisible();
  expect(said()).toHaveTextContent(reason);
  expect(inBook().getByLabelText('Name')).toHaveValue('Asha R');
  expect(saved()).toEqual([home, work]);
  await user.click(button('Save address'));
  expect(await inBook().findByText('Address saved.')).toBeVisible();
});

it('offers to save the address of my last order if none is saved', async () => {
  const { saved, user } = await openAccount({
    fill: (orders, uid) => orders.add({ owner: uid }),
  }).then((account) => ({
    ...account,
    saved: () => savedIn(account.orders.books.get(account.uid) ?? { addresses: {} }),
  }));
  await user.click(await inBook().findByRole('button', { name: 'Save this address' }));
  expect(await item(/^Asha Rao/).findByText('Address saved.')).toBeVisible();
  expect(saved().map(([, address]) => address)).toEqual([home]);
});

it('says that my addresses couldn’t be loaded, and loads them when I retry', async () => {
  const orders = new FakeOrders();
  orders.refusedReads = ['readAddressBook'];
  const { user } = await openAccount({ orders });
  expect(await inBook().findByText(/^Your addresses couldn’t be loaded/)).toBeVisible();
  orders.refusedReads = [];
  await user.click(button('Try again'));
  expect(await inBook().findByRole('button', { name: 'Add an address' })).toBeVisible();
});

it('accepts no more than ten addresses, and says so', async () => {
  const addresses = Object.fromEntries(
    Array.from({ length: 10 }, (_, place) => [`0-${place}`, { ...home, name: `Asha ${place}` }]),
  );
  const orders = new FakeOrders();
  await openAccount({
    orders,
    fill: (_orders, uid) => orders.books.set(uid, { addresses }),
  });
  expect(await inBook().findByText(/^You can save up to 10 addresses\./)).toBeVisible();
  expect(inBook().queryByRole('button', { name: 'Add an address' })).not.toBeInTheDocument();
});

it('says how many addresses are unreadable after an edit by hand, and counts them to the limit', async () => {
  const addresses = Object.fromEntries(
    Array.from({ length: 8 }, (_, place) => [`0-${place}`, { ...home, name: `Asha ${place}` }]),
  );
  const { user } = await openBook({ addresses, unreadable: 1 });
  expect(inBook().getByText(/^One more saved address can’t be read, .*still stored/)).toBeVisible();
  await user.click(button(/^Remove: Asha 0/));
  await user.click(button(/^Remove: Asha 0/));
  expect(await inBook().findByText('Address removed.')).toBeVisible();
  expect(inBook().getByText(/^One more saved address can’t be read/)).toBeVisible();
});

it('offers to save no more addresses than fit beside unreadable ones', async () => {
  const orders = new FakeOrders();
  await openAccount({
    orders,
    fill: (_orders, uid) => orders.books.set(uid, { ...both, unreadable: 8 }),
  });
  expect(await inBook().findByText(/^8 more saved addresses can’t be read/)).toBeVisible();
  expect(inBook().getByText(/^You can save up to 10 addresses/)).toBeVisible();
  expect(inBook().queryByRole('button', { name: 'Add an address' })).not.toBeInTheDocument();
});

it('says that an unreadable address book is still stored, and doesn’t blame the connection', async () => {
  await openAccount({
    fill: (orders, uid) => {
      orders.books.set(uid, { addresses: {}, isBroken: true });
      orders.add({ owner: uid });
    },
  });
  expect(
    await inBook().findByText(/^Your saved addresses can’t be read.*still stored/),
  ).toBeVisible();
  expect(book()).not.toHaveTextContent(/connection|Save an address here/);
  expect(inBook().queryByRole('button')).not.toBeInTheDocument();
});

it('says that the shop rejected a change, and doesn’t blame the connection', async () => {
  const { orders, user } = await openBook(both);
  orders.refuseNext('refused');
  await user.click(button(/^Make default: Asha at work/));
  expect(await inBook().findByText(/the shop didn’t accept it\. Reload the page/)).toBeVisible();
});
