import { resolveBuildVariables } from '../../build/variables';
import type { Credentials } from '../auth/authService';
import { authEmulator, findAuthEmulator } from './authEmulator';
import { buildCredentials } from './builders';

/** The environment without the changes of earlier apps. */
const environment = process.env;

const importAdapters = async () => ({
  ...(await import('../firebase/firebaseAuth')),
  ...(await import('../firebase/firestoreBasket')),
  ...(await import('../firebase/firestoreOrders')),
  ...(await import('../firebase/readPrices')),
  ...(await import('../basket/storage/basketStore')),
});

/** The shop's own adapters on a new Firebase app, in which nobody is signed in. */
export async function openNewApp(variables: NodeJS.ProcessEnv = {}) {
  const env = { ...environment, ...resolveBuildVariables({ ...environment, ...variables }) };
  jest.replaceProperty(process, 'env', env);
  const adapters = {} as Awaited<ReturnType<typeof importAdapters>>;
  await jest.isolateModulesAsync(async () => {
    Object.assign(adapters, await importAdapters());
  });
  return adapters;
}

/** The adapters with an account signed in: this one, or a new one. */
export async function signInToNewApp(variables: NodeJS.ProcessEnv = {}, credentials?: Credentials) {
  const emulator = authEmulator(findAuthEmulator());
  const account = credentials ?? buildCredentials();
  if (!credentials) await emulator.addAccount(account);
  const uid = await emulator.uidOf(account.email);
  const adapters = { ...(await openNewApp(variables)), uid };
  await adapters.createFirebaseAuthService().signIn(account);
  return adapters;
}
