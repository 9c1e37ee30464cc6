import type { Services } from '../app/services';
import type { Credentials, User } from '../auth/authService';
import { basketSlice, type BasketState } from '../basket/basketSlice';
import { createLineId } from '../basket/storage/basketKeys';
import type { Product } from '../catalogue/model/product';
import { buildProduct } from './buildProduct';
import { readCatalogue } from './builtCatalogue';
import { FakeAccountBasket } from './fakes/fakeAccountBasket';
import { FakeAuthService } from './fakes/fakeAuthService';
import { createFakeBasketStore } from './fakes/fakeBasketStore';
import { FakeGuests } from './fakes/fakeGuests';
import { FakeOrders } from './fakes/fakeOrders';

export { buildProduct };

let built = 0;

export function buildBasket(
  products: readonly Product[] = [],
  overrides: Partial<BasketState> = {},
): BasketState {
  const items = products.map((product) => ({ lineId: createLineId(), product }));
  return { ...basketSlice.getInitialState(), items, ...overrides };
}

/** Fakes of all services, except those in `overrides`. */
export const buildServices = (overrides: Partial<Services> = {}): Services => ({
  accountBasket: new FakeAccountBasket(),
  auth: new FakeAuthService(),
  importIdentity: () => Promise.resolve({ endDesk: () => undefined }),
  importOrdering: () => Promise.resolve(),
  basket: createFakeBasketStore(),
  confirm: (question) => window.confirm(question),
  catalogue: readCatalogue,
  guests: () => Promise.resolve(new FakeGuests()),
  readNews: () => Promise.resolve(undefined),
  readPicture: () => Promise.reject(new Error('There is no such picture.')),
  database: () => Promise.resolve(new FakeOrders().serviceOf(undefined)),
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
