import { closeNotifications, showBadge } from '../admin/alerts/notifications';
import {
  alertsKey,
  courierKey,
  editsKeyOf,
  filterKey,
  typedCourierKey,
} from '../admin/merchantKeys';
import { sentOrderKey, draftKey } from '../checkout/sentOrder';

/** Removes from this device what was typed for an order, and what is a merchant's. */
export function forgetUser(uid: string) {
  void showBadge(0);
  void closeNotifications();
  try {
    for (const key of [editsKeyOf(uid), alertsKey, courierKey, sentOrderKey]) {
      localStorage.removeItem(key);
    }
    for (const key of [draftKey, sentOrderKey, filterKey, typedCourierKey]) {
      sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden.
  }
}
