import { makeStore } from '../../app/store';
import { buildServices, buildUser } from '../../testing/builders';
import { FakeAuthService } from '../../testing/fakeAuthService';
import { selectUser } from './authSlice';
import { observeUser } from './observeUser';

/** The identity service never answers synchronously. */
const soon = () => new Promise((resolve) => setTimeout(resolve));

function setUp(auth = new FakeAuthService()) {
  const store = makeStore({ services: buildServices({ auth }) });
  const end = observeUser(auth, store.dispatch);
  return { auth, end, user: () => selectUser(store.getState()) };
}

it('learns at the start that nobody is signed in', async () => {
  const { user } = setUp();
  expect(user()).toBeUndefined();
  await soon();
  expect(user()).toBeNull();
});

it('learns at the start who is still signed in', async () => {
  const asha = buildUser();
  const { user } = setUp(new FakeAuthService({ signedInAs: asha }));
  await soon();
  expect(user()).toEqual(asha);
});

it('follows every change, also one in another tab, until it is ended', async () => {
  const { auth, end, user } = setUp();
  const asha = buildUser();
  auth.changeElsewhere(asha);
  await soon();
  expect(user()).toEqual(asha);

  auth.changeElsewhere(null);
  await soon();
  expect(user()).toBeNull();

  end();
  auth.changeElsewhere(asha);
  await soon();
  expect(user()).toBeNull();
});
