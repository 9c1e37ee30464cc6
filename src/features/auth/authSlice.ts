import {
  createSlice,
  isAnyOf,
  isFulfilled,
  isRejected,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { User } from '../../services/authService';
import { register, signIn } from './authThunks';

export interface AuthState {
  /** `undefined` until the identity service has first answered, `null` when signed out. */
  user: User | null | undefined;
  /** What the identity service is being asked right now. */
  pending: 'signIn' | 'register' | null;
}

const initialState: AuthState = { user: undefined, pending: null };

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
      .addCase(signIn.pending, (state) => {
        state.pending = 'signIn';
      })
      .addCase(register.pending, (state) => {
        state.pending = 'register';
      })
      .addMatcher(isAnyOf(isFulfilled(signIn, register), isRejected(signIn, register)), (state) => {
        state.pending = null;
      });
  },
  selectors: {
    selectUser: (state) => state.user,
    selectPending: (state) => state.pending,
  },
});

export const { setUser } = authSlice.actions;

export const { selectUser, selectPending } = authSlice.selectors;
