/** Starts the shop as a developer does and ends it in every way that there is. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFree } from '../scripts/lib/ports';
import { testRun } from '../scripts/lib/stages';
import { shop } from '../src/config';

const { page, auth, firestore } = testRun.startPorts;
const folder = `${testRun.folder}/start`;
const url = `http://localhost:${page}${shop.basePath}`;
// A busy machine takes minutes for the first build.
const PATIENCE_MS = 300_000;

const npm = process.env.npm_execpath ?? '/usr/bin/npm';
const jiti = 'node_modules/jiti/lib/jiti-cli.mjs';
const env = {
  ...process.env,
  PORT: String(page),
  AUTH_EMULATOR_PORT: String(auth),
  FIRESTORE_EMULATOR_PORT: String(firestore),
  EMULATOR_FOLDER: folder,
};

let child: ChildProcess;
let said = '';

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
afterAll(end);

it('opens the shop with npm start, and says so in one line', async () => {
  await openWithNpm();
  const opened = said.split('\n').filter((line) => line.includes(url));
  expect(opened).toEqual([expect.stringContaining('is open')]);
  expect(said).not.toMatch(/emulators? ready|Emulator Hub/i);
  expect(await (await fetch(url)).text()).toContain('<title>');
  // A service worker would show a developer what was there before.
  expect((await fetch(`${url}sw.js`)).status).toBe(404);
  expect(await (await fetch(`${url}static/js/main.js`)).text()).not.toContain(
    'src_boot_keepOffline',
  );
  await account('signUp', 'first@example.com');
  await write('first');
});

it('checks the types while the shop is open', async () => {
  await until(() => /Found \d+ errors?\. Watching/.test(said), 'the types are checked');
});

it('says how to sign in as the merchant, who sees the orders of the shop', async () => {
  await until(() => /sign in as \S+ with the password/.test(said), 'it says so');
  const [, email = '', password = ''] =
    /sign in as (\S+) with the password (\S+)\.\n/.exec(said) ?? [];
  const headers = {
    Authorization: `Bearer ${await account('signInWithPassword', email, password)}`,
  };
  const orders = 'v1/projects/demo-haat/databases/(default)/documents/orders';
  expect(await ask('GET', orders, undefined, headers)).toBe(200);
  expect(await ask('GET', orders, undefined, {})).toBe(403);
});

it('ends on Ctrl-C without an error, and frees its ports', async () => {
  // The terminal sends it to npm and to all that runs in npm's process group.
  process.kill(-pidOf(child), 'SIGINT');
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  // npm itself ends either well or, where a shell stands in between, by the same signal: silently.
  expect(code === 0 || signal === 'SIGINT').toBe(true);
  await portsAreFree();
});

it('signs in at the next start with an account of this one, and has its basket', async () => {
  await openWithNpm();
  await account('signInWithPassword', 'first@example.com');
  expect(await statusOf('first')).toBe(200);
});

it('takes changed rules over while it runs', async () => {
  expect(await statusOf('first', {})).toBe(403);
  const open = "service cloud.firestore { match /{path=**} { allow read: if path != ''; } }";
  await ask('PUT', 'emulator/v1/projects/demo-haat:securityRules', {
    rules: { files: [{ name: 'open', content: `rules_version = '2'; ${open}` }] },
  });
  expect(await statusOf('first', {})).toBe(200);
  utimesSync('firestore.rules', new Date(), new Date());
  await until(() => said.includes('has the new firestore.rules'), 'the rules are taken over');
  expect(await statusOf('first', {})).toBe(403);
});

it('ends when an emulator does, and says why', async () => {
  await ask('POST', 'shutdown');
  await once(child, 'close');
  expect(said).toContain('The Firestore emulator ended (exit code 0). The last lines of');
  await portsAreFree();
});

it('ends when npm is killed', async () => {
  await openWithNpm();
  await account('signUp', 'third@example.com');
  await write('second');
  child.kill('SIGKILL');
  await portsAreFree();
});

it('still has the accounts and baskets then, and leaves nothing behind when it is killed itself', async () => {
  await start({}, jiti, 'scripts/start.ts');
  const signsIn = async () => Boolean(await account('signInWithPassword', 'third@example.com'));
  const hasBasket = async () => (await statusOf('second')) === 200;
  await until(() => signsIn().catch(() => false), 'the account is there');
  await until(() => hasBasket().catch(() => false), 'the basket is there');
  child.kill('SIGKILL');
  await portsAreFree();
});

it('opens without a database, and says so', async () => {
  await start({ DATABASE: 'off' }, jiti, 'scripts/start.ts');
  await untilOpen();
  const sentence = 'Baskets stay on this device, and nothing can be ordered';
  await until(() => said.includes(sentence), 'it says so');
  expect(await isFree(firestore)).toBe(true);
});

it.each([
  ['AUTH_EMULATOR_PORT', auth],
  ['FIRESTORE_EMULATOR_PORT', firestore],
])('names a port in use, and what to do: %s', async (variable, port) => {
  await end();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  await start({}, jiti, 'scripts/start.ts');
  const [code] = (await once(child, 'close')) as [number | null];
  other.close();
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`Port ${port} is in use`));
  expect(said).toContain(`${variable}=${port + 1} npm start`);
  expect(await isFree(page)).toBe(true);
});

async function openWithNpm() {
  await start({}, npm, 'start');
  await untilOpen();
}

async function untilOpen() {
  await until(() => said.includes(url) || child.exitCode !== null, 'the shop is open');
  if (child.exitCode !== null) throw new Error(said);
}

async function start(variables: NodeJS.ProcessEnv, ...args: string[]) {
  await end();
  said = '';
  // The channel ends it when this test run is killed.
  child = spawn(process.execPath, ['--require', './scripts/lib/endWithParent.cjs', ...args], {
    env: { ...env, ...variables },
    // In a process group of its own, as a terminal has it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => (said += data.toString()));
  }
}

/** Ends what a failed test has left running. */
async function end() {
  // Before the first start there is none.
  const last = child as ChildProcess | undefined;
  if (last?.exitCode !== null || last.signalCode !== null) return;
  const exited = once(last, 'exit');
  last.kill('SIGTERM');
  // It lets go of its ports a moment before.
  await exited;
  await portsAreFree();
}

