import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { sessionEnded } from '../../account/authSlice';
import { applyChanges, type LiveChanges, type PublishedPrices } from '../../catalogue/prices';
import { livePricesRead } from '../../catalogue/pricesSlice';
import { type OrderReason, reasonOf } from '../../orders/orderService';
import { orderServiceOf } from '../../orders/ordersSlice';
import { createAppAsyncThunk, rootReducer, type RootState } from '../../store/store';

/** The published prices, and what merchants have changed since. */
interface LiveCatalogue {
  published: PublishedPrices;
  changes: LiveChanges | undefined;
}

/** Reads the catalogue as it is today. */
export const loadLive = createAppAsyncThunk('live/load', async (_nothing: undefined, api) =>
  (await orderServiceOf(api)).readCatalogue(),
);

/** The same text for the same changes, in whichever order. */
const serializeChanges = ({ release, revision, prices, soldOut, left }: LiveChanges) =>
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
      if (
        saved &&
        serializeChanges(saved) === serializeChanges({ ...changes, revision: changes.revision + 1 })
      ) {
        return finish(saved);
      }
      return api.rejectWithValue(reasonOf(error));
    }
  },
);

interface LiveState extends Partial<LiveCatalogue> {
  /** How the last attempt to read the catalogue ended; what was read before it stays. */
  status: 'unread' | 'loaded' | 'failed';
  isSaving: boolean;
}

const initialState: LiveState = { status: 'unread', isSaving: false };

/** Answers may arrive out of order; after an edit by hand, revisions can start again from 0. */
const newer = (known: LiveChanges | undefined, read: LiveChanges | undefined) =>
  known && read?.revision !== 0 && known.revision > (read?.revision ?? 0) ? known : read;

const setRead = (
  { changes, isSaving }: LiveState,
  { payload }: PayloadAction<LiveCatalogue>,
): LiveState => ({
  ...{ published: payload.published, changes: newer(changes, payload.changes) },
  ...{ status: 'loaded', isSaving },
});

/** The catalogue as it is today, for merchants. */
const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    /** Another part has read the catalogue, or changed it. */
    catalogueRead: setRead,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(loadLive.fulfilled, setRead)
      .addCase(loadLive.rejected, (state) => {
        state.status = 'failed';
      })
      .addCase(saveLive.pending, (state) => {
        state.isSaving = true;
      })
      .addCase(saveLive.fulfilled, (state, { payload }) => ({
        ...state,
        isSaving: false,
        changes: newer(state.changes, payload),
      }))
      .addCase(saveLive.rejected, (state) => {
        state.isSaving = false;
      });
  },
});

declare module '../../store/store' {
  interface LazySlices extends WithSlice<typeof liveSlice> {}
}

const injected = liveSlice.injectInto(rootReducer);

export const { catalogueRead } = liveSlice.actions;

export const selectLive = (state: RootState) => injected.selectSlice(state);
