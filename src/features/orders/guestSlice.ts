import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../app/rootReducer';
import { enterAsGuest, findGuest, guestChanged, guestRegistered, leaveGuest } from './guestThunks';

interface GuestState {
  /** The uid of this device's guest, also while somebody is signed in; `null` if there is none. */
  uid?: string | null;
  isLeaving?: boolean;
  isEntering?: boolean;
  /** The guest has just ordered: nobody is signed in, though the store may not know that yet. */
  isHere?: boolean;
}

const setGuest = (state: GuestState, { payload: uid }: PayloadAction<string | null>) =>
  uid === state.uid ? state : { uid, isEntering: state.isEntering };

const hasNoGuest = (): GuestState => ({ uid: null });

export const guestSlice = createSlice({
  name: 'guest',
  initialState: (): GuestState => ({}),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(findGuest.fulfilled, setGuest)
      .addCase(guestChanged, setGuest)
      .addCase(enterAsGuest.pending, (state) => {
        state.isEntering = true;
      })
      .addCase(enterAsGuest.rejected, (state) => {
        state.isEntering = false;
      })
      .addCase(enterAsGuest.fulfilled, (state, { payload: { uid, isGuest } }) =>
        isGuest ? { uid, isHere: true } : { ...state, isEntering: false },
      )
      .addCase(leaveGuest.pending, (state) => {
        state.isLeaving = true;
      })
      .addCase(leaveGuest.rejected, (state) => {
        state.isLeaving = false;
      })
      .addCase(leaveGuest.fulfilled, hasNoGuest)
      .addCase(guestRegistered, hasNoGuest);
  },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof guestSlice> {}
}

guestSlice.injectInto(rootReducer);

/**
 * The uid under which this device orders: the signed-in user's, or else the guest's. `null` if there is
 * neither, `undefined` while loading.
 */
export const selectShopper = ({ auth: { user }, guest }: RootState) =>
  user === null || (!user && guest?.isHere) ? guest?.uid : user?.uid;