const owner = { Authorization: 'Bearer owner' };

const request = (method: string, address: string, body?: object, headers: object = {}) =>
  fetch(`http://127.0.0.1:${address}`, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Asks the Auth emulator to make or sign in an account. */
async function account(action: string, email: string, password = 'a password') {
  const path = `identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo`;
  const credentials = { email, password, returnSecureToken: true };
  const response = await request('POST', `${auth}/${path}`, credentials);
  expect(response.status).toBe(200);
  return ((await response.json()) as { idToken: string }).idToken;
}

/** Asks the Firestore emulator, as an administrator where nothing else is said. */
async function ask(method: string, path: string, body?: object, headers: object = owner) {
  const response = await request(method, `${firestore}/${path}`, body, headers);
  await response.body?.cancel();
  return response.status;
}

const basket = (name: string) =>
  `v1/projects/demo-haat/databases/(default)/documents/baskets/${name}`;
const statusOf = (name: string, headers?: object) => ask('GET', basket(name), undefined, headers);

async function write(name: string) {
  expect(await ask('PATCH', basket(name), { fields: { gift: { booleanValue: true } } })).toBe(200);
}

function pidOf({ pid }: ChildProcess) {
  if (pid === undefined) throw new Error('It did not start.');
  return pid;
}

const portsAreFree = () =>
  until(async () => {
    const free = await Promise.all([page, auth, firestore].map(isFree));
    return free.every(Boolean);
  }, 'all ports are free');

async function until(condition: () => boolean | Promise<boolean>, what: string) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) {
      throw new Error(`After ${PATIENCE_MS / 1000} seconds not yet: ${what}.\n${said}`);
    }
    await sleep(200);
  }
}
