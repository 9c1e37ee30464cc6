import { makeStore } from '../../app/store';
import { buildCredentials, buildServices, buildUser } from '../../testing/builders';
import { FakeAuthService } from '../../testing/fakeAuthService';
import { selectUser } from './authSlice';
import { signIn } from './authThunks';
import { observeUser } from './observeUser';

it('alone sets the user: at the start, at every change in this tab or another, until it is ended', async () => {
  const account = buildCredentials();
  const asha = buildUser();
  const auth = new FakeAuthService({ accounts: [account], signedInAs: asha });
  const store = makeStore({ services: buildServices({ auth }) });
  const user = () => selectUser(store.getState());
  const end = observeUser(auth, store.dispatch);
  expect(user()).toBeUndefined();
  await Promise.resolve();
  expect(user()).toEqual(asha);

  await auth.changeElsewhere(null);
  expect(user()).toBeNull();

  end();
  await store.dispatch(signIn(account)).unwrap();
  expect(user()).toBeNull();
});
