import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import type { Credentials } from '../../services/authService';
import { selectPending, selectUser } from './authSlice';
import { register, sendPasswordReset, signIn, signOut } from './authThunks';

export type { AuthAction } from './authSlice';

export const useUser = () => useAppSelector(selectUser);

/** The attempt under way, or `null`. */
export const usePendingAuth = () => useAppSelector(selectPending);

/** Each action resolves when it is done and rejects with an `AuthRejection` when it was refused. */
export function useAuthActions() {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      signIn: (credentials: Credentials) => dispatch(signIn(credentials)).unwrap(),
      register: (credentials: Credentials) => dispatch(register(credentials)).unwrap(),
      sendPasswordReset: ({ email }: Credentials) => dispatch(sendPasswordReset(email)).unwrap(),
      signOut: () => dispatch(signOut()).unwrap(),
    }),
    [dispatch],
  );
}
