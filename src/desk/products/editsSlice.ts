import {
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { shop } from '#shop/config';
import { pricesBuiltAt } from '#shop/products?first';
import { type AppListenerApi, createAppAsyncThunk } from '../../app/hooks';
import { rootReducer, type RootState } from '../../app/store';
import { sessionEnded } from '../../auth/authSlice';
import { selectCards, selectProducts } from '../../catalogue/catalogueSlice';
import { CARDS_BYTES } from '../../catalogue/model/cards';
import {
  changePrices,
  firstPriceList,
  type Offers,
  offersOf,
  PRICED_PRODUCTS,
  type PriceChanges,
  type PriceList,
} from '../../catalogue/model/priceList';
import type { Counts } from '../../catalogue/model/prices';
import {
  arranged,
  type Move,
  MOVED_PRODUCTS,
  placesOf,
  withMoves,
} from '../../catalogue/model/order';
import { lookUp, type Product } from '../../catalogue/model/product';
import { loadAll } from '../../catalogue/readProducts';
import { isSameJson } from '../../isSameJson';
import type { ProductFiles } from '../../orders/model/orderService';
import {
  arrangementOf,
  type Catalogue,
  type CatalogueChanges,
  changesToUndo,
  pricesOnTop,
  type ProductChanges,
  productsOnTop,
  type Saved,
} from './catalogueChanges';
import { type Edit, editedIn, type EditedProduct } from './edit';
import {
  areCardsCurrent,
  loadDeskCards,
  loadPriceList,
  savePriceList,
  savingChanged,
  selectPriceList,
} from './priceListSlice';

/** A merchant's unsaved changes. */
export interface StoredEdits {
  /** By product id. */
  byId: Record<string, Edit>;
  /** The moves of products, in the order in which they were made. */
  moves: readonly Move[];
  /** Whether new products are to come first; `undefined`: as before. */
  isNewFirst?: boolean | undefined;
}

interface EditsState extends StoredEdits {
  /** Whether the stored edits have been read. */
  isRestored: boolean;
  /** The edits survive a reload. */
  isStored: boolean;
  /**
   * `back`: nothing was edited since the section was opened; `undone`: the last save was undone; `maybeSaved`:
   * the answer to a save was lost, so if nothing differs any more, it was made.
   */
  notice?: 'back' | 'undone' | 'maybeSaved' | undefined;
  /** The last save, which can be undone. */
  saved?: Saved | undefined;
  failure?: SaveFailure | undefined;
}

const nothing: StoredEdits = { byId: {}, moves: [] };

const initialState: EditsState = { ...nothing, isRestored: false, isStored: true };

// Neither edits nor orders use an entity adapter: it would join Redux Toolkit's chunk, 2.1 kB of each first visit.
const pick = (byId: EditsState['byId'], isKept: (id: string, edit: Edit) => boolean) =>
  Object.fromEntries(Object.entries(byId).filter(([id, edit]) => isKept(id, edit)));

function setEdit(state: EditsState, id: string, edit: Edit) {
  state.notice = undefined;
  const next = { ...lookUp(state.byId, id), ...edit };
  if (Object.values(next).some(Boolean)) state.byId[id] = next;
  else state.byId = pick(state.byId, (each) => each !== id);
}

/**
 * Why nothing was saved. `changed`: another merchant has changed the same products meanwhile; `overtaken`: all that an
 * undo would take back has been changed since; `busy`: each attempt was overtaken by another order; `tooMany`: more than
 * `PRICED_PRODUCTS`; `tooMoved`: more than `MOVED_PRODUCTS`; `tooLarge`: more than `CARDS_BYTES`; `refused`: rejected by the rules; `unsaved`: no connection;
 * `unknown`: it may have been saved.
 */
type SaveFailure =
  | 'changed'
  | 'overtaken'
  | 'busy'
  | 'tooMany'
  | 'tooMoved'
  | 'tooLarge'
  | 'refused'
  | 'unsaved'
  | 'unknown';

type Promised<Result> = Result | Promise<Result>;

type Api = Pick<AppListenerApi, 'dispatch' | 'getState'>;

/** Saves a list of prices. Resolves with why it failed, if it did. */
async function saveList({ dispatch, getState }: Api, list: PriceList, products?: ProductFiles) {
  if (Object.keys(list.offers).length > PRICED_PRODUCTS) return 'tooMany';
  if (Object.keys(list.order).length > MOVED_PRODUCTS) return 'tooMoved';
  const cards = { ...selectCards(getState()), ...products?.cards };
  const bytes = products && new Blob([JSON.stringify(cards)]).size;
  if (bytes && bytes > CARDS_BYTES) return 'tooLarge';
  const before = selectPriceList(getState());
  const outcome = await dispatch(savePriceList({ list, ...(products && { products }) }));
  if (savePriceList.fulfilled.match(outcome)) return undefined;
  const now = selectPriceList(getState());
  if (now.status !== 'fulfilled') return 'unknown';
  if (outcome.payload !== 'refused') return 'unsaved';
  return now.list?.revision === before.list?.revision ? 'refused' : 'changed';
}

/** The number of attempts is limited, as each order that the functions count raises the list's revision. */
const ATTEMPTS = 30;

/** The longest pause after the first attempt, doubled after each further one, up to the second number. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [50, 1000];

/** Lets others finish before an attempt; devices that retry pause for different times. */
const pauseBefore = (attempt: number) =>
  new Promise((resolve) => {
    const longest = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
    setTimeout(resolve, Math.random() * longest);
  });

/** Saves changes to today's list, and makes them again if that has changed meanwhile. */
async function saveChanges(
  api: Api,
  changesOf: (today: Catalogue) => Promised<CatalogueChanges | SaveFailure>,
): Promise<SaveFailure | Saved['arrangement']> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) {
      await pauseBefore(attempt);
      // The session may have ended meanwhile.
      if (!selectPriceList(api.getState()).list) return 'unsaved';
      const loaded = await api.dispatch(loadPriceList());
      if (!loadPriceList.fulfilled.match(loaded)) return 'unsaved';
    }
    if (!areCardsCurrent(selectPriceList(api.getState()))) await api.dispatch(loadDeskCards());
    const priceList = selectPriceList(api.getState());
    const { list } = priceList;
    if (!list || !areCardsCurrent(priceList)) return 'unsaved';
    const changes = await changesOf({ list, cards: selectCards(api.getState()) });
    if (typeof changes === 'string') return changes;
    const { prices, products } = changes;
    const next = changePrices(list, prices, pricesBuiltAt);
    const failure = await saveList(api, next, products);
    if (!failure) return { from: arrangementOf(list), to: arrangementOf(next) };
    if (failure !== 'changed') return failure;
  }
  return 'busy';
}

