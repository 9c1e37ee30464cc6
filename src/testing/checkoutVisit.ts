import { act, fireEvent, screen, within } from '@testing-library/react';
import { shop } from '../config';
import { saveDraft } from '../features/orders/orderSession';
import { products } from '../features/catalogue/products';
import { variantsOf } from '../features/catalogue/variantsOf';
import { addressFields } from '../model/addressFields';
import { createLineId } from '../model/lineId';
import { addressLabels, buildAddress } from './address';
import { buildCredentials } from './builders';
import { FakeAuthService } from './fakes/fakeAuthService';
import type { FakeGuests } from './fakes/fakeGuests';
import { FakeOrders } from './fakes/fakeOrders';
import { renderApp } from './renderApp';
import { markGuest } from '../shared/guestMark';

const [first, second] = products;
if (!first || !second) throw new Error('The catalogue has fewer than two products.');
export const [lamp, pot] = [first, second];
export const terms = { price: 49, freeFrom: 999 };
export const today = {
  prices: Object.fromEntries(products.flatMap(variantsOf).map(({ id, price }) => [id, price])),
  delivery: terms,
};
export const credentials = buildCredentials();
export const { uid } = new FakeAuthService().addAccount(credentials);

export const email = 'hello@shop.example';
beforeAll(() => {
  // The shop itself may have others, or none.
  shop.contact = { email };
  shop.delivery = { ...terms, days: [2, 5] };
  shop.guests = true;
});
beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'on' });
  sessionStorage.clear();
  localStorage.clear();
  // Also where a test has forbidden storage.
  markGuest(false);
});

const opened: FakeOrders[] = [];
afterEach(() => {
  // An order is followed on every screen: without an answer it stores nothing for the next test.
  for (const orders of opened.splice(0)) orders.hang();
  jest.useRealTimers();
});

interface Start {
  /** Where the shopper starts, as written after the hash sign. */
  path?: string;
  isSignedIn?: boolean;
  basket?: typeof products;
  orders?: FakeOrders;
  /** Those of the same device. */
  guests?: FakeGuests;
  /** Whether the identity service has yet to say who is signed in: see `answerIdentity`. */
  isIdentityLate?: boolean;
}

/** Opens the checkout screen of a shop that takes orders. */
export async function renderCheckout({
  path = '/checkout',
  isSignedIn = true,
  basket = [lamp, pot, lamp] as typeof products,
  orders = new FakeOrders(),
  guests,
  isIdentityLate = false,
}: Start = {}) {
  orders.today = today;
  opened.push(orders);
  const account = new FakeAuthService();
  const owner = account.addAccount(credentials);
  const auth = new FakeAuthService({
    accounts: [credentials],
    ...(isSignedIn && { signedInAs: owner }),
  });
  const observe = auth.observe.bind(auth);
  const late: Parameters<typeof observe>[] = [];
  if (isIdentityLate) {
    jest.spyOn(auth, 'observe').mockImplementation((listener) => late.push([listener]));
  }
  const app = await renderApp({ path, basket: [...basket], orders, auth, guests });
  await screen.findByRole('heading', { level: 1 });
  const answerIdentity = () =>
    act(async () => {
      for (const each of late) observe(...each);
      await Promise.resolve();
    });
  return { ...app, owner, answerIdentity };
}

export type App = Awaited<ReturnType<typeof renderCheckout>>;

export const panel = () => document.getElementById('order') ?? document.body;
export const button = (name: string | RegExp) => within(panel()).getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const status = () => screen.getByRole('status');
export const place = () => button(/^Place order: /);

export async function proceed({ user }: App) {
  await user.click(screen.getByRole('button', { name: 'Proceed to checkout' }));
  await screen.findByRole('textbox', { name: /^Name/ });
}

/** Proceeds with an address that the shop knows. */
export async function openReview({ user }: App) {
  await user.click(screen.getByRole('button', { name: 'Proceed to checkout' }));
  await screen.findByRole('heading', { name: 'Review your order' });
}

/** Fills in the form at once: typing it key by key takes half a second. */
export function fillIn(address = buildAddress()) {
  for (const name of addressFields) {
    const target = { value: address[name] };
    fireEvent.change(within(panel()).getByLabelText(addressLabels[name]), { target });
  }
}

/** Fills in the form to sign in at the checkout. */
export async function fillInAccount({ user }: Pick<App, 'user'>) {
  await user.click(screen.getByRole('textbox', { name: 'Email' }));
  await user.paste(credentials.email);
  await user.click(screen.getByLabelText('Password'));
  await user.paste(credentials.password);
}

/** Proceeds, fills in the address and reviews the order. */
export async function walkToReview(app: App) {
  await proceed(app);
  fillIn();
  await app.user.click(button('Review your order'));
  await screen.findByRole('heading', { name: 'Review your order' });
}

/** Proceeds with an address that was typed before a reload. */
export function toReview(app: App) {
  saveDraft({ address: buildAddress(), uid: app.store.getState().auth.user?.uid ?? null });
  return openReview(app);
}

/** Places the order; before its answer arrives, another tab adds a product to the basket. */
export async function placeWhileAnotherTabAdds(app: App, productId: string) {
  app.orders.hang();
  await app.user.click(place());
  expect(place()).toHaveAttribute('aria-busy', 'true');
  act(() => {
    app.basketStore.elsewhere.add({ lineId: createLineId(), productId });
    app.basketStore.browser.settle();
  });
  await act(async () => {
    app.orders.answerAll();
    await Promise.resolve();
  });
}

export const thanks = () =>
  screen.findByRole('heading', { level: 1, name: /^Thank you! Order \S+ has been placed\.$/ });
