/** `npm test`: every stage, or those named: `npm test -- unit lint`. */
import { mkdirSync } from 'node:fs';
import { findChromium } from './lib/chromium';
import { installEngines } from './lib/engines';
import { findFirestore } from './lib/findFirestore';
import { heading, type Result, runStage } from './lib/runStage';
import { schedule } from './lib/schedule';
import { demoEnvironment } from './lib/shop';
import { choose, type Stage, testRun } from './lib/stages';
import { supervise } from './lib/supervise';

supervise(
  async () => {
    const chosen = choose(process.argv.slice(2));
    const env = demoEnvironment();
    // Set to production, it would give the unit tests the wrong React.
    Reflect.deleteProperty(env, 'NODE_ENV');
    env.PICTURE_EFFORT = '1';
    if (chosen.some(({ browser }) => browser)) env.CHROME_PATH = findChromium();
    // What can't be had fails its stages.
    if (chosen.some(({ database }) => database)) findFirestore({ install: true });
    const walks = chosen.some(({ alone }) => alone) && env.WALK_ENGINES === undefined;
    const { found, missing } = walks ? installEngines() : { found: [], missing: [] };
    env.WALK_ENGINES ??= found.join();
    mkdirSync(testRun.folder, { recursive: true });

    const quiet = chosen.length > 1;
    if (quiet) console.log(`Running ${chosen.map(({ name }) => name).join(', ')}…`);
    const run = (stage: Stage) => runStage(stage, { env, quiet: quiet && !stage.alone });
    return summarise(await schedule(chosen, run, notRun), missing);
  },
  { interrupted: 130 },
);

function notRun({ name, needs = '' }: Stage): Result {
  heading(name);
  console.log(`Not run: ${needs} failed.`);
  return { name, passed: 0, failed: 1, seconds: 0 };
}

/**
 * Prints the table, with a line for each engine that can't be had, and, alone on the last line, the
 * sums. Returns the exit code.
 */
function summarise(
  results: Result[],
  missing: ReturnType<typeof installEngines>['missing'],
): number {
  heading('summary');
  const row = (name: string, result: string, ...numbers: (number | string)[]) => {
    console.log(name.padEnd(14), result.padEnd(8), ...numbers.map((n) => String(n).padStart(8)));
  };
  row('stage', 'result', 'passed', 'failed', 'seconds');
  for (const { name, passed, failed, seconds } of results) {
    row(name, failed ? 'FAILED' : 'ok', passed, failed, seconds);
  }
  for (const { name, packages } of missing) {
    row(name, 'not here', `no browser of this engine; on Debian: ${packages.join(', ')}`);
  }
  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
