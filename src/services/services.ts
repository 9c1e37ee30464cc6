import type { LiveChanges } from '../model/liveChanges';
import type { AccountBasket } from './accountBasket';
import type { AuthService } from './authService';
import type { BasketStore } from './basketStore';
import type { ReadCatalogue } from './catalogueFiles';
import type { GuestService } from './guestService';
import type { OrderService } from './orderService';

/** The outside world, as thunks and listeners get it in `extra`. */
export interface Services {
  /** Missing if the shop stores baskets on the device only. */
  account?: AccountBasket;
  auth: AuthService;
  basket: BasketStore;
  catalogue: ReadCatalogue;
  /** Rejects if its code can't be loaded. */
  guests: () => Promise<GuestService>;
  /** See `readLiveChanges`. */
  readLiveChanges: () => Promise<LiveChanges | undefined>;
  /** For the signed-in user, or this device's guest. Rejects if the code for orders can't be loaded. */
  orders: (as?: 'guest') => Promise<OrderService>;
}
