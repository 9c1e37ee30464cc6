import type { AuthError, Credentials } from '../../services/authService';
import { markGuest } from '../../shared/guestMark';
import { createAuthThunk } from '../auth/authThunks';

/**
 * Turns this device's guest into an account and signs in to it. Can be repeated; with another email than before, it is
 * rejected for the reason `other-email`, with the account's as the message.
 */
export const saveOrders = createAuthThunk<Credentials>(
  'saveOrders',
  async (credentials, services) => {
    const guests = await services.guests();
    const email = await guests.register(credentials);
    // Signing in to another account would leave the orders where nobody finds them.
    if (email.toLowerCase() !== credentials.email.toLowerCase()) {
      throw Object.assign(new Error(email), { reason: 'other-email' });
    }
    try {
      await services.auth.signIn(credentials);
    } catch (error) {
      const { reason = 'unknown' } = error as AuthError;
      // Registered by an earlier attempt, perhaps with another password.
      if (reason === 'wrong-credentials' || reason === 'wrong-password') throw error;
      throw Object.assign(new Error('Registered, but not signed in.', { cause: error }), {
        reason: 'not-signed-in',
      });
    }
    markGuest(false);
    // The guest has become the signed-in user: what can't be forgotten is at least not used.
    await guests.leave().catch(() => undefined);
  },
);
