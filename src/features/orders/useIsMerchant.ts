import { useCallback, useState } from 'react';
import { useLooking } from './useLooking';
import { useOrderService } from './useOrderService';

const LOOK_MS = 30_000;

/** Whether an account sees the orders of the shop: `false` until the database has said so. */
export function useIsMerchant(uid: string): boolean {
  const service = useOrderService();
  const [isMerchant, setMerchant] = useState<boolean>();
  const look = useCallback(async () => {
    try {
      setMerchant(await (await service()).isMerchant(uid));
    } catch {
      // Asked again later.
    }
  }, [service, uid]);
  useLooking(isMerchant === undefined ? look : undefined, LOOK_MS);
  return isMerchant ?? false;
}
