import { availableParallelism } from 'node:os';
import { shop } from '../../src/config';
import { Stop } from './stop';

const ports = { hosting: 5150, auth: 9199, firestore: 8180 };

/** Where tests run: apart from `npm start`, so that both can run at the same time. */
export const testRun = {
  folder: '.test',
  /** The production build for the browser tests. */
  site: '.test/dist',
  ports,
  authUrl: `http://127.0.0.1:${ports.auth}`,
  firestoreUrl: `http://127.0.0.1:${ports.firestore}`,
  contractPorts: { auth: 9197, firestore: 8182 },
  startPorts: { page: 3100, auth: 9198, firestore: 8181 },
};

export interface Stage {
  name: string;
  /** The arguments for Node. */
  args: string[];
  /** The only run that includes it: `npm test`, `npm run test:full`, or neither. By default it is in both. */
  only?: 'test' | 'full' | 'named';
  /** An earlier stage that has to pass first. */
  after?: string;
  /** Runs when all others have ended: it uses the whole machine. */
  alone?: boolean;
  /** Without these it is skipped. */
  needs?: ('chromium' | 'firestore')[];
  /** Runs with emulators at `contractPorts`. */
  emulators?: boolean;
}

export interface Result {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** Why the stage didn't run. */
  skipped?: string;
}

/** Where Jest and Playwright write the number of tests. */
export const reportOf = (name: string) => `${testRun.folder}/${name}.report`;

const tool = (name: string, program: string, ...args: string[]): Stage => ({
  name,
  args: [`node_modules/${program}`, ...args],
});
const jestStage = (name: string, ...args: string[]) =>
  tool(name, 'jest/bin/jest.js', ...args, '--json', `--outputFile=${reportOf(name)}`);
const checkStage = (name: string, ...args: string[]): Stage => ({
  ...jestStage(name, `checks/${name}`, '--selectProjects=checks', '--testTimeout=600000', ...args),
  only: 'full',
});
const playwrightStage = (name: string, ...args: string[]): Stage => ({
  ...tool(name, '@playwright/test/cli.js', 'test', ...args),
  after: 'build',
  alone: true,
  needs: ['chromium', 'firestore'],
});

/** The specs of `npm test`; `npm run test:full` runs all of them. */
const mainSpecs =
  'accessibility account admin.products basket engines identity login offline orders prerender'.split(
    ' ',
  );
const walk = '--project=walk in chromium';
const output = `--output-path=${testRun.site}${shop.basePath}`;

export const contract: Stage = {
  ...jestStage('contract', '--selectProjects=contract', '--runInBand'),
  needs: ['firestore'],
  emulators: true,
};

/** Long ones first, so that no core waits for them at the end. */
export const stages: Stage[] = [
  tool('build', 'webpack-cli/bin/cli.js', '--mode=production', output),
  // Two shops at a time would have the same ports.
  { ...checkStage('merchant', '--runInBand'), needs: ['chromium', 'firestore'] },
  { ...checkStage('language'), alone: true, needs: ['chromium', 'firestore'] },
  checkStage('specified'),
  // By default Jest leaves a core to others.
  jestStage('unit', '--selectProjects=unit', '--maxWorkers=100%', '--randomize'),
  tool('types', 'typescript/bin/tsc'),
  tool('lint', 'oxlint/bin/oxlint', '--config=oxlint.config.mjs'),
  tool('format', 'prettier/bin/prettier.cjs', '--check', '.'),
  jestStage('properties', '--selectProjects=properties', '--testTimeout=300000', '--randomize'),
  contract,
  { ...checkStage('safety'), after: 'build' },
  { ...checkStage('start'), needs: ['firestore'] },
  checkStage('configuration'),
  {
    ...playwrightStage('browser', ...mainSpecs, '--project=chromium', walk),
    only: 'test',
    needs: ['chromium'],
  },
  { ...playwrightStage('walk', walk), only: 'named' },
  { ...playwrightStage('browsers'), only: 'full' },
];

const quick = ['unit', 'types', 'lint'];

/**
 * The named stages and those that they come after, or all stages of a run.
 *
 * @throws Stop that lists all names if one is unknown
 */
export function choose(given: string[], run: 'test' | 'full' = 'test'): Stage[] {
  const names = given.flatMap((name) => (name === 'quick' ? quick : name));
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Stop(
      `There is no stage ${unknown.join(', ')}. Stages: ` +
        `${stages.map(({ name }) => name).join(', ')}; quick is ${quick.join(', ')}.`,
    );
  }
  if (names.length === 0) return stages.filter(({ only = run }) => only === run);
  const named = stages.filter(({ name }) => names.includes(name));
  return stages.filter((stage) => named.some((one) => one === stage || one.after === stage.name));
}

/**
 * Runs stages side by side, each after the one that it needs; then, one by one, those that run alone.
 *
 * @param run must not reject
 * @returns the results in the order of the stages
 */
export async function runStages(
  stages: readonly Stage[],
  run: (stage: Stage) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<string, Promise<Result>>();
  const start = async (stage: Stage): Promise<Result> => {
    const { name, after = '' } = stage;
    if (!(await results.get(after))?.failed) return run(stage);
    return { name, passed: 0, failed: 1, seconds: 0, skipped: `${after} failed.` };
  };
  const work = async (queue: Stage[]) => {
    for (let stage = queue.shift(); stage; stage = queue.shift()) {
      const result = start(stage);
      results.set(stage.name, result);
      await result;
    }
  };
  const together = stages.filter(({ alone }) => !alone);
  // One more than there are cores, because some stages wait.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, () => work(together)));
  await work(stages.filter(({ alone }) => alone));
  return Promise.all(stages.flatMap(({ name }) => results.get(name) ?? []));
}
