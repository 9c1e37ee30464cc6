import { resolveBuildVariables } from '../../build/variables';
import { authEmulator, findAuthEmulator } from './authEmulator';
import { buildCredentials } from './builders';

/** Without the changes of earlier apps. */
const environment = process.env;

async function importAdapters() {
  const loaded: Partial<
    typeof import('../services/firebase/firebaseAuthService') &
      typeof import('../services/firebase/firebaseGuests') &
      typeof import('../services/firebase/firestoreBasket') &
      typeof import('../services/firebase/firestoreOrders') &
      typeof import('../services/remoteBasket')
  > = {};
  await jest.isolateModulesAsync(async () => {
    Object.assign(
      loaded,
      await import('../services/firebase/firebaseAuthService'),
      await import('../services/firebase/firebaseGuests'),
      await import('../services/firebase/firestoreBasket'),
      await import('../services/firebase/firestoreOrders'),
      await import('../services/remoteBasket'),
    );
  });
  return loaded as Required<typeof loaded>;
}

/** The shop's own adapters on a new Firebase app, with a new account signed in. */
export async function signInToNewApp(variables: NodeJS.ProcessEnv = {}) {
  const env = { ...environment, ...resolveBuildVariables({ ...environment, ...variables }) };
  jest.replaceProperty(process, 'env', env);
  const credentials = buildCredentials();
  const emulator = authEmulator(await findAuthEmulator());
  await emulator.addAccount(credentials);
  const adapters = { ...(await importAdapters()), uid: await emulator.uidOf(credentials.email) };
  await adapters.createFirebaseAuthService().signIn(credentials);
  return adapters;
}
