import { useCallback, useState } from 'react';
import { useOrderService } from '../orders/useOrderService';
import { usePolling } from '../orders/usePolling';

const polling = { everyMs: 30_000 };

/** Whether an account sees the orders of the shop: `false` until the database has said so. */
export function useIsMerchant(uid: string): boolean {
  const service = useOrderService();
  const [isMerchant, setMerchant] = useState<boolean>();
  const poll = useCallback(async () => {
    try {
      setMerchant(await (await service()).isMerchant(uid));
    } catch {
      // Polled again later.
    }
  }, [service, uid]);
  usePolling(isMerchant === undefined ? poll : undefined, polling);
  return isMerchant ?? false;
}
