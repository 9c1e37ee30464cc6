import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { checkMerchant } from './checkMerchant';
import { selectIsMerchant } from './ordersSlice';
import { usePolling } from './usePolling';

const polling = { everyMs: 30_000 };

/** Whether an account sees the orders of the shop: `false` until the database has said so. */
export function useIsMerchant(uid: string): boolean {
  const dispatch = useAppDispatch();
  const isMerchant = useAppSelector(selectIsMerchant);
  // A failure is polled again.
  const poll = useCallback(() => dispatch(checkMerchant(uid)), [dispatch, uid]);
  usePolling(isMerchant === undefined ? poll : undefined, polling);
  return isMerchant ?? false;
}
