import {
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { sessionEnded } from '../../account/authSlice';
import { selectProducts } from '../../catalogue/catalogueSlice';
import { own } from '../../catalogue/product';
import {
  type AppListenerApi,
  createAppAsyncThunk,
  rootReducer,
  type RootState,
} from '../../store/store';
import { saveLive, selectLive } from '../live/liveSlice';
import { areTooMany, changeProducts, noChanges } from '../../catalogue/changeProducts';
import {
  applyEdit,
  areSame,
  type Edit,
  type EditedProduct,
  listStaleChanges,
  offersIn,
  type StaleChange,
  undone,
} from './offers';

/** A merchant's unsaved changes. */
export interface StoredEdits {
  byId: Readonly<Record<string, Edit>>;
  /** The release before a deployment whose prices are among them. */
  appliedRelease?: string | undefined;
}

interface EditsState extends StoredEdits {
  byId: Record<string, Edit>;
  /** The stored edits have been read. */
  isRestored: boolean;
  /** The edits survive a reload. */
  isStored: boolean;
  /**
   * `back`: nothing was edited since the section was opened; `undone`: the last save was undone; `maybeSaved`:
   * the answer to a save was lost, so if nothing differs any more, it was made.
   */
  notice?: 'back' | 'undone' | 'maybeSaved' | undefined;
  /** The last save, which can be undone. */
  saved?: readonly EditedProduct[] | undefined;
  failure?: SaveFailure | undefined;
}

const initialState: EditsState = { byId: {}, isRestored: false, isStored: true };

function setEdit(state: EditsState, id: string, edit: Edit) {
  state.notice = undefined;
  const next = { ...own(state.byId, id), ...edit };
  if (Object.values(next).some(Boolean)) state.byId[id] = next;
  else Reflect.deleteProperty(state.byId, id);
}

/**
 * Why nothing was saved. `changed`: another merchant or a deployment has changed the catalogue meanwhile;
 * `overtaken`: all that an undo would take back has been changed since; `tooMany`: more than `LIVE_PRODUCTS`;
 * `refused`: rejected by the rules; `unsaved`: no connection; `unknown`: it may have been saved.
 */
type SaveFailure = 'changed' | 'overtaken' | 'tooMany' | 'refused' | 'unsaved' | 'unknown';

type Api = Pick<AppListenerApi, 'dispatch' | 'getState'>;

type Live = ReturnType<typeof selectLive>;

function failureOf(isRefused: boolean, before: Live, now: Live): SaveFailure {
  if (!isRefused) return now.status === 'loaded' ? 'unsaved' : 'unknown';
  const isSame =
    now.published?.release === before.published?.release &&
    now.changes?.revision === before.changes?.revision;
  return isSame ? 'refused' : 'changed';
}

/** Saves that these products are offered like this. Resolves with why it failed, if it did. */
async function saveOffers(
  { dispatch, getState }: Api,
  offers: Parameters<typeof changeProducts>[2],
): Promise<SaveFailure | undefined> {
  const before = selectLive(getState());
  const { published } = before;
  if (!published) return 'unsaved';
  const changes = changeProducts(published, before.changes ?? noChanges(published), offers);
  if (areTooMany(changes)) return 'tooMany';
  const outcome = await dispatch(saveLive(changes));
  if (saveLive.fulfilled.match(outcome)) return undefined;
  return failureOf(outcome.payload === 'refused', before, selectLive(getState()));
}

const createSaveThunk = <Argument = void>(
  type: string,
  save: (argument: Argument, api: Api) => Promise<SaveFailure | undefined>,
) =>
  createAppAsyncThunk<undefined, Argument, { rejectValue: SaveFailure }>(
    type,
    async (argument, api) => {
      const failure = await save(argument, api);
      return failure ? api.rejectWithValue(failure) : undefined;
    },
    { condition: (_argument, { getState }) => !selectLive(getState()).isSaving },
  );

/** Saves all changes together. */
export const saveEdits = createSaveThunk('edits/save', (edited: readonly EditedProduct[], api) =>
  saveOffers(
    api,
    edited.map(({ product: { id }, to }) => ({ id, ...to })),
  ),
);

/** Takes back what was saved last, except where others have changed it since. */
export const undoSave = createSaveThunk(
  'edits/undo',
  async (saved: readonly EditedProduct[], api) => {
    const undo = async (): Promise<SaveFailure | undefined> => {
      const offerOf = selectOfferOf(api.getState());
      const offers = saved.flatMap((each) => {
        const now = offerOf?.(each.product);
        const before = now && undone(now, each);
        return before && !areSame(now, before) ? [{ id: each.product.id, ...before }] : [];
      });
      return offers.length > 0 ? saveOffers(api, offers) : 'overtaken';
    };
    const failure = await undo();
    // The catalogue has been read again.
    return failure === 'changed' ? undo() : failure;
  },
);

/** Deletes the prices that a deployment has ended. */
export const discardStaleChanges = createSaveThunk('edits/discardStaleChanges', (_nothing, api) =>
  saveOffers(api, []),
);

/** A merchant's changes to the catalogue that aren't saved yet. */
const editsSlice = createSlice({
  name: 'edits',
  initialState,
  reducers: {
    sectionOpened: (
      { byId, appliedRelease, ...state },
      { payload }: PayloadAction<StoredEdits>,
    ) => ({
      ...(state.isRestored ? { byId, appliedRelease } : payload),
      ...{ isRestored: true, isStored: state.isStored, notice: 'back' as const },
    }),
    /** Another tab has stored its own. */
    storedElsewhere: (state, { payload }: PayloadAction<StoredEdits>) => ({ ...state, ...payload }),
    editsStored(state, { payload }: PayloadAction<boolean>) {
      state.isStored = payload;
    },
    /** Fields with `undefined` are as they were. */
    fieldEdited(state, { payload }: PayloadAction<{ id: string; edit: Edit }>) {
      setEdit(state, payload.id, payload.edit);
    },
    editReset(state, { payload: id }: PayloadAction<string>) {
      Reflect.deleteProperty(state.byId, id);
      if (state.notice === 'maybeSaved') state.notice = undefined;
    },
    editsDiscarded(state) {
      state.byId = {};
      state.appliedRelease = undefined;
      state.failure = undefined;
    },
    /** Drops all edits but those that still differ from the catalogue. */
    editsPruned(state, { payload }: PayloadAction<readonly EditedProduct[]>) {
      const ids = new Set(payload.map(({ product }) => product.id));
      for (const id of Object.keys(state.byId)) {
        if (!ids.has(id)) Reflect.deleteProperty(state.byId, id);
      }
    },
    staleChangesApplied(
      state,
      { payload }: PayloadAction<{ release: string; stale: readonly StaleChange[] }>,
    ) {
      state.appliedRelease = payload.release;
      for (const { id, edit } of payload.stale) if (edit) setEdit(state, id, edit);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(saveEdits.pending, (state) => {
        state.saved = undefined;
      })
      .addCase(saveEdits.rejected, (state, { payload }) => {
        if (payload === 'unknown' || payload === 'unsaved') state.notice = 'maybeSaved';
      })
      .addCase(saveEdits.fulfilled, (state, { meta: { arg: saved } }) => {
        const edits = new Map(saved.map(({ product, edit }) => [product.id, JSON.stringify(edit)]));
        // More may have been typed meanwhile.
        const unsaved = Object.entries(state.byId).filter(
          ([id, edit]) => JSON.stringify(edit) !== edits.get(id),
        );
        return { ...state, byId: Object.fromEntries(unsaved), saved, appliedRelease: undefined };
      })
      .addCase(undoSave.fulfilled, (state) => {
        state.saved = undefined;
        state.notice = 'undone';
      })
      .addCase(undoSave.rejected, (state, { payload }) => {
        if (payload === 'overtaken') state.saved = undefined;
      })
      .addMatcher(
        isAnyOf(saveEdits.pending, undoSave.pending, discardStaleChanges.pending),
        (state) => {
          state.failure = undefined;
          state.notice = undefined;
        },
      )
      .addMatcher(
        isAnyOf(saveEdits.rejected, undoSave.rejected, discardStaleChanges.rejected),
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
  staleChangesApplied,
} = editsSlice.actions;

declare module '../../store/store' {
  interface LazySlices extends WithSlice<typeof editsSlice> {}
}

const injected = editsSlice.injectInto(rootReducer);

export const selectEdits = (state: RootState) => injected.selectSlice(state);

const nothing: Readonly<Record<string, Edit>> = {};

const selectById = ({ edits }: RootState) => edits?.byId ?? nothing;

export const selectEdit = (state: RootState, id: string) => own(selectById(state), id);

const selectPublished = (state: RootState) => selectLive(state).published;
const selectChanges = (state: RootState) => selectLive(state).changes;

/** How products are offered today; `undefined` while loading. */
export const selectOfferOf = createSelector(
  [selectPublished, selectChanges],
  (published, changes) => published && offersIn(published, changes),
);

export const selectEdited = createSelector(
  [selectById, selectProducts, selectOfferOf],
  (byId, products, offerOf): readonly EditedProduct[] =>
    Object.entries(byId).flatMap(([id, edit]) => {
      const product = own(products, id);
      const from = product && offerOf?.(product);
      if (!from) return [];
      const { wrong, to } = applyEdit(from, edit);
      const { to: seen } = applyEdit(from, edit, 'from');
      return wrong.length > 0 || !areSame(from, to)
        ? [{ product, edit, wrong, seen, from, to }]
        : [];
    }),
);

/** The prices that a deployment has ended, as long as the merchant hasn't decided about them. */
export const selectStaleChanges = createSelector(
  [
    selectPublished,
    selectChanges,
    (state: RootState) => state.edits?.appliedRelease,
    selectProducts,
    selectOfferOf,
  ],
  (published, changes, appliedRelease, products, offerOf) => {
    if (!published || !changes) return [];
    if ([published.release, appliedRelease].includes(changes.release)) return [];
    const stale = listStaleChanges(changes, (id) => {
      const product = own(products, id);
      return product && offerOf?.(product);
    });
    return stale.some(({ edit }) => edit) ? stale : [];
  },
);
