/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { Shop } from '../config';
import { deliveryPrice } from '../shared/deliveryPrice';
import {
  button,
  email,
  fillIn,
  lamp,
  panel,
  place,
  pot,
  proceed,
  renderCheckout,
  status,
  terms,
  thanks,
  toReview,
} from '../testing/checkoutVisit';
import { setShop } from '../testing/setShop';

const upi = { id: 'shop@bank', name: 'Shop' };
const setPayment = ({ upi, cash }: Pick<Shop, 'upi' | 'cash'>) => {
  setShop({ upi, cash });
};
const choice = (name: string) => within(panel()).getByRole('radio', { name });
const pays = (orders: Map<string, { pay: string }>) => [...orders.values()].map(({ pay }) => pay);
const basket = [lamp, pot, lamp];
const subtotal = basket.reduce((sum, { price }) => sum + price, 0);
const total = subtotal + deliveryPrice(subtotal, terms);

describe('paying', () => {
  it('is in cash on delivery unless I choose UPI, which stays after a reload, and each says when and how', async () => {
    setPayment({ upi });
    const first = await renderCheckout({ basket });
    await toReview(first);
    const group = within(panel()).getByRole('group', { name: 'Payment' });
    expect(within(group).getAllByRole('radio')).toHaveLength(2);
    expect(choice('Cash on delivery')).toBeChecked();
    expect(group).toHaveTextContent(`You pay the courier ₹${total} in cash.`);
    expect(place()).toHaveTextContent(`Place order: ₹${total}, cash on delivery`);

    await first.user.click(choice('Pay now by UPI'));
    const note = `Place the order first, then pay ₹${total} with your UPI app. We’ll check that it has reached our bank before we send your order.`;
    expect(choice('Pay now by UPI')).toHaveAccessibleDescription(note);
    expect(group).not.toHaveTextContent('You pay the courier');
    expect(place()).toHaveTextContent(`Place order: ₹${total}, then pay by UPI`);

    first.unmount();
    const app = await renderCheckout({ basket, path: first.address() });
    await within(panel()).findByRole('group', { name: 'Payment' });
    expect(choice('Pay now by UPI')).toBeChecked();
    await app.user.click(place());
    await thanks();
    expect(pays(app.orders.orders)).toEqual(['upi']);
  });

  it('is by UPI above the shop’s limit for cash, which I learn at the address and when I go above it', async () => {
    setPayment({ upi, cash: { upTo: total - 1 } });
    const app = await renderCheckout({ basket });
    await proceed(app);
    const reason = `Cash on delivery is available up to ₹${total - 1}. You can pay for this order by UPI.`;
    expect(within(panel()).getByText(reason)).toBeVisible();
    fillIn();
    await app.user.click(button('Review your order'));
    await screen.findByRole('heading', { name: 'Review your order' });
    expect(within(panel()).getByText(reason)).toBeVisible();
    expect(choice('Cash on delivery')).toBeDisabled();
    expect(choice('Pay now by UPI')).toBeChecked();
    await app.user.click(button(`One fewer: ${lamp.title}`));
    expect(choice('Cash on delivery')).toBeChecked();
    await app.user.click(button(`One more: ${lamp.title}`));
    expect(choice('Pay now by UPI')).toBeChecked();
    expect(status()).toHaveTextContent(reason);
    await app.user.click(place());
    await thanks();
    expect(pays(app.orders.orders)).toEqual(['upi']);
  });

  it('is only in cash in a shop without UPI: I learn at the address that I can’t order too much for that', async () => {
    setPayment({ cash: { upTo: total - 1 } });
    const app = await renderCheckout({ basket });
    await proceed(app);
    const reason = `Cash on delivery is available up to ₹${total - 1}. Remove something from your basket, or contact us.`;
    expect(within(panel()).getByText(reason)).toBeVisible();
    expect(within(panel()).getByRole('link', { name: email })).toBeVisible();
    fillIn();
    await app.user.click(button('Review your order'));
    await screen.findByRole('heading', { name: 'Review your order' });
    expect(place()).toHaveAccessibleDescription(reason);
    await app.user.click(place());
    expect(status()).toHaveTextContent(reason);
    expect(app.orders.orders.size).toBe(0);
    await app.user.click(button(`One fewer: ${lamp.title}`));
    expect(panel()).not.toHaveTextContent(reason);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(panel()).toHaveTextContent(/You pay the courier ₹\d+ in cash\./);
    await app.user.click(place());
    await thanks();
    expect(pays(app.orders.orders)).toEqual(['cash']);
  });
});
