import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { createAppAsyncThunk, type RequestStatus } from '../../app/hooks';
import { rootReducer, type RootState } from '../../app/store';
import { sessionEnded } from '../../auth/authSlice';
import { selectCards } from '../../catalogue/catalogueSlice';
import type { Cards } from '../../catalogue/model/cards';
import { currentPricesOf, type PriceList } from '../../catalogue/model/priceList';
import { lookUp } from '../../catalogue/model/product';
import { pricesRead } from '../../catalogue/pricesSlice';
import { takeCards, takePlaces } from '../../catalogue/today';
import { type OrderReason, type ProductFiles, reasonOf } from '../../orders/model/orderService';
import { orderServiceOf } from '../../orders/ordersSlice';
import { serialize } from './catalogueChanges';

/** Reads today's list of prices; `undefined` before the first publication. */
export const loadPriceList = createAppAsyncThunk<
  PriceList | undefined,
  /** Replaces the known list: the database has just rejected the one after it. */
  'replacing' | undefined
>('priceList/load', async (_, api) => (await orderServiceOf(api)).readPriceList());

/** A saved card replaces a malformed one. */
const withoutMalformed = (cards: Cards): Cards =>
  Object.fromEntries(
    Object.entries(cards).map(([id, { malformed: _malformed, ...card }]) => [id, card]),
  );

/** Reads all products' cards, if they have changed since. Rejects with an `OrderError`. */
export const loadDeskCards = createAppAsyncThunk('priceList/loadCards', async (_, api) => {
  const known = selectPriceList(api.getState());
  const changedAt = known.list?.cards ?? 0;
  if (areCardsCurrent(known)) return changedAt;
  const cards = await (await orderServiceOf(api)).readCards();
  api.dispatch(takeCards(cards, true));
  return changedAt;
});

/**
 * Replaces the list of the revision before, with what merchants have written about products, if given. If that fails,
 * reads the list again: with `refused`, somebody else has changed it since.
 */
export const savePriceList = createAppAsyncThunk<
  PriceList,
  { list: PriceList; products?: ProductFiles },
  { rejectValue: OrderReason }
>('priceList/save', async ({ list, products: given }, api) => {
  const products = given && { ...given, cards: withoutMalformed(given.cards) };
  const finish = () => {
    if (products) api.dispatch(takeCards(products.cards));
    if (list.orderedAt === list.revision) api.dispatch(takePlaces(list.order));
    api.dispatch(pricesRead(currentPricesOf(list)));
    return list;
  };
  const isSaved = async () => {
    const now = await api.dispatch(loadPriceList('replacing'));
    if (!loadPriceList.fulfilled.match(now) || serialize(now.payload) !== serialize(list))
      return false;
    const written = Object.values(products?.cards ?? {});
    // The cards must match too, as somebody else may have changed the same products at the same prices.
    if (written.length > 0) await api.dispatch(loadDeskCards());
    const cards = selectCards(api.getState());
    return written.every((card) => serialize(card) === serialize(lookUp(cards, card.id)));
  };
  try {
    await (await orderServiceOf(api)).savePriceList(list, products);
    return finish();
  } catch (error) {
    // The answer was lost.
    if (await isSaved()) return finish();
    return api.rejectWithValue(reasonOf(error));
  }
});

interface PriceListState {
  /** The list as last read or saved; `undefined` before that, and before the first publication. */
  list?: PriceList | undefined;
  /** `pending` until the list was first read, then the outcome of the last read; an earlier list stays. */
  status: RequestStatus;
  isSaving: boolean;
  /** The revision at which the cards last changed that have been read; less than 0 if none have. */
  cardsAt: number;
}

const initialState: PriceListState = { status: 'pending', isSaving: false, cardsAt: -1 };

/** Whether the cards are as they are today. */
export const areCardsCurrent = ({ list, cardsAt }: PriceListState) =>
  (list?.cards ?? 0) === cardsAt;

/** Answers may arrive out of order. */
const newer = (known: PriceList | undefined, read: PriceList | undefined) =>
  known && known.revision > (read?.revision ?? 0) ? known : read;

function setRead(state: PriceListState, { payload }: PayloadAction<PriceList | undefined>) {
  state.list = newer(state.list, payload);
  state.status = 'fulfilled';
}

/** The shop's prices as they are today, for merchants. */
const priceListSlice = createSlice({
  name: 'priceList',
  initialState,
  reducers: {
    /** Stores the list that another part has read or changed. */
    priceListRead: setRead,
    savingChanged(state, { payload }: PayloadAction<boolean>) {
      state.isSaving = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(loadPriceList.fulfilled, (state, action) => {
        if (action.meta.arg) state.list = undefined;
        setRead(state, action);
      })
      .addCase(loadDeskCards.fulfilled, (state, { payload }) => {
        state.cardsAt = payload;
      })
      .addCase(savePriceList.fulfilled, (state, { payload, meta }) => {
        if (meta.arg.products && areCardsCurrent(state)) state.cardsAt = payload.cards;
        state.list = newer(state.list, payload);
      })
      .addMatcher(isAnyOf(loadPriceList.rejected, loadDeskCards.rejected), (state, { meta }) => {
        state.status = meta.requestStatus;
      });
  },
});

declare module '../../app/store' {
  interface LazySlices extends WithSlice<typeof priceListSlice> {}
}

const injected = priceListSlice.injectInto(rootReducer);

export const { priceListRead, savingChanged } = priceListSlice.actions;

export const selectPriceList = (state: RootState) => injected.selectSlice(state);
