import type { Dispatch } from '@reduxjs/toolkit';
import type { LocalBasketStore } from '../../basket/storage/localBasketStore';
import { accountBasketObserver } from '../../basket/sync/accountBasketObserver';
import { createSyncedAccountBasket } from '../../basket/sync/syncBasket';
import { createFirestoreBasket } from '../../firebase/firestoreBasket';

/** The account's basket, synced with Firestore. */
export const createSyncedBasket = (local: LocalBasketStore, dispatch: Dispatch) =>
  createSyncedAccountBasket(local, accountBasketObserver(dispatch), createFirestoreBasket);
