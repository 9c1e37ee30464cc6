import {
  createSlice,
  isAnyOf,
  isFulfilled,
  isRejected,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { User } from '../../services/authService';
import { register, saveBasket, sendPasswordReset, signIn, signOut } from './authThunks';

/** What the buttons of the sign-in form do. */
export type AuthAction = 'signIn' | 'register' | 'sendPasswordReset';

export interface AuthState {
  /** `undefined` until the identity service has first answered, `null` when signed out. */
  user: User | null | undefined;
  /** What has no answer yet: a call of the sign-in form, or a sign-out that first saves the basket. */
  pending: AuthAction | 'signOut' | null;
}

const initialState: AuthState = { user: undefined, pending: null };

const thunks = [saveBasket, signIn, register, signOut, sendPasswordReset] as const;

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
      .addCase(saveBasket.pending, (state, { meta }) => {
        state.pending = meta.arg;
      })
      .addCase(signIn.pending, (state) => {
        state.pending = 'signIn';
      })
      .addCase(register.pending, (state) => {
        state.pending = 'register';
      })
      .addCase(signOut.pending, (state) => {
        state.pending = 'signOut';
      })
      .addCase(sendPasswordReset.pending, (state) => {
        state.pending = 'sendPasswordReset';
      })
      .addMatcher(isAnyOf(isFulfilled(...thunks), isRejected(...thunks)), (state) => {
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
