import { useAppSelector } from '../app/hooks';

/**
 * Whether the signed-in user is a merchant; `false` while loading. It isn't in the slice, whose code the account screen
 * loads later.
 */
export const useIsMerchant = () => useAppSelector(({ orders }) => orders?.isMerchant ?? false);
