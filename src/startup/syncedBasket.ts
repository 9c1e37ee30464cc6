import type { Dispatch } from '@reduxjs/toolkit';
import { accountBasketObserver } from '../basket/accountBasketObserver';
import type { LocalBasketStore } from '../basket/localBasketStore';
import { createSyncedAccountBasket } from '../basket/sync/syncBasket';
import { createFirestoreBasket } from '../firebase/firestoreBasket';

/** The account's basket, synced with Firestore. */
export const createSyncedBasket = (local: LocalBasketStore, dispatch: Dispatch) =>
  createSyncedAccountBasket(local, accountBasketObserver(dispatch), createFirestoreBasket);
