import { describeAuthContract } from './authContract';
import { FakeAuthService } from './fakeAuthService';

describeAuthContract('the fake', ({ protectsEmails, trouble }) => {
  const service = new FakeAuthService({ protectsEmails });
  if (trouble === 'is out of reach') service.refuseWith('auth/network-request-failed');
  if (trouble === 'refuses for too many requests') service.refuseWith('auth/too-many-requests');
  return {
    service,
    addAccount: (credentials) => {
      service.addAccount(credentials);
    },
    disable: (email) => {
      service.disable(email);
    },
    resetsSentTo: (email) => service.resetsSentTo(email),
    end: () => undefined,
  };
});
