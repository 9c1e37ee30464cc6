import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { Credentials } from '../../services/authService';
import { selectPending, selectUser } from './authSlice';
import { register, sendPasswordReset, signIn, signOut } from './authThunks';

export type { AuthAction } from './authSlice';

export const useUser = () => useAppSelector(selectUser);

/** What the sign-in screen is asking the identity service right now, or `null`. */
export const usePendingAuth = () => useAppSelector(selectPending);

/** Each action resolves when it is done and rejects with a `Rejection` when it was refused. */
export function useAuthActions() {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      signIn: (credentials: Credentials) => dispatch(signIn(credentials)).unwrap(),
      register: (credentials: Credentials) => dispatch(register(credentials)).unwrap(),
      sendPasswordReset: (email: string) => dispatch(sendPasswordReset(email)).unwrap(),
      signOut: () => dispatch(signOut()).unwrap(),
    }),
    [dispatch],
  );
}
