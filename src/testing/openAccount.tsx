import { act, screen, within } from '@testing-library/react';
import { buildCredentials } from './builders';
import { FakeAuthService } from './fakes/fakeAuthService';
import { FakeOrders } from './fakes/fakeOrders';
import { renderApp, type Surroundings } from './renderApp';

interface Start extends Omit<Surroundings, 'auth'> {
  /** Whether the account sees the orders of the shop. */
  isMerchant?: boolean;
  /** Puts orders there, before the screen opens. */
  fill?: (orders: FakeOrders, uid: string) => void;
}

/** Opens the account screen of a signed-in user, in a shop that takes orders. */
export async function openAccount({
  orders = new FakeOrders(),
  isMerchant,
  fill,
  ...surroundings
}: Start = {}) {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'on' });
  const credentials = buildCredentials();
  const auth = new FakeAuthService();
  const owner = auth.addAccount(credentials);
  const { uid } = owner;
  await auth.changeElsewhere(owner);
  if (isMerchant) orders.merchants.add(uid);
  fill?.(orders, uid);
  const app = await renderApp({ auth, orders, path: '/login', ...surroundings });
  await screen.findByRole('heading', { name: 'Your account' });
  const order = (id: string) => {
    const heading = screen.getByRole('heading', { name: `Order ${id}` });
    const item = heading.closest('li');
    if (!item) throw new Error('The order is no item of a list.');
    return item;
  };
  return {
    ...app,
    uid,
    credentials,
    /** The item of an order in a list. */
    order,
    /** A button of an order. */
    button: (label: string, id: string) =>
      within(order(id)).getByRole('button', { name: `${label}, order ${id}` }),
    /** Comes back to the page, which then polls the orders. */
    comeBack: () =>
      act(async () => {
        window.dispatchEvent(new Event('focus'));
        await Promise.resolve();
      }),
  };
}

/** The screen of a merchant, once the orders of the shop are there. */
export async function openShop(fill: Start['fill'], orders?: FakeOrders) {
  const account = await openAccount({ orders, isMerchant: true, fill });
  await screen.findByRole('group', { name: 'Filter by status' });
  return account;
}

/** The merchant's button for the orders of a state. */
export const stateFilter = (name: string) =>
  // A query over the whole page would compute the name of each button.
  within(screen.getByRole('group', { name: 'Filter by status' })).getByRole('button', {
    name: new RegExp(`^${name}( \\d+\\+?)?$`),
  });

/** The headings of the orders that are shown. */
export const shownOrders = () =>
  screen.queryAllByRole('heading', { name: /^Order / }).map(({ textContent }) => textContent);
