/** The commands check `.env` and `src/config.ts` before they do anything. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildVariables, missingVariables } from '../build/variables';
import { testRun } from '../scripts/lib/stages';
import { shop } from '../src/config';
import { copyProject, run as runIn } from './projectCopy';

const required = missingVariables({});
const given = required.map((name) => `${name}=made-up`).join('\n');
const copy = `${testRun.folder}/configuration`;
const commands = ['start', 'build', 'preview', 'deploy'];

beforeAll(() => {
  copyProject(copy);
  writeConfig(/origin: '.*'/, "origin: 'https://demo-haat.web.app'");
});

/** Runs a command in a copy of the project with this `.env` and none of its variables. */
function run(command: string, dotEnv: string, variables = {}) {
  writeFileSync(`${copy}/.env`, dotEnv);
  const given = Object.entries(process.env).filter(
    ([name]) => !(buildVariables as readonly string[]).includes(name),
  );
  const npm = process.env.npm_execpath ?? '/usr/bin/npm';
  const env = { ...Object.fromEntries(given), ...variables };
  return runIn(copy, [npm, 'run', '--silent', command], env);
}

function writeConfig(before: RegExp, after: string) {
  const file = `${copy}/src/config.ts`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
}

/** Without a build, and without a stack. */
function expectFailure({ status, output }: ReturnType<typeof run>, sentence: RegExp) {
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/Building|Starting|\n {4}at /);
  expect(status).toBe(1);
}

describe.each(commands)('npm run %s', (command) => {
  it('fails for an unreadable line in .env', () => {
    const pasted = run(command, '# mine\napiKey: "made-up",\n');
    expectFailure(pasted, /in line 2\. Write each value as in/);
    expect(pasted.output).not.toContain('made-up');
  });

  it('fails for a shop that is partly configured, and says what is missing', () => {
    const partly = given.replace(/^.*\n/, '');
    expectFailure(run(command, partly), /Missing: FIREBASE_API_KEY\./);
  });
});

it.each(commands.filter((name) => name !== 'start'))(
  'npm run %s fails for a merchant’s shop with the demo’s address',
  (command) => {
    expectFailure(run(command, given), /parts of the demo[\s\S]*src\/config\.ts, origin: /);
  },
);

it('npm start fails for a sub-path that can’t be served', () => {
  writeConfig(/basePath: '.*'/, "basePath: 'nimbu'");
  expectFailure(run('start', ''), /has the basePath 'nimbu'; write '\/nimbu\/'/);
  writeConfig(/basePath: '.*'/, `basePath: '${shop.basePath}'`);
});

it('a demo shop isn’t deployed, or even built', () => {
  const stopped = run('deploy', '');
  for (const name of required) expectFailure(stopped, new RegExp(name));
});

it('a build of the demo says so at the end, and a merchant’s doesn’t', () => {
  writeFileSync(
    `${copy}/webpack.config.js`,
    "module.exports = { entry: 'data:text/javascript,' };",
  );
  const demo = run('build', '');
  expect(demo.output).toMatch(/compiled[\s\S]*THIS IS A DEMO: nobody can sign in/);
  expect(demo.status).toBe(0);

  writeConfig(/origin: '.*'/, "origin: 'https://shop.example.com'");
  // Everything optional.
  writeConfig(/\n\n {2}\/\/ What follows may be left out.*?\n};/s, '\n};');
  const own = run('build', given);
  expect(own.output).not.toMatch(/DEMO/i);
  expect(own.status).toBe(0);
});

it('nothing is deployed without a login, or if the security rules fail their tests', () => {
  const home = path.resolve(copy, 'home');
  const elsewhere = { HOME: home, USERPROFILE: home, XDG_CONFIG_HOME: home };
  const nobody = { ...elsewhere, GOOGLE_APPLICATION_CREDENTIALS: '', FIREBASE_TOKEN: '' };
  expectFailure(run('deploy', given, nobody), /You aren’t logged in to Firebase/);

  mkdirSync(`${home}/configstore`, { recursive: true });
  const login = { user: { email: 'merchant@shop.example' }, tokens: { refresh_token: 'made-up' } };
  writeFileSync(`${home}/configstore/firebase-tools.json`, JSON.stringify(login));
  // Rules add up: this one would show every order to everybody.
  const rules = readFileSync(`${copy}/firestore.rules`, 'utf8');
  const open = 'match /orders/{id} { allow read; }';
  writeFileSync(
    `${copy}/firestore.rules`,
    rules.replace('match /baskets', `${open} match /baskets`),
  );
  const stopped = run('deploy', given, nobody);
  expect(stopped.output).toMatch(/Testing the security rules[\s\S]*Nothing was deployed/);
  expect(stopped.output).not.toContain('Building');
  expect(stopped.status).toBe(1);
});
