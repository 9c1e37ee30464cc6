import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { sessionEnded } from '../../account/authSlice';
import { currentPricesOf, type PriceList } from '../../catalogue/priceList';
import { pricesRead } from '../../catalogue/pricesSlice';
import { type OrderReason, reasonOf } from '../../orders/orderService';
import { orderServiceOf } from '../../orders/ordersSlice';
import { createAppAsyncThunk, rootReducer, type RootState } from '../../store/store';

/** Reads today's list of prices; `undefined` before the first publication. */
export const loadPriceList = createAppAsyncThunk<
  PriceList | undefined,
  /** Replaces what is known: the database has just rejected what came after that. */
  'replacing' | undefined
>('priceList/load', async (_, api) => (await orderServiceOf(api)).readPriceList());

/** A text that is the same for equal lists, in any order. */
const serializeList = (list: PriceList) =>
  JSON.stringify(list, (_key, value: unknown) =>
    value instanceof Object && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/**
 * Replaces the list of the revision before. If that fails, reads the list again: with `refused`, somebody else has
 * changed it since.
 */
export const savePriceList = createAppAsyncThunk<
  PriceList,
  PriceList,
  { rejectValue: OrderReason }
>('priceList/save', async (list, api) => {
  const finish = () => {
    api.dispatch(pricesRead(currentPricesOf(list)));
    return list;
  };
  try {
    await (await orderServiceOf(api)).savePriceList(list);
    return finish();
  } catch (error) {
    const now = await api.dispatch(loadPriceList('replacing'));
    const saved = loadPriceList.fulfilled.match(now) ? now.payload : undefined;
    // The answer was lost.
    if (saved && serializeList(saved) === serializeList(list)) return finish();
    return api.rejectWithValue(reasonOf(error));
  }
});

interface PriceListState {
  /** As last read or saved; `undefined` before that, and before the first publication. */
  list?: PriceList | undefined;
  /** How the last attempt to read the list ended; what was read before it stays. */
  status: 'unread' | 'loaded' | 'failed';
  isSaving: boolean;
}

const initialState: PriceListState = { status: 'unread', isSaving: false };

/** Answers may arrive out of order. */
const newer = (known: PriceList | undefined, read: PriceList | undefined) =>
  known && known.revision > (read?.revision ?? 0) ? known : read;

const setRead = (
  { list, isSaving }: PriceListState,
  { payload }: PayloadAction<PriceList | undefined>,
): PriceListState => ({ list: newer(list, payload), status: 'loaded', isSaving });

/** The shop's prices as they are today, for merchants. */
const priceListSlice = createSlice({
  name: 'priceList',
  initialState,
  reducers: {
    /** Another part has read the list, or changed it. */
    priceListRead: setRead,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(loadPriceList.fulfilled, (state, action) =>
        setRead(action.meta.arg ? { ...state, list: undefined } : state, action),
      )
      .addCase(loadPriceList.rejected, (state) => {
        state.status = 'failed';
      })
      .addCase(savePriceList.pending, (state) => {
        state.isSaving = true;
      })
      .addCase(savePriceList.fulfilled, (state, { payload }) => ({
        ...state,
        isSaving: false,
        list: newer(state.list, payload),
      }))
      .addCase(savePriceList.rejected, (state) => {
        state.isSaving = false;
      });
  },
});

declare module '../../store/store' {
  interface LazySlices extends WithSlice<typeof priceListSlice> {}
}

const injected = priceListSlice.injectInto(rootReducer);

export const { priceListRead } = priceListSlice.actions;

export const selectPriceList = (state: RootState) => injected.selectSlice(state);
