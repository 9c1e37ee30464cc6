import {
  createSlice,
  current,
  type Draft,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
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
): readonly Line[] {
  const removed = new Set(ids);
  return lines.filter(({ lineId }) => !removed.has(lineId));
}

/** All lines, sorted by id, each once. */
function merge<Line extends { lineId: string }>(
  lines: readonly Line[],
  added: readonly Line[],
): readonly Line[] {
  const others = remove(lines, added.map(idOf));
  return [...others, ...added].sort((a, b) => (a.lineId < b.lineId ? -1 : 1));
}

export interface BasketState {
  /** Sorted by id, which is the order in which they were added; at the catalogue's prices. */
  items: readonly BasketLine[];
  /** Lines whose products are still to be loaded: counted, but without a price yet. */
  pending: readonly StoredLine[];
  /** Whether the last attempt to load those failed. */
  isPendingFailed: boolean;
  /** Lines of products that are no longer sold: neither shown nor counted. */
  unavailable: readonly StoredLine[];
  /** The ids of the products that were added during this visit. */
  added: readonly string[];
  /** The id of the product that was added last, until the shopper goes on or dismisses the notice. */
  justAdded?: string | undefined;
  gift: boolean;
  /** The removals of this visit that can be undone, the latest last. */
  removals: readonly (readonly BasketLine[])[];
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
  added: [],
  gift: false,
  removals: [],
  storage: 'saved',
  syncStatus: 'ok',
  merged: 0,
};

const linesOf = (state: BasketState, productId: string) =>
  state.items.filter(({ product }) => product.id === productId);

function removeLines(state: BasketState, lines: readonly BasketLine[]): BasketState {
  if (lines.length === 0) return state;
  const items = remove(state.items, lines.map(idOf));
  return { ...state, items, removals: [...state.removals, lines] };
}

/** A reducer that gets the state itself: Immer takes 19 ms to draft 1,000 items, which would be felt on a phone. */
const plain =
  <Payload>(change: (state: BasketState, payload: Payload) => BasketState) =>
  (draft: Draft<BasketState>, { payload }: PayloadAction<Payload>) =>
    change(current(draft), payload);

export const basketSlice = createSlice({
  name: 'basket',
  initialState,
  reducers: {
    addToBasket: {
      prepare: (product: Product, lineId: string = createLineId()) => ({
        payload: { lineId, product },
      }),
      reducer: plain((state, line: BasketLine) => ({
        ...state,
        added: [...new Set([...state.added, line.product.id])],
        justAdded: line.product.id,
        items: merge(state.items, [line]),
      })),
    },
    /** Removes the first item with this product's id; does nothing if there is none. */
    removeFromBasket: plain((state, id: string) =>
      removeLines(state, linesOf(state, id).slice(0, 1)),
    ),
    /** Removes all but the first `most` items with this product's id; does nothing if there aren't more. */
    removeSurplus: plain((state, { id, most }: { id: string; most: number }) =>
      removeLines(state, linesOf(state, id).slice(most)),
    ),
    removeEverything: plain<undefined>((state) => removeLines(state, state.items)),
    undoRemoval: plain<undefined>((state) => {
      const removal = state.removals.at(-1);
      if (!removal) return state;
      const items = merge(state.items, removal);
      return { ...state, items, removals: state.removals.slice(0, -1) };
    }),
    /** Removes an order's lines, by their ids, and its gift choice. No earlier removal can be undone. */
    orderPlaced: plain((state, lineIds: readonly string[]) => {
      const items = remove(state.items, lineIds);
      const pending = remove(state.pending, lineIds);
      // If they are gone, as after a reload, the choice is that of the next order.
      const areGone = items.length + pending.length === state.items.length + state.pending.length;
      return { ...state, items, pending, gift: state.gift && areGone, removals: [] };
    }),
    basketChangedElsewhere: plain((state, update: BasketUpdate) => {
      const { storage, syncStatus } = state;
      const before = update.isReplacement ? { ...initialState, storage, syncStatus } : state;
      return {
        ...before,
        items: merge(remove(before.items, update.removed), update.items),
        pending: merge(
          remove(before.pending, [
            ...update.removed,
            ...[...update.items, ...update.unavailable].map(idOf),
          ]),
          update.pending ?? [],
        ),
        unavailable: merge(remove(before.unavailable, update.removed), update.unavailable),
        gift: update.gift ?? before.gift,
        // A removal that another tab has undone can't be undone again.
        removals: before.removals
          .map((removal) => remove(removal, update.items.map(idOf)))
          .filter(({ length }) => length > 0),
      };
    }),
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
    dismissAdded(state) {
      state.justAdded = undefined;
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
    selectCount: ({ items, pending }) => items.length + pending.length,
    /** How many lines have this product. */
    selectCountOf: ({ items, pending }, productId: string) =>
      items.filter(({ product }) => product.id === productId).length +
      pending.filter((line) => line.productId === productId).length,
    /** Whether there is something for the shopper to read. */
    selectHasNews: ({ justAdded, unavailable, merged, storage }) =>
      justAdded !== undefined || unavailable.length + merged > 0 || storage === 'unavailable',
  },
});

declare module '../app/store' {
  export interface FirstSlices extends WithSlice<typeof basketSlice> {}
}

export const { addToBasket, removeFromBasket, removeSurplus, storageChanged } = basketSlice.actions;
export const { removeEverything, undoRemoval, setGift, dismissNotices } = basketSlice.actions;
export const { basketChangedElsewhere, orderPlaced, pendingFailed } = basketSlice.actions;
export const { syncStatusChanged, basketsMerged } = basketSlice.actions;

export const { selectLines, selectPending, selectCount, selectCountOf, selectHasNews } =
  basketSlice.selectors;
