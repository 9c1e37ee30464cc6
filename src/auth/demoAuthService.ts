import type { AuthService } from './authService';

const refuse = () => Promise.reject(new Error('This is a demo, so nobody can sign in here.'));

/** Stands in for the identity service in a demo that is opened on another machine than its emulators'. */
export const demoAuthService: AuthService = {
  signIn: refuse,
  register: refuse,
  sendPasswordReset: refuse,
  confirmPassword: refuse,
  refresh: refuse,
  signOut: refuse,
  find: () => Promise.resolve(null),
  observe(listener) {
    queueMicrotask(() => {
      listener(null);
    });
  },
};
