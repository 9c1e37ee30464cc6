import type { AppDispatch } from '../../app/store';
import type { AuthService } from '../../services/authService';
import { setUser } from './authSlice';

/**
 * Dispatches `setUser` with the current user as soon as the identity service knows, and at every
 * change from then on.
 *
 * @returns a function that ends it.
 */
export function observeUser(auth: AuthService, dispatch: AppDispatch): () => void {
  return auth.observe((user) => {
    dispatch(setUser(user));
  });
}
