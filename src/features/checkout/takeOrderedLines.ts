import type { Dispatch } from '@reduxjs/toolkit';
import type { Services } from '../../services/services';
import { linesOrdered } from '../basket/basketSlice';

/** Takes exactly the lines of an order out of the basket, here and where it is stored. */
export const takeOrderedLines =
  (lineIds: readonly string[]) =>
  (dispatch: Dispatch, _getState: unknown, { basket }: Services) => {
    dispatch(linesOrdered(lineIds));
    basket.removeOrdered(lineIds);
  };
