/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { User } from '../auth/authService';
import { buildAddress } from '../testing/address';
import {
  type App,
  button,
  credentials,
  fillInAccount,
  lamp,
  openReview,
  panel,
  place,
  pot,
  proceed,
  renderCheckout,
  status,
  storeBasket,
  thanks,
  toReview,
  uid,
} from '../testing/checkoutVisit';
import { FakeAuthService } from '../testing/fakes/fakeAuthService';
import { FakeOrders } from '../testing/fakes/fakeOrders';

const asGuest = (start: Parameters<typeof renderCheckout>[0] = {}) =>
  renderCheckout({ isSignedIn: false, ...start });
const ordersIn = ({ orders }: App) => [...orders.orders.values()];

describe('guest checkout', () => {
  it('places my order once, however often I press, and leaves me signed out', async () => {
    const app = await asGuest();
    storeBasket(app);
    await toReview(app);
    expect(app.guests.calls).toEqual([]);
    await app.user.dblClick(place());
    expect(await thanks()).toHaveFocus();
    expect(app.guests.calls).toEqual(['enter']);
    expect(app.orders.calls.filter((call) => call.startsWith('place'))).toHaveLength(1);
    expect(ordersIn(app)).toMatchObject([
      { owner: 'guest-1', guest: true, address: buildAddress() },
    ]);
    expect(app.store.getState().auth.user).toBeNull();
    expect([...app.basketStore.lines.keys()]).toEqual([]);
    expect(app.store.getState().basket.items).toEqual([]);
  });

  it('gives me a link that shows the order on any device, and shows it with the order', async () => {
    const app = await toReview(await asGuest());
    await app.user.click(place());
    await thanks();
    const [order] = ordersIn(app);
    expect(order?.linkKey).toMatch(/^[\da-f]{32}$/);
    const link = `${window.location.origin}/haat/#/login?order=${order?.id ?? ''}&key=${order?.linkKey ?? ''}`;
    const region = screen.getByRole('region', { name: 'Keep the link to your order' });
    expect(
      within(region).getByRole('img', { name: 'QR code with the link to your order' }),
    ).toBeVisible();
    const whatsApp = within(region).getByRole('link', { name: 'Send it to myself on WhatsApp' });
    const message = new URL(whatsApp.getAttribute('href') ?? '').searchParams.get('text');
    expect(message).toMatch(new RegExp(`^My order ${order?.id ?? ''} at `));
    expect(message?.endsWith(link)).toBe(true);
    const shareButton = { name: /^Share or copy the link: Order / };
    await app.user.click(within(region).getByRole('button', shareButton));
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(await within(region).findByText('Link copied')).toBeVisible();
  });

  it('lets me retry after being offline, and sign in if the shop rejects guests’ orders', async () => {
    const app = await toReview(await asGuest());
    app.guests.refusal = 'unreachable';
    await app.user.click(place());
    const failed = 'Your order didn’t go through. Try again: it can’t be placed twice.';
    expect(await within(panel()).findByText(failed)).toBeVisible();
    expect(status()).toHaveTextContent(failed);
    app.guests.refusal = 'unknown';
    fireEvent(window, new Event('online'));
    await waitFor(() => {
      expect(panel()).not.toHaveTextContent(failed);
    });

    await app.user.click(place());
    const sentence =
      'We can’t take orders without an account right now. Create one, or sign in: your order is ready to place.';
    // The review shows the same sentence for a moment.
    const title = 'Sign in to place your order';
    expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
    expect(within(panel()).getByText(sentence)).toBeVisible();
    expect(status()).toHaveTextContent(sentence);
    await app.user.click(screen.getByRole('button', { name: 'Back to your order' }));
    app.guests.refusal = undefined;
    await screen.findByRole('heading', { name: 'Review and pay' });
    expect(within(panel()).queryByText(sentence)).not.toBeInTheDocument();
    await app.user.click(place());
    await thanks();
    expect(ordersIn(app)).toHaveLength(1);
  });

  it('keeps polling for my order although I sign in meanwhile', async () => {
    const app = await toReview(await asGuest());
    app.orders.fate = 'lost';
    await app.user.click(place());
    await within(panel()).findByText(/^Still checking whether/);
    await act(() => app.auth.changeElsewhere(app.owner));
    app.unmount();
    const again = await renderCheckout({ orders: app.orders, guests: app.guests, basket: [] });
    await thanks();
    expect(ordersIn(again)).toMatchObject([{ owner: 'guest-1' }]);
  });

  it('opens the review with my last address at my next order, hidden from anyone who signs in', async () => {
    const first = await toReview(await asGuest());
    await first.user.click(place());
    await thanks();
    await first.user.click(screen.getByRole('link', { name: 'Continue shopping' }));
    first.unmount();
    const { guests, orders } = first;
    orders.now += 60_000;
    const again = await asGuest({ orders, guests });
    await openReview(again);
    expect(panel()).toHaveTextContent(buildAddress().street);
    await act(() => again.auth.changeElsewhere(again.owner));
    await screen.findByRole('heading', { name: 'Delivery address' });
    expect(panel()).not.toHaveTextContent(buildAddress().street);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await act(() => again.auth.changeElsewhere(null));
    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(buildAddress().name);
    });
    await again.user.click(button('Review your order'));
    await again.user.click(await screen.findByRole('button', { name: /^Place order: / }));
    await thanks();
    expect(ordersIn(again).map(({ owner }) => owner)).toEqual(['guest-1', 'guest-1']);
  });
});

