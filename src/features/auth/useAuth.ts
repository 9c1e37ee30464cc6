import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectPending, selectUser } from './authSlice';
import { signOut } from './authThunks';

export const useUser = () => useAppSelector(selectUser);

/** The call of the identity service under way, or `null`. */
export const usePendingAuth = () => useAppSelector(selectPending);

/** A function that resolves with whether the shopper has signed out. */
export function useSignOut() {
  const dispatch = useAppDispatch();
  return async () => (await dispatch(signOut())).payload === true;
}
