import type { AccountBasket } from './accountBasket';
import type { AuthService } from './authService';
import type { BasketStore } from './basketStore';
import type { OrderService } from './orderService';

/** What the shop reaches the outside world through: the `extra` argument of thunks and listeners. */
export interface Services {
  /** Absent in a shop that stores baskets on the device only. */
  account?: AccountBasket;
  auth: AuthService;
  basket: BasketStore;
  /** Loads what talks to the database of orders. Rejects where that can't be had. */
  orders: () => Promise<OrderService>;
}
