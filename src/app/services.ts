import type { AuthService, GuestService } from '../auth/authService';
import type { AccountBasket, BasketStore } from '../basket/storage/basketStore';
import type { ReadCatalogue } from '../catalogue/model/catalogueFiles';
import type { News } from '../catalogue/model/prices';
import type { ShopDatabase } from '../orders/model/orderService';

/** The services outside the store, which thunks and listeners get in `extra`. */
export interface Services {
  /** Missing if the shop stores baskets on the device only. */
  accountBasket?: AccountBasket;
  auth: AuthService;
  /** Loads the code of `auth` alone, which also ends a merchant’s desk. Rejects if it can’t be loaded. */
  importIdentity: () => Promise<{ endDesk: () => unknown }>;
  /** Loads the code of everything that an order needs, and runs none of it. Rejects if it can’t be loaded. */
  importOrdering: () => Promise<unknown>;
  basket: BasketStore;
  /** Asks the user a question, and returns whether they agree. */
  confirm: (question: string) => boolean;
  catalogue: ReadCatalogue;
  /** Rejects if its code can't be loaded. */
  guests: () => Promise<GuestService>;
  /** Reads what differs from this page: see `readNews`. Resolves with `undefined` without a database. */
  readNews: () => Promise<News | undefined>;
  /** Reads a picture of the database by its hash. Rejects if it can't be read. */
  readPicture: (hash: string) => Promise<Blob>;
  /** The database of the signed-in user or this device's guest. Rejects without one, or if its code can't be loaded. */
  database: (as?: 'guest') => Promise<ShopDatabase>;
}
