import { attemptKey, draftKey } from '../features/orders/orderKeys';
import {
  alertsKey,
  courierKey,
  editsKeyOf,
  filterKey,
  typedCourierKey,
} from '../shared/merchantKeys';
import { closeNotifications, showBadge } from '../shared/notifications';

/** Removes from this device what was typed for an order, and what is a merchant's. */
export function forgetUser(uid: string) {
  void showBadge(0);
  void closeNotifications();
  try {
    for (const key of [editsKeyOf(uid), alertsKey, courierKey, attemptKey]) {
      localStorage.removeItem(key);
    }
    for (const key of [draftKey, attemptKey, filterKey, typedCourierKey]) {
      sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden.
  }
}