const createSaveThunk = <Argument = void>(
  type: string,
  save: (argument: Argument, api: Api) => Promise<SaveFailure | Saved['arrangement']>,
) =>
  createAppAsyncThunk<Saved['arrangement'], Argument, { rejectValue: SaveFailure }>(
    type,
    async (argument, api) => {
      api.dispatch(savingChanged(true));
      const result = await save(argument, api).finally(() => api.dispatch(savingChanged(false)));
      return typeof result === 'string' ? api.rejectWithValue(result) : result;
    },
    { condition: (_argument, { getState }) => !selectPriceList(getState()).isSaving },
  );

/** Saves changes of the list as it is now, or as it will be. */
async function savePrices(
  api: Api,
  prices: PriceChanges,
  seen?: Offers,
  orderOn?: (today: PriceList) => Promise<Counts>,
) {
  const base = selectPriceList(api.getState()).list;
  return base
    ? saveChanges(api, async (today) => {
        const next = pricesOnTop(base, prices, today.list, seen);
        if (!next) return 'changed';
        if (!orderOn) return { prices: next };
        const order = await orderOn(today.list).catch(() => undefined);
        return order ? { prices: { ...next, order } } : 'unsaved';
      })
    : 'unsaved';
}

/** The unsaved changes that differ from today's list. */
export interface Unsaved extends Pick<StoredEdits, 'moves' | 'isNewFirst'> {
  edited: readonly EditedProduct[];
}

