import { leaveDevices } from '../../desk/endDesk';
import type { AuthService } from '../../auth/authService';
import { createFirebaseAuthService } from '../../firebase/firebaseAuth';
import type { DeviceService } from '../../orders/model/orderService';

export { endDesk } from '../../desk/endDesk';
export { createFirebaseGuests } from '../../firebase/firebaseAuth';

/**
 * The identity service. Signing out there also ends push messages to a merchant's device.
 *
 * @param openDatabase as the signed-in user
 */
export function createAuthService(openDatabase: () => Promise<DeviceService>): AuthService {
  const service = createFirebaseAuthService();
  return {
    ...service,
    async signOut() {
      await leaveDevices(openDatabase);
      await service.signOut();
    },
  };
}
