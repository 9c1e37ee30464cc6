/** @jest-environment ./src/testing/browserEnvironment.ts */
import { readDevTools } from '../testing/devToolsExtension';
// The extension comes first.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { changeEmail, changePassword, deleteAccount } from '../auth/authThunks';
import { changeAddress } from '../orders/addressBookSlice';
import { buildAddress } from '../testing/address';
import {
  button,
  fillIn,
  openReview,
  place,
  proceed,
  renderCheckout,
  thanks,
} from '../testing/checkoutVisit';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { openAccount, openShop, stateFilter } from '../testing/openAccount';
import { renderApp } from '../testing/renderApp';
import { setShop } from '../testing/setShop';

/** Nothing else contains these. */
const planted = {
  name: 'Zubeida Planted',
  telephone: '97531 86420',
  street: '77 Planted Lane',
  landmark: 'Planted banyan',
  instructions: 'Planted bell, twice',
  email: 'zubeida@planted.example',
};
const password = 'planted barley';
const address = { ...buildAddress(), ...planted };

/** Reads what DevTools show of a visit, in which each of these must have been typed or read. */
function expectHidden(...texts: string[]) {
  const steps = readDevTools();
  const happened = steps.map((step) => step.happened).join('\n');
  for (const text of texts) expect(happened).toContain(text);
  for (const { type, shown, exported } of steps) {
    expect(shown).toContain(`"type":"${type}"`);
    expect(exported).toContain(`"type":"${type}"`);
    const all = [...Object.values(planted), password, '9753186420', 'planted'];
    const leaked = all.filter((text) =>
      `${shown}\n${exported}`.toLowerCase().includes(text.toLowerCase()),
    );
    expect({ type, leaked }).toEqual({ type, leaked: [] });
  }
}

beforeEach(() => {
  setShop({
    sender: { email: 'orders@shop.example', pushKey: 'B' },
    upi: { id: 'shop@bank', name: 'Haat' },
  });
  readDevTools();
});

describe('Redux DevTools and their reports show nothing of', () => {
  it('an order that a guest places, and one that fails', async () => {
    const app = await proceed(await renderCheckout({ isSignedIn: false }));
    fillIn(address);
    await app.user.click(button('Review your order'));
    await screen.findByText(/^We’ll email updates to/);
    app.orders.fate = 'unreachable';
    await app.user.click(place());
    app.orders.fate = 'answered';
    await app.user.click(await screen.findByRole('link', { name: /^Basket/ }));
    expectHidden(...Object.values(planted));
  });

  it('an order of an account, placed to a saved address', async () => {
    const app = await renderCheckout();
    app.orders.books.set(app.owner.uid, { addresses: { '0-1': address }, defaultId: '0-1' });
    await openReview(app);
    await app.user.click(place());
    await thanks();
    expectHidden(...Object.values(planted));
  });

  it('an address that I save, change and fail to remove', async () => {
    const { orders, store, user } = await openAccount();
    const book = within(await screen.findByRole('region', { name: 'Addresses' }));
    await user.click(await book.findByRole('button', { name: 'Add an address' }));
    for (const [label, value] of [
      ['Name', planted.name],
      ['Phone', planted.telephone],
      ['House number, street, area', planted.street],
      ['Landmark', planted.landmark],
      ['PIN code', '560001'],
      ['Email for updates', planted.email],
    ] as const) {
      fireEvent.change(book.getByLabelText(label), { target: { value } });
    }
    await user.click(book.getByRole('button', { name: 'Save address' }));
    await book.findByText('Address saved.');
    orders.fate = 'unreachable';
    await act(() => store.dispatch(changeAddress({ id: '0-1', address })));
    expectHidden(...Object.values(planted));
  });

  it('an email and a password, right or wrong, old or new', async () => {
    const { auth, store, user, retype } = await renderApp({ path: '/login' });
    const type = async (secret: string) => {
      await retype(screen.getByRole('textbox', { name: /^Email/ }), planted.email);
      await retype(screen.getByLabelText('Password'), secret);
    };
    await type(password);
    jest.spyOn(window, 'alert').mockReturnValue();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click(screen.getByRole('button', { name: /^Forgot/ }));
    auth.addAccount({ email: planted.email, password });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('link', { name: /^Basket/ });
    await act(async () => {
      const newPassword = `new ${password}`;
      await store.dispatch(changePassword({ password, newPassword }));
      const newEmail = `new-${planted.email}`;
      await store.dispatch(changeEmail({ password: newPassword, newEmail }));
      await store.dispatch(deleteAccount({ password }));
    });
    expectHidden(planted.email, password, `new ${password}`, `new-${planted.email}`);
  });

  it('orders at the desk, what I search them for, and what I note', async () => {
    const { button: press, user } = await openShop((orders) => {
      orders.add({ owner: 'zubeida', id: 'FIRST', address });
      orders.add({ owner: 'zubeida', id: 'NEXT', address, state: 'accepted' });
    });
    await user.type(screen.getByRole('searchbox', { name: /^Search/ }), '97531');
    await user.click(stateFilter('All'));
    await user.click(press('Mark as sent', 'NEXT'));
    const target = { value: 'Planted courier' };
    fireEvent.change(screen.getByLabelText('Courier and tracking number'), { target });
    await user.click(press('Mark as sent', 'NEXT'));
    await screen.findByRole('button', { name: 'Mark as delivered, order NEXT' });
    expectHidden(...Object.values(planted), 'Planted courier');
  });

  it('what I search the shop for', async () => {
    const { user } = await renderApp();
    await user.type(screen.getByRole('searchbox'), `${planted.name}{Enter}`);
    await screen.findByText(/^Nothing matches/);
    expectHidden(planted.name);
  });

  it('a product that I am about to write', async () => {
    const orders = new FakeOrders();
    const { user } = await openAccount({
      orders,
      isMerchant: true,
      path: '/login?section=products&product=new',
    });
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.click(title);
    await user.paste(planted.name);
    expectHidden();
  });
});

it('Redux DevTools show the basket, the catalogue and what happens to them', async () => {
  const { user } = await renderApp();
  const [add] = screen.getAllByRole('button', { name: /^Add to basket/ });
  if (add) await user.click(add);
  const step = readDevTools().find(({ type }) => type === 'basket/addToBasket');
  for (const text of [step?.shown, step?.exported]) {
    expect(text).toMatch(/"payload":\{"lineId"/);
    expect(text).toMatch(/"basket":\{"items":\[\{"lineId"/);
    expect(text).toContain('"orders":"(hidden)"');
  }
});
