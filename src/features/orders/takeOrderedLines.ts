import type { Dispatch } from '@reduxjs/toolkit';
import type { Services } from '../../services/services';
import { basketChangedElsewhere } from '../basket/basketSlice';

/** Takes exactly these lines out of the basket, here and where it is stored. It can't be undone. */
export const takeOrderedLines =
  (lineIds: readonly string[]) =>
  (dispatch: Dispatch, _getState: unknown, { basket }: Services) => {
    dispatch(basketChangedElsewhere({ items: [], unavailable: [], removed: lineIds }));
    for (const lineId of lineIds) basket.remove(lineId);
  };
