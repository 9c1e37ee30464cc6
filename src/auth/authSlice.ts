import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../app/store';
import type { User } from './authService';

/** The user has signed out, the session has expired or the guest was removed: every slice drops what was theirs. */
export const sessionEnded = createAction('sessionEnded');

/** The user with this uid has signed in where nobody was: a guest may have ordered here before. */
export const sessionStarted = createAction<string | undefined>('sessionStarted');

interface AuthState {
  /** `undefined` until the identity service has first answered, `null` when signed out. */
  user: User | null | undefined;
  /** The call that has no answer yet; until then, no other one starts. */
  pending: AuthCall | null;
}

const initialState: AuthState = { user: undefined, pending: null };

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The one writer of `user`; dispatched whenever the identity service reports a change. */
    setUser(state, { payload }: PayloadAction<User | null>) {
      state.user = payload;
    },
    callStarted(state, { payload }: PayloadAction<AuthCall>) {
      state.pending = payload;
    },
    callEnded(state) {
      state.pending = null;
    },
  },
});

declare module '../app/store' {
  export interface FirstSlices extends WithSlice<typeof authSlice> {}
}

export const { callEnded, callStarted, setUser } = authSlice.actions;

/** The user as far as known. A screen that depends on it uses `useSession`. */
export const useUser = () => useAppSelector(({ auth }) => auth.user);

/** The call of the identity service under way, or `null`. */
export const usePendingAuth = () => useAppSelector(({ auth }) => auth.pending);

export type AuthCall =
  | 'signIn'
  | 'register'
  | 'sendPasswordReset'
  | 'signOut'
  | 'saveOrders'
  | 'changePassword'
  | 'changeEmail'
  | 'deleteAccount';
