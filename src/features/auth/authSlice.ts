import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { User } from '../../services/authService';
import type { AuthCall } from './authThunks';

interface AuthState {
  /** `undefined` until the identity service has first answered, `null` when signed out. */
  user: User | null | undefined;
  /** The call that has no answer yet; until then, no other one starts. */
  pending: AuthCall | null;
}

const initialState: AuthState = { user: undefined, pending: null };

type CallAction = UnknownAction & { meta: { requestStatus: 'pending' | 'fulfilled' | 'rejected' } };

/** Of any thunk of `createAuthThunk`; those of lazy parts can't be listed here. */
const isCall = (action: UnknownAction): action is CallAction =>
  action.type.startsWith('auth/') && 'meta' in action;

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
    builder.addMatcher(isCall, (state, { type, meta }) => {
      state.pending = meta.requestStatus === 'pending' ? (type.split('/')[1] as AuthCall) : null;
    });
  },
});

export const { setUser } = authSlice.actions;
