import type { AuthService } from './authService';

/**
 * An auth service whose code is loaded at its first use. A failed load rejects the call that needed
 * it and is tried again at the next one. Observers are subscribed as soon as a load succeeds.
 */
export function lazyAuthService(load: () => Promise<AuthService>): AuthService {
  let loading: Promise<AuthService> | undefined;
  let loaded: AuthService | undefined;
  const waiting = new Set<(service: AuthService) => void>();

  const service = () =>
    (loading ??= load().then(
      (result) => {
        loaded = result;
        waiting.forEach((subscribe) => {
          subscribe(result);
        });
        return result;
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
    confirmPassword: async (password) => (await service()).confirmPassword(password),
    observe(listener) {
      if (loaded) return loaded.observe(listener);
      let unsubscribe: (() => void) | undefined;
      const subscribe = (result: AuthService) => {
        unsubscribe = result.observe(listener);
      };
      waiting.add(subscribe);
      // The shop works without an account; the next call tries again and rejects if that fails too.
      service().catch(() => undefined);
      return () => {
        waiting.delete(subscribe);
        unsubscribe?.();
      };
    },
  };
}
