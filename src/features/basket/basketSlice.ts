import {
  createSelector,
  createSlice,
  original,
  type Draft,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { shop, type Delivery } from '../../config';
import type { StoredLine } from '../../services/basketStore';
import { createLineId } from '../../services/lineId';
import type { TodaysPrices } from '../../services/orderService';
import type { Product } from '../catalogue/product';
import { createCounter, merge, withoutLines, type BasketLine } from './basketLines';

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

/** What was changed elsewhere, in another tab for example; everything else stays. */
export interface BasketUpdate {
  items: readonly BasketLine[];
  unavailable: readonly StoredLine[];
  /** Ids of lines. */
  removed: readonly string[];
  gift?: boolean | undefined;
  /** It is another basket than before: nothing of that one can be undone. */
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

/**
 * The state as it is, rather than Immer's draft of it: drafting 10,000 items takes tens of
 * milliseconds, copying them some microseconds. For the same reason lists are frozen here: Immer
 * would visit every item to do it.
 */
const plain = (state: Draft<BasketState>): BasketState => original(state);

const withRemoval = (state: BasketState, lines: readonly BasketLine[]): BasketState => ({
  ...state,
  items: merge(
    state.items,
    [],
    lines.map(({ lineId }) => lineId),
  ),
  removals: Object.freeze([...state.removals, Object.freeze(lines)]),
});

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
        const state = plain(draft);
        const { id } = payload.product;
        const added = state.added.includes(id) ? state.added : [...state.added, id];
        return { ...state, added, items: merge(state.items, [payload]) };
      },
    },
    /** Removes the first item with this product's id; does nothing where there is none. */
    removeFromBasket(draft, { payload: id }: PayloadAction<string>) {
      const state = plain(draft);
      const line = state.items.find(({ product }) => product.id === id);
      if (!line) return draft;
      return withRemoval(state, [line]);
    },
    /** Removes what there is of a product beyond `most`; does nothing if there isn't more. */
    removeSurplus(draft, { payload }: PayloadAction<{ id: string; most: number }>) {
      const state = plain(draft);
      const lines = state.items.filter(({ product }) => product.id === payload.id);
      const surplus = lines.slice(payload.most);
      return surplus.length === 0 ? draft : withRemoval(state, surplus);
    },
    /** Empties the basket; does nothing where it is empty. */
    removeEverything(draft) {
      const state = plain(draft);
      return state.items.length === 0 ? draft : withRemoval(state, state.items);
    },
    /** Puts what was removed last back into its place; does nothing where there is none. */
    undoRemoval(draft) {
      const state = plain(draft);
      const removal = state.removals.at(-1);
      if (!removal) return draft;
      const removals = Object.freeze(state.removals.slice(0, -1));
      return { ...state, items: merge(state.items, removal), removals };
    },
    /** An order has these lines now, by their ids. No removal from before can be undone. */
    orderPlaced(draft, { payload: lineIds }: PayloadAction<readonly string[]>) {
      const state = plain(draft);
      return { ...state, items: merge(state.items, [], lineIds), removals: [] };
    },
    /** From now on the basket has these prices, and no product that is not among them. */
    pricesAccepted(draft, { payload: accepted }: PayloadAction<TodaysPrices>) {
      const state = plain(draft);
      const items = state.items.filter(({ product }) => accepted.prices[product.id] !== undefined);
      return { ...state, accepted, items: Object.freeze(items) };
    },
    setGift(state, { payload }: PayloadAction<boolean>) {
      state.gift = payload;
    },
    basketChangedElsewhere(draft, { payload }: PayloadAction<BasketUpdate>) {
      const state = plain(draft);
      const { items, unavailable, removed, gift = state.gift, isOther } = payload;
      if (isOther) {
        return {
          ...initialState,
          storage: state.storage,
          items: merge([], items),
          unavailable: merge([], unavailable),
          gift,
        };
      }
      return {
        ...state,
        items: merge(state.items, items, removed),
        unavailable: merge(state.unavailable, unavailable, removed),
        // What another tab has put back can't be put back again.
        removals: withoutLines(state.removals, items),
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

export const { addToBasket, removeFromBasket, removeSurplus, removeEverything } =
  basketSlice.actions;
export const { undoRemoval, setGift } = basketSlice.actions;
export const { basketChangedElsewhere, orderPlaced, pricesAccepted } = basketSlice.actions;
export const { storageChanged, dismissNotices } = basketSlice.actions;

export const { selectAdded, selectUnavailableCount, selectGift } = basketSlice.selectors;
export const { selectLastRemoval, selectStorage } = basketSlice.selectors;
const { selectLines, selectAccepted } = basketSlice.selectors;

/** A line at the price that was accepted: the same object each time, so that it isn't rendered again. */
const selectRepriced = createSelector([selectAccepted], (accepted) => {
  const repriced = new WeakMap<BasketLine, BasketLine>();
  return (line: BasketLine) => {
    const { product } = line;
    const price = accepted?.prices[product.id] ?? product.price;
    if (price === product.price) return line;
    const known = repriced.get(line) ?? { ...line, product: { ...product, price } };
    repriced.set(line, known);
    return known;
  };
});

/** The lines at the prices that the shopper has seen last. */
export const selectItems = createSelector(
  [selectLines, selectAccepted, selectRepriced],
  (lines, accepted, reprice) => (accepted ? lines.map(reprice) : lines),
);

/** What delivery costs, as the shopper has seen it last; `undefined` if the shop has not set it. */
export const selectDelivery = createSelector([selectAccepted], (accepted): Delivery | undefined => {
  if (!accepted) return shop.delivery;
  const { price, ...terms } = accepted.delivery;
  return price === undefined ? undefined : { price, ...terms, days: shop.delivery?.days };
});

export const selectCount = createSelector([selectLines], (lines) => lines.length);

/** How many lines there are of each product, by its id. */
export const selectCounts = createSelector([selectLines], createCounter());

/** The sum of the prices of all items, in whole rupees. */
export const selectSubtotal = createSelector([selectItems], (items) =>
  items.reduce((sum, { product }) => sum + product.price, 0),
);
