import { closeNotifications } from '../features/admin/alerts/showNotification';
import { attemptKey, draftKey } from '../features/orders/orderKeys';
import { alertsKey, courierKey, editsKeyOf } from '../shared/merchantKeys';
import { showBadge } from '../shared/showBadge';

/** Removes from this device what was typed for an order, and what is a merchant's. */
export function forgetUser(uid: string) {
  void showBadge(0);
  void closeNotifications();
  try {
    for (const key of [editsKeyOf(uid), alertsKey, courierKey]) localStorage.removeItem(key);
    for (const key of [draftKey, attemptKey]) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden.
  }
}
