import {
  createSelector,
  createSlice,
  original,
  type Draft,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { Product } from '../catalogue/product';

/** What the basket holds, and what is kept of it. */
export interface BasketContents {
  /** In the order in which they were added; the same product may stand in it many times. */
  items: readonly Product[];
  /** Whether the order contains a gift. */
  gift: boolean;
}

/** An item that was removed, and the place that it had in the list. */
interface Removal {
  item: Product;
  index: number;
}

/** What happened to a kept basket that its owner should know. */
export type BasketNotice =
  | { kind: 'withdrawn'; count: number }
  /** Some of what was stored could not be read, and is set aside. */
  | { kind: 'unreadable' }
  /** Nothing can be stored: the basket lasts for this visit. */
  | { kind: 'unkept' };

export interface BasketState extends BasketContents {
  /** The removals of this visit that can be undone, the latest last. */
  removals: readonly Removal[];
  /** Whether the last change came from storage or another tab rather than from the shopper here. */
  changedElsewhere: boolean;
  notices: readonly BasketNotice[];
  /** Whether the basket outlasts the visit. */
  kept: boolean;
}

const initialState: BasketState = {
  items: [],
  gift: false,
  removals: [],
  changedElsewhere: false,
  notices: [],
  kept: true,
};

/**
 * The state as it is, rather than Immer's draft of it: drafting 10,000 items takes tens of
 * milliseconds, copying them some microseconds.
 */
const plain = (state: Draft<BasketState>): BasketState => original(state);

/** Frozen here, because Immer would visit every item to do it. */
const withItems = (
  state: BasketState,
  items: Product[],
  removals: readonly Removal[] = state.removals,
): BasketState => ({
  ...state,
  items: Object.freeze(items),
  removals: Object.freeze(removals),
  changedElsewhere: false,
});

export const basketSlice = createSlice({
  name: 'basket',
  initialState,
  reducers: {
    /** Appends a product. */
    addToBasket(draft, { payload }: PayloadAction<Product>) {
      const state = plain(draft);
      return withItems(state, [...state.items, payload]);
    },
    /** Removes the first item with this id; does nothing where there is none. */
    removeFromBasket(draft, { payload: id }: PayloadAction<string>) {
      const state = plain(draft);
      const index = state.items.findIndex((item) => item.id === id);
      const item = state.items[index];
      if (!item) return draft;
      return withItems(state, state.items.toSpliced(index, 1), [
        ...state.removals,
        { item, index },
      ]);
    },
    /** Puts the item that was removed last back into its place; does nothing where there is none. */
    undoRemoval(draft) {
      const state = plain(draft);
      const removal = state.removals.at(-1);
      if (!removal) return draft;
      return withItems(
        state,
        state.items.toSpliced(removal.index, 0, removal.item),
        state.removals.slice(0, -1),
      );
    },
    setGift(state, { payload }: PayloadAction<boolean>) {
      state.gift = payload;
    },
    /** Takes over what the basket holds according to storage or another tab. */
    basketArrived(draft, { payload: { items, gift } }: PayloadAction<BasketContents>) {
      return { ...plain(draft), items, gift, changedElsewhere: true };
    },
    addNotice(state, { payload }: PayloadAction<BasketNotice>) {
      state.notices.push(payload);
      if (payload.kind === 'unkept') state.kept = false;
    },
    dismissNotices(state) {
      state.notices = [];
    },
  },
  selectors: {
    selectItems: (state) => state.items,
    selectGift: (state) => state.gift,
    selectLastRemoval: (state) => state.removals.at(-1),
    selectChangedElsewhere: (state) => state.changedElsewhere,
    selectNotices: (state) => state.notices,
    selectKept: (state) => state.kept,
  },
});

export const {
  addToBasket,
  removeFromBasket,
  undoRemoval,
  setGift,
  basketArrived,
  addNotice,
  dismissNotices,
} = basketSlice.actions;

export const {
  selectItems,
  selectGift,
  selectLastRemoval,
  selectChangedElsewhere,
  selectNotices,
  selectKept,
} = basketSlice.selectors;

export const selectCount = createSelector([selectItems], (items) => items.length);

/** The sum of the prices of all items, in whole rupees. */
export const selectSubtotal = createSelector([selectItems], (items) =>
  items.reduce((sum, { price }) => sum + price, 0),
);
