import { attemptKey, draftKey } from '../features/checkout/orderKeys';

/** Takes off this device what was typed for an order: its shopper has signed out. */
export function forgetOrder() {
  try {
    for (const key of [draftKey, attemptKey]) sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden there is nothing.
  }
}
