import type { Dispatch } from '@reduxjs/toolkit';
import { syncStatusChanged } from '../basket/basketSlice';
import type { LocalBasketStore } from '../basket/localBasketStore';
import { lazyAccountBasket } from '../basket/sync/lazyAccountBasket';

import { loadChunk } from '../ui/loadChunk';

const loadSync = () =>
  loadChunk(() =>
    Promise.all([
      import(/* webpackChunkName: "account-basket" */ '../basket/sync/syncBasket'),
      import(/* webpackChunkName: "account-basket" */ '../firebase/firestoreBasket'),
      import(/* webpackChunkName: "account-basket" */ '../basket/accountBasketObserver'),
    ]),
  );

/** The account's basket in Firestore, loaded once somebody is signed in. */
export const accountBasket = (local: LocalBasketStore, dispatch: Dispatch) =>
  lazyAccountBasket(
    local,
    async () => {
      const [{ createSyncedAccountBasket }, { createFirestoreBasket }, { accountBasketObserver }] =
        await loadSync();
      return createSyncedAccountBasket(
        local,
        accountBasketObserver(dispatch),
        createFirestoreBasket,
      );
    },
    () => dispatch(syncStatusChanged('unreachable')),
  );
