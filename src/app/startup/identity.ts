import type { AuthService } from '../../auth/authService';
import { demoAuthService } from '../../auth/demoAuthService';
import { isDemoElsewhere } from '../../environment';
import { createFirebaseAuthService } from '../../firebase/firebaseAuth';
import { leaveDevices } from './endDesk';

export { createFirebaseGuests } from '../../firebase/firebaseAuth';
export { endDesk } from './endDesk';

/** The identity service. Signing out there also ends push messages to a merchant's device. */
export function createAuthService(): AuthService {
  if (process.env.AUTH_EMULATOR_URL && isDemoElsewhere()) return demoAuthService;
  const service = createFirebaseAuthService();
  return {
    ...service,
    async signOut() {
      await leaveDevices(async () =>
        (
          await import(/* webpackChunkName: "orders" */ '../../firebase/firestoreOrders')
        ).ordersOf(),
      );
      await service.signOut();
    },
  };
}
