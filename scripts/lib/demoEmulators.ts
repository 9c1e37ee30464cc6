import { demoProject } from '../../build/variables';
import { findFirestore } from './findFirestore';
import { startFirestore } from './firestore';
import { wantedPort } from './ports';
import { ask } from './saveOnChange';

const merchant = { uid: 'demo-merchant', email: 'merchant@example.com', password: 'marigold' };

/**
 * The emulators of `npm start` and `npm run preview`. Without one of Firestore, baskets stay on the
 * device, nothing can be ordered, and `describe` says so.
 *
 * @param command what to type for another port
 * @returns the `folder` and the port of the Auth emulator; the `ports` of all, and the `variables` of the
 *   build; what `starts` the others; `describe`, what to tell when all of it runs
 */
export function demoEmulators(command: string) {
  const auth = wantedPort('AUTH_EMULATOR_PORT', 9099, command);
  const firestore = wantedPort('FIRESTORE_EMULATOR_PORT', 8080, command);
  // By port: two Auth emulators never share one, so they never overwrite each other's accounts.
  const folder = `${process.env.EMULATOR_FOLDER || '.emulator'}/${auth.port}`;
  const program =
    process.env.DATABASE === 'off' ? { missing: 'DATABASE is off.' } : findFirestore();
  const authUrl = `http://127.0.0.1:${auth.port}`;
  const shared = { folder, auth: auth.port };
  if ('missing' in program) {
    const sentence = `Baskets stay on this device, and nothing can be ordered. ${program.missing}`;
    return {
      ...shared,
      ports: [auth],
      variables: { AUTH_EMULATOR_URL: authUrl, DATABASE: 'off' },
      describe: () => Promise.resolve(sentence),
      starts: [],
    };
  }
  const { port } = firestore;
  const firestoreUrl = `http://127.0.0.1:${port}`;
  return {
    ...shared,
    ports: [auth, firestore],
    variables: { AUTH_EMULATOR_URL: authUrl, FIRESTORE_EMULATOR_URL: firestoreUrl, DATABASE: 'on' },
    describe: () => addDemoMerchant(authUrl, firestoreUrl),
    starts: [() => startFirestore({ program, folder, port, lasting: true })],
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
