import { lazyPart } from '../ui/lazyPart';
import type { AuthService } from './authService';

/**
 * An auth service whose code is loaded at its first call. Its observers start before that call is made, so they hear
 * of every sign-in. A failed load rejects the call that needed it, and the next call tries again.
 */
export function lazyAuthService(load: () => Promise<AuthService>): AuthService {
  const waiting = new Set<(loaded: AuthService) => void>();
  let loaded: AuthService | undefined;
  const { load: service } = lazyPart(async () => {
    loaded = await load();
    for (const start of waiting) start(loaded);
    return loaded;
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
      let stop: (() => void) | undefined;
      const start = (observed: AuthService) => {
        stop = observed.observe(listener);
      };
      if (loaded) start(loaded);
      else waiting.add(start);
      return () => {
        waiting.delete(start);
        stop?.();
      };
    },
  };
}
