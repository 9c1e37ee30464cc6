import {
  type Action,
  createAction,
  createSlice,
  isAllOf,
  isAnyOf,
  isFulfilled,
  isPending,
  isRejected,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { useAppSelector } from '../app/hooks';
import type { User } from './authService';

/** What a shopper can ask of the identity service: one thunk each, `auth/signIn` and so on. */
export type AuthCall =
  | 'signIn'
  | 'register'
  | 'sendPasswordReset'
  | 'signOut'
  | 'saveOrders'
  | 'changePassword'
  | 'changeEmail'
  | 'deleteAccount';

interface AuthState {
  /** `undefined` until the identity service has first answered, `null` when signed out. */
  user: User | null | undefined;
  /** The call that has no answer yet; until then, no other one starts. */
  pending: AuthCall | null;
}

const initialState: AuthState = { user: undefined, pending: null };

/** The user has signed out, the session has expired or the guest was removed: every slice drops what was theirs. */
export const sessionEnded = createAction('sessionEnded');
/** The user with this uid has signed in where nobody was: a guest may have ordered here before. */
export const sessionStarted = createAction<string | undefined>('sessionStarted');

/** By name: some of the thunks load with the screen that needs them. */
const isAuthCall = (action: Action): action is Action<`auth/${AuthCall}/${string}`> =>
  /^auth\/\w+\//.test(action.type);

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
      .addMatcher(isAllOf(isPending, isAuthCall), (state, { type }) => {
        state.pending = type.split('/')[1] as AuthCall;
      })
      .addMatcher(isAllOf(isAnyOf(isFulfilled, isRejected), isAuthCall), (state) => {
        state.pending = null;
      });
  },
});

export const { setUser } = authSlice.actions;

/** The user as far as known. A screen that depends on it uses `useSession`. */
export const useUser = () => useAppSelector(({ auth }) => auth.user);
/** The call of the identity service under way, or `null`. */
export const usePendingAuth = () => useAppSelector(({ auth }) => auth.pending);
