import { basketSlice, type BasketState } from '../features/basket/basketSlice';
import type { BasketLine } from '../features/basket/basketLines';
import type { Product } from '../features/catalogue/product';
import type { Credentials, User } from '../services/authService';
import { createLineId } from '../model/lineId';
import type { Services } from '../services/services';
import { FakeAccountBasket } from './fakes/fakeAccountBasket';
import { FakeAuthService } from './fakes/fakeAuthService';
import { createFakeBasketStore } from './fakes/fakeBasketStore';
import { FakeOrders } from './fakes/fakeOrders';

let built = 0;

/** A product unlike any other built before it, where `overrides` do not say otherwise. */
export function buildProduct(overrides: Partial<Product> = {}): Product {
  built += 1;
  return {
    id: `product-${built}`,
    title: `Clay lamp no. ${built}`,
    image: '/haat/static/media/clay-lamp.00000000-960.webp',
    price: 100 + built,
    rating: 5,
    ...overrides,
  };
}

/** A new line of the basket with this product. */
export const buildLine = (product: Product): BasketLine => ({ lineId: createLineId(), product });

/** The state of a basket with a line for each of these products, and the values of `overrides`. */
export function buildBasket(
  products: readonly Product[] = [],
  overrides: Partial<BasketState> = {},
): BasketState {
  return { ...basketSlice.getInitialState(), items: products.map(buildLine), ...overrides };
}

/** Fakes for the whole outside world, where `overrides` do not say otherwise. */
export const buildServices = (overrides: Partial<Services> = {}): Services => ({
  account: new FakeAccountBasket(),
  auth: new FakeAuthService(),
  basket: createFakeBasketStore(),
  orders: () => Promise.resolve(new FakeOrders().serviceOf(undefined)),
  ...overrides,
});

/** The e-mail and password of somebody new; the service accepts both. */
export function buildCredentials(overrides: Partial<Credentials> = {}): Credentials {
  built += 1;
  // Accounts outlive a test run in an emulator that goes on running.
  const unique = `${Date.now().toString(36)}-${built}`;
  return { email: `asha-${unique}@example.com`, password: 'open sesame', ...overrides };
}

export function buildUser(overrides: Partial<User> = {}): User {
  built += 1;
  return { uid: `user-${built}`, email: `asha-${built}@example.com`, ...overrides };
}