it('places the order with my account if I turn out to be signed in', async () => {
  const observe = jest.spyOn(FakeAuthService.prototype, 'observe').mockReturnValue();
  let answer = (_found: User) => undefined as unknown;
  const found = new Promise<User>((resolve) => (answer = resolve));
  jest.spyOn(FakeAuthService.prototype, 'find').mockReturnValue(found);
  const app = await toReview(await renderCheckout({ basket: [lamp, pot] }));
  await app.user.click(place());
  expect(place()).toHaveAttribute('aria-busy', 'true');
  expect(ordersIn(app)).toEqual([]);
  act(() => {
    for (const [report] of observe.mock.calls) report(app.owner);
    answer(app.owner);
  });
  await thanks();
  expect(app.guests.calls).toEqual([]);
  expect(ordersIn(app)).toMatchObject([{ owner: uid, guest: false }]);
});

describe('signing in at the address', () => {
  const signInLink = () => within(panel()).getByRole('button', { name: 'Sign in' });
  async function signIn(app: App) {
    const { user } = app;
    await user.click(signInLink());
    expect(screen.getByRole('heading', { name: 'Sign in', level: 1 })).toHaveFocus();
    expect(panel().querySelector('.button:not(.button-quiet)')).toHaveTextContent('Sign in');
    await fillInAccount(app);
    await user.click(signInLink());
  }

  it('opens the review with my last address once I sign in', async () => {
    const orders = new FakeOrders();
    orders.add({ owner: uid, placedAt: 1 });
    const app = await proceed(await asGuest({ orders }));
    await signIn(app);
    await waitFor(() => {
      expect(place()).toHaveFocus();
    });
    const sentence = `You’re signed in as ${credentials.email}. Your order is ready to place.`;
    expect(within(panel()).getByText(sentence)).toBeVisible();
    expect(status()).toHaveTextContent(sentence);
    expect(panel()).toHaveTextContent(buildAddress().street);
    expect(app.guests.calls).toEqual([]);
  });

  it('keeps the address that I had typed', async () => {
    const app = await proceed(await asGuest());
    await app.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ash');
    await app.user.click(signInLink());
    await app.user.click(button('Back to your order'));
    expect(await screen.findByRole('heading', { name: 'Delivery address' })).toHaveFocus();
    await signIn(app);
    expect(await screen.findByRole('heading', { name: 'Delivery address' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ash');
    expect(within(panel()).getByText(`You’re signed in as ${credentials.email}.`)).toBeVisible();
    expect(app.address()).toBe('/checkout?step=address');
    await app.goBack();
    expect(app.address()).toBe('/checkout');
  });
});
