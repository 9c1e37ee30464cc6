import fs from 'node:fs';
import path from 'node:path';
import { hostingOf } from './hosting.mjs';
import { freePort } from './ports.mjs';
import { answers, startNode, untilReady } from './supervise.mjs';

const host = '127.0.0.1';
const TAIL_LINES = 25;

/**
 * Starts Firebase emulators for the demo project, bound to this machine only.
 *
 * `folder` must belong to this one instance: its `run` is made anew, and with `keepAccounts` its
 * `accounts` are read at the start and written at an orderly end.
 *
 * @param {object} options
 * @param {string} options.folder
 * @param {number} [options.auth] the port of the Auth emulator; without it there is none
 * @param {{ port: number, folder: string }} [options.hosting] what the Hosting emulator serves
 * @param {boolean} [options.keepAccounts]
 * @param {string} [options.project] the folder whose `firebase.json` holds, if it is another one
 */
export async function startEmulators({
  folder,
  auth,
  hosting,
  keepAccounts = false,
  project = '.',
}) {
  const run = path.resolve(folder, 'run');
  fs.rmSync(run, { recursive: true, force: true });
  fs.mkdirSync(run, { recursive: true });

  const config = JSON.parse(fs.readFileSync(`${project}/firebase.json`, 'utf8'));
  const emulators = { ...config.emulators, hub: { host, port: await freePort() } };
  if (auth) emulators.auth = { host, port: auth };
  if (hosting) {
    emulators.hosting = { host, port: hosting.port };
    config.hosting = hostingOf(hosting.folder, config, run);
  }
  fs.writeFileSync(
    path.join(run, 'firebase.json'),
    JSON.stringify({ ...config, emulators }, null, 2),
  );

  const only = [auth && 'auth', hosting && 'hosting'].filter(Boolean).join(',');
  const args = ['emulators:start', '--only', only, '--project', 'demo-haat'];
  const accounts = path.resolve(folder, 'accounts');
  if (keepAccounts) args.push('--import', accounts, '--export-on-exit', accounts);

  const logFile = path.join(run, 'emulators.log');
  const log = fs.openSync(logFile, 'w');
  const firebase = path.resolve('node_modules/firebase-tools/lib/bin/firebase.js');
  const child = startNode('The Firebase emulator', [firebase, ...args], {
    // It writes its debug log and half-done exports to the folder that it runs in.
    cwd: run,
    env: emulatorEnvironment(run),
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  // An end before the accounts are loaded must not save their absence.
  child.endSignal = 'SIGKILL';

  child.explain = (what) =>
    `The Firebase emulator ${what}. The last lines of ${path.relative('', logFile)}:\n\n` +
    `${fs.readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n')}\n\n` +
    'Try again.' +
    (keepAccounts && fs.existsSync(accounts)
      ? ` If that does not help, delete ${path.relative('', accounts)} (the demo accounts).`
      : '');

  const isReady = async () => {
    // A port answers before the accounts are loaded; only the log tells when that is done.
    if (!fs.readFileSync(logFile, 'utf8').includes('All emulators ready')) return false;
    const ports = [auth, hosting?.port].filter(Boolean);
    const answered = await Promise.all(ports.map((port) => answers(`http://${host}:${port}/`)));
    return answered.every(Boolean);
  };
  return Object.assign(child, {
    /** Resolves when the accounts are loaded and every port answers. Rejects with a Stop. */
    async ready() {
      await untilReady(child, isReady);
      child.endSignal = 'SIGINT';
    },
  });
}

function emulatorEnvironment(run) {
  const env = {
    ...process.env,
    // In here firebase-tools notes which instance to export from: two must not share it.
    TMPDIR: run,
    // No calls home, no detached process that looks for updates.
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    // Without this it takes port 4500 for a log server, against its own default.
    START_LOGGING_EMULATOR: 'false',
  };
  // It would ask a proxy for its own address on this machine.
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY']) {
    delete env[name];
    delete env[name.toLowerCase()];
  }
  return env;
}
