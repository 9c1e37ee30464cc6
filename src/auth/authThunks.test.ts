import { makeStore } from '../app/makeStore';
import { buildServices } from '../testing/builders';
import { authError, FakeAuthService } from '../testing/fakes/fakeAuthService';
import type { AuthRejection } from './authThunks';
import { sendPasswordReset } from './accountThunks';

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
])('turns %s into a rejection of plain data', async (_name, thrown, rejection) => {
  const auth = new FakeAuthService();
  jest.spyOn(auth, 'sendPasswordReset').mockRejectedValue(thrown);
  const { dispatch } = makeStore(buildServices({ auth }));
  const result = await dispatch(sendPasswordReset('asha@example.com'));
  expect(result.payload).toStrictEqual(rejection);
});
