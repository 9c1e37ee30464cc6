/** @jest-environment ./src/testing/browserEnvironment.ts */
import { buildUser } from '../testing/builders';
import { FakeAccountBasket } from '../testing/fakeAccountBasket';
import { FakeAuthService } from '../testing/fakeAuthService';
import { draftKey } from '../features/checkout/orderKeys';
import { startAccounts } from './startAccounts';

const typed = '{"address":{"name":"Asha"}}';

function start(auth: FakeAuthService) {
  window.location.hash = '#/login';
  startAccounts(auth, new FakeAccountBasket(), () => undefined as never);
  sessionStorage.setItem(draftKey, typed);
}

it('takes the address that I typed off the device when I sign out, here or elsewhere', async () => {
  const auth = new FakeAuthService({ signedInAs: buildUser() });
  start(auth);
  await Promise.resolve();
  expect(sessionStorage.getItem(draftKey)).toBe(typed);
  await auth.changeElsewhere(null);
  expect(sessionStorage).toHaveLength(0);
});

it('leaves it where nobody was signed in', async () => {
  start(new FakeAuthService());
  await Promise.resolve();
  expect(sessionStorage.getItem(draftKey)).toBe(typed);
});
