import type { AccountBasket } from './accountBasket';
import type { AuthService } from './authService';
import type { BasketStore } from './basketStore';

/** What the shop reaches the outside world through: the `extra` argument of thunks and listeners. */
export interface Services {
  account: AccountBasket;
  auth: AuthService;
  basket: BasketStore;
}
