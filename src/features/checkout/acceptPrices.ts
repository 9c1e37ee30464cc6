import type { Dispatch } from '@reduxjs/toolkit';
import type { RootState } from '../../app/store';
import type { TodaysPrices } from '../../services/orderService';
import type { Services } from '../../services/services';
import { pricesAccepted, selectItems } from '../basket/basketSlice';

/** Takes today's prices; what is no longer sold leaves the basket. It can't be undone. */
export const acceptPrices =
  (today: TodaysPrices) =>
  (
    dispatch: Dispatch,
    getState: () => Pick<RootState, 'basket'>,
    { basket }: Pick<Services, 'basket'>,
  ) => {
    const before = selectItems(getState());
    dispatch(pricesAccepted(today));
    const staying = new Set(selectItems(getState()).map(({ lineId }) => lineId));
    for (const { lineId } of before) if (!staying.has(lineId)) basket.remove(lineId);
  };
