import type { UnknownAction } from '@reduxjs/toolkit';
import { makeStore, type AppDispatch } from '../../app/store';
import { buildCredentials, buildServices } from '../../testing/builders';
import { authError, FakeAuthService } from '../../testing/fakeAuthService';
import { selectPending, selectUser } from './authSlice';
import { register, sendPasswordReset, signIn, signOut, type AuthRejection } from './authThunks';

const account = buildCredentials();
const newcomer = buildCredentials();

function setUp() {
  const auth = new FakeAuthService({ accounts: [account] });
  const services = buildServices({ auth });
  const store = makeStore({ services });
  const actions: UnknownAction[] = [];
  /** Dispatches to the real store and records every plain action. */
  const dispatch = ((action: UnknownAction) => {
    actions.push(action);
    return store.dispatch(action);
  }) as AppDispatch;
  const run = (thunk: ReturnType<typeof signIn | typeof signOut | typeof sendPasswordReset>) =>
    thunk(dispatch, () => store.getState(), services);
  return { actions, auth, run, store, types: () => actions.map(({ type }) => type) };
}

const thunks = [
  ['signIn', () => signIn(account), ['signIn', account]],
  ['register', () => register(newcomer), ['register', newcomer]],
  ['signOut', () => signOut(), ['signOut']],
  [
    'sendPasswordReset',
    () => sendPasswordReset(account.email),
    ['sendPasswordReset', account.email],
  ],
] as const;

describe.each(thunks)('%s', (name, thunk, call) => {
  it('calls the identity service once, with its argument', async () => {
    const { auth, run } = setUp();
    await run(thunk());
    expect(auth.calls).toEqual([call]);
  });

  it('shows as pending and fulfilled', async () => {
    const { run, types } = setUp();
    await run(thunk()).unwrap();
    expect(types()).toEqual([`auth/${name}/pending`, `auth/${name}/fulfilled`]);
  });

  it('shows as pending and rejected when it is refused, and does not throw', async () => {
    const { auth, run, types } = setUp();
    auth.refuseWith('auth/too-many-requests');
    await expect(run(thunk())).resolves.toBeDefined();
    expect(types()).toEqual([`auth/${name}/pending`, `auth/${name}/rejected`]);
  });

  it('leaves the user to the observer', async () => {
    const { run, store } = setUp();
    await run(thunk());
    expect(selectUser(store.getState())).toBeUndefined();
  });

  it('is pending as long as there is no answer', async () => {
    const { auth, run, store } = setUp();
    auth.hang();
    const running = run(thunk());
    expect(selectPending(store.getState())).toBe(name);
    auth.answer();
    await running;
    expect(selectPending(store.getState())).toBeNull();
  });
});

it('rejects with a plain copy of the error of the identity service', async () => {
  const { store } = setUp();
  const running = store.dispatch(signIn({ ...account, password: 'open barley' }));
  await expect(running.unwrap()).rejects.toStrictEqual({
    name: 'FirebaseError',
    code: 'auth/wrong-password',
    message: 'Firebase: Error (auth/wrong-password).',
    reason: 'wrong-password',
  });
});

const unknown = { code: '', reason: 'unknown' } as const;

it.each<[string, unknown, AuthRejection]>([
  [
    'an error without a code',
    new TypeError('No network.'),
    { ...unknown, name: 'TypeError', message: 'No network.' },
  ],
  [
    'an error whose code is no text',
    Object.assign(new Error('Busy.'), { code: 503 }),
    { ...unknown, name: 'Error', message: 'Busy.' },
  ],
  [
    'an error with all that Firebase adds',
    Object.assign(authError('auth/user-disabled'), { customData: { secret: new Map() } }),
    {
      name: 'FirebaseError',
      code: 'auth/user-disabled',
      message: 'Firebase: Error (auth/user-disabled).',
      reason: 'account-closed',
    },
  ],
  ['a text', 'out of order', { ...unknown, name: 'Error', message: 'out of order' }],
  ['nothing', undefined, { ...unknown, name: 'Error', message: 'undefined' }],
  ['null', null, { ...unknown, name: 'Error', message: 'null' }],
  ['a number', 42, { ...unknown, name: 'Error', message: '42' }],
  ['a symbol', Symbol('odd'), { ...unknown, name: 'Error', message: 'Symbol(odd)' }],
])('turns %s into a rejection that the store may hold', async (_name, thrown, rejection) => {
  const { actions, auth, run } = setUp();
  auth.failWith(thrown);
  await run(signOut());
  const payload: unknown = actions.at(-1)?.payload;
  expect(payload).toStrictEqual(rejection);
  expect(JSON.parse(JSON.stringify(payload))).toEqual(payload);
});
