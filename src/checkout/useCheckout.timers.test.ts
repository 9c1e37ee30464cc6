/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import {
  type App,
  button,
  lamp,
  panel,
  place,
  renderCheckout,
  status,
  thanks,
  today,
  toReview,
} from '../testing/checkoutVisit';
import { setShop } from '../testing/setShop';
import { flushPromises } from '../testing/flushPromises';

/** Advances the timers and the fake database's clock; a digest takes a turn of its own. */
async function pass(app: App, ms: number) {
  app.orders.now += ms;
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
    await flushPromises();
  });
}

const press = (app: App, pressed: HTMLElement) => {
  act(() => {
    pressed.click();
  });
  return pass(app, 0);
};

/** The review, where from now on the time stands still. */
async function stopAtReview() {
  const app = await toReview(await renderCheckout());
  jest.useFakeTimers();
  return app;
}

const calls = ({ orders }: App, name: string) =>
  orders.calls.filter((call) => call.startsWith(name));
const placings = (app: App) => calls(app, 'place');
const countdown = () =>
  within(panel()).queryByText(/^You’ve just placed an order\./, { selector: 'p' });

const refuse = ({ orders }: App) => {
  orders.refuseNext('too-soon', { retryInMs: 23_000 });
};

/** Presses “Place order” 7 seconds after another order. */
async function placeTooSoon() {
  setShop({ upi: { id: 'shop@bank', name: 'Shop' } });
  const app = await stopAtReview();
  refuse(app);
  await press(app, place());
  return app;
}

describe('an order too soon after another', () => {
  it('counts down, announces that once, and submits the order by itself', async () => {
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

  it('submits the order once when the device wakes up long after', async () => {
    const app = await placeTooSoon();
    app.orders.now += 600_000;
    jest.setSystemTime(Date.now() + 600_000);
    await pass(app, 23_000);
    jest.useRealTimers();
    await thanks();
    expect(placings(app)).toHaveLength(2);
  });

  it('submits nothing once I stop it, change the order or leave, until I press again', async () => {
    const app = await placeTooSoon();
    const sentence = 'We won’t place this order. Press “Place order” when you’re ready.';
    const giveUp = async (pressed: HTMLElement) => {
      await press(app, pressed);
      expect(status()).toHaveTextContent(sentence);
      expect(countdown()).toBeNull();
    };
    const start = async () => {
      refuse(app);
      await press(app, place());
      expect(countdown()).toBeVisible();
    };
    await giveUp(button('Don’t place it'));
    expect(place()).toHaveFocus();
    for (const changed of [
      button(`One more: ${lamp.title}`),
      within(panel()).getByLabelText('This Order Contains a gift'),
      screen.getByLabelText('Pay by UPI'),
      button('Change the address'),
    ]) {
      await start();
      await giveUp(changed);
    }
    await press(app, button('Review your order'));
    await start();
    await giveUp(screen.getByRole('link', { name: 'Returns & Orders' }));
    await pass(app, 60_000);
    expect(placings(app)).toHaveLength(6);
    expect(app.orders.orders.size).toBe(0);
  });

  it('submits nothing if I’m offline at the end of the countdown, and says so', async () => {
    const app = await placeTooSoon();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pass(app, 24_000);
    expect(countdown()).toBeNull();
    const sentence = /^You’re offline\. What you’ve entered is kept/;
    expect(status()).toHaveTextContent(sentence);
    expect(within(panel()).getByText(sentence)).toBeVisible();
    expect(placings(app)).toHaveLength(1);
  });

  it('submits nothing if I sign out', async () => {
    const app = await placeTooSoon();
    await act(() => app.auth.changeElsewhere(null));
    await pass(app, 0);
    expect(status()).toHaveTextContent('Signed out.');
    await pass(app, 60_000);
    expect(countdown()).toBeNull();
    expect(placings(app)).toHaveLength(1);
    expect(app.orders.orders.size).toBe(0);
  });
});

it('keeps polling without an answer, then says that the order didn’t go through', async () => {
  const app = await stopAtReview();
  app.orders.fate = app.orders.readFate = 'unreachable';
  await press(app, place());
  const counts = [];
  for (const wait of [1500, 500, 3500, 500, 7500, 500, 14_500, 500, 15_000]) {
    await pass(app, wait);
    counts.push(calls(app, 'find').length);
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 5]);
  expect(within(panel()).getByText(/^Still checking whether/)).toBeVisible();
  app.orders.fate = app.orders.readFate = 'answered';
  await pass(app, 15_000);
  expect(status()).toHaveTextContent(
    'Your order didn’t go through. Try again: it can’t be placed twice.',
  );
  expect(sessionStorage).toHaveLength(1);
  await press(app, place());
  expect(await thanks()).toHaveFocus();
});

it('waits 10 seconds for the answer, and accepts a later one', async () => {
  const app = await stopAtReview();
  app.orders.hang();
  await press(app, place());
  await pass(app, 9500);
  expect(place()).toHaveAttribute('aria-busy', 'true');
  await pass(app, 500);
  for (const wait of [0, 25_000]) {
    await pass(app, wait);
    expect(within(panel()).getByText(/^Still checking whether/)).toBeVisible();
  }
  app.orders.answerAll();
  await pass(app, 0);
  expect(await thanks()).toBeVisible();
});

it('reads the prices at most once a minute, and again when the order is rejected', async () => {
  const app = await stopAtReview();
  for (const [wait, count] of [
    [50_000, 1],
    [11_000, 2],
  ] as const) {
    await pass(app, wait);
    await press(app, button('Change the address'));
    await press(app, button('Review your order'));
    expect(calls(app, 'readPriceList')).toHaveLength(count);
  }
  app.orders.today = { ...today, delivery: {} };
  app.orders.refuseNext();
  await press(app, place());
  expect(within(panel()).getByText('Delivery: free (was ₹49, free from ₹999)')).toBeVisible();
  expect(button('Continue with the new prices')).toBeVisible();
  expect(calls(app, 'readPriceList')).toHaveLength(3);
  expect(app.orders.orders.size).toBe(0);
});
