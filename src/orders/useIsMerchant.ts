import { useAppSelector } from '../store/store';

/** Whether the signed-in user is a merchant; `false` while loading, as is the code for orders. */
export const useIsMerchant = () => useAppSelector(({ orders }) => orders?.isMerchant ?? false);
