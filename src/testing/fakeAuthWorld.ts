import type { AuthService } from '../services/authService';
import type { AuthWorld, Conditions } from './authContract';
import { FakeAuthService } from './fakeAuthService';

/** The world of the auth contract around a fake; `wrap` makes of it the service to be tested. */
export function fakeAuthWorld(
  { protectsEmails, trouble }: Conditions,
  wrap = (fake: FakeAuthService): AuthService => fake,
): AuthWorld {
  const fake = new FakeAuthService({ protectsEmails });
  if (trouble === 'is out of reach') fake.refuseWith('auth/network-request-failed');
  if (trouble === 'refuses for too many requests') fake.refuseWith('auth/too-many-requests');
  return {
    service: wrap(fake),
    addAccount: (credentials) => {
      fake.addAccount(credentials);
    },
    disable: (email) => {
      fake.disable(email);
    },
    resetsSentTo: (email) => fake.resetsSentTo(email),
    end: () => undefined,
  };
}
