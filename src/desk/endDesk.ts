import { forgetPhotographs } from '../catalogue/product/pictureStore';
import { deviceIdOf, type DeviceService } from '../orders/model/orderService';
import { endAlerts } from './alerts/notifications';
import { findPushAddress, unsubscribe } from './alerts/push';

/** Removes what a merchant's session has left on the screen and on this device. Loaded with the session. */
export function endDesk() {
  endAlerts();
  void forgetPhotographs();
  // The functions find out by themselves if the network is down.
  void unsubscribe().catch(() => undefined);
}

const PATIENCE_MS = 3000;

/**
 * Takes this browser off the list of merchants' devices, if it is there: the next one to use it shouldn't hear of
 * orders. Never rejects, and doesn't wait long for the network.
 *
 * @param open the database, as the merchant who is about to sign out
 */
export async function leaveDevices(open: () => Promise<DeviceService>): Promise<void> {
  const leave = async () => {
    const address = await findPushAddress();
    if (!address) return;
    const [id, service] = await Promise.all([deviceIdOf(address), open()]);
    await service.removeDevice(id);
  };
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([leave().catch(() => undefined), patience]);
}
