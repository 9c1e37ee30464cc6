import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { findGuest, leaveGuest } from '../orders/guestThunks';
import { selectOrders, selectOwnOrders } from '../orders/ordersSlice';

/** Whether this device orders as a guest; `false` while loading, and while somebody is signed in. */
export const useIsGuest = () =>
  useAppSelector(({ auth, guest }) => auth.user === null && Boolean(guest?.uid));

export function useFindGuest() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(findGuest());
  }, [dispatch]);
}

/** Whether this device's guest has orders, as far as they have been loaded. */
export const useMayHaveOrders = () =>
  useAppSelector(
    (state) => selectOrders(state).ownLoadedAt === undefined || selectOwnOrders(state).length > 0,
  );

/** A function that resolves with whether the guest has been removed from this device. */
export function useLeaveGuest() {
  const dispatch = useAppDispatch();
  return async () => leaveGuest.fulfilled.match(await dispatch(leaveGuest()));
}
