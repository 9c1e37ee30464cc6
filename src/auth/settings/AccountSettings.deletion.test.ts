/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { shop } from '#shop/config';
import { openAccount } from '../../testing/openAccount';

const password = () =>
  screen.getByLabelText('Your password', { selector: '#deleteAccount-password' });
const button = () => screen.getByRole('button', { name: 'Delete my account permanently' });
const said = () => screen.getByRole('status');

/** Opens the deletion of an account that has one order in this state. */
async function openDeletion() {
  const opened = await openAccount({
    fill: (orders, uid) => {
      orders.add({ owner: uid, id: 'ONE', state: 'delivered' });
    },
  });
  await opened.user.click(await screen.findByText('Delete your account'));
  return {
    ...opened,
    press: async (typed: string) => {
      await opened.retype(password(), typed);
      await opened.user.click(button());
    },
    hasAddress: () => Boolean(opened.orders.orders.get('ONE')?.address),
  };
}

it('says what is deleted and what stays, then deletes my addresses, basket and account', async () => {
  const { account, auth, credentials, hasAddress, press, store, user } = await openDeletion();
  const states: string[] = [];
  store.subscribe(() => states.push(JSON.stringify(store.getState())));
  expect(screen.getByText(/^This deletes your account, its saved basket/)).toBeVisible();
  expect(screen.getByText(/keeps a record of your orders.* order is in progress/s)).toBeVisible();
  auth.hang();
  await press(credentials.password);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await user.click(button());
  await act(() => auth.answer());
  expect(await screen.findByText('Your account has been deleted.')).toHaveFocus();
  expect(document.title).toBe(`Sign in · ${shop.name}`);
  expect(hasAddress()).toBe(false);
  expect(account.calls).toEqual(['save', 'forget']);
  expect(auth.calls).toEqual([['confirmPassword', credentials.password], ['delete']]);
  expect(states.join()).not.toContain(credentials.password);
});

it('says why it deletes nothing: a wrong password, an order in progress or an unsaved basket', async () => {
  const { account, auth, credentials, hasAddress, orders, press, uid } = await openDeletion();
  orders.refuseNext('under-way');
  for (const [typed, isSaved, place, reason, basket] of [
    ['open barley', true, password, /^The password is wrong/, []],
    [credentials.password, false, button, /^We couldn’t connect/, ['save']],
    [
      credentials.password,
      true,
      button,
      /^One of your orders is still in progress/,
      ['save', 'forget', 'follow me'],
    ],
  ] as const) {
    account.calls.length = 0;
    account.isSaved = isSaved;
    await press(typed);
    expect(place()).toHaveAccessibleDescription(reason);
    expect(place()).toHaveFocus();
    expect(said()).toHaveTextContent(reason);
    expect(hasAddress()).toBe(true);
    expect(auth.calls).not.toContainEqual(['delete']);
    expect(account.calls.map((call) => call.replace(uid, 'me'))).toEqual(basket);
    expect(screen.getByRole('heading', { name: 'Your account' })).toBeVisible();
  }
});

it('deletes my account in a shop without a database', async () => {
  const { credentials, orders, press, uid } = await openDeletion();
  const service = orders.serviceOf(uid);
  const forget = () => Promise.reject(Object.assign(new Error(), { reason: 'no-database' }));
  jest.spyOn(orders, 'serviceOf').mockReturnValue({ ...service, forget });
  await press(credentials.password);
  expect(await screen.findByText('Your account has been deleted.')).toBeVisible();
});
