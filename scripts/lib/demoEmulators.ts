import { addDemoMerchant } from './demoMerchant';
import { findFirestore } from './findFirestore';
import { startFirestore } from './firestore';
import { portFrom, type WantedPort } from './ports';
import type { Child } from './processes';

interface Demo {
  folder: string;
  /** The port of the Auth emulator. */
  auth: number;
  ports: WantedPort[];
  /** Those of the build. */
  variables: NodeJS.ProcessEnv;
  /** What to start beside the Auth emulator. */
  starts: (() => Promise<Child>)[];
  /** What to tell when all of it runs. @throws Error when it does not. */
  describe: () => Promise<string>;
}

/**
 * The emulators of `npm start` and `npm run preview`. Without one of Firestore, baskets stay on the
 * device, nothing can be ordered, and `describe` says so.
 *
 * @param command what to type for another port
 */
export function demoEmulators(command: string): Demo {
  const auth = wantedPort('AUTH_EMULATOR_PORT', 9099, command);
  const firestore = wantedPort('FIRESTORE_EMULATOR_PORT', 8080, command);
  // By port: two Auth emulators never share one, so they never overwrite each other's accounts.
  const folder = `${process.env.EMULATOR_FOLDER || '.emulator'}/${auth.port}`;
  const program =
    process.env.DATABASE === 'off' ? { missing: 'DATABASE is off.' } : findFirestore();
  const authUrl = `http://127.0.0.1:${auth.port}`;
  const shared = { folder, auth: auth.port };
  if ('missing' in program) {
    return {
      ...shared,
      ports: [auth],
      variables: { AUTH_EMULATOR_URL: authUrl, DATABASE: 'off' },
      describe: () =>
        Promise.resolve(
          `Baskets stay on this device, and nothing can be ordered. ${program.missing}`,
        ),
      starts: [],
    };
  }
  const { port } = firestore;
  const firestoreUrl = `http://127.0.0.1:${port}`;
  return {
    ...shared,
    ports: [auth, firestore],
    variables: {
      AUTH_EMULATOR_URL: authUrl,
      FIRESTORE_EMULATOR_URL: firestoreUrl,
      DATABASE: 'on',
    },
    describe: () => addDemoMerchant(authUrl, firestoreUrl),
    starts: [() => startFirestore({ program, folder, port, lasting: true })],
  };
}

function wantedPort(variable: string, usual: number, command: string) {
  const port = portFrom(variable, usual);
  return {
    port,
    holder: '`npm start`, `npm run preview` or another Firebase emulator',
    instead: `${variable}=${port + 1} ${command}`,
  };
}
