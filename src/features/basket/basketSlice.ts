import { createSlice, current, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredLine } from '../../services/basketStore';
import { createLineId } from '../../model/lineId';
import type { TodaysPrices } from '../../services/orderService';
import type { Product } from '../catalogue/product';
import { merge, type BasketLine } from './basketLines';

export interface BasketState {
  /** In the order in which they were added, which is the order of their ids; with the catalogue's prices. */
  items: readonly BasketLine[];
  /** Lines of products that this release of the shop does not sell: neither shown nor counted. */
  unavailable: readonly StoredLine[];
  /** The ids of the products that were added during this visit: their cards say so. */
  added: readonly string[];
  /** The prices that the shopper has accepted instead of the catalogue's. */
  accepted?: TodaysPrices;
  /** Whether the order contains a gift. */
  gift: boolean;
  /** The removals of this visit that can be undone, each with its lines, the latest last. */
  removals: readonly (readonly BasketLine[])[];
  /** Whether the basket outlasts the visit; if not, whether the shopper has dismissed the notice. */
  storage: 'saved' | 'unavailable' | 'dismissed';
}

/** What has changed elsewhere, such as in another tab; everything else stays. */
export interface BasketUpdate {
  items: readonly BasketLine[];
  unavailable: readonly StoredLine[];
  /** Ids of lines. */
  removed: readonly string[];
  gift?: boolean | undefined;
  /** It replaces the basket, of which nothing can be undone any more. */
  isOther?: boolean | undefined;
}

const initialState: BasketState = {
  items: [],
  unavailable: [],
  added: [],
  gift: false,
  removals: [],
  storage: 'saved',
};

const idsOf = (lines: readonly BasketLine[]) => lines.map(({ lineId }) => lineId);

const linesOf = (state: BasketState, productId: string) =>
  state.items.filter(({ product }) => product.id === productId);

function removeLines(state: BasketState, lines: readonly BasketLine[]): BasketState {
  if (lines.length === 0) return state;
  const items = merge(state.items, [], idsOf(lines));
  return { ...state, items, removals: [...state.removals, lines] };
}

// Reducers that iterate over the items read `current(draft)`: Immer takes 15 ms to draft 10,000 of them.
export const basketSlice = createSlice({
  name: 'basket',
  initialState,
  reducers: {
    addToBasket: {
      /** @param lineId of a line that was made before; otherwise a new line is added at the end */
      prepare: (product: Product, lineId: string = createLineId()) => ({
        payload: { lineId, product },
      }),
      reducer(draft, { payload }: PayloadAction<BasketLine>) {
        const state = current(draft);
        const added = [...new Set([...state.added, payload.product.id])];
        return { ...state, added, items: merge(state.items, [payload]) };
      },
    },
    /** Removes the first item with this product's id; does nothing if there is none. */
    removeFromBasket(draft, { payload: id }: PayloadAction<string>) {
      const state = current(draft);
      return removeLines(state, linesOf(state, id).slice(0, 1));
    },
    /** Removes all but the first `most` items with this product's id; does nothing if there aren't more. */
    removeSurplus(draft, { payload }: PayloadAction<{ id: string; most: number }>) {
      const state = current(draft);
      return removeLines(state, linesOf(state, payload.id).slice(payload.most));
    },
    /** Empties the basket; does nothing if it is empty. */
    removeEverything(draft) {
      const state = current(draft);
      return removeLines(state, state.items);
    },
    /** Puts the last removal back into its place; does nothing if there is none. */
    undoRemoval(draft) {
      const state = current(draft);
      const removal = state.removals.at(-1);
      if (!removal) return state;
      const items = merge(state.items, removal);
      return { ...state, items, removals: state.removals.slice(0, -1) };
    },
    /** Takes the lines of an order, by their ids, out of the basket. No earlier removal can be undone. */
    orderPlaced(draft, { payload: lineIds }: PayloadAction<readonly string[]>) {
      const state = current(draft);
      return { ...state, items: merge(state.items, [], lineIds), removals: [] };
    },
    /** From now on the basket has these prices, and no product that has none. */
    pricesAccepted(draft, { payload: accepted }: PayloadAction<TodaysPrices>) {
      const state = current(draft);
      const items = state.items.filter(({ product }) => accepted.prices[product.id] !== undefined);
      return { ...state, accepted, items };
    },
    setGift(state, { payload }: PayloadAction<boolean>) {
      state.gift = payload;
    },
    basketChangedElsewhere(draft, { payload }: PayloadAction<BasketUpdate>) {
      const state = current(draft);
      const { items, unavailable, removed, gift = state.gift, isOther } = payload;
      const before = isOther ? { ...initialState, storage: state.storage } : state;
      return {
        ...before,
        items: merge(before.items, items, removed),
        unavailable: merge(before.unavailable, unavailable, removed),
        // What another tab has put back can't be put back again.
        removals: before.removals
          .map((removal) => merge(removal, [], idsOf(items)))
          .filter(({ length }) => length > 0),
        gift,
      };
    },
    storageChanged(state, { payload: isSaved }: PayloadAction<boolean>) {
      state.storage = isSaved ? 'saved' : 'unavailable';
    },
    /** Lines of products that are not sold leave the basket for good. */
    dismissNotices(state) {
      state.unavailable = [];
      if (state.storage === 'unavailable') state.storage = 'dismissed';
    },
  },
  selectors: {
    selectLines: (state) => state.items,
    selectAccepted: (state) => state.accepted,
    selectAdded: (state) => state.added,
    selectUnavailableCount: (state) => state.unavailable.length,
    selectGift: (state) => state.gift,
    selectLastRemoval: (state) => state.removals.at(-1),
    selectStorage: (state) => state.storage,
  },
});

export const { addToBasket, removeFromBasket, removeSurplus, storageChanged } = basketSlice.actions;
export const { removeEverything, undoRemoval, setGift, dismissNotices } = basketSlice.actions;
export const { basketChangedElsewhere, orderPlaced, pricesAccepted } = basketSlice.actions;

export const { selectAdded, selectUnavailableCount, selectGift } = basketSlice.selectors;
export const { selectLastRemoval, selectStorage } = basketSlice.selectors;
export const { selectLines, selectAccepted } = basketSlice.selectors;
