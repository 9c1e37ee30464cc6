import { shop } from '#shop/config';
import { shops } from '../../build/subpaths.cjs';
import { Stop } from './stop';

const ports = { hosting: 5150, auth: 9199, firestore: 8180 };

/** The ports of the tests, which differ from those of `npm start` so that both can run at the same time. */
export const testRun = {
  folder: '.test',
  /** The production build for the browser tests. */
  site: `.test/dist${process.env.SHOP ?? ''}`,
  ports,
  authUrl: `http://127.0.0.1:${ports.auth}`,
  firestoreUrl: `http://127.0.0.1:${ports.firestore}`,
  contractPorts: { auth: 9197, firestore: 8182 },
  functionsPorts: { emulator: 5151, mail: 5152, push: 5153, payments: 5154, whatsApp: 5155 },
  startPorts: { page: 3100, auth: 9198, firestore: 8181 },
};

/** The seed of one run: of the order of its unit tests, and of generated inputs. */
export const seed = process.env.SEED || String(Math.floor(Math.random() * 2 ** 31));

export interface Stage {
  name: string;
  /** The arguments for Node. */
  args: string[];
  /** The only run that includes the stage: `npm test`, `npm run test:full`, or one that names it; all by default. */
  only?: 'test' | 'full' | 'named';
  /** An earlier stage that has to pass first. */
  after?: string;
  /** Whether it runs after all others, because it uses the whole machine; or only in a full run, whose others are slow. */
  alone?: boolean | 'full';
  /** The programs without which it is skipped. */
  needs?: ('chromium' | 'firestore')[];
  /** Whether it runs with emulators at `contractPorts`. */
  emulators?: boolean;
}

/** The report in which Jest and Playwright write the number of tests. */
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
const emulatorStage = (name: string, ...projects: string[]): Stage => ({
  ...jestStage(name, '--runInBand', '--selectProjects', ...projects),
  needs: ['firestore'],
  emulators: true,
});
// All workers are used, because Jest would leave a core unused by default.
const unitStage = (name: string, ...projects: string[]): Stage => ({
  ...jestStage(
    name,
    '--randomize',
    `--seed=${seed}`,
    '--maxWorkers=100%',
    '--selectProjects',
    ...projects,
  ),
  alone: true,
});
const playwrightStage = (name: string, ...args: string[]): Stage => ({
  ...tool(name, '@playwright/test/cli.js', 'test', ...args),
  after: 'build',
  alone: true,
  needs: ['chromium'],
});

const output = `--output-path=${testRun.site}${shop.basePath}`;

/** The stages, long ones first so that no core waits for them at the end. */
const stages: Stage[] = [
  tool('build', 'webpack-cli/bin/cli.js', '--mode=production', output),
  // A full run tests the rules with the contracts, and each deployment tests them alone.
  { ...emulatorStage('rules', 'rules'), only: 'named' },
  { ...emulatorStage('contract', 'rules', 'contract'), only: 'full' },
  tool('types', 'typescript/bin/tsc'),
  tool('lint', 'oxlint/bin/oxlint', '--config=oxlint.config.mjs'),
  // Its only hint would be that `./shop/products.ts?first` is no file.
  tool('unused', 'knip/bin/knip.js', '--no-config-hints'),
  { ...tool('format', 'prettier/bin/prettier.cjs', '--check', '.'), only: 'full' },
  {
    ...jestStage(
      'properties',
      '--selectProjects=properties',
      '--testTimeout=300000',
      '--randomize',
      `--seed=${seed}`,
    ),
    only: 'full',
  },
  { ...checkStage('start'), needs: ['firestore'] },
  { ...checkStage('safety'), after: 'build' },
  checkStage('configuration'),
  // It begins while the build uses a single core.
  { ...unitStage('unit', 'unit'), alone: 'full' },
  { ...unitStage('markets', ...shops), only: 'full' },
  { ...unitStage('desk', 'desk'), only: 'full' },
  { ...unitStage('tools', 'tools'), only: 'full' },
  {
    ...playwrightStage(
      'browser',
      '--grep=@main',
      '--project=chromium',
      '--project=walk in chromium',
    ),
    only: 'test',
  },
  { ...playwrightStage('browsers'), only: 'full', needs: ['chromium', 'firestore'] },
  // The shops of one check are tested in sequence, because they would use the same ports.
  { ...checkStage('merchant', '--runInBand'), alone: true, needs: ['chromium', 'firestore'] },
  { ...checkStage('functions'), alone: true, needs: ['chromium', 'firestore'] },
  { ...checkStage('language'), alone: true, needs: ['chromium', 'firestore'] },
];

const quick = ['unit', 'types', 'lint'];

/**
 * The named stages and those that they come after, or all stages of a run.
 *
 * @throws Stop that lists all names if one is unknown
 */
export function choose(given: string[], run: 'test' | 'full'): Stage[] {
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
