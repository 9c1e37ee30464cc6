import type { AuthService } from './authService';

const refuse = () =>
  Promise.reject(
    Object.assign(new Error('This is a demo of the shop: nobody can sign in here.'), {
      reason: 'not-available',
    }),
  );

/** For a demo that is opened from another machine, where its identity service is not. */
export const demoAuthService: AuthService = {
  signIn: refuse,
  register: refuse,
  sendPasswordReset: refuse,
  confirmPassword: refuse,
  signOut: () => Promise.resolve(),
  observe(listener) {
    listener(null);
    return () => undefined;
  },
};
