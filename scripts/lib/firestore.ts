import fs from 'node:fs';
import path from 'node:path';
import { demoProject } from '../../build/variables';
import { type FirestoreProgram, mainClass } from './findFirestore';
import { answers } from './ports';
import { type Child, startNode, untilReady } from './processes';
import { requireRules, watchRules } from './rules';
import { ask, saveOnChange } from './saveOnChange';

const host = '127.0.0.1';
const exported = 'documents';

interface Options {
  program: FirestoreProgram;
  /** Belongs to this one instance and to its Auth emulator. */
  folder: string;
  port: number;
  /**
   * For work on the shop: reads the documents of the folder at the start, writes them soon after each
   * change, and takes changed rules over.
   */
  lasting?: boolean;
}

/**
 * Starts a Firestore emulator with the project's rules, bound to this machine only. Resolves when the
 * documents are loaded and it answers.
 *
 * @throws Stop when it does not start.
 */
export async function startFirestore(options: Options): Promise<Child> {
  const { program, folder, port, lasting = false } = options;
  const run = path.resolve(folder, 'firestore');
  fs.rmSync(run, { recursive: true, force: true });
  fs.mkdirSync(run, { recursive: true });
  const documents = path.resolve(folder, exported);
  const metadata = path.join(documents, `${exported}.overall_export_metadata`);

  const logging = path.join(run, 'logging.properties');
  // Else it writes of each request.
  fs.writeFileSync(logging, 'handlers=java.util.logging.ConsoleHandler\n.level=SEVERE\n');
  const args = [
    // It starts in half of the time, with a third of the memory.
    ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xmx256m'],
    ...[`-Djava.util.logging.config.file=${logging}`, '-cp', program.jar, mainClass],
    ...[`--host=${host}`, `--port=${port}`],
    ...(lasting && fs.existsSync(metadata) ? [`--import-data=${metadata}`] : []),
  ];
  const log = path.join(run, 'emulator.log');
  const kept = lasting ? { folder: documents, what: 'the demo’s baskets' } : undefined;
  const child = startNode(
    'The Firestore emulator',
    [path.resolve('scripts/lib/runProgram.cjs'), program.java, ...args],
    // What it has to save is saved below.
    { cwd: run, log, kept, endSignal: 'SIGKILL' },
  );
  const url = `http://${host}:${port}`;
  await untilReady(child, () => answers(url));
  await requireRules(url);

  if (lasting) {
    saveOnChange(child, {
      read: () => readVersions(url),
      save: () => exportTo(documents, `${url}/emulator/v1/projects/${demoProject}:export`),
    });
    watchRules(url, child.ended);
  }
  return child;
}

/** The name of every document with the time of its last change, as text. */
async function readVersions(url: string): Promise<string> {
  const database = `projects/${demoProject}/databases/(default)/documents`;
  const structuredQuery = {
    from: [{ allDescendants: true }],
    select: { fields: [{ fieldPath: '__name__' }] },
  };
  const answer = await ask(`${url}/v1/${database}:runQuery`, 'POST', { structuredQuery });
  // Beside each stands the time of the answer.
  const found = JSON.parse(answer) as { document?: object }[];
  return JSON.stringify(found.map(({ document }) => document));
}

async function exportTo(documents: string, url: string): Promise<void> {
  const next = `${documents}.next`;
  fs.rmSync(next, { recursive: true, force: true });
  fs.mkdirSync(next);
  const database = `projects/${demoProject}/databases/(default)`;
  await ask(url, 'POST', { database, export_directory: next, export_name: exported });
  fs.rmSync(documents, { recursive: true, force: true });
  fs.renameSync(path.join(next, exported), documents);
}
