import { lazyPart } from '../ui/lazyPart';
import { authError, type AuthService } from './authService';

/**
 * An auth service whose code is loaded at its first call. Its observers start before that call is made, so they hear
 * of every sign-in. A failed load rejects the call that needed it, and the next call tries again.
 */
export function lazyAuthService(load: () => Promise<AuthService>): AuthService {
  const listeners: Parameters<AuthService['observe']>[0][] = [];
  /** The service, set before the observers start: one that comes before `part.loaded` is set would never start. */
  let loaded: AuthService | undefined;
  const part = lazyPart(async () => {
    loaded = await load();
    for (const listener of listeners) loaded.observe(listener);
    return loaded;
  });
  const service = () =>
    part.load().catch((cause: unknown) => {
      throw authError('unreachable', 'Accounts couldn’t be loaded.', { cause });
    });

  return {
    signIn: async (credentials) => (await service()).signIn(credentials),
    register: async (credentials) => (await service()).register(credentials),
    signOut: async () => (await service()).signOut(),
    sendPasswordReset: async (email) => (await service()).sendPasswordReset(email),
    confirmPassword: async (password) => (await service()).confirmPassword(password),
    refresh: async () => (await service()).refresh(),
    find: async () => (await service()).find(),
    observe(listener) {
      if (loaded) loaded.observe(listener);
      else listeners.push(listener);
    },
  };
}
