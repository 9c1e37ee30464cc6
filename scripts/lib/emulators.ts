import fs from 'node:fs';
import path from 'node:path';
import { demoProject } from '../../build/variables';
import { shop } from '#shop/config';
import { functionsIn, hostingOf, readFirebaseConfig } from './deployment';
import { publishPrices, watchPrices } from './emulatorPrices';
import type { FirestoreProgram } from './findFirestore';
import { answers } from './ports';
import { type Child, readLog, startNode, startProgram, untilReady } from './processes';
import { loadRules, request, watchRules } from './rules';

const host = '127.0.0.1';
const exported = 'documents';

interface Options {
  /** The folder of these emulators alone. */
  folder: string;
  /** The port of the Auth emulator. */
  auth?: number;
  firestore?: { port: number; program: FirestoreProgram };
  /** The functions to run: the folder of a bundle, with its secrets in `.secret.local`. */
  functions?: { port: number; folder: string } | undefined;
  /** The site for the Hosting emulator. */
  hosting?: { port: number; folder: string };
  /** Loads accounts and documents from `folder`, saves them at the end, and reloads changed rules. */
  lasting?: boolean;
}

/**
 * Starts Firebase emulators for the demo project, for this machine only. Resolves when they are ready.
 *
 * @throws Stop if they don't start
 */
export async function startEmulators(options: Options): Promise<Child[]> {
  const { firestore, functions, hosting } = options;
  const database = firestore && startFirestore({ ...options, ...firestore });
  // Functions register their triggers at this port, and the first visit of the site needs the prices.
  if (functions || hosting) await database;
  const started = await Promise.all([startFirebase(options), database]);
  return started.filter((child) => child !== undefined);
}

function makeFolder(...parts: string[]): string {
  const folder = path.resolve(...parts);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}

async function startFirebase({ folder, auth, firestore, functions, hosting, lasting }: Options) {
  const run = makeFolder(folder, 'run');
  const config = readFirebaseConfig();
  const file = {
    ...config,
    ...(hosting && {
      hosting: hostingOf(hosting.folder, config, run, functions && shop.functions),
    }),
    ...(functions && { functions: functionsIn(path.relative(run, functions.folder)) }),
    emulators: {
      ...config.emulators,
      // The port is outside of the range that the system gives to connections.
      hub: { host, port: (auth ?? hosting?.port ?? 0) + 1000 },
      ...(auth && { auth: { host, port: auth } }),
      ...(functions && { functions: { host, port: functions.port } }),
      ...(hosting && { hosting: { host, port: hosting.port } }),
    },
  };
  fs.writeFileSync(path.join(run, 'firebase.json'), JSON.stringify(file, null, 2));

  const only = [auth && 'auth', functions && 'functions', hosting && 'hosting']
    .filter(Boolean)
    .join(',');
  const args = ['emulators:start', '--only', only, '--project', demoProject];
  const accounts = path.resolve(folder, 'accounts');
  if (lasting && auth) {
    if (fs.existsSync(accounts)) args.push('--import', accounts);
    args.push('--export-on-exit', accounts);
  }
  const log = path.join(run, 'emulators.log');
  const preload = ['trustAuthSchema', 'keepSessions'].flatMap((name) => [
    '--require',
    path.resolve(`scripts/lib/${name}.cjs`),
  ]);
  if (functions) preload.push('--require', path.resolve('scripts/lib/knowFirestore.cjs'));
  const firebase = path.resolve('node_modules/firebase-tools/lib/bin/firebase.js');
  // Without this, the tool would send requests to this machine through a proxy.
  const isProxy = (name: string) => /^https?_proxy$/i.test(name);
  const child = startNode('The Firebase emulator', [...preload, firebase, ...args], {
    // The tool writes its debug log and partial exports here.
    cwd: run,
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !isProxy(name))),
      // The tool saves here which instance to export from, so two instances must not share it.
      TMPDIR: run,
      // These turn off telemetry and the search for updates.
      CI: 'true',
      NO_UPDATE_NOTIFIER: '1',
      // Without this, the tool uses port 4500 for a log server, against its own default.
      START_LOGGING_EMULATOR: 'false',
      ...(firestore && { FIRESTORE_PORT: String(firestore.port) }),
    },
    log,
  });
  const ports = [auth, hosting?.port].filter((port) => port !== undefined);
  await untilReady(child, async () => {
    // A port answers before the accounts are loaded.
    if (!readLog(log).includes('All emulators ready')) return false;
    const answered = await Promise.all(ports.map((port) => answers(`http://${host}:${port}/`)));
    return answered.every(Boolean);
  });
  return child;
}

interface FirestoreOptions extends Options {
  port: number;
  program: FirestoreProgram;
}

async function startFirestore({ port, program, folder, functions, lasting }: FirestoreOptions) {
  const run = makeFolder(folder, 'firestore');
  const documents = path.resolve(folder, exported);
  const metadata = path.join(documents, `${exported}.overall_export_metadata`);
  const logging = path.join(run, 'logging.properties');
  // Without this, the emulator would log every request.
  fs.writeFileSync(logging, 'handlers=java.util.logging.ConsoleHandler\n.level=SEVERE\n');
  const [java, ...runEmulator] = program;
  const args = [
    // These halve the time to start, and give memory to the coverage reports of the rules, with 20,000 products.
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-Xmx1g',
    `-Djava.util.logging.config.file=${logging}`,
    ...runEmulator,
    `--host=${host}`,
    `--port=${port}`,
    ...(functions ? [`--functions_emulator=${host}:${functions.port}`] : []),
    ...(lasting && fs.existsSync(metadata) ? [`--import-data=${metadata}`] : []),
  ];
  const url = `http://${host}:${port}`;
  const child = startProgram('The Firestore emulator', java, args, {
    cwd: run,
    log: path.join(run, 'emulator.log'),
    ...(lasting && { save: () => exportTo(documents, url) }),
    endSignal: 'SIGKILL',
  });
  await untilReady(child, () => answers(url));
  await loadRules(url);
  await publishPrices(url);
  if (lasting) {
    watchRules(url);
    watchPrices(url);
  }
  return child;
}

async function exportTo(documents: string, url: string): Promise<void> {
  const next = makeFolder(`${documents}.next`);
  const database = `projects/${demoProject}/databases/(default)`;
  const target = { database, export_directory: next, export_name: exported };
  await request(`${url}/emulator/v1/projects/${demoProject}:export`, 'POST', target);
  fs.rmSync(documents, { recursive: true, force: true });
  fs.renameSync(path.join(next, exported), documents);
}
