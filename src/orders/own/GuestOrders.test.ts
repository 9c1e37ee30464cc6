/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { markGuest } from '../../auth/guest/guestMark';
import { guestOrdersPart } from '../../pages/SignInPage';
import { buildCredentials } from '../../testing/builders';
import { FakeAuthService } from '../../testing/fakes/fakeAuthService';
import { FakeGuests } from '../../testing/fakes/fakeGuests';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { renderApp } from '../../testing/renderApp';

const credentials = buildCredentials();

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'on' });
});

interface Device {
  /** The ids of the guest's orders. */
  ids?: string[];
  isMarked?: boolean;
  /** Why the identity service doesn't say who the guest is. */
  refusal?: FakeGuests['refusal'];
}

/** Opens the sign-in screen on a device with a guest. */
async function openLogin({ ids = ['GUEST'], isMarked = true, refusal }: Device = {}) {
  const auth = new FakeAuthService({ accounts: [credentials] });
  const guests = new FakeGuests(auth);
  const uid = await guests.enter();
  guests.refusal = refusal;
  const orders = new FakeOrders();
  for (const id of ids) orders.add({ owner: uid, id, guest: true });
  orders.add({ owner: `uid of ${credentials.email}`, id: 'ACCOUNT' });
  if (isMarked) markGuest(true);
  const app = await renderApp({ auth, guests, orders, path: '/login' });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const list = () => screen.findByRole('region', { name: 'Your orders on this device' });
const order = (id: string) => screen.queryByRole('heading', { name: `Order ${id}` });
const title = () => screen.getByRole('heading', { level: 1 });
const form = () => screen.queryByRole('heading', { name: 'Sign in, or save these orders' });

it('shows this device’s orders first, then one form to save them or to sign in', async () => {
  const { orders } = await openLogin();
  expect(title()).toHaveTextContent(/^Returns & Orders$/);
  expect(await screen.findByRole('heading', { name: 'Order GUEST' })).toBeVisible();
  expect(title()).toHaveTextContent(/^Returns & Orders$/);
  expect(document.title).toBe(`Returns & Orders · ${shop.name}`);
  expect(screen.getAllByRole('textbox', { name: 'Email' })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const position = form()?.compareDocumentPosition(await list());
  expect(position).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(orders.calls).toEqual(['listOf']);
});

it('says that my orders couldn’t be loaded if the identity service is silent, and retries', async () => {
  const { guests, user } = await openLogin({ refusal: 'unreachable' });
  const sentence = 'Your orders couldn’t be loaded. Check your connection and try again.';
  expect(await screen.findByText(sentence, { selector: '.reason' })).toBeVisible();
  guests.refusal = undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Order GUEST' })).toBeVisible();
});

it.each<[which: string, device: Device]>([
  ['that has no order', { ids: [] }],
  ['on a device that never had one', { isMarked: false }],
])('hides the orders of a guest %s', async (_which, device) => {
  const load = jest.spyOn(guestOrdersPart, 'load');
  await openLogin(device);
  await waitFor(() => {
    expect(load).toHaveBeenCalledTimes(device.ids ? 1 : 0);
  });
  await act(() => Promise.resolve());
  expect(screen.queryByText('Your orders on this device')).not.toBeInTheDocument();
  expect(title()).toHaveTextContent(/^Sign in$/);
});

it('removes my orders from this device, not from the shop, once I confirm', async () => {
  const { guests, orders, user } = await openLogin();
  const status = () => screen.getByRole('status');
  await user.click(
    await screen.findByRole('button', { name: 'Remove these orders from this device' }),
  );
  const question = screen.getByRole('group', { name: 'Remove these orders from this device?' });
  expect(question).toHaveAccessibleDescription(/We keep the orders/);
  await user.click(screen.getByRole('button', { name: 'Keep on this device' }));
  expect(order('GUEST')).toBeVisible();

  guests.refusal = 'storage-unavailable';
  await user.click(screen.getByRole('button', { name: 'Remove these orders from this device' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const failure = /^Something went wrong, so nothing was removed\./;
  expect(await within(await list()).findByText(failure)).toBeVisible();
  expect(status()).toHaveTextContent(failure);
  expect(order('GUEST')).toBeVisible();

  guests.refusal = undefined;
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const sentence = 'Removed from this device. We still have your orders.';
  expect(await screen.findByText(sentence, { selector: 'p.success' })).toHaveFocus();
  expect(status()).toHaveTextContent(sentence);
  expect(order('GUEST')).not.toBeInTheDocument();
  expect(title()).toHaveTextContent(/^Sign in$/);
  expect(guests.uid).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  expect(orders.orders.has('GUEST')).toBe(true);
});

it('creates another account once my orders are removed from this device', async () => {
  const { auth, user } = await openLogin();
  const mine = buildCredentials();
  await user.click(
    await screen.findByRole('button', { name: 'Remove these orders from this device' }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Removed from this device. We still have your orders.', {
    selector: 'p.success',
  });
  await user.type(screen.getByRole('textbox', { name: 'Email' }), mine.email);
  await user.type(screen.getByLabelText('Password'), mine.password);
  await user.click(screen.getByRole('button', { name: `Create your ${shop.name} Account` }));
  expect(auth.calls).toEqual([['register', mine]]);
});

it('saves my orders in a new account, which then shows them', async () => {
  const { user } = await openLogin();
  const mine = buildCredentials();
  await screen.findByRole('heading', { name: 'Order GUEST' });
  const email = screen.getByRole('textbox', { name: 'Email' });
  await user.type(email, credentials.email);
  await user.type(screen.getByLabelText('Password'), mine.password);
  const create = screen.getByRole('button', { name: `Create your ${shop.name} Account` });
  await user.click(create);
  expect(email).toHaveAccessibleDescription(/^There’s already an account .* your orders here stay/);
  await user.clear(email);
  await user.type(email, mine.email);
  await user.click(create);
  const sentence = `Saved. You’re signed in as ${mine.email}.`;
  expect(await screen.findByText(sentence, { selector: 'p.success' })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your account');
  expect(await screen.findByRole('heading', { name: 'Order GUEST' })).toBeVisible();
  expect(form()).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(order('GUEST')).not.toBeInTheDocument();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});
