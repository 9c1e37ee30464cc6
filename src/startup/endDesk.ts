import { endAlerts } from '../ui/notifications';
import { forgetPhotographs } from '../ui/pictureStore';

/** Removes what a merchant's session has left on the screen and on this device. Loaded with the session. */
export function endDesk() {
  endAlerts();
  void forgetPhotographs();
}
