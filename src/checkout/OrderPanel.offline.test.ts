/** @jest-environment ./src/testing/browserEnvironment.ts */
import { fireEvent, screen, within } from '@testing-library/react';
import { buildAddress } from '../testing/address';
import {
  type App,
  button,
  panel,
  place,
  proceed,
  fillIn,
  renderCheckout,
  status,
  thanks,
  toReview,
} from '../testing/checkoutVisit';
import { setShop } from '../testing/setShop';

const offline =
  'You’re offline. What you’ve entered is kept: place your order when you’re back online.';
const online = 'You’re back online. Your order isn’t placed yet: you can place it now.';
const unpriced = /^We couldn’t load today’s prices\. Check your connection/;

/** Sets what the browser reports about the network, and fires the event. */
function say(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

const placings = ({ orders }: App) => orders.calls.filter((call) => call.startsWith('place'));
/** The block that stays in view with the button. */
const action = () => within(place().closest<HTMLElement>('.order-action') ?? document.body);
const tryAnyway = () => action().getByRole('button', { name: 'Try anyway' });

describe('placing an order offline', () => {
  const openOffline = async () => {
    const app = await toReview(await renderCheckout());
    say(false);
    return app;
  };

  it('shows the offline note above Place order, and sends nothing', async () => {
    const app = await openOffline();
    const note = action().getByText(offline);
    expect(note.compareDocumentPosition(place())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(place()).toHaveAttribute('aria-disabled', 'true');
    expect(place()).toHaveAccessibleDescription(offline);
    expect(status()).toHaveTextContent(offline);
    await app.user.click(place());
    expect(place()).toHaveFocus();
    expect(status()).toHaveTextContent(offline);
    expect(placings(app)).toEqual([]);
  });

  it('says above the button that I’m back online, and then places my order as I typed it', async () => {
    const app = await openOffline();
    await app.user.click(place());
    say(true);
    expect(action().getByText(online)).toBeVisible();
    expect(status()).toHaveTextContent(online);
    expect(action().queryByText(offline)).not.toBeInTheDocument();
    await app.user.click(place());
    await thanks();
    expect([...app.orders.orders.values()]).toMatchObject([{ address: buildAddress() }]);
  });

  it('places my order even if the browser wrongly says that I’m offline', async () => {
    const app = await openOffline();
    await app.user.click(tryAnyway());
    await thanks();
    expect(app.orders.orders.size).toBe(1);
  });

  it('shows the offline note above the button after a failed attempt, and sends no order', async () => {
    const app = await openOffline();
    app.orders.readFate = 'unreachable';
    await app.user.click(tryAnyway());
    expect(await action().findByText(unpriced)).toBeVisible();
    expect(status()).toHaveTextContent(unpriced);
    expect(place()).toHaveFocus();
    expect(placings(app)).toEqual([]);
    app.orders.readFate = 'answered';
    say(true);
    expect(await action().findByText(online)).toBeVisible();
    await app.user.click(place());
    await thanks();
    expect(app.orders.orders.size).toBe(1);
  });

  it('shows no wait for an answer while offline, and polls once the network is back', async () => {
    const app = await toReview(await renderCheckout());
    app.orders.fate = 'lost';
    app.orders.readFate = 'answered';
    await app.user.click(place());
    await within(panel()).findByText('Still checking whether your order went through…');
    const note =
      'You’re offline, so we don’t know yet whether your order went through. We’ll check as soon as you’re back online.';
    say(false);
    expect(within(panel()).getByText(note)).toBeVisible();
    expect(status()).toHaveTextContent(note);
    say(true);
    await thanks();
    expect(app.orders.orders.size).toBe(1);
  });

  it('opens my order, not the browser’s error page, if I chose to pay online', async () => {
    setShop({ payments: { service: 'razorpay' } });
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const app = await openOffline();
    await app.user.click(within(panel()).getByRole('radio', { name: /^Card/ }));
    await app.user.click(within(panel()).getByRole('button', { name: 'Try anyway' }));
    await thanks();
    expect(open).not.toHaveBeenCalled();
  });
});

describe('placing an order online without a connection', () => {
  it('says above the button that there’s no connection, and works again once there is', async () => {
    const app = await proceed(await renderCheckout());
    fillIn();
    // The prices that were read before are stale.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    app.orders.readFate = 'unreachable';
    await app.user.click(button('Review your order'));
    await screen.findByRole('heading', { name: 'Review and pay' });
    await app.user.click(place());
    expect(await action().findByText(unpriced)).toBeVisible();
    expect(place()).toHaveFocus();
    expect(place()).toHaveAttribute('aria-disabled', 'false');
    app.orders.readFate = 'answered';
    await app.user.click(place());
    await thanks();
    expect(app.orders.orders.size).toBe(1);
  });

  it('places my order once, however often I press and reload', async () => {
    const app = await toReview(await renderCheckout());
    app.orders.fate = 'lost';
    app.orders.readFate = 'unreachable';
    await app.user.dblClick(place());
    await within(panel()).findByText('Still checking whether your order went through…');
    app.unmount();
    await renderCheckout({ orders: app.orders });
    await within(panel()).findByText('Still checking whether your order went through…');
    app.orders.readFate = 'answered';
    fireEvent(window, new Event('focus'));
    await thanks();
    expect(app.orders.orders.size).toBe(1);
  });
});
