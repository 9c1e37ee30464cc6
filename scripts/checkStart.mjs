/** Starts the shop as a developer does and ends it in every way that there is. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFree } from './lib/ports.mjs';
import { loadConfig } from './lib/shop.mjs';
import { testRun } from './lib/testStages.mjs';

const { page, auth } = testRun.ports;
const folder = `${testRun.folder}/start`;
const { shop } = await loadConfig();
const url = `http://localhost:${page}${shop.basePath}`;
// A busy machine takes minutes for the first build.
const PATIENCE_MS = 300_000;
const timeout = 2 * PATIENCE_MS;
const env = {
  ...process.env,
  PORT: String(page),
  AUTH_EMULATOR_PORT: String(auth),
  EMULATOR_FOLDER: folder,
};

let child;
process.on('exit', () => child?.kill('SIGTERM'));
// By itself Ctrl-C would end this process without its `exit` event, and leave the child running.
process.on('SIGINT', () => process.exit(130));

before(() => rmSync(folder, { recursive: true, force: true }));
after(end);

test('npm start opens the shop and says so in one line', { timeout }, async () => {
  const started = await open('npm', ['start']);
  const opened = started
    .said()
    .split('\n')
    .filter((line) => line.includes(url));
  assert.equal(opened.length, 1);
  assert.match(opened[0], /is open/);
  assert.doesNotMatch(started.said(), /emulators? ready|Emulator Hub/i);
  assert.match(await (await fetch(url)).text(), /<title>/);
  // A service worker would show a developer what was there before.
  assert.equal((await fetch(`${url}sw.js`)).status, 404);
  assert.doesNotMatch(await (await fetch(`${url}static/js/main.js`)).text(), /src_offline/);
  await account('signUp', 'first@example.com');
});

test('Ctrl-C ends it without an error and frees its ports', { timeout }, async () => {
  // The terminal sends it to npm and to all that runs in npm's process group.
  process.kill(-child.pid, 'SIGINT');
  const [code, signal] = await once(child, 'exit');
  // npm itself ends either well or, where a shell stands in between, by the same signal: silently.
  assert.ok(code === 0 || signal === 'SIGINT', `exit code ${code}`);
  await portsAreFree();
});

test('an account of one start signs in at the next', { timeout }, async () => {
  await open('npm', ['start']);
  await account('signInWithPassword', 'first@example.com');
  await account('signUp', 'second@example.com');
});

test('it ends when npm is killed', { timeout }, async () => {
  child.kill('SIGKILL');
  await portsAreFree();
});

test('its children end when it is killed itself, and keep the accounts', { timeout }, async () => {
  await open(process.execPath, ['scripts/start.mjs']);
  await account('signInWithPassword', 'second@example.com');
  child.kill('SIGKILL');
  await portsAreFree();
});

test('a port that is taken is named, with what to do', { timeout }, async () => {
  await end();
  const other = createServer().listen(auth, '127.0.0.1');
  await once(other, 'listening');
  const started = await start(process.execPath, ['scripts/start.mjs']);
  const [code] = await once(child, 'close');
  other.close();
  assert.equal(code, 1);
  assert.match(started.said(), new RegExp(`Port ${auth} is taken`));
  assert.match(started.said(), /AUTH_EMULATOR_PORT=\d+ npm start/);
  assert.ok(await isFree(page));
});

/** Starts it and waits until it says that the shop is open. */
async function open(command, args) {
  const started = await start(command, args);
  await until(() => started.said().includes(url) || child.exitCode !== null, 'the shop is open');
  assert.equal(child.exitCode, null, started.said());
  return started;
}

async function start(command, args) {
  await end();
  // In a process group of its own, as a terminal has it.
  child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  return { said: () => said };
}

/** Ends what a failed test has left running. */
async function end() {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await portsAreFree();
}

/** Asks the Auth emulator to make or sign in an account. */
async function account(action, email) {
  const response = await fetch(
    `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'a password', returnSecureToken: true }),
    },
  );
  assert.equal(response.status, 200, await response.text());
}

const portsAreFree = () =>
  until(async () => (await isFree(page)) && (await isFree(auth)), 'both ports are free');

async function until(condition, what) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) assert.fail(`After ${PATIENCE_MS / 1000} seconds not yet: ${what}.`);
    await sleep(200);
  }
}
