import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../../app/rootReducer';
import type { LiveChanges } from '../../../model/liveChanges';
import type { OrderReason } from '../../../services/orderService';
import { sessionEnded } from '../../../shared/sessionEnded';
import { type LiveCatalogue, loadLive, saveLive } from './liveThunks';

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

declare module '../../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof liveSlice> {}
}

const injected = liveSlice.injectInto(rootReducer);

export const { catalogueRead } = liveSlice.actions;

export const selectLive = (state: RootState) => injected.selectSlice(state);
