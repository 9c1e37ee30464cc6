import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '../../services/authService';
import { deleteAccount, register, sendPasswordReset, signIn, signOut } from './authThunks';

/** What the buttons of the sign-in form do. */
export type AuthAction = 'signIn' | 'register' | 'sendPasswordReset';

export type PendingAuth = AuthAction | 'signOut' | 'deleteAccount';

export interface AuthState {
  /** `undefined` until the identity service has first answered, `null` when signed out. */
  user: User | null | undefined;
  /** The call that has no answer yet; until then, no other one starts. */
  pending: PendingAuth | null;
}

const initialState: AuthState = { user: undefined, pending: null };

const noting = (call: PendingAuth) => ({
  pending(state: AuthState) {
    state.pending = call;
  },
  settled(state: AuthState) {
    state.pending = null;
  },
});

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The one writer of `user`; the observer of the identity service dispatches it. */
    setUser(state, { payload }: PayloadAction<User | null>) {
      state.user = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addAsyncThunk(signIn, noting('signIn'))
      .addAsyncThunk(register, noting('register'))
      .addAsyncThunk(signOut, noting('signOut'))
      .addAsyncThunk(sendPasswordReset, noting('sendPasswordReset'))
      .addAsyncThunk(deleteAccount, noting('deleteAccount'));
  },
  selectors: {
    selectUser: (state) => state.user,
    selectPending: (state) => state.pending,
  },
});

export const { setUser } = authSlice.actions;

export const { selectUser, selectPending } = authSlice.selectors;
