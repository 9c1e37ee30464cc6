import type { Dispatch } from '@reduxjs/toolkit';
import type { SyncStatus, SyncObserver } from '../../services/accountBasket';
import { announce } from '../../shared/announce';
import { accountBasketWords } from '../../words/en/accountBasket';
import { basketWords } from '../../words/en/basket';
import { syncStatusChanged, basketsMerged } from './basketSlice';

/** Stores the sync's status and result, and announces them. */
export function accountBasketObserver(dispatch: Dispatch): SyncObserver {
  let last: SyncStatus = 'ok';
  return {
    statusChanged(status) {
      dispatch(syncStatusChanged(status));
      if (status !== last && status !== 'ok') dispatch(announce(accountBasketWords[status]));
      last = status;
    },
    merged(count) {
      dispatch(basketsMerged(count));
      dispatch(announce(basketWords.merged(count)));
    },
  };
}
