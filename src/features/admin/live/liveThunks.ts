import { applyChanges, type LiveChanges, type PublishedPrices } from '../../../model/liveChanges';
import type { OrderReason } from '../../../services/orderService';
import { createAppAsyncThunk } from '../../../shared/createAppAsyncThunk';
import { livePricesRead } from '../../catalogue/pricesSlice';
import { orderServiceOf, reasonOf } from '../../orders/createOrderThunk';

/** What is published, and what merchants have changed since. */
export interface LiveCatalogue {
  published: PublishedPrices;
  changes: LiveChanges | undefined;
}

/** Reads the catalogue as it is today. */
export const loadLive = createAppAsyncThunk<LiveCatalogue, undefined, { rejectValue: OrderReason }>(
  'live/load',
  async (_nothing, api) => {
    try {
      return await (await orderServiceOf(api)).readCatalogue();
    } catch (error) {
      return api.rejectWithValue(reasonOf(error));
    }
  },
);

/** The same text for the same changes, in whichever order. */
const textOf = ({ release, revision, prices, soldOut, left }: LiveChanges) =>
  JSON.stringify([
    ...[release, revision, [...soldOut].sort()],
    ...[prices, left].map((numbers) => Object.entries(numbers).sort()),
  ]);

/**
 * Replaces the merchants' changes; `revision` is that of the changes that these replace. If that fails, reads
 * the catalogue again: with `refused`, others have changed it since, or it was deployed.
 */
export const saveLive = createAppAsyncThunk<LiveChanges, LiveChanges, { rejectValue: OrderReason }>(
  'live/save',
  async (changes, api) => {
    const finish = (saved: LiveChanges) => {
      const { published } = api.getState().live ?? {};
      if (published) api.dispatch(livePricesRead(applyChanges(published, saved)));
      return saved;
    };
    try {
      return finish(await (await orderServiceOf(api)).saveChanges(changes));
    } catch (error) {
      const now = await api.dispatch(loadLive());
      const saved = loadLive.fulfilled.match(now) ? now.payload.changes : undefined;
      // The answer was lost.
      if (saved && textOf(saved) === textOf({ ...changes, revision: changes.revision + 1 })) {
        return finish(saved);
      }
      return api.rejectWithValue(reasonOf(error));
    }
  },
);
