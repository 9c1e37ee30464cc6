import { act, fireEvent, screen, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { products } from '#shop/products';
import { markGuest } from '../auth/guest/guestMark';
import { createLineId } from '../basket/storage/basketKeys';
import { variantsOf } from '../catalogue/model/product';
import { storedDraft } from '../checkout/storedDraft';
import { addressFields, isAskedFor } from '../orders/model/address';
import { addressLabels, buildAddress } from './address';
import { buildCredentials } from './builders';
import { FakeAuthService } from './fakes/fakeAuthService';
import { FakeOrders } from './fakes/fakeOrders';
import { renderApp, type Surroundings } from './renderApp';

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
  // The shop's own configuration may have other terms, or none.
  shop.contact = { email };
  shop.delivery = { ...terms, days: [2, 5] };
  shop.guests = true;
});
beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'on' });
  // The mark is also in memory, where it outlives a test that forbids storage.
  markGuest(false);
});

const opened: FakeOrders[] = [];
afterEach(() => {
  // Every screen follows an order; one without an answer stores nothing for the next test.
  for (const orders of opened.splice(0)) orders.hang();
  jest.useRealTimers();
});

interface Start extends Pick<Surroundings, 'path' | 'basket' | 'orders' | 'guests'> {
  isSignedIn?: boolean;
}

/** Opens the checkout screen of a shop that takes orders. */
export async function renderCheckout({
  path = '/checkout',
  isSignedIn = true,
  basket = [lamp, pot, lamp],
  orders = new FakeOrders(),
  guests,
}: Start = {}) {
  orders.today = today;
  opened.push(orders);
  const auth = new FakeAuthService();
  const owner = auth.addAccount(credentials);
  if (isSignedIn) await auth.changeElsewhere(owner);
  const app = await renderApp({ path, basket, orders, auth, guests });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, owner };
}

export type App = Awaited<ReturnType<typeof renderCheckout>>;

export const panel = () => document.getElementById('order') ?? document.body;
export const button = (name: string | RegExp) => within(panel()).getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const status = () => screen.getByRole('status');
export const place = () => button(/^Place order: /);

export async function proceed(app: App) {
  await app.user.click(screen.getByRole('button', { name: 'Proceed to checkout' }));
  await screen.findByRole('textbox', { name: /^Name/ });
  return app;
}

/** Proceeds with an address that the shop knows. */
export async function openReview(app: App) {
  await app.user.click(screen.getByRole('button', { name: 'Proceed to checkout' }));
  await screen.findByRole('heading', { name: 'Review and pay' });
  return app;
}

/** Fills in the form at once: typing it key by key takes half a second. */
export function fillIn(address = buildAddress()) {
  for (const name of addressFields.filter((field) => isAskedFor(field))) {
    const target = { value: address[name] };
    fireEvent.change(within(panel()).getByLabelText(addressLabels[name]), { target });
  }
}

/** Fills in the form to sign in at the checkout. */
export async function fillInAccount({ retype }: App) {
  await retype(field('Email'), credentials.email);
  await retype(screen.getByLabelText('Password'), credentials.password);
}

/** Proceeds, fills in the address and reviews the order. */
export async function walkToReview(app: App) {
  await proceed(app);
  fillIn();
  await app.user.click(button('Review your order'));
  await screen.findByRole('heading', { name: 'Review and pay' });
}

/** Proceeds with an address that was typed before a reload. */
export function toReview(app: App) {
  storedDraft.write({ address: buildAddress(), uid: app.store.getState().auth.user?.uid ?? null });
  return openReview(app);
}

/** The device has stored the basket that is shown. */
export function storeBasket({ basketStore, store }: App) {
  for (const { lineId, product } of store.getState().basket.items)
    basketStore.add({ lineId, productId: product.id });
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