/** Saves all changes together. */
export const saveEdits = createSaveThunk(
  'edits/save',
  ({ edited, moves, isNewFirst }: Unsaved, api) => {
    const offers = Object.fromEntries(edited.map(({ product: { id }, to }) => [id, to]));
    const seen = Object.fromEntries(edited.map((each) => [each.product.id, each.seen]));
    // Other merchants may have added or moved products meanwhile.
    const orderOn = async ({ order }: PriceList) => {
      const inFiles = (await api.dispatch(loadAll())).map(({ id }) => id);
      const places = placesOf(withMoves(arranged(inFiles, order), moves), inFiles);
      // Products that this page doesn't know may be in files that were deployed since it was opened.
      const known = new Set(inFiles);
      const others = Object.entries(order).filter(([id]) => !known.has(id));
      const room = Math.max(0, MOVED_PRODUCTS - Object.keys(places).length);
      return { ...Object.fromEntries(others.slice(0, room)), ...places };
    };
    // A choice that this page shows as today's isn't a change, even if another merchant has chosen otherwise since.
    const isChosen = isNewFirst !== selectPriceList(api.getState()).list?.isNewFirst;
    const prices = { offers, ...(isNewFirst !== undefined && isChosen && { isNewFirst }) };
    return savePrices(api, prices, seen, moves.length > 0 ? orderOn : undefined);
  },
);

/** Saves products, and how these are offered. `undefined`: no longer. */
export const saveProducts = createSaveThunk('edits/saveProducts', (changes: ProductChanges, api) =>
  saveChanges(
    api,
    (today) => productsOnTop(changes, today, selectProducts(api.getState())) ?? 'changed',
  ),
);

/** Undoes the last save, except where others have changed something since. */
export const undoSave = createSaveThunk('edits/undo', (saved: Saved, api) =>
  saveChanges(api, (today) => changesToUndo(saved, today) ?? 'overtaken'),
);

/** Only an undo can be overtaken. */
export type PublishFailure = Exclude<SaveFailure, 'overtaken'>;

/** Resolves with why nothing was published, if so. */
export const failureOf = (call: { unwrap: () => Promise<unknown> }) =>
  call.unwrap().then(
    () => undefined,
    // A save that was already pending has no failure to report.
    (failure: unknown) => (typeof failure === 'string' ? (failure as PublishFailure) : 'unsaved'),
  );

/** Publishes the whole catalogue for the first time, as it is in the site's files. */
export const openShop = createSaveThunk('edits/openShop', (products: readonly Product[], api) =>
  saveList(api, firstPriceList(offersOf(products), shop.delivery)).then((failure) =>
    // Another device has opened the shop at the same moment; the page shows differences above the list.
    failure === 'changed' && selectPriceList(api.getState()).list ? undefined : failure,
  ),
);

/** Publishes products that are new in the site's files, and no longer those that are gone. */
export const publishFiles = createSaveThunk('edits/publishFiles', (changes: PriceChanges, api) =>
  savePrices(api, changes),
);

