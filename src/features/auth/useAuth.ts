import { useMemo } from 'react';
import type { AppDispatch } from '../../app/store';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { announce } from '../../shared/announce';
import type { Credentials } from '../../services/authService';
import { selectPending, selectUser } from './authSlice';
import { register, saveBasket, sendPasswordReset, signIn, signOut } from './authThunks';

export type { AuthAction } from './authSlice';

export const useUser = () => useAppSelector(selectUser);

/** The attempt or the sign-out under way, or `null`. */
export const usePendingAuth = () => useAppSelector(selectPending);

const question =
  'Your account can’t be reached, and does not have all of your basket yet. ' +
  'If you leave it now, what it does not have is lost. Leave it?';

function authActions(dispatch: AppDispatch) {
  let isLeaving = false;
  /**
   * Goes, if the account has all of the basket or the shopper agrees to lose the rest. Resolves with
   * whether it did: not where this is under way already.
   */
  const leave = async (action: 'signIn' | 'register' | 'signOut', go?: () => Promise<unknown>) => {
    if (isLeaving) return false;
    isLeaving = true;
    try {
      const isSaved = await dispatch(saveBasket(action)).unwrap();
      if (!isSaved && !window.confirm(question)) return false;
      await go?.();
      return true;
    } finally {
      isLeaving = false;
    }
  };
  return {
    /** Resolves with whether whoever is signed in can leave for another account. */
    mayLeave: (action: 'signIn' | 'register') => leave(action),
    signIn: (credentials: Credentials) => dispatch(signIn(credentials)).unwrap(),
    register: (credentials: Credentials) => dispatch(register(credentials)).unwrap(),
    sendPasswordReset: ({ email }: Credentials) => dispatch(sendPasswordReset(email)).unwrap(),
    /** Resolves with whether the shopper has signed out: not if they would rather not lose anything. */
    signOut: () => {
      dispatch(announce('Signing you out…'));
      return leave('signOut', () => dispatch(signOut()).unwrap());
    },
  };
}

export type AuthActions = ReturnType<typeof authActions>;

/** Each action resolves when it is done and rejects with an `AuthRejection` when it was refused. */
export function useAuthActions() {
  const dispatch = useAppDispatch();
  return useMemo(() => authActions(dispatch), [dispatch]);
}
