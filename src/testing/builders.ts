import { basketSlice, type BasketState } from '../features/basket/basketSlice';
import type { BasketLine } from '../features/basket/basketLines';
import type { Product } from '../features/catalogue/product';
import type { Credentials, User } from '../services/authService';
import { createLineId } from '../model/lineId';
import type { Services } from '../services/services';
import { buildProduct } from './buildProduct';
import { readCatalogue } from './builtCatalogue';
import { FakeAccountBasket } from './fakes/fakeAccountBasket';
import { FakeAuthService } from './fakes/fakeAuthService';
import { createFakeBasketStore } from './fakes/fakeBasketStore';
import { FakeGuests } from './fakes/fakeGuests';
import { FakeOrders } from './fakes/fakeOrders';

export { buildProduct };

let built = 0;

export const buildLine = (product: Product): BasketLine => ({ lineId: createLineId(), product });

export function buildBasket(
  products: readonly Product[] = [],
  overrides: Partial<BasketState> = {},
): BasketState {
  return { ...basketSlice.getInitialState(), items: products.map(buildLine), ...overrides };
}

/** Fakes of all services, except those in `overrides`. */
export const buildServices = (overrides: Partial<Services> = {}): Services => ({
  account: new FakeAccountBasket(),
  auth: new FakeAuthService(),
  basket: createFakeBasketStore(),
  catalogue: readCatalogue,
  guests: () => Promise.resolve(new FakeGuests()),
  readLiveChanges: () => Promise.resolve(undefined),
  orders: () => Promise.resolve(new FakeOrders().serviceOf(undefined)),
  ...overrides,
});

/** The email and password of a new account; the service accepts both. */
export function buildCredentials(overrides: Partial<Credentials> = {}): Credentials {
  built += 1;
  // An emulator that keeps running also keeps its accounts.
  const unique = `${Date.now().toString(36)}-${built}`;
  return { email: `asha-${unique}@example.com`, password: 'open sesame', ...overrides };
}

export function buildUser(overrides: Partial<User> = {}): User {
  built += 1;
  return { uid: `user-${built}`, email: `asha-${built}@example.com`, ...overrides };
}
