import { lazyPart } from '../ui/lazyPart';
import type { AuthService } from './authService';

/**
 * An auth service whose code is loaded at its first use. A failed load rejects the call that needed
 * it, and the next call tries again.
 */
export function lazyAuthService(load: () => Promise<AuthService>): AuthService {
  /** Start the observers whose load has failed. */
  const waiting: ((loaded: AuthService) => void)[] = [];
  const { load: service } = lazyPart(async () => {
    const loaded = await load();
    for (const start of waiting.splice(0)) start(loaded);
    return loaded;
  });

  return {
    signIn: async (credentials) => (await service()).signIn(credentials),
    register: async (credentials) => (await service()).register(credentials),
    signOut: async () => (await service()).signOut(),
    sendPasswordReset: async (email) => (await service()).sendPasswordReset(email),
    confirmPassword: async (password) => (await service()).confirmPassword(password),
    refresh: async () => (await service()).refresh(),
    observe(listener) {
      let isStopped = false;
      let stop: (() => void) | undefined;
      const start = (loaded: AuthService) => {
        if (!isStopped) stop = loaded.observe(listener);
      };
      service().then(start, () => waiting.push(start));
      return () => {
        isStopped = true;
        stop?.();
      };
    },
  };
}
