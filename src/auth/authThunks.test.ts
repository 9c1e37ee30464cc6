import { addAppListener } from '../app/hooks';
import { type AppDispatch, makeStore } from '../app/store';
import { buildCredentials, buildServices } from '../testing/builders';
import { FakeAccountBasket } from '../testing/fakes/fakeAccountBasket';
import { authError, FakeAuthService } from '../testing/fakes/fakeAuthService';
import { flushPromises } from '../testing/flushPromises';
import { setUser } from './authSlice';
import { type AuthRejection, register, sendPasswordReset, signIn, signOut } from './authThunks';

const asha = buildCredentials();
const user = { uid: `uid of ${asha.email}`, email: asha.email };

/** A store that follows an identity service which knows Asha, and the actions that it has seen. */
async function open({ signedIn = false } = {}) {
  const auth = new FakeAuthService({ accounts: [asha], ...(signedIn && { signedInAs: user }) });
  const account = new FakeAccountBasket();
  const confirm = jest.fn().mockReturnValue(true);
  const store = makeStore(buildServices({ auth, accountBasket: account, confirm }));
  auth.observe((found) => store.dispatch(setUser(found)));
  await flushPromises();
  const actions: string[] = [];
  store.dispatch(
    addAppListener({
      predicate: () => true,
      effect: ({ type }) => {
        actions.push(type);
      },
    }),
  );
  return {
    account,
    actions,
    auth,
    confirm,
    dispatch: store.dispatch,
    state: () => store.getState().auth,
  };
}

it('auth/signIn sends what the user typed, and the store gets the user from the service', async () => {
  const { actions, auth, dispatch, state } = await open();
  await expect(dispatch(signIn(asha)).unwrap()).resolves.toBeUndefined();
  await flushPromises();
  expect(auth.calls).toEqual([['signIn', asha]]);
  expect(state()).toEqual({ user, pending: null });
  expect(actions.filter((type) => type.startsWith('auth/'))).toEqual([
    'auth/signIn/pending',
    'auth/setUser',
    'auth/signIn/fulfilled',
  ]);
});

it('auth/signIn is rejected with the service’s own error, and changes nothing', async () => {
  const { actions, dispatch, state } = await open();
  const { payload } = await dispatch(signIn({ ...asha, password: 'guessed' }));
  expect(payload).toEqual({
    name: 'FirebaseError',
    code: 'auth/wrong-password',
    message: 'Firebase: Error (auth/wrong-password).',
    reason: 'wrong-password',
  });
  expect(state()).toEqual({ user: null, pending: null });
  expect(actions).toEqual(['auth/signIn/pending', 'auth/signIn/rejected']);
});

it('auth/register creates the account and signs in to it', async () => {
  const { auth, dispatch, state } = await open();
  const bilal = buildCredentials();
  await expect(dispatch(register(bilal)).unwrap()).resolves.toBeUndefined();
  await flushPromises();
  expect(auth.calls).toEqual([['register', bilal]]);
  expect(state().user?.email).toBe(bilal.email);
});

it('auth/register is rejected for an email that has an account', async () => {
  const { dispatch, state } = await open();
  const { payload } = await dispatch(register(asha));
  expect(payload).toMatchObject({ code: 'auth/email-already-in-use', reason: 'already-in-use' });
  expect(state().user).toBeNull();
});

it('auth/signOut takes the account’s basket off the device, then ends the session', async () => {
  const { account, auth, dispatch, state } = await open({ signedIn: true });
  await expect(dispatch(signOut()).unwrap()).resolves.toBeUndefined();
  await flushPromises();
  expect(account.calls).toEqual(['save', 'forget']);
  expect(auth.calls).toEqual([['signOut']]);
  expect(state()).toEqual({ user: null, pending: null });
});

it('auth/signOut that is rejected leaves the user signed in, and restores the basket', async () => {
  const { account, auth, dispatch, state } = await open({ signedIn: true });
  auth.refuseWith('auth/network-request-failed');
  const { payload } = await dispatch(signOut());
  expect(payload).toMatchObject({ reason: 'unreachable' });
  expect(account.calls).toEqual(['save', 'forget', `follow ${user.uid}`]);
  expect(state()).toEqual({ user, pending: null });
});

it.each([
  ['signIn', (dispatch: AppDispatch) => dispatch(signIn(asha))],
  ['register', (dispatch: AppDispatch) => dispatch(register(buildCredentials()))],
  ['signOut', (dispatch: AppDispatch) => dispatch(signOut())],
] as const)(
  'auth/%s is rejected with a reason if the user would rather stay than lose their basket',
  async (_call, run) => {
    const { account, auth, confirm, dispatch, state } = await open({ signedIn: true });
    account.isSaved = false;
    confirm.mockReturnValue(false);
    const { meta, payload } = await run(dispatch);
    expect([meta.requestStatus, payload?.reason]).toEqual(['rejected', 'user-stays']);
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(auth.calls).toEqual([]);
    expect(state()).toEqual({ user, pending: null });
  },
);

it('no thunk calls the identity service while another call is pending', async () => {
  const { actions, auth, dispatch, state } = await open();
  auth.hang();
  const first = dispatch(signIn(asha));
  expect(state().pending).toBe('signIn');
  await dispatch(register(buildCredentials()));
  await auth.answer();
  await first;
  expect(auth.calls).toEqual([['signIn', asha]]);
  expect(actions).not.toContain('auth/register/pending');
});

it.each<[string, unknown, AuthRejection]>([
  [
    'an error without a code',
    new TypeError('No network.'),
    { name: 'TypeError', code: '', message: 'No network.', reason: 'unknown' },
  ],
  [
    'an error with everything that Firebase adds',
    Object.assign(authError('auth/user-disabled'), { customData: { secret: new Map() } }),
    {
      name: 'FirebaseError',
      code: 'auth/user-disabled',
      message: 'Firebase: Error (auth/user-disabled).',
      reason: 'account-closed',
    },
  ],
])(
  'auth/sendPasswordReset turns %s into a rejection of plain data',
  async (_, thrown, expected) => {
    const { auth, dispatch } = await open();
    jest.spyOn(auth, 'sendPasswordReset').mockRejectedValue(thrown);
    const { payload } = await dispatch(sendPasswordReset(asha.email));
    expect(payload).toStrictEqual(expected);
  },
);
