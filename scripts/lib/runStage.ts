import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { startEmulators } from './emulators';
import { requireFirestore } from './findFirestore';
import { requireFree } from './ports';
import { startNode } from './processes';
import { reportOf, type Result, type Stage, testRun } from './stages';
import { Stop } from './stop';

export const heading = (name: string) => {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
};

/**
 * Runs one stage. Never rejects: any error is a failure of the stage.
 *
 * @param quiet shows the output at the end, so that it doesn't mix with that of other stages
 */
export async function runStage(
  stage: Stage,
  { env, quiet }: { env: NodeJS.ProcessEnv; quiet: boolean },
): Promise<Result> {
  const began = Date.now();
  const { name } = stage;
  mkdirSync(testRun.folder, { recursive: true });
  rmSync(reportOf(name), { force: true });
  if (!quiet) heading(name);
  const { code, output } = await runTool(stage, env, quiet).catch((error: unknown) => ({
    code: 1,
    output: error instanceof Stop ? error.message : String((error as Error).stack),
  }));
  if (quiet) heading(name);
  if (output) console.log(output.trimEnd());
  const seconds = Math.round((Date.now() - began) / 1000);
  return { name, ...countTests(name, code), seconds };
}

async function runTool(stage: Stage, env: NodeJS.ProcessEnv, quiet: boolean) {
  const { name, args, emulators } = stage;
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

type JestReport = Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>;

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky', number>;
  errors: unknown[];
}

/** The tests in a stage's report; a stage without a report counts as one test. */
function countTests(name: string, code: number): Pick<Result, 'passed' | 'failed'> {
  // A tool can fail without a failed test.
  const least = code === 0 ? 0 : 1;
  const file = reportOf(name);
  if (!existsSync(file)) return { passed: 1 - least, failed: least };
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    const failed = unexpected + flaky + report.errors.length;
    return { passed: expected, failed: Math.max(least, failed) };
  }
  // A test file that could not be run has no tests to count.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: Math.max(least, failed) };
}
