import { buildCredentials, buildUser } from '../testing/builders';
import { authSlice, selectPendingAuth, selectUser, setUser } from './authSlice';
import {
  changeEmail,
  changePassword,
  deleteAccount,
  register,
  saveOrders,
  sendPasswordReset,
  signIn,
  signOut,
} from './authThunks';

const { reducer } = authSlice;
const asha = buildUser();
const credentials = buildCredentials();
const rejection = {
  name: 'FirebaseError',
  code: 'auth/wrong-password',
  message: 'Firebase: Error (auth/wrong-password).',
  reason: 'wrong-password',
} as const;

describe('authSlice', () => {
  it('starts without knowing whether anybody is signed in', () => {
    expect(reducer(undefined, { type: 'anything' })).toEqual({ user: undefined, pending: null });
  });

  it('auth/setUser replaces the user, with null after signing out', () => {
    const signedIn = reducer(authSlice.getInitialState(), setUser(asha));
    expect(signedIn.user).toEqual(asha);
    expect(reducer(signedIn, setUser(null)).user).toBeNull();
  });

  it.each([
    ['signIn', signIn.pending('1', credentials)],
    ['register', register.pending('1', credentials)],
    ['signOut', signOut.pending('1', undefined)],
    ['sendPasswordReset', sendPasswordReset.pending('1', credentials.email)],
    ['saveOrders', saveOrders.pending('1', credentials)],
    ['changePassword', changePassword.pending('1', { ...credentials, newPassword: 'barley' })],
    ['changeEmail', changeEmail.pending('1', { ...credentials, newEmail: 'b@example.com' })],
    ['deleteAccount', deleteAccount.pending('1', credentials)],
  ] as const)('auth/%s/pending stores the call, and keeps the user', (call, action) => {
    const before = { user: asha, pending: null };
    expect(reducer(before, action)).toEqual({ user: asha, pending: call });
  });

  it.each([
    ['signIn/fulfilled', signIn.fulfilled(undefined, '1', credentials)],
    ['signIn/rejected', signIn.rejected(null, '1', credentials, rejection)],
    ['register/fulfilled', register.fulfilled(undefined, '1', credentials)],
    ['register/rejected', register.rejected(null, '1', credentials, rejection)],
    ['signOut/fulfilled', signOut.fulfilled(undefined, '1', undefined)],
    ['signOut/rejected', signOut.rejected(null, '1', undefined, rejection)],
    ['saveOrders/rejected', saveOrders.rejected(null, '1', credentials, rejection)],
    ['deleteAccount/fulfilled', deleteAccount.fulfilled(undefined, '1', credentials)],
  ] as const)(
    'auth/%s clears the pending call, and leaves the user to auth/setUser',
    (_type, action) => {
      const before = { user: asha, pending: 'signIn' } as const;
      expect(reducer(before, action)).toEqual({ user: asha, pending: null });
    },
  );

  it.each(['checkout/submit/fulfilled', 'basket/addToBasket', 'auth/refresh/fulfilled'])(
    'ignores %s, which belongs to none of its thunks',
    (type) => {
      const before = { user: null, pending: 'signIn' } as const;
      expect(reducer(before, { type, meta: { requestId: '1', requestStatus: 'fulfilled' } })).toBe(
        before,
      );
    },
  );

  it('selectUser and selectPendingAuth return the user and the pending call', () => {
    const state = { auth: { user: asha, pending: 'signOut' } } as const;
    expect([selectUser(state), selectPendingAuth(state)]).toEqual([asha, 'signOut']);
  });
});
