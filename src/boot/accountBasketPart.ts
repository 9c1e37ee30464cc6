import type { AppDispatch } from '../app/store';
import { accountBasketObserver } from '../features/basket/accountBasketObserver';
import { createFirestoreAccountBasket } from '../services/firestoreBasket';
import type { LocalBasketStore } from '../services/localBasketStore';

/** What the shop loads for whoever is signed in. */
export const createAccountBasket = (local: LocalBasketStore, dispatch: AppDispatch) =>
  createFirestoreAccountBasket(local, accountBasketObserver(dispatch));
