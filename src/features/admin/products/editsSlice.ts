import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../../app/rootReducer';
import { own } from '../../../model/own';
import { sessionEnded } from '../../../shared/sessionEnded';
import type { EditedProduct } from './editsSelectors';
import {
  discardFormer,
  saveEdits,
  undoSave,
  type SavedOffer,
  type SaveFailure,
} from './editsThunks';
import type { Edit } from './offers';
import type { StoredEdits } from './storedEdits';

interface EditsState extends StoredEdits {
  byId: Record<string, Edit>;
  /** Whether what was stored has been read. */
  isRestored: boolean;
  /** Whether what is edited survives a reload. */
  isStored: boolean;
  /** Whether nothing was edited since the section was opened. */
  isBack: boolean;
  /** What can be undone. */
  saved?: SavedOffer[] | undefined;
  /** Whether the last save was undone. */
  isUndone: boolean;
  failure?: SaveFailure | undefined;
  /** Whether the answer to a save was lost: if nothing differs any more, it was made. */
  mayBeSaved: boolean;
}

const initialState: EditsState = {
  ...{
    byId: {},
    isRestored: false,
    isStored: true,
    isBack: false,
    isUndone: false,
    mayBeSaved: false,
  },
};

interface FieldEdit {
  id: string;
  /** Fields with `undefined` are as they were. */
  edit: { [Field in keyof Edit]: Edit[Field] | undefined };
}

const withoutGaps = (edit: FieldEdit['edit']) =>
  Object.fromEntries(
    Object.entries<object | undefined>(edit).filter(([, field]) => field !== undefined),
  ) as Edit;

function setEdit(state: EditsState, { id, edit }: FieldEdit) {
  const { byId } = state;
  state.isBack = false;
  state.isUndone = false;
  state.mayBeSaved = false;
  const next = withoutGaps({ ...own(byId, id), ...edit });
  if (Object.keys(next).length > 0) byId[id] = next;
  else removeEdit(byId, id);
}

function removeEdit(byId: EditsState['byId'], id: string) {
  Reflect.deleteProperty(byId, id);
}

/** A merchant's changes to the catalogue that aren't saved yet. */
const editsSlice = createSlice({
  name: 'edits',
  initialState,
  reducers: {
    sectionOpened: (state, { payload }: PayloadAction<StoredEdits>) => ({
      ...(state.isRestored ? { byId: state.byId, appliedRelease: state.appliedRelease } : payload),
      ...{
        isRestored: true,
        isStored: state.isStored,
        isBack: true,
        isUndone: false,
        mayBeSaved: false,
      },
    }),
    /** Another tab has stored its own. */
    storedElsewhere: (state, { payload }: PayloadAction<StoredEdits>) => ({ ...state, ...payload }),
    editsStored(state, { payload }: PayloadAction<boolean>) {
      state.isStored = payload;
    },
    fieldEdited(state, { payload }: PayloadAction<FieldEdit>) {
      setEdit(state, payload);
    },
    editReset(state, { payload: id }: PayloadAction<string>) {
      removeEdit(state.byId, id);
      state.mayBeSaved = false;
    },
    editsDiscarded(state) {
      state.byId = {};
      state.appliedRelease = undefined;
      state.failure = undefined;
    },
    /** Drops what the catalogue has become meanwhile. */
    editsPruned(state, { payload }: PayloadAction<readonly EditedProduct[]>) {
      const ids = new Set(payload.map(({ product }) => product.id));
      for (const id of Object.keys(state.byId)) if (!ids.has(id)) removeEdit(state.byId, id);
    },
    formerApplied(
      state,
      { payload }: PayloadAction<{ release: string; edits: readonly FieldEdit[] }>,
    ) {
      state.appliedRelease = payload.release;
      for (const edit of payload.edits) setEdit(state, edit);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(saveEdits.pending, (state) => {
        state.saved = undefined;
      })
      .addCase(saveEdits.rejected, (state, { payload }) => {
        state.mayBeSaved = payload === 'unknown' || payload === 'unsaved';
      })
      .addCase(saveEdits.fulfilled, (state, { payload }) => {
        state.saved = [...payload];
        state.appliedRelease = undefined;
        for (const { id, edit } of payload) {
          // More may have been typed meanwhile.
          if (JSON.stringify(own(state.byId, id)) === JSON.stringify(edit))
            removeEdit(state.byId, id);
        }
      })
      .addCase(undoSave.fulfilled, (state) => {
        state.saved = undefined;
        state.isUndone = true;
      })
      .addCase(undoSave.rejected, (state, { payload }) => {
        if (payload === 'overtaken') state.saved = undefined;
      })
      .addMatcher(isAnyOf(saveEdits.pending, undoSave.pending, discardFormer.pending), (state) => {
        state.failure = undefined;
        state.isBack = false;
        state.isUndone = false;
        state.mayBeSaved = false;
      })
      .addMatcher(
        isAnyOf(saveEdits.rejected, undoSave.rejected, discardFormer.rejected),
        (state, { payload }) => {
          state.failure = payload;
        },
      );
  },
});

export const {
  sectionOpened,
  storedElsewhere,
  editsStored,
  fieldEdited,
  editReset,
  editsDiscarded,
  editsPruned,
  formerApplied,
} = editsSlice.actions;

declare module '../../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof editsSlice> {}
}

const injected = editsSlice.injectInto(rootReducer);

export const selectEdits = (state: RootState) => injected.selectSlice(state);
