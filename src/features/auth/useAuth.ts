import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { Credentials } from '../../services/authService';
import { selectPending, selectUser } from './authSlice';
import { register, signIn, signOut } from './authThunks';

export const useUser = () => useAppSelector(selectUser);

/** What the identity service is being asked right now: `signIn`, `register` or `null`. */
export const usePendingAuth = () => useAppSelector(selectPending);

/** Each action resolves when it is done and rejects with a `Rejection` when it was refused. */
export function useAuthActions() {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      signIn: (credentials: Credentials) => dispatch(signIn(credentials)).unwrap(),
      register: (credentials: Credentials) => dispatch(register(credentials)).unwrap(),
      signOut: () => dispatch(signOut()).unwrap(),
    }),
    [dispatch],
  );
}
