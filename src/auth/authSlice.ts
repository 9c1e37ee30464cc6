import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from './authService';
import {
  type AuthCall,
  changeEmail,
  changePassword,
  deleteAccount,
  register,
  saveOrders,
  sendPasswordReset,
  signIn,
  signOut,
} from './authThunks';

interface AuthState {
  /** `undefined` until the identity service has first answered, `null` when signed out. */
  user: User | null | undefined;
  /** The call that has no answer yet; until then, no other one starts. */
  pending: AuthCall | null;
}

const initialState: AuthState = { user: undefined, pending: null };

/** The user has signed out, the session has expired or the guest was removed: orders, addresses and the desk drop what was theirs. */
export const sessionEnded = createAction('sessionEnded');
/** The user with this uid has signed in where nobody was: a guest may have ordered here before. */
export const sessionStarted = createAction<string | undefined>('sessionStarted');

/** Every thunk that calls the identity service. Naming those of the settings, too, costs each first visit 0.3 kB. */
const calls = {
  signIn,
  register,
  signOut,
  sendPasswordReset,
  saveOrders,
  changePassword,
  changeEmail,
  deleteAccount,
} satisfies Record<AuthCall, unknown>;

const isSettled = isAnyOf(...Object.values(calls).map(({ settled }) => settled));

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The one writer of `user`: `startAccounts` dispatches it whenever the identity service reports a change. */
    setUser(state, { payload }: PayloadAction<User | null>) {
      state.user = payload;
    },
  },
  extraReducers: (builder) => {
    for (const call of Object.keys(calls) as AuthCall[]) {
      builder.addCase(calls[call].pending, (state) => {
        state.pending = call;
      });
    }
    builder.addMatcher(isSettled, (state) => {
      state.pending = null;
    });
  },
  selectors: {
    selectUser: (state) => state.user,
    selectPendingAuth: (state) => state.pending,
  },
});

export const { setUser } = authSlice.actions;

export const { selectUser, selectPendingAuth } = authSlice.selectors;
