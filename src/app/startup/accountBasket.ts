import type { Dispatch } from '@reduxjs/toolkit';
import { syncStatusChanged } from '../../basket/basketSlice';
import type { LocalBasketStore } from '../../basket/storage/localBasketStore';
import { lazyAccountBasket } from '../../basket/sync/lazyAccountBasket';
import { lazyPart } from '../../ui/lazyPart';

/** The account's basket in Firestore, loaded once somebody is signed in. */
export const accountBasket = (local: LocalBasketStore, dispatch: Dispatch) =>
  lazyAccountBasket(
    local,
    lazyPart(async () =>
      (await import(/* webpackChunkName: "account-basket" */ './syncedBasket')).createSyncedBasket(
        local,
        dispatch,
      ),
    ),
    () => dispatch(syncStatusChanged('unreachable')),
  );
