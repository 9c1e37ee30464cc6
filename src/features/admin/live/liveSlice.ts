import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../../app/rootReducer';
import type { LiveChanges } from '../../../model/liveChanges';
import type { OrderReason } from '../../../services/orderService';
import { sessionEnded } from '../../../shared/sessionEnded';
import { type LiveCatalogue, loadLive, saveLive } from './liveThunks';
import type { Counts } from './stock';

interface LiveState extends Partial<LiveCatalogue> {
  /** Of the last attempt to read the catalogue; what was read before it stays. */
  status: 'unread' | 'loaded' | 'failed';
  failure?: OrderReason | undefined;
  isSaving: boolean;
  /** What orders that were accepted on this page took, by their ids. */
  taken: Readonly<Record<string, Counts>>;
}

const initialState: LiveState = { status: 'unread', isSaving: false, taken: {} };

/** The catalogue as it is today, for merchants. */
const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    /** Another part has read the catalogue. */
    catalogueRead: (state, { payload }: PayloadAction<LiveCatalogue>) => setRead(state, payload),
    /** An order was moved together with what is left of its products. */
    stockMoved: (
      state,
      { payload }: PayloadAction<{ id: string; changes?: LiveChanges; taken: Counts }>,
    ): LiveState => {
      const { id, changes, taken } = payload;
      const saved = changes && { ...changes, revision: changes.revision + 1 };
      return {
        ...state,
        changes: newer(state.changes, saved ?? state.changes),
        taken: { ...state.taken, [id]: taken },
      };
    },
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

/** Answers may arrive out of order. */
const newer = (known: LiveChanges | undefined, read: LiveChanges | undefined) =>
  known && known.revision > (read?.revision ?? 0) ? known : read;

const setRead = ({ changes, isSaving, taken }: LiveState, read: LiveCatalogue): LiveState => ({
  ...{ published: read.published, changes: newer(changes, read.changes) },
  ...{ status: 'loaded', isSaving, taken },
});

declare module '../../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof liveSlice> {}
}

const injected = liveSlice.injectInto(rootReducer);

export const { catalogueRead, stockMoved } = liveSlice.actions;

export const selectLive = (state: RootState) => injected.selectSlice(state);
