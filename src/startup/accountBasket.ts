import type { Dispatch } from '@reduxjs/toolkit';
import { syncStatusChanged } from '../basket/basketSlice';
import type { LocalBasketStore } from '../basket/localBasketStore';
import { lazyAccountBasket } from '../basket/sync/lazyAccountBasket';
import { lazyPart } from '../ui/lazyPart';

/** The account's basket in Firestore, loaded once somebody is signed in. */
export const accountBasket = (local: LocalBasketStore, dispatch: Dispatch) =>
  lazyAccountBasket(
    local,
    lazyPart(async () => {
      const [{ createSyncedAccountBasket }, { createFirestoreBasket }, { accountBasketObserver }] =
        await Promise.all([
          import(/* webpackChunkName: "account-basket" */ '../basket/sync/syncBasket'),
          import(/* webpackChunkName: "account-basket" */ '../firebase/firestoreBasket'),
          import(/* webpackChunkName: "account-basket" */ '../basket/accountBasketObserver'),
        ]);
      return createSyncedAccountBasket(
        local,
        accountBasketObserver(dispatch),
        createFirestoreBasket,
      );
    }),
    () => dispatch(syncStatusChanged('unreachable')),
  );
