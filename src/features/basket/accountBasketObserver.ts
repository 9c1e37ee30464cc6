import type { Dispatch } from '@reduxjs/toolkit';
import type { Reached, SyncObserver } from '../../services/accountBasket';
import { announce } from '../../shared/announce';
import { accountReached, basketsMerged } from './accountBasketSlice';
import { describeMerged } from './describeBasket';
import { describeReached } from './describeReached';

/** Notes the state of the account's basket in the store, and announces what is new. */
export function accountBasketObserver(dispatch: Dispatch): SyncObserver {
  let last: Reached = 'yes';
  return {
    reached(state) {
      dispatch(accountReached(state));
      if (state !== last && state !== 'yes') dispatch(announce(describeReached[state]));
      last = state;
    },
    merged(count) {
      dispatch(basketsMerged(count));
      dispatch(announce(describeMerged(count)));
    },
  };
}
