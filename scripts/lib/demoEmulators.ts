import { demoProject } from '../../build/variables';
import { startEmulators } from './emulators';
import { findFirestore } from './findFirestore';
import { wantedPort } from './ports';
import { ask } from './rules';

const merchant = { uid: 'demo-merchant', email: 'merchant@example.com', password: 'marigold' };

/**
 * The emulators of `npm start` and `npm run preview`, whose accounts and orders last beyond them. Without
 * one of Firestore, baskets stay on the device, nothing can be ordered, and `describe` says so.
 *
 * @param command what to type for another port
 * @returns their `ports`, the `variables` of the build, how to `start` them, and what to `describe` when
 *   all of it runs
 */
export function demoEmulators(command: string) {
  const auth = wantedPort('AUTH_EMULATOR_PORT', 9099, command);
  const firestore = wantedPort('FIRESTORE_EMULATOR_PORT', 8080, command);
  const program =
    process.env.DATABASE === 'off' ? { missing: 'DATABASE is off.' } : findFirestore();
  const authUrl = `http://127.0.0.1:${auth.port}`;
  const demo = {
    // By port: two Auth emulators never share one, so they never overwrite each other's accounts.
    folder: `${process.env.EMULATOR_FOLDER || '.emulator'}/${auth.port}`,
    auth: auth.port,
    lasting: true,
  };
  type Hosting = Parameters<typeof startEmulators>[0]['hosting'];
  if ('missing' in program) {
    const sentence = `Baskets stay on this device, and nothing can be ordered. ${program.missing}`;
    return {
      ports: [auth],
      variables: { AUTH_EMULATOR_URL: authUrl, DATABASE: 'off' },
      start: (hosting?: Hosting) => startEmulators({ ...demo, hosting }),
      describe: () => Promise.resolve(sentence),
    };
  }
  const { port } = firestore;
  const firestoreUrl = `http://127.0.0.1:${port}`;
  return {
    ports: [auth, firestore],
    variables: { AUTH_EMULATOR_URL: authUrl, FIRESTORE_EMULATOR_URL: firestoreUrl, DATABASE: 'on' },
    start: (hosting?: Hosting) =>
      startEmulators({ ...demo, hosting, firestore: { port, program } }),
    describe: () => addDemoMerchant(authUrl, firestoreUrl),
  };
}

/**
 * Sees to it that the demo has an account that sees the orders of the shop.
 *
 * @returns how to sign in to it, in one sentence
 */
async function addDemoMerchant(authUrl: string, firestoreUrl: string): Promise<string> {
  const accounts = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${demoProject}/accounts`;
  const { uid, email, password } = merchant;
  const account = { localId: uid, email, password };
  // It is kept with the others, and may be there already; its password may have been changed.
  await ask(accounts, 'POST', account).catch(() => ask(`${accounts}:update`, 'POST', account));
  const documents = `${firestoreUrl}/v1/projects/${demoProject}/databases/(default)/documents`;
  await ask(`${documents}/merchants/${uid}`, 'PATCH', { fields: {} });
  return `To see the shop's orders, sign in there as ${email} with the password ${password}.`;
}
