import { createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import { announce } from '../app/announce';
import { createAppAsyncThunk, type RequestStatus } from '../app/hooks';
import { rootReducer, type RootState } from '../app/store';
import { sessionEnded, sessionStarted } from '../auth/authSlice';
import { selectShopper } from '../auth/guest/guestSlice';
import { orderPlaced } from '../basket/basketSlice';
import { addressBookWords as words } from '#words/orders/address';
import { type AddressBook, type AddressChange, changeBook } from './model/addressBook';
import { reasonOf } from './model/orderService';
import { orderServiceOf } from './ordersSlice';

/** Loads the address book of the signed-in user or the guest, who must not leave meanwhile. */
export const loadAddressBook = createAppAsyncThunk<AddressBook, string>(
  'addressBook/load',
  async (uid, api) => {
    const book = await (await orderServiceOf(api)).readAddressBook(uid);
    if (selectShopper(api.getState()) !== uid) throw new Error('The shopper has left.');
    return book;
  },
);

/** Changes the user's address book, one change at a time, and says whether that worked. */
export const changeAddress = createAppAsyncThunk<string, AddressChange, { rejectValue: string }>(
  'addressBook/change',
  async (change, api) => {
    const uid = selectShopper(api.getState()) ?? '';
    const failure = await orderServiceOf(api)
      .then((service) => service.changeAddressBook(uid, change))
      .then(
        () => undefined,
        (error: unknown) => reasonOf(error),
      );
    const outcome = failure ? words.notDone(change, failure === 'refused') : words.done(change);
    api.dispatch(announce(outcome));
    return failure ? api.rejectWithValue(outcome) : outcome;
  },
  { condition: (_change, { getState }) => !getState().addressBook?.pending },
);

interface AddressBookState {
  /** `undefined` while loading. */
  book?: AddressBook;
  /** The last request for it. */
  status?: RequestStatus;
  /** The change under way. */
  pending?: AddressChange;
  /** The message about the last change. */
  outcome?: { id: string; isRefused: boolean; sentence: string };
}

const initialState: AddressBookState = {};

const addressBookSlice = createSlice({
  name: 'addressBook',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(sessionStarted, () => initialState)
      .addCase(orderPlaced, (state) => {
        state.outcome = undefined;
      })
      .addCase(loadAddressBook.pending, (state) => {
        state.outcome = undefined;
      })
      .addCase(loadAddressBook.fulfilled, (state, { payload }) => {
        state.book = payload;
      })
      .addCase(changeAddress.pending, (state, { meta }) => {
        state.pending = meta.arg;
        state.outcome = undefined;
      })
      .addCase(changeAddress.fulfilled, (state, { payload, meta }) => {
        state.pending = undefined;
        if (state.book) state.book = changeBook(state.book, meta.arg);
        state.outcome = { id: meta.arg.id, isRefused: false, sentence: payload };
      })
      .addCase(changeAddress.rejected, (state, { payload = '', meta }) => {
        state.pending = undefined;
        state.outcome = { id: meta.arg.id, isRefused: true, sentence: payload };
      })
      .addMatcher(isAnyOf(loadAddressBook.pending, loadAddressBook.settled), (state, { meta }) => {
        state.status = meta.requestStatus;
      });
  },
});

declare module '../app/store' {
  interface LazySlices extends WithSlice<typeof addressBookSlice> {}
}

const injected = addressBookSlice.injectInto(rootReducer);

export const selectAddressBook = (state: RootState) => injected.selectSlice(state);
