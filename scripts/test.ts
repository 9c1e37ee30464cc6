/** `npm test`, `npm run test:full`, or the named stages: `npm test -- unit lint`. */
import { findChromium, installEngines } from './lib/browsers';
import { findFirestore } from './lib/findFirestore';
import { heading, runStage } from './lib/runStage';
import { demoEnvironment } from './lib/shop';
import { choose, type Result, runStages, type Stage } from './lib/stages';
import { Stop } from './lib/stop';
import { supervise } from './lib/supervise';

supervise(
  async () => {
    const names = process.argv.slice(2).filter((argument) => argument !== '--full');
    const isFull = process.argv.includes('--full');
    const stages = choose(names, isFull ? 'full' : 'test');
    const env = {
      ...demoEnvironment(),
      PICTURE_EFFORT: '1',
      // Set to production, it would give the unit tests the wrong React.
      NODE_ENV: undefined,
      ...(isFull && { PROPERTY_CASES: 'all' }),
    };
    const { lacking, engines } = prepare(stages, env);

    const quiet = stages.length > 1;
    if (quiet) console.log(`Running ${stages.map(({ name }) => name).join(', ')}…`);
    const results = await runStages(stages, async (stage): Promise<Result> => {
      const skipped = stage.needs?.map((need) => lacking[need]).find(Boolean);
      if (!skipped) return runStage(stage, { env, quiet: quiet && !stage.alone });
      const failed = process.env.CI ? 1 : 0;
      return { name: stage.name, passed: 0, failed, seconds: 0, skipped };
    });
    return summarise(results, engines);
  },
  { interrupted: 130 },
);

/** Installs what the stages need, if possible. @returns messages about what is still lacking */
function prepare(stages: Stage[], env: NodeJS.ProcessEnv) {
  const lacking: Partial<Record<'chromium' | 'firestore', string>> = {};
  const needs = stages.flatMap((stage) => stage.needs ?? []);
  if (needs.length > 0) {
    const found = findFirestore({ install: true });
    if ('missing' in found) {
      lacking.firestore = found.missing;
      // The browser tests then open a shop without a database.
      env.DATABASE = 'off';
    }
  }
  if (needs.includes('chromium')) {
    try {
      env.CHROME_PATH = findChromium();
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      lacking.chromium = error.message;
    }
  }
  if (!stages.some(({ name }) => name === 'browsers')) return { lacking, engines: [] };
  const { found, missing } = installEngines();
  env.WALK_ENGINES = found.join();
  return { lacking, engines: missing };
}

/** Prints the table and, on the last line, the totals. @returns the exit code */
function summarise(results: Result[], engines: ReturnType<typeof installEngines>['missing']) {
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
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const failures = failed + (process.env.CI ? engines.length : 0);
  console.log(`\n${passed} passed, ${failures} failed`);
  return failures === 0 ? 0 : 1;
}
