import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { signOut } from './authThunks';

export const useUser = () => useAppSelector(({ auth }) => auth.user);

/** The call of the identity service under way, or `null`. */
export const usePendingAuth = () => useAppSelector(({ auth }) => auth.pending);

/** A function that resolves with whether the shopper has signed out. */
export function useSignOut() {
  const dispatch = useAppDispatch();
  return async () => (await dispatch(signOut())).payload === true;
}
