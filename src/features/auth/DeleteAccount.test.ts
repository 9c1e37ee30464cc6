/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { shop } from '../../config';
import { openAccount } from '../../testing/openAccount';

const password = () =>
  screen.getByLabelText('Your password', { selector: '#deleteAccount-password' });
const button = () => screen.getByRole('button', { name: 'Delete my account permanently' });
const said = () => screen.getByRole('status');

/** Opens the deletion of an account that has one order in this state. */
async function openDeletion(state: 'delivered' | 'sent' = 'delivered') {
  const opened = await openAccount({
    fill: (orders, uid) => {
      orders.add({ owner: uid, id: 'ONE', state });
    },
  });
  await opened.user.click(await screen.findByText('Delete your account'));
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

it('says what goes and what stays, then deletes my addresses, the basket on this device and the account', async () => {
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
  expect(auth.calls.slice(1)).toEqual([['confirmPassword', credentials.password], ['delete']]);
  expect(states.join()).not.toContain(credentials.password);
});

it.each([
  {
    when: 'the password is wrong',
    typed: 'open barley',
    place: password,
    reason: /^The password is wrong/,
    basket: [],
  },
  {
    when: 'an order is in progress',
    state: 'sent' as const,
    reason: /^One of your orders is still in progress/,
    basket: ['save', 'forget', 'follow me'],
  },
  {
    when: 'part of the basket isn’t saved to the account yet',
    isSaved: false,
    reason: /^We couldn’t connect/,
    basket: ['save'],
  },
])(
  'deletes nothing if $when, and says so',
  async ({ typed, state, isSaved = true, place = button, reason, basket }) => {
    const { account, auth, credentials, hasAddress, press, uid } = await openDeletion(state);
    account.isSaved = isSaved;
    await press(typed ?? credentials.password);
    expect(place()).toHaveAccessibleDescription(reason);
    expect(place()).toHaveFocus();
    expect(said()).toHaveTextContent(reason);
    expect(hasAddress()).toBe(true);
    expect(auth.calls).not.toContainEqual(['delete']);
    expect(account.calls.map((call) => call.replace(uid, 'me'))).toEqual(basket);
    expect(screen.getByRole('heading', { name: 'Your account' })).toBeVisible();
  },
);

it('deletes an account in a shop without a database', async () => {
  const { credentials, orders, press, uid } = await openDeletion();
  const service = orders.serviceOf(uid);
  const forget = () => Promise.reject(Object.assign(new Error(), { reason: 'no-database' }));
  jest.spyOn(orders, 'serviceOf').mockReturnValue({ ...service, forget });
  await press(credentials.password);
  expect(await screen.findByText('Your account has been deleted.')).toBeVisible();
});