/** A merchant's changes to the catalogue that aren't saved yet. */
const editsSlice = createSlice({
  name: 'edits',
  initialState,
  reducers: {
    sectionOpened: (
      { byId, moves, isNewFirst, isRestored, isStored },
      { payload }: PayloadAction<StoredEdits>,
    ) => ({
      ...(isRestored ? { byId, moves, isNewFirst } : payload),
      isRestored: true,
      isStored,
      notice: 'back' as const,
    }),
    /** Replaces the edits with those that another tab has stored. */
    storedElsewhere: (state, { payload }: PayloadAction<StoredEdits>) => ({
      ...state,
      isNewFirst: undefined,
      ...payload,
    }),
    editsStored(state, { payload }: PayloadAction<boolean>) {
      state.isStored = payload;
    },
    /** Fields with `undefined` are as they were. */
    fieldEdited(state, { payload }: PayloadAction<{ id: string; edit: Edit }>) {
      setEdit(state, payload.id, payload.edit);
    },
    productsMoved(state, { payload }: PayloadAction<readonly Move[]>) {
      state.moves = [...payload];
      state.notice = undefined;
    },
    newFirstChosen(state, { payload }: PayloadAction<boolean | undefined>) {
      state.isNewFirst = payload;
      state.notice = undefined;
    },
    editReset(state, { payload: id }: PayloadAction<string>) {
      state.byId = pick(state.byId, (each) => each !== id);
      if (state.notice === 'maybeSaved') state.notice = undefined;
    },
    editsDiscarded(state) {
      Object.assign(state, { ...nothing, isNewFirst: undefined, failure: undefined });
    },
    /** Drops all edits but those that still differ from the catalogue. */
    editsPruned(state, { payload }: PayloadAction<Unsaved>) {
      const ids = new Set(payload.edited.map(({ product }) => product.id));
      state.byId = pick(state.byId, (id) => ids.has(id));
      state.moves = [...payload.moves];
      state.isNewFirst = payload.isNewFirst;
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
      .addCase(saveEdits.fulfilled, (state, { payload: arrangement, meta: { arg } }) => {
        const { edited } = arg;
        const sent = new Map(edited.map(({ product, edit }) => [product.id, edit]));
        // Edits that were typed during the save stay.
        state.byId = pick(state.byId, (id, edit) => !isSameJson(edit, sent.get(id)));
        const firstUnsaved = state.moves.findIndex(
          (move, index) => !isSameJson(move, arg.moves[index]),
        );
        state.moves = firstUnsaved < 0 ? [] : state.moves.slice(firstUnsaved);
        if (state.isNewFirst === arg.isNewFirst) state.isNewFirst = undefined;
        const offers = edited.map(({ product: { id }, from, to }) => ({ id, from, to }));
        state.saved = { offers, cards: [], arrangement };
      })
      .addCase(saveProducts.fulfilled, (state, { meta: { arg } }) =>
        arg.saved ? { ...state, saved: arg.saved, failure: undefined, notice: undefined } : state,
      )
      .addCase(undoSave.fulfilled, (state) => {
        state.saved = undefined;
        state.notice = 'undone';
      })
      .addCase(undoSave.rejected, (state, { payload }) => {
        if (payload === 'overtaken') state.saved = undefined;
      })
      .addMatcher(isAnyOf(saveEdits.pending, undoSave.pending), (state) => {
        state.failure = undefined;
        state.notice = undefined;
      })
      .addMatcher(isAnyOf(saveEdits.rejected, undoSave.rejected), (state, { payload }) => {
        state.failure = payload;
      });
  },
});

export const {
  sectionOpened,
  storedElsewhere,
  editsStored,
  fieldEdited,
  productsMoved,
  newFirstChosen,
  editReset,
  editsDiscarded,
  editsPruned,
} = editsSlice.actions;

declare module '../../app/store' {
  interface LazySlices extends WithSlice<typeof editsSlice> {}
}

const injected = editsSlice.injectInto(rootReducer);

export const selectEdits = (state: RootState) => injected.selectSlice(state);

const selectById = ({ edits }: RootState) => (edits ?? nothing).byId;

export const selectEdit = (state: RootState, id: string) => lookUp(selectById(state), id);

/** The titles of products, by their ids. */
export const selectTitles = createSelector(
  [selectProducts],
  (products) => (id: string) => lookUp(products, id)?.title ?? id,
);

const noEdited: readonly EditedProduct[] = [];

export const selectEdited = createSelector(
  [selectById, selectProducts, (state: RootState) => selectPriceList(state).list],
  (byId, products, list) => (list ? editedIn(byId, products, list) : noEdited),
);
