import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolveBuildVariables } from '../../build/variables';
import type { AuthReason, AuthService } from '../auth/authService';
import { authEmulator, findAuthEmulator } from '../testing/authEmulator';
import { buildCredentials } from '../testing/builders';
import { describeAuthContract, expectRefusal } from '../testing/contracts/authContract';

let emulatorUrl = '';

beforeAll(() => {
  emulatorUrl = findAuthEmulator();
});

afterAll(async () => {
  jest.restoreAllMocks();
  if (emulatorUrl) await authEmulator(emulatorUrl).protectEmails(false);
});

const servers: Server[] = [];

/** The address of a stand-in for the service, which answers every call like this. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const says =
  (status: number, body: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(body);
  };

const refuses = (code: number, message: string) =>
  says(code, JSON.stringify({ error: { code, message } }));

const closes: RequestListener = ({ socket }) => socket.destroy();

/** Firebase never clears the 30-second timeout of a failed request; Jest must not wait for it. */
function unrefTimers() {
  const start = setTimeout;
  const startUnref = (...call: Parameters<typeof setTimeout>) => start(...call).unref();
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(startUnref);
}

/** The adapter of a build with these variables, on a new Firebase app. */
async function createService(variables: NodeJS.ProcessEnv): Promise<AuthService> {
  jest.replaceProperty(process, 'env', { ...process.env, ...variables });
  unrefTimers();
  let service: AuthService | undefined;
  await jest.isolateModulesAsync(async () => {
    const { createFirebaseAuthService } = await import('./firebaseAuth');
    service = createFirebaseAuthService();
  });
  if (!service) throw new Error('The adapter was not loaded.');
  return service;
}

const createServiceAt = (url: string) =>
  createService(resolveBuildVariables({ AUTH_EMULATOR_URL: url }));

/** The emulator's project, which shows or hides which emails have an account. */
async function openProject(protectsEmails: boolean) {
  const emulator = authEmulator(emulatorUrl);
  await emulator.protectEmails(protectsEmails);
  return { ...emulator, service: await createServiceAt(emulatorUrl) };
}

describeAuthContract('Firebase', async () => {
  const project = await openProject(false);
  return {
    ...project,
    expireSessions: async (email) => {
      // The service compares sessions by whole seconds.
      await new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)));
      await project.changePassword(email, 'at dusk');
    },
  };
});

it('doesn’t say whether email or password is wrong in a project that hides that', async () => {
  const { addAccount, service } = await openProject(true);
  const [existing, other] = [buildCredentials(), buildCredentials()];
  for (const account of [existing, other]) await addAccount(account);
  for (const { email } of [existing, buildCredentials()]) {
    const wrong = service.signIn({ email, password: 'open barley' });
    await expectRefusal(wrong, 'wrong-credentials');
  }
  await expectRefusal(service.register(existing), 'already-in-use');
  await service.signIn(existing);
  await expectRefusal(service.confirmPassword('open barley'), 'wrong-credentials');
  const confirmed = await service.confirmPassword(existing.password);
  await expectRefusal(confirmed.changeEmail(other.email), 'already-in-use');
});

it.each([false, true])(
  'sends password links to accounts only, and reveals nothing (hides emails: %s)',
  async (protectsEmails) => {
    const { service, ...project } = await openProject(protectsEmails);
    const [existing, { email: unknown }] = [buildCredentials(), buildCredentials()];
    await project.addAccount(existing);
    for (const email of [existing.email, existing.email.toUpperCase(), unknown]) {
      await expect(service.sendPasswordReset(email)).resolves.toBeUndefined();
    }
    expect(await project.resetsSentTo(existing.email)).toBe(2);
    expect(await project.resetsSentTo(unknown)).toBe(0);
    await project.disable(existing.email);
    await expectRefusal(service.signIn(existing), 'account-closed');
    await expect(service.sendPasswordReset(existing.email)).resolves.toBeUndefined();
  },
);

const page = '<!doctype html><title>Bad gateway</title><h1>502</h1>';
const blocked = 'Requests from referer https://shop.example.com/ are blocked.';
const breaksOff: RequestListener = ({ socket }, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '2000' });
  response.write('{"idToken":"', () => socket.resetAndDestroy());
};

it.each<[what: string, answer: RequestListener, reason: AuthReason]>([
  ['answers 500 and says so', refuses(500, 'INTERNAL'), 'unknown'],
  ['answers 500 and nothing else', says(500, ''), 'unreachable'],
  ['answers 503 with a page', says(503, page), 'unreachable'],
  ['answers 200 with a page', says(200, page), 'unreachable'],
  ['answers null', says(200, 'null'), 'unreachable'],
  ['closes the connection', closes, 'unreachable'],
  ['breaks off in the middle', breaksOff, 'unreachable'],
  ['gets too many requests', refuses(400, 'TOO_MANY_ATTEMPTS_TRY_LATER'), 'too-many-attempts'],
  ['answers 429', refuses(429, 'RESOURCE_EXHAUSTED'), 'too-many-attempts'],
  ['has no quota left', refuses(429, 'QUOTA_EXCEEDED'), 'over-quota'],
  ['enforces App Check', refuses(401, 'Firebase App Check token is invalid.'), 'unknown'],
  ['has its key for other domains', refuses(403, blocked), 'unknown'],
])('rejects a sign-in with a reason if the identity service %s', async (_, answer, reason) => {
  const service = await createServiceAt(await serve(answer));
  const call = service.signIn(buildCredentials());
  await expect(call).rejects.toMatchObject({ name: 'FirebaseError', reason });
  await expect(call).rejects.toThrow(/^Firebase: Error \(auth\/\S+\)\.$/);
});

it.each<[string, (service: AuthService) => Promise<void>]>([
  ['signInWithPassword', (service) => service.signIn(buildCredentials())],
  ['signUp', (service) => service.register(buildCredentials())],
  ['sendOobCode', (service) => service.sendPasswordReset(buildCredentials().email)],
])('rejects %s in a project with reCAPTCHA, without contacting another host', async (call, ask) => {
  jest.spyOn(console, 'log').mockReturnValue();
  const asked = new Set<string>();
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    asked.add((input as string).replace(/\?.*/, ''));
    const kind = /"captchaResp(onse)?":"./.test(init?.body as string) ? 'INVALID' : 'MISSING';
    const error = { code: 400, message: `${kind}_RECAPTCHA_TOKEN` };
    return Promise.resolve(Response.json({ error }, { status: 400 }));
  });
  // The emulator never asks for a recent sign-in.
  const own = { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'shop' };
  const service = await createService({ ...own, AUTH_EMULATOR_URL: undefined });
  const error: unknown = await ask(service).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ reason: 'unknown' });
  expect(String(error)).toBe('FirebaseError: Firebase: Error (auth/invalid-recaptcha-token).');
  expect([...asked]).toEqual([`https://identitytoolkit.googleapis.com/v1/accounts:${call}`]);
});
