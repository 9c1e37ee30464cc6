/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { shop } from '../../config';
import { openAccount } from '../../testing/openAccount';

const password = () => screen.getByLabelText('Your password');
const button = () => screen.getByRole('button', { name: 'Delete my account for good' });
const said = () => screen.getByRole('status');

/** The account of somebody with one order in this state, with the part opened that deletes it. */
async function openDeletion(state: 'delivered' | 'sent' = 'delivered') {
  const opened = await openAccount({
    fill: (orders, uid) => {
      orders.add({ owner: uid, id: 'ONE', state });
    },
  });
  await screen.findByRole('heading', { name: 'Order ONE' });
  await opened.user.click(screen.getByText('Delete your account'));
  return {
    ...opened,
    press: async (typed: string) => {
      await opened.user.click(password());
      await opened.user.paste(typed);
      await opened.user.click(button());
    },
    hasAddress: () => Boolean(opened.orders.orders.get('ONE')?.address),
  };
}

it('says what goes and what stays, and deletes the addresses of my orders, the basket on this device, and the account', async () => {
  const { account, auth, credentials, hasAddress, press } = await openDeletion();
  expect(screen.getByText(/^This deletes your account, the basket/)).toBeVisible();
  expect(screen.getByText(/stay in the shop’s books.* order is under way/s)).toBeVisible();
  await press(credentials.password);
  const gone = await screen.findByText('Your account is deleted.');
  expect(gone).toHaveFocus();
  expect(document.title).toBe(`Sign in · ${shop.name}`);
  expect(hasAddress()).toBe(false);
  expect(account.calls).toEqual(['save', 'forget']);
  await expect(auth.signIn(credentials)).rejects.toMatchObject({ reason: 'no-account' });
});

it('deletes nothing without the right password, and says so at the field', async () => {
  const { account, hasAddress, orders, press } = await openDeletion();
  await press('open barley');
  expect(password()).toBeInvalid();
  expect(password()).toHaveAccessibleDescription(/^The password is wrong/);
  expect(password()).toHaveFocus();
  expect(said()).toHaveTextContent(/^The password is wrong/);
  expect(hasAddress()).toBe(true);
  expect(orders.calls).not.toContain('forget');
  expect(account.calls).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Your account' })).toBeVisible();
});

it('waits until no order is under way: nothing is deleted, and the basket stays', async () => {
  const { account, auth, credentials, hasAddress, press, uid } = await openDeletion('sent');
  await press(credentials.password);
  expect(button()).toHaveAccessibleDescription(/^One of your orders is not finished/);
  expect(said()).toHaveTextContent(/^One of your orders is not finished/);
  expect(hasAddress()).toBe(true);
  expect(auth.calls).not.toContainEqual(['delete']);
  expect(account.calls).toEqual(['save', 'forget', `follow ${uid}`]);
});

it('loses nothing of a basket that the account does not have yet', async () => {
  const { account, credentials, orders, press } = await openDeletion();
  account.isSaved = false;
  await press(credentials.password);
  expect(said()).toHaveTextContent(/^We couldn’t connect/);
  expect(account.calls).toEqual(['save']);
  expect(orders.calls).not.toContain('forget');
});

it('deletes an account in a shop without a database', async () => {
  const { credentials, orders, press, uid } = await openDeletion();
  const service = orders.serviceOf(uid);
  const forget = () => Promise.reject(Object.assign(new Error(), { reason: 'no-database' }));
  jest.spyOn(orders, 'serviceOf').mockReturnValue({ ...service, forget });
  await press(credentials.password);
  expect(await screen.findByText('Your account is deleted.')).toBeVisible();
});

it('asks once, however often it is pressed, and leaves no password in the store', async () => {
  const { auth, credentials, press, store, user } = await openDeletion();
  const reported: string[] = [];
  store.subscribe(() => reported.push(JSON.stringify(store.getState())));
  auth.hang();
  await press(credentials.password);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await user.click(button());
  await act(() => auth.answer());
  await screen.findByText('Your account is deleted.');
  expect(auth.calls.filter(([call]) => call === 'confirmPassword')).toHaveLength(1);
  expect(reported.join()).not.toContain(credentials.password);
});
