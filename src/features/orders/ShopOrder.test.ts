/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { FakeOrders } from '../../testing/fakeOrders';
import { openAccount } from '../../testing/openAccount';

const filter = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} \\d`) });

/** The screen of a merchant. */
async function openShop(fill: (orders: FakeOrders) => void) {
  const account = await openAccount({ isMerchant: true, fill });
  await screen.findByRole('group', { name: 'Orders by state' });
  return account;
}

it('deletes the address of an order that is finished, once I agree', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { button, order, orders, user } = await openShop((fake) => {
    fake.add({ owner: 'asha', id: 'DONE', state: 'delivered' });
  });
  await user.click(filter('Delivered'));
  await user.click(button('Delete address', 'DONE'));
  expect(orders.orders.get('DONE')?.address).toBeDefined();
  confirm.mockReturnValue(true);
  await user.click(button('Delete address', 'DONE'));
  expect(await within(order('DONE')).findByText('The address was deleted.')).toBeVisible();
  expect(orders.orders.get('DONE')?.address).toBeUndefined();
});

it('says that a press has changed nothing where this account is no longer a merchant’s', async () => {
  const { button, order, orders, uid, user } = await openShop((fake) => {
    fake.add({ owner: 'asha', id: 'FIRST' });
  });
  orders.merchants.delete(uid);
  await user.click(button('Accept', 'FIRST'));
  const sentence = 'Order FIRST can’t be changed like this any more. Nothing was changed.';
  expect(await within(order('FIRST')).findByText(sentence)).toBeVisible();
});

it('offers to move an order without an address only to where nothing is on its way', async () => {
  const { order, user } = await openShop((fake) => {
    fake.add({ owner: 'asha', id: 'GONE', state: 'accepted', address: undefined });
  });
  await user.click(filter('Accepted'));
  const [cancel, ...others] = within(order('GONE')).getAllByRole('button');
  expect(cancel).toHaveAccessibleName('Cancel order, order GONE');
  expect(others).toEqual([]);
});

it('prints the orders for packing, each with a telephone number to call', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  const { order, user } = await openShop((orders) => {
    orders.add({ owner: 'asha', id: 'FIRST' });
  });
  const call = within(order('FIRST')).getByRole('link');
  expect(call).toHaveAttribute('href', 'tel:9876543210');
  await user.click(screen.getByRole('button', { name: 'Print for packing' }));
  expect(print).toHaveBeenCalledTimes(1);
});
