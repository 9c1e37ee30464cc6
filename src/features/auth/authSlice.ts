import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '../../services/authService';
import {
  deleteAccount,
  register,
  sendPasswordReset,
  signIn,
  signOut,
  type AuthCall,
} from './authThunks';

interface AuthState {
  /** `undefined` until the identity service has first answered, `null` when signed out. */
  user: User | null | undefined;
  /** The call that has no answer yet; until then, no other one starts. */
  pending: AuthCall | null;
}

const initialState: AuthState = { user: undefined, pending: null };

const recordPending = (call: AuthCall) => ({
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
    /** The one writer of `user`; dispatched whenever the identity service reports a change. */
    setUser(state, { payload }: PayloadAction<User | null>) {
      state.user = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addAsyncThunk(signIn, recordPending('signIn'))
      .addAsyncThunk(register, recordPending('register'))
      .addAsyncThunk(signOut, recordPending('signOut'))
      .addAsyncThunk(sendPasswordReset, recordPending('sendPasswordReset'))
      .addAsyncThunk(deleteAccount, recordPending('deleteAccount'));
  },
});

export const { setUser } = authSlice.actions;
