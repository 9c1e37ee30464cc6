/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import {
  button,
  lamp,
  panel,
  place,
  renderCheckout,
  status,
  thanks,
  toReview,
  type App,
} from '../testing/checkoutVisit';
import { settle } from '../testing/orderTabs';
import { setShop } from '../testing/setShop';

/** Also lets the fake database's clock run. */
async function pass(app: App, ms: number) {
  app.orders.now += ms;
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
    await settle();
  });
}

const press = (app: App, pressed: HTMLElement) => {
  act(() => {
    pressed.click();
  });
  return pass(app, 0);
};

const placings = ({ orders }: App) => orders.calls.filter((call) => call.startsWith('place'));
const countdown = () =>
  within(panel()).queryByText(/^You’ve just placed an order\./, { selector: 'p' });

/** Presses “Place order” 7 seconds after another order. */
async function placeTooSoon() {
  setShop({ upi: { id: 'shop@bank', name: 'Shop' } });
  const app = await renderCheckout();
  await toReview(app);
  jest.useFakeTimers();
  app.orders.refuseNext('too-soon', { retryInMs: 23_000 });
  await press(app, place());
  return app;
}

describe('too soon for a second order', () => {
  it('counts down, says so once, and sends it by itself', async () => {
    const app = await placeTooSoon();
    const sentence = 'You’ve just placed an order. We’ll place this one in 23 seconds.';
    expect(countdown()).toHaveTextContent(sentence);
    expect(status()).toHaveTextContent(sentence);
    const { count } = app.store.getState().announcement;
    await pass(app, 13_000);
    expect(countdown()).toHaveTextContent('We’ll place this one in 10 seconds.');
    await pass(app, 9000);
    expect(countdown()).toHaveTextContent('We’ll place this one in 1 second.');
    expect(app.store.getState().announcement.count).toBe(count);
    // Presses in between change nothing.
    await press(app, place());
    expect(placings(app)).toHaveLength(1);
    await pass(app, 1100);
    jest.useRealTimers();
    expect(await thanks()).toHaveFocus();
    expect(app.orders.orders.size).toBe(1);
    expect(placings(app)).toHaveLength(2);
    expect(new Set(placings(app)).size).toBe(1);
  });

  it('sends it once when the device wakes up long after', async () => {
    const app = await placeTooSoon();
    app.orders.now += 600_000;
    jest.setSystemTime(Date.now() + 600_000);
    await pass(app, 23_000);
    jest.useRealTimers();
    await thanks();
    expect(placings(app)).toHaveLength(2);
  });

  it('sends nothing after “Don’t place it”', async () => {
    const app = await placeTooSoon();
    await press(app, button('Don’t place it'));
    expect(status()).toHaveTextContent('We won’t place this order.');
    expect(countdown()).toBeNull();
    expect(place()).toHaveFocus();
    await pass(app, 60_000);
    expect(placings(app)).toHaveLength(1);
    await press(app, place());
    jest.useRealTimers();
    await thanks();
  });

  const ways: [string, (app: App) => Promise<unknown>][] = [
    ['change the order', (app) => press(app, button(`One more: ${lamp.title}`))],
    ['say that it is a gift', (app) => press(app, screen.getByLabelText('This is a gift'))],
    ['choose to pay by UPI', (app) => press(app, screen.getByLabelText('Pay now by UPI'))],
    ['go to the address', (app) => press(app, button('Change the address'))],
    [
      'leave the checkout',
      (app) => press(app, screen.getByRole('link', { name: 'Returns & Orders' })),
    ],
    [
      'sign out',
      async (app) => {
        await act(() => app.auth.changeElsewhere(null));
        await pass(app, 0);
      },
    ],
  ];
  it.each(ways)('sends nothing if I %s', async (name, leave) => {
    const app = await placeTooSoon();
    await leave(app);
    const sentence =
      name === 'sign out'
        ? 'Signed out.'
        : 'We won’t place this order. Press “Place order” when you’re ready.';
    expect(status()).toHaveTextContent(sentence);
    await pass(app, 60_000);
    expect(countdown()).toBeNull();
    expect(placings(app)).toHaveLength(1);
    expect(app.orders.orders.size).toBe(0);
  });
});
