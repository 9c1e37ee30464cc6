import { shop } from '../../src/config';
import { countJest, countPlaywright, type Counts } from './counts';
import { Stop } from './stop';
import { typeCheck } from './typeCheck';

/** Where a test run lives: apart from `npm start`, so that both can run at the same time. */
export const testRun = {
  folder: '.test',
  /** The production build that the browser tests open. */
  site: '.test/dist',
  ports: { hosting: 5150, auth: 9199, firestore: 8180 },
  authUrl: 'http://127.0.0.1:9199',
  firestoreUrl: 'http://127.0.0.1:8180',
  /** Of what runs beside a stage that has the ports above. */
  startPorts: { page: 3100, auth: 9198, firestore: 8181 },
};

export interface Stage {
  name: string;
  /** What Node runs. */
  args: string[];
  /** Uses the whole machine. */
  alone?: boolean;
  /** Runs only when it is named: this other stage does the same, and more. */
  within?: string;
  /** The stage that has to run before; its failure leaves nothing to do here. */
  needs?: string;
  /** Must be free. */
  ports?: number[];
  /** Needs a Firestore emulator; fails where none can be had. */
  database?: boolean;
  /** Its success is that of the database's rules. */
  testsRules?: boolean;
  /** One of it and one of Auth run meanwhile. */
  emulators?: boolean;
  /** Wants Chromium. */
  browser?: boolean;
  /** Reads the stage's report; without it, the stage is one test. */
  count?: (report: string) => Counts;
}

const { folder, site, ports, startPorts } = testRun;

/** The file that a stage's test tool leaves its results in. */
export const reportOf = (name: string) => `${folder}/${name}.report`;

const jestStage = (name: string, ...args: string[]): Stage => ({
  name,
  args: ['node_modules/jest/bin/jest.js', ...args, '--json', `--outputFile=${reportOf(name)}`],
  count: countJest,
});
const checkStage = (name: string) =>
  jestStage(name, `checks/${name}`, '--selectProjects=checks', '--testTimeout=600000');

const browserStage = (name: string, ...projects: string[]): Stage => ({
  name,
  alone: true,
  needs: 'build',
  browser: true,
  database: true,
  ports: Object.values(ports),
  args: ['node_modules/@playwright/test/cli.js', 'test', '--project', ...projects],
  count: countPlaywright,
});

/** The stages of `npm test`: those first that take long, or that others need. */
export const stages: Stage[] = [
  {
    name: 'build',
    args: [
      'node_modules/webpack-cli/bin/cli.js',
      ...['--mode=production', `--output-path=${site}${shop.basePath}`],
    ],
  },
  { ...checkStage('merchant'), browser: true, database: true, ports: Object.values(ports) },
  // By default Jest leaves a core to others.
  jestStage('unit', '--selectProjects', 'unit', 'page', '--maxWorkers=100%', '--randomize'),
  { name: 'types', args: typeCheck },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--config=oxlint.config.mjs'] },
  { ...checkStage('safety'), needs: 'build' },
  { ...checkStage('start'), ports: Object.values(startPorts), database: true },
  jestStage('properties', '--selectProjects=properties', '--testTimeout=300000', '--randomize'),
  {
    ...jestStage('contract', '--selectProjects=contract', '--runInBand'),
    ports: [startPorts.auth, startPorts.firestore],
    database: true,
    testsRules: true,
    emulators: true,
  },
  checkStage('configuration'),
  { name: 'format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] },
  browserStage('browser', 'chromium', 'walk*'),
  { ...browserStage('walk', 'walk*'), within: 'browser' },
];

/** What to run while you work: about a minute. */
const quick = ['unit', 'types', 'lint'];

/**
 * The stages of these names, with those that they need; where none is named all of them, each once.
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
  if (names.length === 0) return stages.filter(({ within }) => !within);
  const isNamed = ({ name, within = '' }: Stage) => names.includes(name) && !names.includes(within);
  const needed = stages.filter(isNamed).map(({ needs }) => needs);
  return stages.filter((stage) => isNamed(stage) || needed.includes(stage.name));
}
