import { buildCredentials, buildUser } from '../testing/builders';
import { authSlice, setUser } from './authSlice';
import { register, sendPasswordReset, signIn, signOut } from './authThunks';

const { reducer } = authSlice;
const asha = buildUser();
const credentials = buildCredentials();
const rejection = {
  name: 'FirebaseError',
  code: 'auth/wrong-password',
  message: 'Firebase: Error (auth/wrong-password).',
  reason: 'wrong-password',
} as const;

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
] as const)('auth/%s/pending notes the call, and changes no user', (call, action) => {
  const before = { user: asha, pending: null };
  expect(reducer(before, action)).toEqual({ user: asha, pending: call });
});

it.each([
  ['signIn/fulfilled', signIn.fulfilled(true, '1', credentials)],
  ['signIn/rejected', signIn.rejected(null, '1', credentials, rejection)],
  ['register/fulfilled', register.fulfilled(true, '1', credentials)],
  ['register/rejected', register.rejected(null, '1', credentials, rejection)],
  ['signOut/fulfilled', signOut.fulfilled(true, '1', undefined)],
  ['signOut/rejected', signOut.rejected(null, '1', undefined, rejection)],
] as const)('auth/%s ends the call; the user comes from the identity service', (_type, action) => {
  const before = { user: asha, pending: 'signIn' } as const;
  expect(reducer(before, action)).toEqual({ user: asha, pending: null });
});

it('ignores the thunks of other slices, and any other action', () => {
  const before = { user: null, pending: 'signIn' } as const;
  expect(reducer(before, { type: 'checkout/submit/fulfilled', meta: {} })).toBe(before);
  expect(reducer(before, { type: 'basket/addToBasket' })).toBe(before);
});
