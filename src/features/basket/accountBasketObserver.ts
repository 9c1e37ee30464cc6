import type { Dispatch } from '@reduxjs/toolkit';
import type { Reached, SyncObserver } from '../../services/accountBasket';
import { announce } from '../../shared/announce';
import { accountBasketWords } from '../../words/en/accountBasket';
import { basketWords } from '../../words/en/basket';
import { accountReached, basketsMerged } from './basketSlice';

/** Stores the state of the account's basket, and announces what is new. */
export function accountBasketObserver(dispatch: Dispatch): SyncObserver {
  let last: Reached = 'yes';
  return {
    reached(state) {
      dispatch(accountReached(state));
      if (state !== last && state !== 'yes') dispatch(announce(accountBasketWords[state]));
      last = state;
    },
    merged(count) {
      dispatch(basketsMerged(count));
      dispatch(announce(basketWords.merged(count)));
    },
  };
}
