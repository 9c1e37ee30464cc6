import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useCallback, useEffect, useState } from 'react';
import {
  type AppThunk,
  createAppAsyncThunk,
  useAppDispatch,
  useAppSelector,
} from '../../app/hooks';
import type { Services } from '../../app/services';
import { rootReducer, type RootState } from '../../app/store';
import { forgetUser } from '../../ui/storage';
import type { AuthError, AuthReason, GuestService } from '../authService';
import { selectPendingAuth, selectUser, sessionEnded } from '../authSlice';
import { saveOrders } from '../authThunks';
import { markGuest, mayHaveGuest } from './guestMark';

/** Removes what the guest has left on this device and in the store. */
const forgetGuest = (): AppThunk<void> => (dispatch) => {
  forgetUser();
  dispatch(sessionEnded());
};

const observing = new WeakSet<Services>();

/** Follows the guest's session from now on: it may end in another tab, where somebody else may order then. */
const observeGuest =
  (guests: GuestService): AppThunk<void> =>
  (dispatch, getState, services) => {
    if (observing.has(services)) return;
    observing.add(services);
    guests.observe((uid) => {
      const { guest } = getState();
      const isSaving = selectPendingAuth(getState()) === 'saveOrders';
      const isOwnDoing = Boolean(selectUser(getState())) || isSaving || guest?.isEntering;
      if (guest?.uid && uid !== guest.uid && !isOwnDoing) {
        markGuest(uid !== undefined);
        dispatch(forgetGuest());
      }
      dispatch(guestChanged(uid ?? null));
    });
  };

/** Resolves with the uid of this device's guest, or `null`. */
export const findGuest = createAppAsyncThunk<string | null>(
  'guest/find',
  async (_, { dispatch, extra }) => {
    if (!mayHaveGuest()) return null;
    const guests = await extra.guests();
    const uid = await guests.find();
    if (uid === undefined) {
      markGuest(false);
      return null;
    }
    dispatch(observeGuest(guests));
    return uid;
  },
);

/**
 * Resolves with the owner of the order that this device places now: its guest, who is created if there is
 * none, or the user if one turns out to be signed in.
 */
export const enterAsGuest = createAppAsyncThunk<
  { uid: string; isGuest: boolean },
  undefined,
  { rejectValue: AuthReason }
>('guest/enter', async (_, { dispatch, extra, rejectWithValue }) => {
  try {
    const [guests, user] = await Promise.all([extra.guests(), extra.auth.find()]);
    if (user) return { uid: user.uid, isGuest: false };
    const uid = await guests.enter();
    markGuest(true);
    dispatch(observeGuest(guests));
    return { uid, isGuest: true };
  } catch (error) {
    // An error without a reason means that the code couldn't be loaded.
    const { reason = 'unreachable' } = error as AuthError;
    return rejectWithValue(reason);
  }
});

/** Removes the guest from this device, with what was typed for the next order. */
export const leaveGuest = createAppAsyncThunk('guest/leave', async (_, { dispatch, extra }) => {
  const guests = await extra.guests();
  await guests.leave();
  markGuest(false);
  dispatch(forgetGuest());
});

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

const guestSlice = createSlice({
  name: 'guest',
  initialState: (): GuestState => ({}),
  reducers: {
    /** Stores the uid of this device's guest; `null` if there is none. */
    guestChanged: setGuest,
  },
  extraReducers: (builder) => {
    builder
      .addCase(findGuest.fulfilled, setGuest)
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
      .addCase(saveOrders.fulfilled, hasNoGuest);
  },
});

declare module '../../app/store' {
  interface LazySlices extends WithSlice<typeof guestSlice> {}
}

const { guestChanged } = guestSlice.actions;

guestSlice.injectInto(rootReducer);

/**
 * The uid under which this device orders: the signed-in user's, or else the guest's. `null` if there is
 * neither, `undefined` while loading.
 */
export const selectShopper = (state: RootState) => {
  const user = selectUser(state);
  const { guest } = state;
  return user === null || (!user && guest?.isHere) ? guest?.uid : user?.uid;
};

/** Whether this device orders as a guest, not while somebody is signed in; `undefined` while loading. */
export const useIsGuest = () =>
  useAppSelector((state) =>
    state.guest?.uid === undefined
      ? undefined
      : selectUser(state) === null && state.guest.uid !== null,
  );

/** Finds out whether this device has a guest; that may fail. */
export function useFindGuest() {
  const dispatch = useAppDispatch();
  const [isFailed, setFailed] = useState(false);
  const find = useCallback(
    () =>
      dispatch(findGuest()).then((answer) => {
        setFailed(findGuest.rejected.match(answer));
      }),
    [dispatch],
  );
  useEffect(() => void find(), [find]);
  return { isFailed, find };
}
