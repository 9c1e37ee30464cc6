import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolveBuildVariables } from '../config';
import { describeAuthContract, type Conditions } from '../test/authContract';
import { authEmulator, findAuthEmulator } from '../test/authEmulator';
import type { AuthService } from './authService';

let emulatorUrl: string;
let protectedBefore: boolean | undefined;

beforeAll(async () => {
  emulatorUrl = await findAuthEmulator();
  protectedBefore = await authEmulator(emulatorUrl).protectsEmails();
});

afterAll(async () => {
  if (protectedBefore === undefined) return;
  await authEmulator(emulatorUrl).protectEmails(protectedBefore);
});

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });

/** What the service answers to too many attempts; the emulator never does. */
const throttled = () =>
  createServer((_request, response) => {
    response.writeHead(400, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } }));
  });

/** Firebase forgets the 30-second time-out of a request that fails: Jest need not wait for it. */
function letTimersEndWithJest() {
  const start = setTimeout;
  const startUnref = (...call: Parameters<typeof setTimeout>) => start(...call).unref();
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(startUnref);
}

/** The adapter on a Firebase of its own, as at the start of the shop. */
async function createService(url: string): Promise<AuthService> {
  const env = { ...process.env, ...resolveBuildVariables({ AUTH_EMULATOR_URL: url }) };
  jest.replaceProperty(process, 'env', env);
  letTimersEndWithJest();
  let service: AuthService | undefined;
  await jest.isolateModulesAsync(async () => {
    const { createFirebaseAuthService } = await import('./firebaseAuthService');
    service = createFirebaseAuthService();
  });
  if (!service) throw new Error('The adapter was not loaded.');
  return service;
}

describeAuthContract('Firebase', async ({ protectsEmails = false, trouble }: Conditions) => {
  const emulator = authEmulator(emulatorUrl);
  await emulator.protectEmails(protectsEmails);

  const server = throttled();
  const url = trouble ? await listen(server) : emulatorUrl;
  // Nobody listens any more where a server just did.
  if (trouble === 'is out of reach') await close(server);

  return {
    ...emulator,
    service: await createService(url),
    end: () => close(server),
  };
});
