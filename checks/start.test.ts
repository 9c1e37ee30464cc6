/** Starts the shop as a developer does, and ends it in every possible way. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoProject } from '../build/variables';
import { isFree } from '../scripts/lib/ports';
import { testRun } from '../scripts/lib/stages';
import { shop } from '#shop/config';

const { page, auth, firestore } = testRun.startPorts;
const folder = `${testRun.folder}/start`;
const url = `http://localhost:${page}${shop.basePath}`;
// A busy machine takes minutes for the first build.
const TIMEOUT_MS = 300_000;

const npm = [process.env.npm_execpath ?? '/usr/bin/npm', 'start'];
// This starts it without npm.
const command = ['scripts/run.cjs', 'scripts/start.ts'];

let child: ChildProcess | undefined;
let output = '';
/** The tokens of a user and of a guest. */
let sessions: string[] = [];

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => {
  child?.kill('SIGTERM');
});

it('npm start opens the shop, says so in one line, and ends on Ctrl-C without an error', async () => {
  await open(npm);
  expect(output.split('\n').filter((line) => line.includes(url))).toEqual([
    expect.stringContaining('is open'),
  ]);
  expect(output).not.toMatch(/emulators? ready|Emulator Hub/i);
  // A service worker would show a developer an old version.
  expect((await fetch(`${url}sw.js`)).status).toBe(404);
  sessions = await Promise.all([signIn('signUp', 'asha@example.com'), signIn('signUp')]);
  expect(await send('PATCH', 'baskets/first', owner)).toBe(200);
  await until(() => /Found \d+ errors?\. Watching/.test(output), 'the types are checked');
  // A terminal sends the signal to the whole process group.
  process.kill(-Number(child?.pid), 'SIGINT');
  // npm ends either well or by the same signal.
  expect(await ended()).toMatch(/^0|SIGINT/);
});

it('npm start restores accounts, baskets and orders, and reloads changed rules', async () => {
  await open(npm);
  // Users and guests are still signed in.
  for (const session of sessions) expect(await lookUp(session)).toBe(200);
  await signIn('signInWithPassword', 'asha@example.com');
  expect(await send('GET', 'baskets/first', owner)).toBe(200);

  const login = /sign in as (\S+) with the password (\S+)\.\n/;
  await until(() => login.test(output), 'it says how to sign in');
  const [, email = '', password] = login.exec(output) ?? [];
  const token = await signIn('signInWithPassword', email, password);
  expect(await send('GET', 'orders', token)).toBe(200);
  expect(await send('GET', 'orders')).toBe(403);

  utimesSync('firestore/firestore.rules', new Date(), new Date());
  await until(
    () => output.includes('has the new firestore/firestore.rules'),
    'the rules are reloaded',
  );
  await signIn('signUp', 'ravi@example.com');
  expect(await send('PATCH', 'baskets/second', owner)).toBe(200);
});

it('npm start saves its data when npm is killed, and says why when an emulator ends', async () => {
  child?.kill('SIGKILL');
  await portsAreFree();
  await open(command);
  await signIn('signInWithPassword', 'ravi@example.com');
  expect(await send('GET', 'baskets/second', owner)).toBe(200);
  await fetch(`http://127.0.0.1:${firestore}/shutdown`, { method: 'POST' });
  expect(await ended()).toBe('1');
  expect(output).toContain('The Firestore emulator ended (exit code 0). The last lines of');
});

/** A machine without Java, without an emulator and without the internet. */
const bare = {
  FIREBASE_EMULATORS_PATH: `${folder}/none`,
  JAVA_HOME: '',
  PATH: `${folder}/none`,
  HTTPS_PROXY: 'http://127.0.0.1:9',
};

it.each([
  ['with its database', {}, /sign in as/, true],
  ['without one, which it says', { DATABASE: 'off' }, /Baskets stay on this device, and/, false],
  ['where none can be downloaded', bare, /is open: [^]*nothing can be .* Install Java 21/, false],
])(
  'npm start leaves no process behind when it is killed, %s',
  async (_what, variables, notice, has) => {
    await open(command, variables);
    await until(() => notice.test(output), 'it says so');
    expect(await isFree(firestore)).toBe(!has);
    child?.kill('SIGKILL');
    await portsAreFree();
  },
);

