import { buildCredentials } from '../testing/builders';
import type { AuthService } from './authService';
import { demoAuthService } from './lazyAuthService';

it.each<[string, (service: AuthService) => Promise<unknown>]>([
  ['signIn', (service) => service.signIn(buildCredentials())],
  ['register', (service) => service.register(buildCredentials())],
  ['sendPasswordReset', (service) => service.sendPasswordReset(buildCredentials().email)],
  ['confirmPassword', (service) => service.confirmPassword('open sesame')],
  ['refresh', (service) => service.refresh()],
])('rejects %s with an error that can be alerted', async (_call, call) => {
  await expect(call(demoAuthService)).rejects.toThrow(
    'This is a demo, so nobody can sign in here.',
  );
});

it('reports that nobody is signed in', () => {
  const listener = jest.fn();
  demoAuthService.observe(listener);
  expect(listener.mock.calls).toEqual([[null]]);
});
