import { authEmulator, findAuthEmulator } from '../../testing/authEmulator';
import { openNewApp } from '../../testing/newFirebaseApp';
import { describeGuestService } from '../guestContract';

describeGuestService('Firebase', async () => {
  const { createFirebaseAuthService, createFirebaseGuests } = await openNewApp();
  const { addAccount } = authEmulator(await findAuthEmulator());
  return { guests: createFirebaseGuests(), auth: createFirebaseAuthService(), addAccount };
});
