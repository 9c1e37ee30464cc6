import type { Dispatch } from '@reduxjs/toolkit';
import { announce } from '../../app/announce';
import { accountBasketWords } from '../../words/en/basketPage';
import { basketWords as words } from '../../words/en/basket';
import { basketsMerged, syncStatusChanged } from '../basketSlice';
import type { SyncObserver, SyncStatus } from '../storage/basketStore';

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
      dispatch(announce(words.merged(count)));
    },
  };
}
