import { createOrderThunk } from './createOrderThunk';

/** Resolves with whether an account is a merchant's. */
export const checkMerchant = createOrderThunk<boolean, string>(
  'orders/checkMerchant',
  (service, uid) => service.isMerchant(uid),
);
