import type { AppDispatch } from '../../app/store';
import type { AuthService } from '../../services/authService';
import { setUser } from './authSlice';

/** Dispatches `setUser` with the current user once the identity service knows it, then at every change. */
export function observeUser(auth: AuthService, dispatch: AppDispatch) {
  auth.observe((user) => {
    dispatch(setUser(user));
  });
}
