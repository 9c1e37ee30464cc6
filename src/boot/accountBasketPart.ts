import type { Dispatch } from '@reduxjs/toolkit';
import { accountBasketObserver } from '../features/basket/accountBasketObserver';
import type { LocalBasketStore } from '../services/basketStore';
import { createFirestoreBasket } from '../services/firebase/firestoreBasket';
import { createSyncedAccountBasket } from '../sync/syncedAccountBasket';

/** Loaded for signed-in users. */
export const createAccountBasket = (local: LocalBasketStore, dispatch: Dispatch) =>
  createSyncedAccountBasket(local, accountBasketObserver(dispatch), createFirestoreBasket);
