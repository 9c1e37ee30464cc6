import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolveBuildVariables } from '../../build/variables';
import { describeAuthContract, type Conditions } from '../testing/authContract';
import { authEmulator, findAuthEmulator } from '../testing/authEmulator';
import { buildCredentials } from '../testing/builders';
import type { AuthReason, AuthService } from './authService';

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

type Answer = (response: ServerResponse) => void;

/** A stand-in for the service, which answers every call the same way. */
const serviceThat = (answer: Answer) =>
  createServer((_request, response) => {
    answer(response);
  });

const says =
  (status: number, body: string): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(body);
  };

const refusal = (code: number, message: string) => JSON.stringify({ error: { code, message } });

/** Firebase never clears the 30-second time-out of a failed request: Jest must not wait for it. */
function unrefTimers() {
  const start = setTimeout;
  const startUnref = (...call: Parameters<typeof setTimeout>) => start(...call).unref();
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(startUnref);
}

/** The adapter on a new Firebase app, as when the shop starts. */
async function createService(url: string): Promise<AuthService> {
  const env = { ...process.env, ...resolveBuildVariables({ AUTH_EMULATOR_URL: url }) };
  jest.replaceProperty(process, 'env', env);
  unrefTimers();
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

  // The emulator never does so.
  const server = serviceThat(says(400, refusal(400, 'TOO_MANY_ATTEMPTS_TRY_LATER')));
  const url = trouble ? await listen(server) : emulatorUrl;
  // The address of a closed server refuses connections.
  if (trouble === 'is out of reach') await close(server);

  return {
    ...emulator,
    service: await createService(url),
    end: () => close(server),
  };
});

describe('when the identity service', () => {
  const html = '<!doctype html><title>Bad gateway</title><h1>502</h1>';
  const closes: Answer = ({ socket }) => socket?.destroy();
  const resets: Answer = ({ socket }) => socket?.resetAndDestroy();
  const breaksOff: Answer = (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '2000' });
    response.write('{"idToken":"', () => response.socket?.resetAndDestroy());
  };

  it.each<[what: string, answer: Answer, code: string, reason: AuthReason]>([
    ['answers 500 and says so', says(500, refusal(500, 'INTERNAL')), 'internal', 'unknown'],
    ['answers 500 and nothing else', says(500, ''), 'network-request-failed', 'unreachable'],
    ['answers 503 with a page', says(503, html), 'network-request-failed', 'unreachable'],
    ['answers 200 with a page', says(200, html), 'network-request-failed', 'unreachable'],
    ['answers nonsense', says(400, '{"oops":[1,2'), 'network-request-failed', 'unreachable'],
    ['answers other JSON', says(400, '["no"]'), 'network-request-failed', 'unreachable'],
    ['answers null', says(200, 'null'), 'network-request-failed', 'unreachable'],
    [
      'answers 429',
      says(429, refusal(429, 'RESOURCE_EXHAUSTED')),
      'resource-exhausted',
      'too-many-attempts',
    ],
    [
      'answers 429 for its quota',
      says(429, refusal(429, 'QUOTA_EXCEEDED')),
      'quota-exceeded',
      'over-quota',
    ],
    ['closes the connection', closes, 'network-request-failed', 'unreachable'],
    ['resets the connection', resets, 'network-request-failed', 'unreachable'],
    ['breaks off in the middle', breaksOff, 'network-request-failed', 'unreachable'],
  ])('%s, the call is refused with a reason', async (_what, answer, code, reason) => {
    const server = serviceThat(answer);
    const service = await createService(await listen(server));
    const call = service.signIn(buildCredentials());
    await expect(call).rejects.toMatchObject({ code: `auth/${code}`, reason });
    await expect(call).rejects.toThrow(`Firebase: Error (auth/${code}).`);
    await close(server);
  });
});
