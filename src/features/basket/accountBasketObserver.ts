import type { Dispatch } from '@reduxjs/toolkit';
import type { Reached, SyncObserver } from '../../services/accountBasket';
import { announce } from '../../shared/announce';
import { accountReached, basketsJoined } from './accountBasketSlice';
import { describeJoined } from './describeBasket';
import { describeReached } from './describeReached';

/** Tells the store what becomes of the basket of whoever is signed in, and announces what is new. */
export function accountBasketObserver(dispatch: Dispatch): SyncObserver {
  let last: Reached = 'yes';
  return {
    reached(state) {
      dispatch(accountReached(state));
      if (state !== last && state !== 'yes') dispatch(announce(describeReached[state]));
      last = state;
    },
    merged(count) {
      dispatch(basketsJoined(count));
      dispatch(announce(describeJoined(count)));
    },
  };
}
