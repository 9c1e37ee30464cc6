import {
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { shop } from '../../../shop/config';
import { pricesBuiltAt } from '../../../shop/products?first';
import { type AppListenerApi, createAppAsyncThunk } from '../../app/hooks';
import { rootReducer, type RootState } from '../../app/store';
import { sessionEnded } from '../../auth/authSlice';
import { selectCards, selectProducts } from '../../catalogue/catalogueSlice';
import { CARDS_BYTES, idsFromDesk, withCard } from '../../catalogue/model/cards';
import {
  changePrices,
  firstPriceList,
  offerOf,
  offersOf,
  PRICED_PRODUCTS,
  type PriceChanges,
  type PriceList,
} from '../../catalogue/model/priceList';
import { own, type Product } from '../../catalogue/model/product';
import type { ProductFiles } from '../../orders/model/orderService';
import {
  areCardsCurrent,
  loadDeskCards,
  savePriceList,
  selectPriceList,
} from '../prices/priceListSlice';
import { applyEdit, areSame, type Edit, type EditedProduct, undone } from './edit';

/** A merchant's unsaved changes, by product id. */
export interface StoredEdits {
  byId: Readonly<Record<string, Edit>>;
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
 * Why nothing was saved. `changed`: another merchant has changed the prices meanwhile; `overtaken`: all that an undo
 * would take back has been changed since; `tooMany`: more than `PRICED_PRODUCTS`; `tooLarge`: more than `CARDS_BYTES`;
 * `refused`: rejected by the rules; `unsaved`: no connection; `unknown`: it may have been saved.
 */
type SaveFailure =
  'changed' | 'overtaken' | 'tooMany' | 'tooLarge' | 'refused' | 'unsaved' | 'unknown';

type Api = Pick<AppListenerApi, 'dispatch' | 'getState'>;

/** Saves a list of prices. Resolves with why it failed, if it did. */
async function saveList({ dispatch, getState }: Api, list: PriceList, products?: ProductFiles) {
  if (Object.keys(list.offers).length > PRICED_PRODUCTS) return 'tooMany';
  const cards = { ...selectCards(getState()), ...products?.cards };
  const bytes = products && new Blob([JSON.stringify(cards)]).size;
  if (bytes && bytes > CARDS_BYTES) return 'tooLarge';
  const before = selectPriceList(getState());
  const outcome = await dispatch(savePriceList({ list, ...(products && { products }) }));
  if (savePriceList.fulfilled.match(outcome)) return undefined;
  const now = selectPriceList(getState());
  if (now.status !== 'loaded') return 'unknown';
  if (outcome.payload !== 'refused') return 'unsaved';
  return now.list?.revision === before.list?.revision ? 'refused' : 'changed';
}

/** Saves these changes to today's list. */
async function saveChanges(
  api: Api,
  changes: PriceChanges,
  products?: ProductFiles,
): Promise<SaveFailure | undefined> {
  const { list } = selectPriceList(api.getState());
  return list ? saveList(api, changePrices(list, changes, pricesBuiltAt), products) : 'unsaved';
}

/** The prices in the site's files, which aren't offered for publication again. */
const filePricesOf = (products: readonly Product[]) =>
  Object.fromEntries(Object.entries(offersOf(products)).map(([id, { price }]) => [id, price]));

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
    { condition: (_argument, { getState }) => !selectPriceList(getState()).isSaving },
  );

/** Saves all changes together. */
export const saveEdits = createSaveThunk('edits/save', (edited: readonly EditedProduct[], api) => {
  const repriced = edited.filter(({ from, to }) => from.price !== to.price);
  return saveChanges(api, {
    offers: Object.fromEntries(edited.map(({ product: { id }, to }) => [id, to])),
    replaced: filePricesOf(repriced.map(({ product }) => product)),
  });
});

interface ProductChanges extends ProductFiles, Required<Pick<PriceChanges, 'offers'>> {
  /** Of the list that they are changes of. If it, or a product, has been changed elsewhere since, nothing is saved. */
  revision: number;
}

/** Saves products, and how these are offered. `undefined`: no longer. */
export const saveProducts = createSaveThunk(
  'edits/saveProducts',
  async ({ revision, offers, ...products }: ProductChanges, api) => {
    const priceList = selectPriceList(api.getState());
    const { list } = priceList;
    const isCurrent = list?.revision === revision && areCardsCurrent(priceList);
    const known = selectProducts(api.getState());
    const repriced = Object.entries(offers).flatMap(([id, offer]) => {
      const before = own(list?.offers ?? {}, id);
      const isRepriced = before && offer && before.price !== offer.price;
      return isRepriced ? (own(known, id) ?? []) : [];
    });
    const written = Object.values(products.cards).flatMap(
      (card) => withCard(own(known, card.id), card) ?? [],
    );
    // Cards have the first prices of variants: pages read today's with them.
    const cards = [...Object.keys(products.cards), ...idsFromDesk(written, products.cards)];
    const changes = { offers, cards, replaced: filePricesOf(repriced) };
    const failure = isCurrent ? await saveChanges(api, changes, products) : 'changed';
    // So that the next attempt builds on them.
    if (failure === 'changed') await api.dispatch(loadDeskCards());
    return failure;
  },
);

/** Takes back what was saved last, except where others have changed it since. */
export const undoSave = createSaveThunk(
  'edits/undo',
  async (saved: readonly EditedProduct[], api) => {
    const undo = async (): Promise<SaveFailure | undefined> => {
      const { list } = selectPriceList(api.getState());
      const changed = saved.flatMap((each) => {
        const now = list && offerOf(list, each.product);
        const before = now && undone(now, each);
        return before && !areSame(now, before) ? [{ ...each, before }] : [];
      });
      if (changed.length === 0) return 'overtaken';
      return saveChanges(api, {
        offers: Object.fromEntries(changed.map(({ product, before }) => [product.id, before])),
        replaced: Object.fromEntries(
          changed.flatMap(({ product, replaced }) =>
            replaced === undefined ? [] : [[product.id, replaced]],
          ),
        ),
      });
    };
    const failure = await undo();
    // The list has been read again.
    return failure === 'changed' ? undo() : failure;
  },
);

/** Only an undo can be overtaken. */
export type PublishFailure = Exclude<SaveFailure, 'overtaken'>;

/** Resolves with why nothing was published, if so. */
export const settle = (call: { unwrap: () => Promise<unknown> }) =>
  call.unwrap().then(
    () => undefined,
    // Another save that was under way has no failure to tell of.
    (failure: unknown) => (typeof failure === 'string' ? (failure as PublishFailure) : 'unsaved'),
  );

/** Publishes the whole catalogue for the first time, as it is in the site's files. */
export const openShop = createSaveThunk('edits/openShop', (products: readonly Product[], api) =>
  saveList(api, firstPriceList(offersOf(products), shop.delivery)),
);

/** Publishes what differs in the site's files, such as after a deployment. */
export const publishFiles = createSaveThunk('edits/publishFiles', (changes: PriceChanges, api) =>
  saveChanges(api, changes),
);

/** A merchant's changes to the catalogue that aren't saved yet. */
const editsSlice = createSlice({
  name: 'edits',
  initialState,
  reducers: {
    sectionOpened: ({ byId, isRestored, isStored }, { payload }: PayloadAction<StoredEdits>) => ({
      byId: isRestored ? byId : payload.byId,
      isRestored: true,
      isStored,
      notice: 'back' as const,
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
      state.failure = undefined;
    },
    /** Drops all edits but those that still differ from the catalogue. */
    editsPruned(state, { payload }: PayloadAction<readonly EditedProduct[]>) {
      const ids = new Set(payload.map(({ product }) => product.id));
      for (const id of Object.keys(state.byId)) {
        if (!ids.has(id)) Reflect.deleteProperty(state.byId, id);
      }
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
        return { ...state, byId: Object.fromEntries(unsaved), saved };
      })
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
  editReset,
  editsDiscarded,
  editsPruned,
} = editsSlice.actions;

declare module '../../app/store' {
  interface LazySlices extends WithSlice<typeof editsSlice> {}
}

const injected = editsSlice.injectInto(rootReducer);

export const selectEdits = (state: RootState) => injected.selectSlice(state);

const nothing: Readonly<Record<string, Edit>> = {};

const selectById = ({ edits }: RootState) => edits?.byId ?? nothing;

export const selectEdit = (state: RootState, id: string) => own(selectById(state), id);

export const selectEdited = createSelector(
  [selectById, selectProducts, (state: RootState) => selectPriceList(state).list],
  (byId, products, list): readonly EditedProduct[] =>
    Object.entries(byId).flatMap(([id, edit]) => {
      const product = own(products, id);
      if (!product || product.hidden || !list) return [];
      const from = offerOf(list, product);
      const { wrong, to } = applyEdit(from, edit);
      const { to: seen } = applyEdit(from, edit, 'from');
      return wrong.length > 0 || !areSame(from, to)
        ? [{ product, edit, wrong, seen, from, to, replaced: own(list.replaced, id) }]
        : [];
    }),
);
