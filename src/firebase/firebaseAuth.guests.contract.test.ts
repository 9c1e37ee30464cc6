import { authEmulator, findAuthEmulator } from '../testing/authEmulator';
import { describeGuestService } from '../testing/contracts/guestContract';
import { openNewApp } from '../testing/newFirebaseApp';

describeGuestService('Firebase', async () => {
  const { createFirebaseAuthService, createFirebaseGuests } = await openNewApp();
  const { addAccount } = authEmulator(findAuthEmulator());
  return { guests: createFirebaseGuests(), auth: createFirebaseAuthService(), addAccount };
});
