/**
 * `npm test`, `npm run test:full`, or the named stages: `npm test -- unit lint`. A stage that can't run
 * because this machine lacks something is left out, and named in the summary; with `CI` set it fails.
 */
import { findChromium, installEngines } from './lib/browsers';
import { findFirestore } from './lib/findFirestore';
import { heading, runStage } from './lib/runStage';
import { demoEnvironment } from './lib/shop';
import { choose, type Result, runStages, type Stage } from './lib/stages';
import { Stop } from './lib/stop';
import { supervise } from './lib/supervise';

supervise(
  async () => {
    const args = process.argv.slice(2);
    const full = args.includes('--full');
    const chosen = choose(
      args.filter((arg) => arg !== '--full'),
      full ? 'full' : 'test',
    );
    const env = demoEnvironment();
    // Set to production, it would give the unit tests the wrong React.
    Reflect.deleteProperty(env, 'NODE_ENV');
    env.PICTURE_EFFORT = '1';
    if (full) env.PROPERTY_CASES = 'all';
    const missing = findMissing(chosen, env);

    const quiet = chosen.length > 1;
    if (quiet) console.log(`Running ${chosen.map(({ name }) => name).join(', ')}…`);
    const run = async (stage: Stage): Promise<Result> => {
      const lack = stage.needs?.map((need) => missing[need]).find(Boolean);
      if (!lack) return runStage(stage, { env, quiet: quiet && !stage.alone });
      const { name } = stage;
      return { name, passed: 0, failed: process.env.CI ? 1 : 0, seconds: 0, missing: lack };
    };
    return summarise(await runStages(chosen, run), chosen, missing.engines);
  },
  { interrupted: 130 },
);

/** What the stages need and this machine lacks, after trying to install it; `env` gets what was found. */
function findMissing(chosen: Stage[], env: NodeJS.ProcessEnv) {
  const missing: { chromium?: string; firestore?: string; engines: string[] } = { engines: [] };
  if (chosen.some(({ needs }) => (needs?.length ?? 0) > 0)) {
    const found = findFirestore({ install: true });
    if ('missing' in found) {
      missing.firestore = found.missing;
      // The browser tests open a shop without a database then.
      env.DATABASE = 'off';
    }
  }
  if (chosen.some(({ needs }) => needs?.includes('chromium'))) {
    try {
      env.CHROME_PATH = findChromium();
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      missing.chromium = error.message;
    }
  }
  if (chosen.some(({ name }) => name === 'browsers')) {
    const engines = installEngines();
    env.WALK_ENGINES = engines.found.join();
    missing.engines = engines.missing.map(
      ({ name, packages }) => `${name}: no such browser here; on Debian: ${packages.join(', ')}`,
    );
  }
  return missing;
}

/** Prints the table and, alone on the last line, the sums. Returns the exit code. */
function summarise(results: Result[], chosen: Stage[], engines: string[]): number {
  heading('summary');
  const row = (name: string, result: string, ...numbers: (number | string)[]) => {
    console.log(name.padEnd(14), result.padEnd(8), ...numbers.map((n) => String(n).padStart(8)));
  };
  row('stage', 'result', 'passed', 'failed', 'seconds');
  for (const { name, passed, failed, seconds, missing } of results) {
    const result = missing ? 'not run' : failed ? 'FAILED' : 'ok';
    row(name, result, passed, failed, seconds);
  }
  for (const { name, missing } of results.filter(({ missing }) => missing)) {
    const { promises = 'its tests' } = chosen.find((stage) => stage.name === name) ?? {};
    console.log(`\nNot tried: ${promises}. ${missing}`);
  }
  for (const engine of engines) console.log(`\nNot tried: the walk in ${engine}.`);
  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[key], 0);
  const failed = sum('failed') + (process.env.CI ? engines.length : 0);
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
