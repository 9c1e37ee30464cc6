/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { buildAddress } from '../testing/address';
import {
  button,
  credentials,
  field,
  fillIn,
  openReview,
  panel,
  place,
  proceed,
  renderCheckout,
  thanks,
  uid,
} from '../testing/checkoutVisit';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { setShop } from '../testing/setShop';

const email = 'asha@example.com';
const emailField = () => field('Email for updates');

describe('checkout in a shop that sends emails', () => {
  beforeEach(() => {
    setShop({ functions: { email: 'orders@shop.example', pushKey: 'B' } });
  });

  it('asks a guest for an email address, and says where the receipt and updates go', async () => {
    const app = await proceed(await renderCheckout({ isSignedIn: false }));
    expect(emailField()).toHaveValue('');
    expect(emailField()).toHaveAttribute('type', 'email');
    expect(emailField()).toHaveAccessibleDescription(/Optional.* nothing else/);
    fillIn({ ...buildAddress(), email });
    await app.user.click(button('Review your order'));
    expect(await screen.findByText(/^We’ll email updates to/)).toHaveTextContent(email);
    await app.user.click(place());
    await thanks();
    expect(screen.getByText(/^We’ll email a receipt to/)).toHaveTextContent(email);
    expect(within(panel()).getByText(/^We’ll email updates to/)).toHaveTextContent(email);
    expect([...app.orders.orders.values()]).toMatchObject([{ address: { email } }]);
  });

  it('fills in my account’s email address, and lets me remove it', async () => {
    const app = await proceed(await renderCheckout());
    expect(emailField()).toHaveValue(credentials.email);
    await app.user.clear(emailField());
    expect(emailField()).toHaveValue('');
    await app.retype(field('Name'), 'Asha');
    expect(emailField()).toHaveValue('');
  });

  it('leaves the email address empty if I gave none with my last order', async () => {
    const orders = new FakeOrders();
    orders.add({ owner: uid });
    await openReview(await renderCheckout({ orders }));
    expect(panel()).toHaveTextContent('We’ve filled in your last address.');
    expect(panel()).not.toHaveTextContent('email updates');
  });
});
