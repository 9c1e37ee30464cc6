import { demoProject } from '../../build/variables';
import { shop } from '#shop/config';
import { demoFunctions } from './demoFunctions';
import { startEmulators } from './emulators';
import type { FirestoreProgram } from './findFirestore';
import { wantedPort } from './ports';
import { request } from './rules';
import { setUpFirestore } from './setUpFirestore';

/** The account that sees the shop's orders. */
export const merchant = {
  localId: 'demo-merchant',
  email: 'merchant@example.com',
  password: 'marigold',
};

type Hosting = Parameters<typeof startEmulators>[0]['hosting'];

/**
 * The emulators of `npm start` and `npm run preview`, which keep their accounts and orders. Without a
 * Firestore emulator, baskets stay on the device and nothing can be ordered.
 *
 * @param command for advice on ports
 * @param page the port of the site
 * @returns their `ports`; the `variables` of a build, as they usually are; `setUp`, which downloads what is
 *   missing and resolves to the variables with what there is; `start`, after that; and what to `describe`
 *   once they run
 */
export function demoEmulators(command: string, page = 0) {
  const auth = wantedPort('AUTH_EMULATOR_PORT', 9099, command);
  const firestore = wantedPort('FIRESTORE_EMULATOR_PORT', 8080, command);
  const isOff = process.env.DATABASE === 'off';
  const authUrl = `http://127.0.0.1:${auth.port}`;
  const firestoreUrl = `http://127.0.0.1:${firestore.port}`;
  // The folder is named by port, so that two runs never overwrite each other's accounts, and by another shop, as its
  // prices and orders are others.
  const name = [auth.port, process.env.SHOP].filter(Boolean).join('-');
  const folder = `${process.env.EMULATOR_FOLDER || '.emulator'}/${name}`;
  const origin = `http://localhost:${page}`;
  const functions =
    shop.functions && !isOff ? demoFunctions(command, folder, origin, shop.functions) : undefined;
  const urls = { AUTH_EMULATOR_URL: authUrl, FIRESTORE_EMULATOR_URL: firestoreUrl };
  const withoutDatabase = { ...urls, DATABASE: 'off' };
  const variables = isOff ? withoutDatabase : { ...urls, DATABASE: 'on', ...functions?.variables };
  let found: FirestoreProgram | { missing: string } = { missing: 'DATABASE is off.' };
  return {
    ports: [auth, ...(isOff ? [] : [firestore]), ...(functions?.ports ?? [])],
    variables,
    setUp: async (): Promise<NodeJS.ProcessEnv> => {
      if (!isOff) found = await setUpFirestore();
      return 'missing' in found ? withoutDatabase : variables;
    },
    start: async (hosting?: Hosting) => {
      const options = { folder, auth: auth.port, lasting: true, hosting };
      if ('missing' in found) return startEmulators(options);
      const bundling = (await functions?.start(variables)) ?? [];
      const database = { port: firestore.port, program: found };
      const emulators = await startEmulators({
        ...options,
        firestore: database,
        functions: functions?.emulator,
      });
      return [...bundling, ...emulators];
    },
    describe: async () => {
      if ('missing' in found)
        return `Baskets stay on this device, and nothing can be ordered. ${found.missing}`;
      const login = await addDemoMerchant(authUrl, firestoreUrl);
      return functions ? `${login}\n${functions.description}` : login;
    },
  };
}

/** Adds the account that sees the shop's orders. @returns how to sign in to it */
async function addDemoMerchant(authUrl: string, firestoreUrl: string): Promise<string> {
  const { localId, email, password } = merchant;
  const accounts = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${demoProject}/accounts`;
  // The account may exist from an earlier run, with another password.
  await request(accounts, 'POST', merchant).catch(() =>
    request(`${accounts}:update`, 'POST', merchant),
  );
  const documents = `${firestoreUrl}/v1/projects/${demoProject}/databases/(default)/documents`;
  await request(`${documents}/merchants/${localId}`, 'PATCH', { fields: {} });
  return `To see the shop's orders, sign in as ${email} with the password ${password}.`;
}
