import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { startEmulators } from './emulators';
import { requireFree } from './ports';
import { startNode } from './processes';
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
  const { code, output } = await runTool(stage, env, quiet).catch((error: unknown) => ({
    code: 1,
    output: error instanceof Stop ? error.message : String((error as Error).stack),
  }));
  if (quiet) heading(name);
  if (output) console.log(output.trimEnd());
  const { passed, failed } = count(stage, code);
  return {
    name,
    passed,
    // A tool that fails without a failed test, or that finds no tests at all, has failed too.
    failed: code === 0 && passed > 0 ? failed : Math.max(1, failed),
    seconds: Math.round((Date.now() - began) / 1000),
  };
}

async function runTool(stage: Stage, env: NodeJS.ProcessEnv, quiet: boolean) {
  const { name, args, ports = [], emulator } = stage;
  await requireFree(ports.map((port) => ({ port, holder: 'another test run' })));
  const { folder, startPorts } = testRun;
  const emulators = emulator
    ? await startEmulators({ folder: `${folder}/${name}`, auth: startPorts.auth })
    : undefined;
  const url = {
    AUTH_EMULATOR_URL: emulators ? `http://127.0.0.1:${startPorts.auth}` : testRun.authUrl,
  };
  const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(reportOf(name)) };
  const color = quiet && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const result = await startNode(name, args, {
    env: { ...env, ...url, ...report, ...color },
    quiet,
  }).ended;
  await emulators?.end();
  return result;
}

function count(stage: Stage, code: number) {
  if (!stage.count) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  try {
    return stage.count(reportOf(stage.name));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
