import { buildCredentials } from '../testing/builders';
import type { AuthService } from './authService';
import { demoAuthService } from './demoAuthService';

it.each<[string, (service: AuthService) => Promise<unknown>]>([
  ['signIn', (service) => service.signIn(buildCredentials())],
  ['register', (service) => service.register(buildCredentials())],
  ['sendPasswordReset', (service) => service.sendPasswordReset(buildCredentials().email)],
  ['confirmPassword', (service) => service.confirmPassword('open sesame')],
])('refuses with a sentence that can be alerted (%s)', async (_call, ask) => {
  const error: unknown = await ask(demoAuthService).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ reason: 'not-available' });
  expect(String(error)).toBe('Error: This is a demo of the shop: nobody can sign in here.');
});

it('says that nobody is signed in, and that signing out worked', async () => {
  const listener = jest.fn();
  demoAuthService.observe(listener)();
  await expect(demoAuthService.signOut()).resolves.toBeUndefined();
  expect(listener.mock.calls).toEqual([[null]]);
});
