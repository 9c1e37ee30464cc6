import type { Dispatch } from '@reduxjs/toolkit';
import { syncStatusChanged } from '../features/basket/basketSlice';
import type { LocalBasketStore } from '../services/basketStore';
import { loadChunk } from '../shared/loadChunk';
import { lazyAccountBasket } from '../sync/lazyAccountBasket';

/** Syncs the basket with the signed-in user's account. */
export const loadAccountBasket = (local: LocalBasketStore, dispatch: Dispatch) =>
  lazyAccountBasket(
    local,
    async () => {
      const part = await loadChunk(
        () => import(/* webpackChunkName: "account-basket" */ './accountBasketPart'),
      );
      return part.createAccountBasket(local, dispatch);
    },
    () => dispatch(syncStatusChanged('unreachable')),
  );
