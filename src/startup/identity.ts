import type { AuthService } from '../account/authService';
import { createFirebaseAuthService } from '../firebase/firebaseAuth';
import { leaveDevices } from './endDesk';

export { createFirebaseGuests } from '../firebase/firebaseAuth';

/** The identity service. Signing out there also ends push messages to a merchant's device. */
export function createAuthService(): AuthService {
  const service = createFirebaseAuthService();
  return {
    ...service,
    async signOut() {
      await leaveDevices(async () =>
        (await import(/* webpackChunkName: "orders" */ '../firebase/firestoreOrders')).ordersOf(),
      );
      await service.signOut();
    },
  };
}
