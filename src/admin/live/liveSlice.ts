import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { sessionEnded } from '../../account/authSlice';
import { applyChanges, type LiveChanges, type PublishedPrices } from '../../catalogue/prices';
import { livePricesRead } from '../../catalogue/pricesSlice';
import { orderServiceOf } from '../../orders/createOrderThunk';
import { reasonOf, type OrderReason } from '../../orders/orderService';
import { createAppAsyncThunk, rootReducer, type RootState } from '../../store/store';

/** What is published, and what merchants have changed since. */
interface LiveCatalogue {
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
  /** Of the last attempt to read the catalogue; what was read before it stays. */
  status: 'unread' | 'loaded' | 'failed';
  failure?: OrderReason | undefined;
  isSaving: boolean;
}

const initialState: LiveState = { status: 'unread', isSaving: false };

/** The catalogue as it is today, for merchants. */
const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    /** Another part has read the catalogue, or changed it. */
    catalogueRead: (state, { payload }: PayloadAction<LiveCatalogue>) => setRead(state, payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(loadLive.fulfilled, (state, { payload }) => setRead(state, payload))
      .addCase(loadLive.rejected, (state, { payload }) => {
        state.status = 'failed';
        state.failure = payload;
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

/** Answers may arrive out of order; after an edit by hand, revisions can start again from 0. */
const newer = (known: LiveChanges | undefined, read: LiveChanges | undefined) =>
  known && read?.revision !== 0 && known.revision > (read?.revision ?? 0) ? known : read;

const setRead = ({ changes, isSaving }: LiveState, read: LiveCatalogue): LiveState => ({
  ...{ published: read.published, changes: newer(changes, read.changes) },
  ...{ status: 'loaded', isSaving },
});

declare module '../../store/store' {
  interface LazySlices extends WithSlice<typeof liveSlice> {}
}

const injected = liveSlice.injectInto(rootReducer);

export const { catalogueRead } = liveSlice.actions;

export const selectLive = (state: RootState) => injected.selectSlice(state);