it('npm start -- sample opens that shop, with accounts of its own', async () => {
  await open([...npm, '--', 'sample'], { DATABASE: 'off' });
  expect(output).toContain(`Tokrika is open: http://localhost:${page}/shop/`);
  const home = await fetch(`http://localhost:${page}/shop/`);
  expect(await home.text()).toContain('<title>Tokrika</title>');
  expect(
    (await ask('signInWithPassword', { email: 'asha@example.com', password: 'a password' })).status,
  ).toBe(400);
  child?.kill('SIGKILL');
  await portsAreFree();
});

it('npm start names the shops that there are if it gets another name', async () => {
  const [code] = (await once(start([...command, 'haats']), 'close')) as [number | null];
  expect(code).toBe(1);
  expect(output).toBe(
    '\nThere is no shop haats. Leave it out for your own, or write one of germany, hindi, sample.\n\n',
  );
});

it.each([
  ['AUTH_EMULATOR_PORT', auth],
  ['FIRESTORE_EMULATOR_PORT', firestore],
])('npm start names a port in use, and what to do: %s', async (variable, port) => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const [code] = (await once(start(command), 'close')) as [number | null];
  other.close();
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`Port ${port} is in use`));
  expect(output).toContain(`${variable}=${port + 1} npm start`);
  expect(await isFree(page)).toBe(true);
});

async function open(args: string[], variables: NodeJS.ProcessEnv = {}) {
  start(args, variables);
  const isReady = () =>
    output.includes(' is open: ') && /sign in as|nothing can be ordered/.test(output);
  await until(() => isReady() || child?.exitCode !== null, 'the shop is open');
  if (child?.exitCode !== null) throw new Error(output);
}

function start(args: string[], variables: NodeJS.ProcessEnv = {}) {
  output = '';
  // The channel ends it if this test run is killed.
  child = spawn(process.execPath, ['--require', './scripts/lib/endWithParent.cjs', ...args], {
    env: {
      ...process.env,
      PORT: String(page),
      AUTH_EMULATOR_PORT: String(auth),
      FIRESTORE_EMULATOR_PORT: String(firestore),
      EMULATOR_FOLDER: folder,
      ...variables,
    },
    // It has its own process group, as in a terminal.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => (output += data.toString()));
  }
  return child;
}

/** Waits for its end. @returns its exit code, or the signal that ended it */
async function ended() {
  if (!child) throw new Error('Nothing was started.');
  const [code, signal] = (await once(child, 'close')) as [unknown, unknown];
  await portsAreFree();
  return String(code ?? signal);
}

const ask = (action: string, body: object) =>
  fetch(`http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Looks up a token's account, as a page with a session does. @returns the status */
const lookUp = async (idToken: string) => (await ask('lookup', { idToken })).status;

/** Creates or signs in an account, or without an email a guest. @returns its token */
async function signIn(action: string, email?: string, password = 'a password') {
  const credentials = email ? { email, password } : {};
  const response = await ask(action, { ...credentials, returnSecureToken: true });
  expect(response.status).toBe(200);
  return ((await response.json()) as { idToken: string }).idToken;
}

const owner = 'owner';

/** Sends a request about documents. @returns the status */
async function send(method: string, path: string, token?: string) {
  const documents = `v1/projects/${demoProject}/databases/(default)/documents`;
  const { status } = await fetch(`http://127.0.0.1:${firestore}/${documents}/${path}`, {
    method,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    ...(method === 'PATCH' && { body: '{}' }),
  });
  return status;
}

const portsAreFree = () =>
  until(async () => {
    const free = await Promise.all([page, auth, firestore].map(isFree));
    return free.every(Boolean);
  }, 'all ports are free');

async function until(condition: () => boolean | Promise<boolean>, what: string) {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) {
      throw new Error(`After ${TIMEOUT_MS / 1000} seconds not yet: ${what}.\n${output}`);
    }
    await sleep(200);
  }
}
