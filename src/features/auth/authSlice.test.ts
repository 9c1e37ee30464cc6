import type { UnknownAction } from '@reduxjs/toolkit';
import { buildCredentials, buildProduct, buildUser } from '../../testing/builders';
import { addToBasket } from '../basket/basketSlice';
import { authSlice, setUser, type AuthState } from './authSlice';
import { register, sendPasswordReset, signIn, signOut } from './authThunks';

const { reducer } = authSlice;
const credentials = buildCredentials();
const rejection = { name: 'FirebaseError', code: 'auth/wrong-password', message: 'No.' };
const asha = buildUser();
const bilal = buildUser();

it('does not know before the first answer whether anybody is signed in', () => {
  expect(reducer(undefined, { type: 'anything' })).toEqual({ user: undefined, pending: null });
});

it.each([
  ['not known yet, then nobody', undefined, null],
  ['not known yet, then somebody', undefined, asha],
  ['signed out, then somebody', null, asha],
  ['somebody, then signed out', asha, null],
  ['somebody, then somebody else', asha, bilal],
])('sets the user: %s', (_name, before, after) => {
  const state: AuthState = { user: before, pending: null };
  expect(reducer(state, setUser(after))).toEqual({ user: after, pending: null });
});

it('has an action with the name that Redux DevTools shows', () => {
  expect(setUser(null).type).toBe('auth/setUser');
});

it.each([
  ['signIn', signIn],
  ['register', register],
] as const)('is pending from the start of %s until its answer, whichever it is', (name, thunk) => {
  const idle: AuthState = { user: null, pending: null };
  const pending = reducer(idle, thunk.pending('1', credentials));
  expect(pending).toEqual({ user: null, pending: name });
  expect(reducer(pending, thunk.fulfilled(undefined, '1', credentials))).toEqual(idle);
  expect(reducer(pending, thunk.rejected(null, '1', credentials, rejection))).toEqual(idle);
});

it('is pending from the start of sendPasswordReset until its answer, whichever it is', () => {
  const idle: AuthState = { user: null, pending: null };
  const pending = reducer(idle, sendPasswordReset.pending('1', 'asha'));
  expect(pending).toEqual({ user: null, pending: 'sendPasswordReset' });
  expect(reducer(pending, sendPasswordReset.fulfilled(undefined, '1', 'asha'))).toEqual(idle);
  expect(reducer(pending, sendPasswordReset.rejected(null, '1', 'asha', rejection))).toEqual(idle);
});

it('is pending from the start of signOut until its answer, whichever it is', () => {
  const idle: AuthState = { user: asha, pending: null };
  const pending = reducer(idle, signOut.pending('1'));
  expect(pending).toEqual({ user: asha, pending: 'signOut' });
  expect(reducer(pending, signOut.fulfilled(undefined, '1'))).toEqual(idle);
  expect(reducer(pending, signOut.rejected(null, '1', undefined, rejection))).toEqual(idle);
});

it.each<[string, UnknownAction]>([
  ['a change of the basket', addToBasket(buildProduct())],
  ['an action that it does not know', { type: 'auth/forgotten' }],
])('is the same object after %s', (_name, action) => {
  const state: AuthState = { user: asha, pending: 'register' };
  expect(reducer(state, action)).toBe(state);
});
