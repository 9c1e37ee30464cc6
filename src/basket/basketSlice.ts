import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '../catalogue/model/product';
import { createLineId } from './storage/basketKeys';
import type { BasketChange, StoredLine, SyncStatus } from './storage/basketStore';

/** One item of the basket; several lines can have the same product. */
export interface BasketLine {
  lineId: string;
  product: Product;
}

/** A change made elsewhere, such as in another tab; everything else stays. */
export interface BasketUpdate extends Omit<BasketChange, 'added'> {
  items: readonly BasketLine[];
  /** Lines whose products are still to be loaded. */
  pending?: readonly StoredLine[];
  /** Lines of products that are no longer sold. */
  unavailable: readonly StoredLine[];
}

export const idOf = ({ lineId }: { lineId: string }) => lineId;
export const titleOf = ({ product }: BasketLine) => product.title;

export function remove<Line extends { lineId: string }>(
  lines: readonly Line[],
  ids: readonly string[],
): Line[] {
  const removed = new Set(ids);
  return lines.filter(({ lineId }) => !removed.has(lineId));
}

/** All lines, sorted by id, each once. */
function merge<Line extends { lineId: string }>(lines: Line[], added: readonly Line[]): Line[] {
  const others = remove(lines, added.map(idOf));
  return [...others, ...added].sort((a, b) => (a.lineId < b.lineId ? -1 : 1));
}

export interface BasketState {
  /** Sorted by id, which is the order in which they were added; at the catalogue's prices. */
  items: BasketLine[];
  /** Lines whose products are still to be loaded: counted, but without a price yet. */
  pending: StoredLine[];
  /** Whether the last attempt to load those failed. */
  isPendingFailed: boolean;
  /** Lines of products that are no longer sold: neither shown nor counted. */
  unavailable: StoredLine[];
  gift: boolean;
  /** The removals of this visit that can be undone, the latest last. */
  removals: BasketLine[][];
  /** `dismissed`: unavailable, and the shopper has dismissed the notice. */
  storage: 'saved' | 'unavailable' | 'dismissed';
  /** The status of the account that owns the basket; `ok` if nobody is signed in. */
  syncStatus: SyncStatus;
  /** How many lines signing in has added from the account. */
  merged: number;
}

const initialState: BasketState = {
  items: [],
  pending: [],
  isPendingFailed: false,
  unavailable: [],
  gift: false,
  removals: [],
  storage: 'saved',
  syncStatus: 'ok',
  merged: 0,
};

/** Removes lines, which can be undone. */
function removeLines(state: BasketState, lines: BasketLine[]) {
  if (lines.length === 0) return;
  state.items = remove(state.items, lines.map(idOf));
  state.removals.push(lines);
}

const linesOf = ({ items }: BasketState, productId: string) =>
  items.filter(({ product }) => product.id === productId);

export const basketSlice = createSlice({
  name: 'basket',
  initialState,
  reducers: {
    addToBasket: {
      prepare: (product: Product, lineId: string = createLineId()) => ({
        payload: { lineId, product },
      }),
      reducer(state: BasketState, { payload: line }: PayloadAction<BasketLine>) {
        state.items = merge(state.items, [line]);
      },
    },
    /** Removes the first item with this product's id; does nothing if there is none. */
    removeFromBasket(state, { payload: id }: PayloadAction<string>) {
      removeLines(state, linesOf(state, id).slice(0, 1));
    },
    /** Removes all but the first `most` items with this product's id, all of them for 0; does nothing if there aren't more. */
    removeSurplus(state, { payload: { id, most } }: PayloadAction<{ id: string; most: number }>) {
      removeLines(state, linesOf(state, id).slice(most));
    },
    removeEverything(state) {
      removeLines(state, state.items);
    },
    undoRemoval(state) {
      const removal = state.removals.pop();
      if (removal) state.items = merge(state.items, removal);
    },
    /** Removes an order's lines, by their ids, and its gift choice. No earlier removal can be undone. */
    orderPlaced(state, { payload: lineIds }: PayloadAction<readonly string[]>) {
      const before = state.items.length + state.pending.length;
      state.items = remove(state.items, lineIds);
      state.pending = remove(state.pending, lineIds);
      // The choice is the next order's if these lines were gone, as after a reload.
      if (state.items.length + state.pending.length < before) state.gift = false;
      state.removals = [];
    },
    basketChangedElsewhere(state: BasketState, { payload: update }: PayloadAction<BasketUpdate>) {
      const { items, removed, pending = [], unavailable, gift } = update;
      if (update.isReplacement) {
        const { storage, syncStatus } = state;
        Object.assign(state, initialState, { storage, syncStatus });
      }
      const known = [...removed, ...items.map(idOf), ...unavailable.map(idOf)];
      state.items = merge(remove(state.items, removed), items);
      state.pending = merge(remove(state.pending, known), pending);
      state.unavailable = merge(remove(state.unavailable, removed), unavailable);
      if (gift !== undefined) state.gift = gift;
      // A removal that another tab has undone can't be undone again.
      state.removals = state.removals
        .map((removal) => remove(removal, items.map(idOf)))
        .filter(({ length }) => length > 0);
    },
    pendingFailed(state, { payload: isFailed }: PayloadAction<boolean>) {
      state.isPendingFailed = isFailed;
    },
    setGift(state, { payload }: PayloadAction<boolean>) {
      state.gift = payload;
    },
    storageChanged(state, { payload: isSaved }: PayloadAction<boolean>) {
      state.storage = isSaved ? 'saved' : 'unavailable';
    },
    syncStatusChanged(state, { payload }: PayloadAction<SyncStatus>) {
      state.syncStatus = payload;
    },
    basketsMerged(state, { payload }: PayloadAction<number>) {
      state.merged = payload;
    },
    /** Removes lines of products that are no longer sold for good. */
    dismissNotices(state) {
      state.merged = 0;
      state.unavailable = [];
      if (state.storage === 'unavailable') state.storage = 'dismissed';
    },
  },
  selectors: {
    selectLines: (state) => state.items,
    selectPending: (state) => state.pending,
    /** Whether there is something for the shopper to read. */
    selectHasNews: ({ unavailable, merged, storage }) =>
      unavailable.length + merged > 0 || storage === 'unavailable',
  },
});

export const {
  addToBasket,
  removeFromBasket,
  removeSurplus,
  removeEverything,
  undoRemoval,
  orderPlaced,
  setGift,
  dismissNotices,
  basketChangedElsewhere,
  basketsMerged,
  pendingFailed,
  storageChanged,
  syncStatusChanged,
} = basketSlice.actions;

export const { selectLines, selectPending, selectHasNews } = basketSlice.selectors;
