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
 * @param quiet shows the output when the stage has ended, so that it doesn't mix with that of others
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
  const { passed, failed } = count(name, code);
  return {
    ...{ name, passed },
    // A tool that fails without a failed test has failed too.
    failed: code === 0 ? failed : Math.max(1, failed),
    seconds: Math.round((Date.now() - began) / 1000),
  };
}

async function runTool(stage: Stage, env: NodeJS.ProcessEnv, quiet: boolean) {
  const { name, args, emulators } = stage;
  const { auth, firestore } = emulators ? testRun.contractPorts : testRun.ports;
  const running = emulators ? await startOwnEmulators(name) : [];
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

async function startOwnEmulators(name: string) {
  const { auth, firestore } = testRun.contractPorts;
  await requireFree([auth, firestore].map((port) => ({ port, holder: 'another test run' })));
  const folder = `${testRun.folder}/${name}`;
  return startEmulators({
    folder,
    auth,
    firestore: { port: firestore, program: requireFirestore() },
  });
}

type JestReport = Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>;

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky', number>;
  errors: unknown[];
}

/** The tests in the report of a stage; without one, the stage is one test. */
function count(name: string, code: number) {
  const file = reportOf(name);
  if (!existsSync(file)) return { passed: code === 0 ? 1 : 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport;
  if ('stats' in report) {
    const { stats, errors } = report;
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
  }
  // A test file that could not be run has no tests to count.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed };
}
