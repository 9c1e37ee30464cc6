import fs from 'node:fs';
import path from 'node:path';
import { demoProject } from '../../build/variables';
import { hostingOf, readFirebaseConfig } from './deployment';
import { answers, findFreePort } from './ports';
import { type Child, readLog, startNode, untilReady } from './processes';
import { ask, saveOnChange } from './saveOnChange';

const host = '127.0.0.1';

interface Options {
  /** Belongs to this one instance. */
  folder: string;
  /** The port of the Auth emulator; without it there is none. */
  auth?: number;
  /** What the Hosting emulator serves. */
  hosting?: { port: number; folder: string };
  /** Reads the accounts of the folder at the start, and writes them soon after each change. */
  keepAccounts?: boolean;
}

/**
 * Starts Firebase emulators for the demo project, bound to this machine only. Resolves when the
 * accounts are loaded and every port answers.
 *
 * @throws Stop when they do not start.
 */
export async function startEmulators({
  folder,
  auth,
  hosting,
  keepAccounts = false,
}: Options): Promise<Child> {
  const run = path.resolve(folder, 'run');
  fs.rmSync(run, { recursive: true, force: true });
  fs.mkdirSync(run, { recursive: true });

  const config = readFirebaseConfig();
  const hub = { host, port: await findFreePort() };
  const file = {
    ...config,
    ...(hosting && { hosting: hostingOf(hosting.folder, config, run) }),
    emulators: {
      ...config.emulators,
      hub,
      ...(auth && { auth: { host, port: auth } }),
      ...(hosting && { hosting: { host, port: hosting.port } }),
    },
  };
  fs.writeFileSync(path.join(run, 'firebase.json'), JSON.stringify(file, null, 2));

  const only = [auth && 'auth', hosting && 'hosting'].filter(Boolean).join(',');
  const args = ['emulators:start', '--only', only, '--project', demoProject];
  const accounts = path.resolve(folder, 'accounts');
  if (keepAccounts && fs.existsSync(accounts)) args.push('--import', accounts);

  const logFile = path.join(run, 'emulators.log');
  const preload = ['--require', path.resolve('scripts/lib/trustAuthSchema.cjs')];
  const firebase = path.resolve('node_modules/firebase-tools/lib/bin/firebase.js');
  const child = startNode('The Firebase emulator', [...preload, firebase, ...args], {
    // It writes its debug log and half-done exports to the folder that it runs in.
    cwd: run,
    env: emulatorEnvironment(run),
    log: logFile,
    kept: keepAccounts ? { folder: accounts, what: 'the demo accounts' } : undefined,
    // What it has to save is saved below.
    endSignal: 'SIGKILL',
  });

  await untilReady(child, async () => {
    // A port answers before the accounts are loaded; only the log tells when that is done.
    if (!readLog(logFile).includes('All emulators ready')) return false;
    const ports = [auth, hosting?.port].filter((port) => port !== undefined);
    const answered = await Promise.all(ports.map((port) => answers(`http://${host}:${port}/`)));
    return answered.every(Boolean);
  });
  if (keepAccounts && auth) {
    const list = `identitytoolkit.googleapis.com/v1/projects/${demoProject}/accounts:batchGet`;
    // An export replaces the folder as a whole.
    const target = { path: accounts, initiatedBy: 'npm' };
    saveOnChange(child, {
      read: () => ask(`http://${host}:${auth}/${list}?maxResults=-1`, 'GET'),
      save: () => ask(`http://${host}:${hub.port}/_admin/export`, 'POST', target),
    });
  }
  return child;
}

function emulatorEnvironment(run: string): NodeJS.ProcessEnv {
  const ofThisMachine = Object.entries(process.env)
    // It would ask a proxy for its own address on this machine.
    .filter(([name]) => !/^https?_proxy$/i.test(name));
  return {
    ...Object.fromEntries(ofThisMachine),
    // In here firebase-tools notes which instance to export from: two must not share it.
    TMPDIR: run,
    // No calls home, no detached process that looks for updates.
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    // Without this it takes port 4500 for a log server, against its own default.
    START_LOGGING_EMULATOR: 'false',
  };
}
