import { describeGuestService } from '../contracts/guestContract';
import { FakeAuthService } from './fakeAuthService';
import { FakeGuests } from './fakeGuests';

describeGuestService('The fake', () => {
  const auth = new FakeAuthService();
  const addAccount = auth.addAccount.bind(auth);
  return Promise.resolve({ guests: new FakeGuests(auth), auth, addAccount });
});
