import type { AuthService } from './authService';

/**
 * An auth service whose code is loaded at its first use. A failed load rejects the call that needed
 * it and is tried again at the next one; an observer then joins as soon as a load succeeds.
 */
export function lazyAuthService(load: () => Promise<AuthService>): AuthService {
  let loading: Promise<AuthService> | undefined;
  let loaded: AuthService | undefined;
  const waiting = new Set<(service: AuthService) => void>();

  const service = () =>
    (loading ??= load().then(
      (arrived) => {
        loaded = arrived;
        waiting.forEach((join) => {
          join(arrived);
        });
        return arrived;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  return {
    signIn: async (credentials) => (await service()).signIn(credentials),
    register: async (credentials) => (await service()).register(credentials),
    signOut: async () => (await service()).signOut(),
    sendPasswordReset: async (email) => (await service()).sendPasswordReset(email),
    observe(listener) {
      if (loaded) return loaded.observe(listener);
      let unsubscribe: (() => void) | undefined;
      const join = (arrived: AuthService) => {
        unsubscribe = arrived.observe(listener);
      };
      waiting.add(join);
      // The shop goes on without an account; the next sign-in tries again and says what is wrong.
      service().catch(() => undefined);
      return () => {
        waiting.delete(join);
        unsubscribe?.();
      };
    },
  };
}
