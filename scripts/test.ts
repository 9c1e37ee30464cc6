/** `npm test`, `npm run test:full`, or the named stages: `npm test -- unit lint`. */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { findChromium, installEngines } from './lib/browsers';
import { startEmulators } from './lib/emulators';
import { requireFirestore } from './lib/findFirestore';
import { requireFree } from './lib/ports';
import { startNode } from './lib/processes';
import { readReport, type TestCounts } from './lib/report';
import { setUpFirestore } from './lib/setUpFirestore';
import { demoEnvironment } from './lib/shop';
import { choose, reportOf, seed, type Stage, testRun } from './lib/stages';
import { Stop } from './lib/stop';
import { supervise } from './lib/supervise';

interface Result extends TestCounts {
  name: string;
  seconds: number;
  /** The reason if the stage didn't run. */
  skipped?: string;
}

const names = process.argv.slice(2).filter((argument) => argument !== '--full');
const isFull = process.argv.includes('--full');
const env: NodeJS.ProcessEnv = {
  ...demoEnvironment(),
  // The browser tests of a full run measure the pictures of a release.
  ...(!isFull && { PICTURE_EFFORT: '0' }),
  // A value of production would give the unit tests the wrong React.
  NODE_ENV: undefined,
  SEED: seed,
  ...(isFull && { PROPERTY_CASES: 'all' }),
};
/** The programs that couldn't be installed, and how to do it. */
const lacking: Partial<Record<'chromium' | 'firestore', string>> = {};

supervise(
  async () => {
    const stages = choose(names, isFull ? 'full' : 'test');
    const missingEngines = await install(stages);
    if (stages.length > 1) console.log(`Running ${stages.map(({ name }) => name).join(', ')}…`);
    const results = new Map<string, Promise<Result>>();
    const work = async (queue: Stage[], quiet: boolean) => {
      for (let stage = queue.shift(); stage; stage = queue.shift()) {
        const result = runOrSkip(stage, results.get(stage.after ?? ''), quiet);
        results.set(stage.name, result);
        await result;
      }
    };
    const isAlone = ({ alone }: Stage) => alone === true || (alone === 'full' && isFull);
    const together = stages.filter((stage) => !isAlone(stage));
    const alone = stages.filter(isAlone);
    const cores = Array.from({ length: availableParallelism() });
    await Promise.all(cores.map(() => work(together, stages.length > 1)));
    await work(alone, false);
    return summarise(await Promise.all(results.values()), missingEngines);
  },
  { interrupted: 130 },
);

/** Installs what the stages need, if possible. @returns the engines that are still missing */
async function install(stages: Stage[]) {
  const needs = stages.flatMap((stage) => stage.needs ?? []);
  if (needs.length > 0) {
    const found = await setUpFirestore();
    if ('missing' in found) {
      lacking.firestore = found.missing;
      // The main walks then open a shop without a database.
      env.DATABASE = 'off';
    }
  }
  if (needs.includes('chromium')) {
    try {
      env.CHROME_PATH = await findChromium();
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      lacking.chromium = error.message;
    }
  }
  if (!stages.some(({ name }) => name === 'browsers')) return [];
  const { found, missing } = await installEngines();
  env.WALK_ENGINES = found.join();
  return missing;
}

/** @param earlier the result of the stage that has to pass first */
async function runOrSkip(
  stage: Stage,
  earlier: Promise<Result> | undefined,
  quiet: boolean,
): Promise<Result> {
  const { name, after = '', needs = [] } = stage;
  const skip = (skipped: string, failed: number): Result => {
    return { name, passed: 0, failed, failures: [], seconds: 0, skipped };
  };
  const missing = needs.map((need) => lacking[need]).find(Boolean);
  if (missing) return skip(missing, process.env.CI ? 1 : 0);
  if ((await earlier)?.failed) return skip(`${after} failed.`, 1);
  return runStage(stage, quiet);
}

/**
 * Never rejects: any error is a failure of the stage.
 *
 * @param quiet shows the output at the end, so that it doesn't mix with that of other stages
 */
async function runStage(stage: Stage, quiet: boolean): Promise<Result> {
  const began = Date.now();
  const { name } = stage;
  mkdirSync(testRun.folder, { recursive: true });
  rmSync(reportOf(name), { force: true });
  if (!quiet) heading(name);
  const { code, output } = await runTool(stage, quiet).catch((error: unknown) => ({
    code: 1,
    output: error instanceof Stop ? error.message : String((error as Error).stack),
  }));
  if (quiet) heading(name);
  if (output) console.log(output.trimEnd());
  const seconds = Math.round((Date.now() - began) / 1000);
  return { name, ...readReport(name, code, output), seconds };
}

async function runTool({ name, args, emulators }: Stage, quiet: boolean) {
  const { auth, firestore } = emulators ? testRun.contractPorts : testRun.ports;
  const running = emulators ? await startContractEmulators() : [];
  const result = await startNode(name, args, {
    env: {
      ...env,
      AUTH_EMULATOR_URL: `http://127.0.0.1:${auth}`,
      FIRESTORE_EMULATOR_URL: `http://127.0.0.1:${firestore}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(reportOf(name)),
      ...(quiet && process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
    quiet,
  }).ended;
  await Promise.all(running.map((child) => child.end()));
  return result;
}

async function startContractEmulators() {
  const { auth, firestore: port } = testRun.contractPorts;
  await requireFree([auth, port].map((each) => ({ port: each, holder: 'another test run' })));
  const firestore = { port, program: requireFirestore() };
  return startEmulators({ folder: `${testRun.folder}/contract`, auth, firestore });
}

function heading(name: string) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
}

/**
 * Prints the table, what failed and, on the last line, the totals. Failures are printed again,
 * because CI shows only the end of a long output.
 *
 * @returns the exit code
 */
function summarise(results: Result[], engines: Awaited<ReturnType<typeof install>>) {
  heading('summary');
  const print = (name: string, result: string, ...numbers: (number | string)[]) => {
    console.log(name.padEnd(14), result.padEnd(8), ...numbers.map((n) => String(n).padStart(8)));
  };
  print('stage', 'result', 'passed', 'failed', 'seconds');
  for (const { name, passed, failed, seconds, skipped } of results) {
    print(name, skipped ? 'skipped' : failed ? 'FAILED' : 'ok', passed, failed, seconds);
  }
  for (const { name, skipped } of results) {
    if (skipped) console.log(`\n${name} was skipped: ${skipped}`);
  }
  for (const { name, packages } of engines) {
    console.log(`\nNot tested in ${name}: it isn’t installed (on Debian: ${packages.join(', ')}).`);
  }
  for (const { name, failures } of results) {
    for (const failure of failures) console.log(`\n✕ ${name}: ${failure}`);
  }
  const stages = results.flatMap(({ name, failures }) => (failures.length > 0 ? name : []));
  if (stages.length > 0) {
    const command = isFull ? 'npm run test:full' : 'npm test';
    console.log(`\nTo repeat these: SEED=${seed} ${command} -- ${stages.join(' ')}`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const failures = failed + (process.env.CI ? engines.length : 0);
  console.log(`\n${passed} passed, ${failures} failed`);
  return failures === 0 ? 0 : 1;
}
