import { demoProject } from '../../build/variables';
import { startEmulators } from './emulators';
import { findFirestore } from './findFirestore';
import { wantedPort } from './ports';
import { request } from './rules';

const merchant = { localId: 'demo-merchant', email: 'merchant@example.com', password: 'marigold' };

type Hosting = Parameters<typeof startEmulators>[0]['hosting'];

/**
 * The emulators of `npm start` and `npm run preview`, which keep their accounts and orders. Without a
 * Firestore emulator, baskets stay on the device and nothing can be ordered.
 *
 * @param command for advice on ports
 * @returns their `ports`, the `variables` of the build, `start`, and what to `describe` once they run
 */
export function demoEmulators(command: string) {
  const auth = wantedPort('AUTH_EMULATOR_PORT', 9099, command);
  const firestore = wantedPort('FIRESTORE_EMULATOR_PORT', 8080, command);
  const found = process.env.DATABASE === 'off' ? { missing: 'DATABASE is off.' } : findFirestore();
  const isOff = 'missing' in found;
  const authUrl = `http://127.0.0.1:${auth.port}`;
  const firestoreUrl = `http://127.0.0.1:${firestore.port}`;
  const options = {
    // By port, so that two of them never overwrite each other's accounts.
    folder: `${process.env.EMULATOR_FOLDER || '.emulator'}/${auth.port}`,
    auth: auth.port,
    lasting: true,
    ...(!isOff && { firestore: { port: firestore.port, program: found } }),
  };
  return {
    ports: isOff ? [auth] : [auth, firestore],
    variables: {
      AUTH_EMULATOR_URL: authUrl,
      FIRESTORE_EMULATOR_URL: firestoreUrl,
      DATABASE: isOff ? 'off' : 'on',
    },
    start: (hosting?: Hosting) => startEmulators({ ...options, hosting }),
    describe: () =>
      isOff
        ? Promise.resolve(
            `Baskets stay on this device, and nothing can be ordered. ${found.missing}`,
          )
        : addDemoMerchant(authUrl, firestoreUrl),
  };
}

/** Adds the account that sees the shop's orders. @returns how to sign in to it */
async function addDemoMerchant(authUrl: string, firestoreUrl: string): Promise<string> {
  const { localId, email, password } = merchant;
  const accounts = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${demoProject}/accounts`;
  // It may exist from an earlier run, with another password.
  await request(accounts, 'POST', merchant).catch(() =>
    request(`${accounts}:update`, 'POST', merchant),
  );
  const documents = `${firestoreUrl}/v1/projects/${demoProject}/databases/(default)/documents`;
  await request(`${documents}/merchants/${localId}`, 'PATCH', { fields: {} });
  return `To see the shop's orders, sign in as ${email} with the password ${password}.`;
}
