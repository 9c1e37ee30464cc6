import { shop } from '../../src/config';
import { countJest, countPlaywright, type Counts } from './counts';
import { Stop } from './stop';

/** Where a test run lives: apart from `npm start`, so that both can run at the same time. */
export const testRun = {
  folder: '.test',
  /** The production build that the browser tests open. */
  site: '.test/dist',
  ports: { hosting: 5150, auth: 9199 },
  authUrl: 'http://127.0.0.1:9199',
  /** Of what runs beside a stage that has the ports above. */
  startPorts: { page: 3100, auth: 9198 },
};

export interface Stage {
  name: string;
  /** What Node runs. */
  args: string[];
  /** Each lane runs its stages one after the other, beside the other lane; then those without. */
  lane?: 1 | 2;
  /** The stage that has to run before; its failure leaves nothing to do here. */
  needs?: string;
  /** Must be free. */
  ports?: number[];
  /** An Auth emulator runs meanwhile. */
  emulator?: boolean;
  /** Wants Chromium. */
  browser?: boolean;
  /** Reads the stage's report; without it, the stage is one test. */
  count?: (report: string) => Counts;
}

const { folder, site, ports, startPorts } = testRun;

/** The file that a stage's test tool leaves its results in. */
export const reportOf = (name: string) => `${folder}/${name}.report`;

const jestStage = (name: string, lane: 1 | 2 | undefined, ...args: string[]): Stage => ({
  name,
  lane,
  args: ['node_modules/jest/bin/jest.js', ...args, '--json', `--outputFile=${reportOf(name)}`],
  count: countJest,
});
const checkStage = (name: string, lane?: 1 | 2) =>
  jestStage(name, lane, `checks/${name}`, '--selectProjects=checks', '--testTimeout=600000');

const browserStage = (name: string, projects: string): Stage => ({
  name,
  needs: 'build',
  browser: true,
  ports: Object.values(ports),
  args: ['node_modules/@playwright/test/cli.js', 'test', `--project=${projects}`],
  count: countPlaywright,
});

/** The stages of `npm test`, in the order of the summary. */
export const stages: Stage[] = [
  { name: 'types', lane: 1, args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'lint', lane: 1, args: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'] },
  { name: 'format', lane: 1, args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] },
  jestStage('unit', 1, '--selectProjects=unit'),
  jestStage('properties', 1, '--selectProjects=properties', '--testTimeout=300000'),
  {
    ...jestStage('contract', 1, '--selectProjects=contract', '--runInBand'),
    ports: [startPorts.auth],
    emulator: true,
  },
  { ...checkStage('start', 1), ports: Object.values(startPorts) },
  {
    name: 'build',
    lane: 2,
    args: [
      'node_modules/webpack-cli/bin/cli.js',
      ...['--mode=production', `--output-path=${site}${shop.basePath}`],
    ],
  },
  { ...checkStage('safety', 2), needs: 'build' },
  checkStage('configuration', 2),
  { ...checkStage('merchant', 2), browser: true, ports: Object.values(ports) },
  browserStage('browser', 'chromium'),
  browserStage('walk', 'walk*'),
];

/** What to run while you work: under a minute. */
const quick = ['types', 'lint', 'unit'];

/**
 * The stages of these names, with those that they need; all of them where none is named.
 *
 * @throws Stop that lists the names when one is unknown.
 */
export function choose(given: string[]): Stage[] {
  const names = given.flatMap((name) => (name === 'quick' ? quick : name));
  const known = stages.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Stop(
      `There is no stage ${unknown.join(', ')}. The stages: ${known.join(', ')}; ` +
        `quick is ${quick.join(', ')}.`,
    );
  }
  if (names.length === 0) return stages;
  const named = stages.filter(({ name }) => names.includes(name));
  return stages.filter(
    (stage) => named.includes(stage) || named.some(({ needs }) => needs === stage.name),
  );
}
