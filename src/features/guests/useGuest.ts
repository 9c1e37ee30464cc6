import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { findGuest } from '../orders/guestThunks';

/** Whether this device orders as a guest; `false` while loading, and while somebody is signed in. */
export const useIsGuest = () =>
  useAppSelector(({ auth, guest }) => auth.user === null && Boolean(guest?.uid));

export function useFindGuest() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(findGuest());
  }, [dispatch]);
}
