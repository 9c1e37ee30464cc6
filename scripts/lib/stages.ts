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
  env?: NodeJS.ProcessEnv;
  /** The tool that writes a report with the number of tests; without one, the stage is one test. */
  report?: 'jest' | 'playwright';
  /** The stage that has to pass first. */
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

const { folder, site } = testRun;

export const reportOf = (name: string) => `${folder}/${name}.report`;

const jestStage = (name: string, ...args: string[]) => ({
  name,
  report: 'jest' as const,
  args: ['node_modules/jest/bin/jest.js', ...args, '--json', `--outputFile=${reportOf(name)}`],
});

const checkStage = (name: string) =>
  jestStage(name, `checks/${name}`, '--selectProjects=checks', '--testTimeout=600000');

const playwrightStage = (name: string, ...args: string[]) => ({
  name,
  report: 'playwright' as const,
  args: ['node_modules/@playwright/test/cli.js', 'test', ...args],
  after: 'build',
  alone: true,
});

/** The main ways of shoppers and merchants; `npm run test:full` opens every spec. */
const mainSpecs = [
  ...['accessibility', 'account', 'basket', 'engines', 'identity', 'login', 'offline'],
  ...['ordering', 'orders', 'prerender'],
];

/** In the order of the summary; long ones first, so that no core waits for them at the end. */
export const stages: Stage[] = [
  {
    name: 'build',
    tier: 'test',
    args: [
      'node_modules/webpack-cli/bin/cli.js',
      ...['--mode=production', `--output-path=${site}${shop.basePath}`],
    ],
  },
  { ...checkStage('merchant'), tier: 'full', needs: ['chromium', 'firestore'] },
  {
    // By default Jest leaves a core to others.
    ...jestStage('unit', '--selectProjects=unit', '--maxWorkers=100%', '--randomize'),
    tier: 'test',
  },
  { name: 'types', tier: 'test', args: ['node_modules/typescript/bin/tsc'] },
  {
    name: 'lint',
    tier: 'test',
    args: ['node_modules/oxlint/bin/oxlint', '--config=oxlint.config.mjs'],
  },
  {
    name: 'format',
    tier: 'test',
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'],
  },
  {
    ...jestStage(
      'properties',
      '--selectProjects=properties',
      '--testTimeout=300000',
      '--randomize',
    ),
    tier: 'test',
  },
  {
    ...jestStage('contract', '--selectProjects=contract', '--runInBand'),
    tier: 'test',
    needs: ['firestore'],
    emulators: true,
    promises: 'what the database accepts and refuses; that the fakes behave like the services',
  },
  { ...checkStage('safety'), tier: 'full', after: 'build' },
  { ...checkStage('start'), tier: 'full', needs: ['firestore'] },
  { ...checkStage('configuration'), tier: 'full' },
  {
    ...playwrightStage('browser', ...mainSpecs, '--project=chromium', '--project=walk in chromium'),
    tier: 'test',
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
