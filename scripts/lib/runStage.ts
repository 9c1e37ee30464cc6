import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { startEmulators } from './emulators';
import { type FirestoreProgram, requireFirestore } from './findFirestore';
import { startFirestore } from './firestore';
import { requireFree } from './ports';
import { startNode } from './processes';
import { hashRules, noteTested } from './rules';
import { reportOf, type Stage, testRun } from './stages';
import { Stop } from './stop';

export interface Result {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

export const heading = (name: string) => {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
};

/**
 * Runs one stage. Never throws: whatever goes wrong is the stage's failure.
 *
 * @param quiet shows its output when it has ended, not while other stages show theirs
 */
export async function runStage(
  stage: Stage,
  { env, quiet }: { env: NodeJS.ProcessEnv; quiet: boolean },
): Promise<Result> {
  const began = Date.now();
  const { name } = stage;
  rmSync(reportOf(name), { force: true });
  if (!quiet) heading(name);
  const rules = stage.testsRules ? hashRules() : undefined;
  const { code, output } = await runTool(stage, env, quiet).catch((error: unknown) => ({
    code: 1,
    output: error instanceof Stop ? error.message : String((error as Error).stack),
  }));
  if (quiet) heading(name);
  if (output) console.log(output.trimEnd());
  const { passed, failed: counted } = count(stage, code);
  // A tool that fails without a failed test, or that finds no tests at all, has failed too.
  const failed = code === 0 && passed > 0 ? counted : Math.max(1, counted);
  if (rules && failed === 0) noteTested(rules);
  return {
    name,
    passed,
    failed,
    seconds: Math.round((Date.now() - began) / 1000),
  };
}

async function runTool(stage: Stage, env: NodeJS.ProcessEnv, quiet: boolean) {
  const { name, args, ports = [] } = stage;
  await requireFree(ports.map((port) => ({ port, holder: 'another test run' })));
  const program = stage.database ? requireFirestore() : undefined;
  const emulators = program && stage.emulators ? await startOwnEmulators(name, program) : undefined;
  const urls = emulators?.urls ?? {
    AUTH_EMULATOR_URL: testRun.authUrl,
    FIRESTORE_EMULATOR_URL: testRun.firestoreUrl,
  };
  const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(reportOf(name)) };
  const color = quiet && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const result = await startNode(name, args, {
    env: { ...env, ...urls, ...report, ...color },
    quiet,
  }).ended;
  await emulators?.end();
  return result;
}

/** Those of a stage that may run beside one that has the ports of the browser tests. */
async function startOwnEmulators(name: string, program: FirestoreProgram) {
  const { auth, firestore } = testRun.startPorts;
  const folder = `${testRun.folder}/${name}`;
  const children = await Promise.all([
    startEmulators({ folder, auth }),
    startFirestore({ program, folder, port: firestore }),
  ]);
  return {
    urls: {
      AUTH_EMULATOR_URL: `http://127.0.0.1:${auth}`,
      FIRESTORE_EMULATOR_URL: `http://127.0.0.1:${firestore}`,
    },
    end: () => Promise.all(children.map((child) => child.end())),
  };
}

function count(stage: Stage, code: number) {
  if (!stage.count) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  try {
    return stage.count(reportOf(stage.name));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
