import {
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { sessionEnded } from '../../account/authSlice';
import { selectProducts } from '../../catalogue/catalogueSlice';
import { own, type Product } from '../../catalogue/product';
import {
  type AppListenerApi,
  createAppAsyncThunk,
  rootReducer,
  type RootState,
} from '../../store/store';
import { saveLive, selectLive } from '../live/liveSlice';
import {
  areSame,
  areTooMany,
  changeProducts,
  type Edit,
  edited,
  listStaleChanges,
  noChanges,
  type Offer,
  type OfferChange,
  offersIn,
  undone,
  type Wrong,
  wrongIn,
} from './offers';
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

/** A saved change of a product. */
interface SavedOffer extends Pick<OfferChange, 'from' | 'to'> {
  id: string;
  /** What was typed. */
  edit: Edit | undefined;
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

/** Saves all changes together. */
export const saveEdits = createAppAsyncThunk<
  readonly SavedOffer[],
  undefined,
  { rejectValue: SaveFailure }
>(
  'edits/save',
  async (_nothing, api) => {
    const saved = selectEdited(api.getState()).map(({ product: { id }, from, to }) => {
      return { id, from, to, edit: selectEdit(api.getState(), id) };
    });
    const failure = await saveOffers(
      api,
      saved.map(({ id, to }) => ({ id, ...to })),
    );
    return failure ? api.rejectWithValue(failure) : saved;
  },
  { condition: (_nothing, { getState }) => !selectLive(getState()).isSaving },
);

/** Takes back what was saved last, except where others have changed it since. */
export const undoSave = createAppAsyncThunk<
  undefined,
  readonly SavedOffer[],
  { rejectValue: SaveFailure }
>(
  'edits/undo',
  async (saved, api) => {
    const undo = async (): Promise<SaveFailure | undefined> => {
      const offerOf = selectOfferOf(api.getState());
      const products = selectProducts(api.getState());
      const offers = saved.flatMap((each) => {
        const product = own(products, each.id);
        const now = product && offerOf?.(product);
        const before = now && undone(now, each);
        return before && !areSame(now, before) ? [{ id: each.id, ...before }] : [];
      });
      return offers.length > 0 ? saveOffers(api, offers) : 'overtaken';
    };
    let failure = await undo();
    // The catalogue has been read again.
    if (failure === 'changed') failure = await undo();
    return failure ? api.rejectWithValue(failure) : undefined;
  },
  { condition: (_saved, { getState }) => !selectLive(getState()).isSaving },
);

/** Deletes the prices that a deployment has ended. */
export const discardStaleChanges = createAppAsyncThunk<
  undefined,
  undefined,
  { rejectValue: SaveFailure }
>('edits/discardStaleChanges', async (_nothing, api) => {
  const failure = await saveOffers(api, []);
  return failure ? api.rejectWithValue(failure) : undefined;
});

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
    staleChangesApplied(
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
      .addMatcher(
        isAnyOf(saveEdits.pending, undoSave.pending, discardStaleChanges.pending),
        (state) => {
          state.failure = undefined;
          state.isBack = false;
          state.isUndone = false;
          state.mayBeSaved = false;
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

/** A product with an unsaved change; while something is wrong, `to` is `from`. */
export interface EditedProduct extends OfferChange {
  product: Product;
  wrong: readonly Wrong[];
}

const nothing: Readonly<Record<string, Edit>> = {};

const selectById = ({ edits }: RootState) => edits?.byId ?? nothing;

export const selectEdit = (state: RootState, id: string) => own(selectById(state), id);

/** How products are offered today; `undefined` while loading. */
export const selectOfferOf = createSelector(
  [
    (state: RootState) => selectLive(state).published,
    (state: RootState) => selectLive(state).changes,
  ],
  (published, changes) => {
    if (!published) return undefined;
    const offerIn = offersIn(published, changes);
    const offers = new Map<string, Offer>();
    return (product: Product): Offer => {
      const offer = offers.get(product.id) ?? offerIn(product);
      offers.set(product.id, offer);
      return offer;
    };
  },
);

export const selectEdited = createSelector(
  [selectById, selectProducts, selectOfferOf],
  (byId, products, offerOf): readonly EditedProduct[] =>
    Object.entries(byId).flatMap(([id, edit]) => {
      const product = own(products, id);
      const from = product && offerOf?.(product);
      if (!from) return [];
      const wrong = wrongIn(from, edit);
      const to = wrong.length > 0 ? from : edited(from, edit);
      const seen = edited(from, edit, 'from');
      return wrong.length > 0 || !areSame(from, to) ? [{ product, seen, from, to, wrong }] : [];
    }),
);

/** The prices that a deployment has ended, as long as the merchant hasn't decided about them. */
export const selectStaleChanges = createSelector(
  [
    (state: RootState) => selectLive(state).published,
    (state: RootState) => selectLive(state).changes,
    (state: RootState) => state.edits?.appliedRelease,
    selectProducts,
    selectOfferOf,
  ],
  (published, changes, appliedRelease, products, offerOfProduct) => {
    if (!published || !changes || changes.release === published.release) return [];
    if (changes.release === appliedRelease) return [];
    const stale = listStaleChanges(changes, (id) => {
      const product = own(products, id);
      return product && offerOfProduct?.(product);
    }).filter(({ edit }) => !edit || Object.keys(edit).length > 0);
    return stale.some(({ edit }) => edit) ? stale : [];
  },
);
