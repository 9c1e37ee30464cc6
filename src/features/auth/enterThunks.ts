import type { Credentials } from '../../services/authService';
import { createAuthThunk, mayLeave } from './authThunks';

const createEnterThunk = (name: 'signIn' | 'register') =>
  createAuthThunk<Credentials>(
    name,
    async (credentials, services, user) =>
      (await mayLeave(services, user)) && services.auth[name](credentials),
  );

export const signIn = createEnterThunk('signIn');
export const register = createEnterThunk('register');

export const sendPasswordReset = createAuthThunk<string>('sendPasswordReset', (email, { auth }) =>
  auth.sendPasswordReset(email),
);
