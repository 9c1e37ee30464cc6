/** Starts the shop as a developer does, and ends it in every way there is. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoProject } from '../build/variables';
import { isFree } from '../scripts/lib/ports';
import { testRun } from '../scripts/lib/stages';
import { shop } from '../src/config';

const { page, auth, firestore } = testRun.startPorts;
const folder = `${testRun.folder}/start`;
const url = `http://localhost:${page}${shop.basePath}`;
// A busy machine takes minutes for the first build.
const TIMEOUT_MS = 300_000;

const documents = `v1/projects/${demoProject}/databases/(default)/documents`;

const npmStart = [process.env.npm_execpath ?? '/usr/bin/npm', 'start'];
const jitiStart = ['node_modules/jiti/lib/jiti-cli.mjs', 'scripts/start.ts'];

let child: ChildProcess;
let output = '';

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
afterAll(end);

it('opens the shop with npm start, and says so in one line', async () => {
  await open(npmStart);
  const opened = output.split('\n').filter((line) => line.includes(url));
  expect(opened).toEqual([expect.stringContaining('is open')]);
  expect(output).not.toMatch(/emulators? ready|Emulator Hub/i);
  expect(await (await fetch(url)).text()).toContain('<title>');
  // A service worker would show a developer an old version.
  expect((await fetch(`${url}sw.js`)).status).toBe(404);
  const script = await (await fetch(`${url}static/js/main.js`)).text();
  expect(script).not.toContain('src_boot_keepOffline');
  await account('signUp', 'first@example.com');
  await addBasket('first');
});

it('checks the types while the shop is open', async () => {
  await until(() => /Found \d+ errors?\. Watching/.test(output), 'the types are checked');
});

it('says how to sign in as the merchant, who sees the shop’s orders', async () => {
  const login = /sign in as (\S+) with the password (\S+)\.\n/;
  await until(() => login.test(output), 'it says so');
  const [, email = '', password = ''] = login.exec(output) ?? [];
  const token = await account('signInWithPassword', email, password);
  const orders = `${documents}/orders`;
  expect(await send('GET', orders, undefined, { Authorization: `Bearer ${token}` })).toBe(200);
  expect(await send('GET', orders, undefined, {})).toBe(403);
});

it('ends on Ctrl-C without an error, and frees its ports', async () => {
  // A terminal sends it to the whole process group.
  process.kill(-Number(child.pid), 'SIGINT');
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  // npm ends either well or by the same signal.
  expect(code === 0 || signal === 'SIGINT').toBe(true);
  await portsAreFree();
});

it('keeps accounts and baskets until the next start', async () => {
  await open(npmStart);
  await account('signInWithPassword', 'first@example.com');
  expect(await statusOf('first')).toBe(200);
});

it('reloads changed rules', async () => {
  expect(await statusOf('first', {})).toBe(403);
  const open = "service cloud.firestore { match /{path=**} { allow read: if path != ''; } }";
  await send('PUT', `emulator/v1/projects/${demoProject}:securityRules`, {
    rules: { files: [{ name: 'open', content: `rules_version = '2'; ${open}` }] },
  });
  expect(await statusOf('first', {})).toBe(200);
  utimesSync('firestore.rules', new Date(), new Date());
  await until(() => output.includes('has the new firestore.rules'), 'the rules are reloaded');
  expect(await statusOf('first', {})).toBe(403);
});

it('ends when an emulator does, and says why', async () => {
  await send('POST', 'shutdown');
  await once(child, 'close');
  expect(output).toContain('The Firestore emulator ended (exit code 0). The last lines of');
  await portsAreFree();
});

it('ends when npm is killed, and keeps accounts and baskets then too', async () => {
  await open(npmStart);
  await account('signUp', 'third@example.com');
  await addBasket('second');
  child.kill('SIGKILL');
  await portsAreFree();
  await open(jitiStart);
  await account('signInWithPassword', 'third@example.com');
  expect(await statusOf('second')).toBe(200);
});

it('leaves nothing behind when it is killed itself', async () => {
  child.kill('SIGKILL');
  await portsAreFree();
});

it('opens without a database, and says so', async () => {
  await open(jitiStart, { DATABASE: 'off' });
  const notice = 'Baskets stay on this device, and nothing can be ordered';
  await until(() => output.includes(notice), 'it says so');
  expect(await isFree(firestore)).toBe(true);
});

it.each([
  ['AUTH_EMULATOR_PORT', auth],
  ['FIRESTORE_EMULATOR_PORT', firestore],
])('names a port in use, and what to do: %s', async (variable, port) => {
  await end();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  start(jitiStart);
  const [code] = (await once(child, 'close')) as [number | null];
  other.close();
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`Port ${port} is in use`));
  expect(output).toContain(`${variable}=${port + 1} npm start`);
  expect(await isFree(page)).toBe(true);
});

async function open(args: string[], variables?: NodeJS.ProcessEnv) {
  await end();
  start(args, variables);
  await until(() => output.includes(url) || child.exitCode !== null, 'the shop is open');
  if (child.exitCode !== null) throw new Error(output);
}

function start(args: string[], variables: NodeJS.ProcessEnv = {}) {
  output = '';
  // With a channel, it ends if this test run is killed.
  child = spawn(process.execPath, ['--require', './scripts/lib/endWithParent.cjs', ...args], {
    env: {
      ...process.env,
      PORT: String(page),
      AUTH_EMULATOR_PORT: String(auth),
      FIRESTORE_EMULATOR_PORT: String(firestore),
      EMULATOR_FOLDER: folder,
      ...variables,
    },
    // In a process group of its own, as in a terminal.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => (output += data.toString()));
  }
}

/** Ends what a failed test has left running. */
async function end() {
  // Undefined before the first start.
  const last = child as ChildProcess | undefined;
  if (last?.exitCode !== null || last.signalCode !== null) return;
  const exited = once(last, 'exit');
  last.kill('SIGTERM');
  await exited;
  await portsAreFree();
}

const request = (method: string, address: string, body?: object, headers: object = {}) =>
  fetch(`http://127.0.0.1:${address}`, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Creates or signs in an account. @returns its token */
async function account(action: string, email: string, password = 'a password') {
  const path = `identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo`;
  const credentials = { email, password, returnSecureToken: true };
  const response = await request('POST', `${auth}/${path}`, credentials);
  expect(response.status).toBe(200);
  return ((await response.json()) as { idToken: string }).idToken;
}

const owner = { Authorization: 'Bearer owner' };

/** Sends a request to the Firestore emulator. @returns the status */
async function send(method: string, path: string, body?: object, headers: object = owner) {
  const response = await request(method, `${firestore}/${path}`, body, headers);
  await response.body?.cancel();
  return response.status;
}

const basket = (name: string) => `${documents}/baskets/${name}`;
const statusOf = (name: string, headers?: object) => send('GET', basket(name), undefined, headers);

async function addBasket(name: string) {
  expect(await send('PATCH', basket(name), { fields: { gift: { booleanValue: true } } })).toBe(200);
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
