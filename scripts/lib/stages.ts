import { availableParallelism } from 'node:os';
import { shop } from '../../src/config';
import { Stop } from './stop';

/** Where a test run lives: apart from `npm start`, so that both can run at the same time. */
export const testRun = {
  folder: '.test',
  /** The production build that the browser tests open. */
  site: '.test/dist',
  ports: { hosting: 5150, auth: 9199, firestore: 8180 },
  authUrl: 'http://127.0.0.1:9199',
  firestoreUrl: 'http://127.0.0.1:8180',
  /** The emulators of the contract tests. */
  contractPorts: { auth: 9197, firestore: 8182 },
  /** The shop that the tests of `npm start` open. */
  startPorts: { page: 3100, auth: 9198, firestore: 8181 },
};

export interface Stage {
  name: string;
  /** `test`: part of `npm test` and of `npm run test:full`; `full`: of the latter only. */
  tier: 'test' | 'full';
  /** The arguments for Node. */
  args: string[];
  /** The stage that has to pass first; it stands before this one. */
  after?: string;
  /** Uses the whole machine, so it runs after all others. */
  alone?: boolean;
  /** What this machine must have, or the stage is left out. */
  needs?: ('chromium' | 'firestore')[];
  /** Has its own Auth and Firestore emulators on the ports of the contract tests. */
  emulators?: boolean;
  /** The stage of the full run that includes this one. */
  within?: string;
  /** What stays untested without this stage. */
  promises?: string;
}

export interface Result {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** Why the stage was left out. */
  missing?: string;
}

const { folder, site } = testRun;

/** Where Jest and Playwright write the number of tests. */
export const reportOf = (name: string) => `${folder}/${name}.report`;

const tool = (name: string, program: string, ...args: string[]): Stage => ({
  ...{ name, tier: 'test', args: [`node_modules/${program}`, ...args] },
});

const jestStage = (name: string, ...args: string[]) =>
  tool(name, 'jest/bin/jest.js', ...args, '--json', `--outputFile=${reportOf(name)}`);

const checkStage = (name: string): Stage => ({
  ...jestStage(name, `checks/${name}`, '--selectProjects=checks', '--testTimeout=600000'),
  tier: 'full',
});

const playwrightStage = (name: string, ...args: string[]): Stage => ({
  ...tool(name, '@playwright/test/cli.js', 'test', ...args),
  after: 'build',
  alone: true,
});

/** The main ways of shoppers and merchants; `npm run test:full` opens every spec. */
const mainSpecs = [
  ...['accessibility', 'account', 'basket', 'engines', 'identity', 'login', 'offline'],
  ...['orders', 'prerender'],
];

/** In the order of the summary; long ones first, so that no core waits for them at the end. */
export const stages: Stage[] = [
  tool(
    'build',
    'webpack-cli/bin/cli.js',
    '--mode=production',
    `--output-path=${site}${shop.basePath}`,
  ),
  { ...checkStage('merchant'), needs: ['chromium', 'firestore'] },
  checkStage('specified'),
  // By default Jest leaves a core to others.
  jestStage('unit', '--selectProjects=unit', '--maxWorkers=100%', '--randomize'),
  tool('types', 'typescript/bin/tsc'),
  tool('lint', 'oxlint/bin/oxlint', '--config=oxlint.config.mjs'),
  tool('format', 'prettier/bin/prettier.cjs', '--check', '.'),
  jestStage('properties', '--selectProjects=properties', '--testTimeout=300000', '--randomize'),
  {
    ...jestStage('contract', '--selectProjects=contract', '--runInBand'),
    needs: ['firestore'],
    emulators: true,
    promises: 'what the database accepts and refuses; that the fakes behave like the services',
  },
  { ...checkStage('safety'), after: 'build' },
  { ...checkStage('start'), needs: ['firestore'] },
  checkStage('configuration'),
  {
    ...playwrightStage('browser', ...mainSpecs, '--project=chromium', '--project=walk in chromium'),
    needs: ['chromium'],
    within: 'browsers',
    promises: 'the shop in a real browser',
  },
  {
    ...playwrightStage('walk', '--project=walk in chromium'),
    tier: 'full',
    needs: ['chromium', 'firestore'],
    within: 'browsers',
  },
  { ...playwrightStage('browsers'), tier: 'full', needs: ['chromium', 'firestore'] },
];

const quick = ['unit', 'types', 'lint'];

/**
 * The stages to run for these arguments: the named ones with those that they come after; all stages of a
 * tier if none is named. `quick` stands for the types, the linter and the unit tests.
 *
 * @throws Stop that lists the names when one is unknown.
 */
export function choose(given: string[], tier: Stage['tier'] = 'test'): Stage[] {
  const names = given.flatMap((name) => (name === 'quick' ? quick : name));
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Stop(
      `There is no stage ${unknown.join(', ')}. Stages: ` +
        `${stages.map(({ name }) => name).join(', ')}; quick is ${quick.join(', ')}.`,
    );
  }
  if (names.length === 0) {
    return stages.filter((stage) => (tier === 'full' ? !stage.within : stage.tier === 'test'));
  }
  const named = stages.filter(({ name }) => names.includes(name));
  return stages.filter((stage) => named.some((one) => one === stage || one.after === stage.name));
}

/**
 * Runs stages side by side, each after the one that it needs, which stands before it; then, one by one,
 * those that run alone.
 *
 * @param run must not reject
 * @returns the results in the order of the stages
 */
export async function runStages(
  stages: readonly Stage[],
  run: (stage: Stage) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<string, Promise<Result>>();
  const runAfter = async (stage: Stage): Promise<Result> => {
    const { name, after = '' } = stage;
    if (!(await results.get(after))?.failed) return run(stage);
    return { name, passed: 0, failed: 1, seconds: 0, missing: `${after} failed.` };
  };
  const work = async (queue: Stage[]) => {
    for (let stage = queue.shift(); stage; stage = queue.shift()) {
      const result = runAfter(stage);
      results.set(stage.name, result);
      await result;
    }
  };
  const together = stages.filter(({ alone }) => !alone);
  // One more than there are cores, for some of them wait.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, () => work(together)));
  await work(stages.filter(({ alone }) => alone));
  return Promise.all(stages.flatMap(({ name }) => results.get(name) ?? []));
}
