import { countJest, countPlaywright, countTap } from './testCounts.mjs';

/** Where a test run lives: apart from `npm start`, so that both can run at the same time. */
export const testRun = {
  folder: '.test',
  /** The production build that the browser tests open. */
  site: '.test/dist',
  ports: { page: 3100, hosting: 5150, auth: 9199 },
  authUrl: 'http://127.0.0.1:9199',
  /** Of the second shop, which a merchant makes of a copy of this one. */
  merchant: {
    ports: { hosting: 5151, auth: 9198 },
    authUrl: 'http://127.0.0.1:9198',
  },
};

const { folder, ports, merchant } = testRun;

/** The file that a stage's test tool leaves its results in. */
export const reportOf = (name) => `${folder}/${name}.report`;

const jest = (project, ...args) => [
  ...['node_modules/jest/bin/jest.js', `--selectProjects=${project}`, ...args],
  ...['--json', `--outputFile=${reportOf(project)}`],
];

const nodeTest = (name, file) => [
  ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
  ...['--test-reporter=tap', `--test-reporter-destination=${reportOf(name)}`],
  file,
];

/**
 * The stages of `npm test`, in order.
 *
 * `args`: what Node runs. `quick`: runs together with its quick neighbours and is heard when done.
 * `needs`: the stage that has to run before; its failure leaves nothing to do here. `ports`: must be
 * free. `emulator`: an Auth emulator runs meanwhile. `browser`: wants Chromium. `count`: reads the
 * stage's report; without it, it is one test.
 */
export const stages = [
  { name: 'types', quick: true, args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  {
    name: 'lint',
    quick: true,
    args: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'],
  },
  { name: 'format', quick: true, args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] },
  { name: 'unit', args: jest('unit'), count: countJest },
  { name: 'properties', args: jest('properties'), count: countJest },
  {
    name: 'contract',
    ports: [ports.auth],
    emulator: true,
    args: jest('contract', '--runInBand'),
    count: countJest,
  },
  {
    name: 'start',
    ports: [ports.page, ports.auth],
    args: nodeTest('start', 'scripts/checkStart.mjs'),
    count: countTap,
  },
  { name: 'deploy', args: nodeTest('deploy', 'scripts/checkDeploy.mjs'), count: countTap },
  { name: 'build', args: ['scripts/buildForTests.mjs'] },
  {
    name: 'safety',
    needs: 'build',
    args: nodeTest('safety', 'scripts/checkSafety.mjs'),
    count: countTap,
  },
  {
    name: 'browser',
    needs: 'build',
    ports: [ports.hosting, ports.auth],
    browser: true,
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    count: countPlaywright,
  },
  {
    name: 'merchant',
    ports: [merchant.ports.hosting, merchant.ports.auth],
    browser: true,
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/merchant'],
    count: countPlaywright,
  },
];
