/** A second language is a folder: a copy of the shop speaks a made-up one, and its screens are opened. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testRun } from '../../scripts/lib/stages';
import { copyProject, run as runIn } from '../projectCopy';

const copy = path.resolve(testRun.folder, 'language');
const words = path.join(copy, 'src/words');

/** Runs a program of a package in the copy. */
const run = (program: string, ...args: string[]) =>
  runIn(copy, [path.resolve('node_modules', program), ...args]);

beforeAll(() => {
  copyProject(copy);
});

it('the build names the folder that a language lacks, then each module', () => {
  speak('hi-IN');
  expect(run('webpack-cli/bin/cli.js').output).toContain('copy src/words/en to src/words/hi-IN');
  mkdirSync(`${words}/hi-IN`);
  expect(run('webpack-cli/bin/cli.js').output).toContain('src/words/hi-IN has no basket.ts');
});

it('the compiler names each text that a module lacks', () => {
  speak('en-XA');
  for (const file of readdirSync(`${words}/en`, { encoding: 'utf8', recursive: true })) {
    if (path.extname(file)) translate(file, 'pseudo(english)');
  }
  translate('shell.ts', 'pseudo((({ signIn: _, ...others }) => others)(english))');
  const errors = run('typescript/bin/tsc').output.match(/.*error TS.*/g);
  expect(errors).toEqual([expect.stringMatching(/en-XA\/shell\.ts.*'signIn' is missing/)]);
  translate('shell.ts', 'pseudo(english)');
});

it('no screen is clipped, has a text in English or one put together from pieces', () => {
  const built = run('jiti/lib/jiti-cli.mjs', 'scripts/test.ts', 'build');
  if (built.status !== 0) throw new Error(built.output);
  const opened = run('@playwright/test/cli.js', 'test', '--project=language');
  if (opened.status !== 0) throw new Error(opened.output);
});

function speak(language: string) {
  const config = path.join(copy, 'src/config.ts');
  const text = readFileSync(config, 'utf8');
  const translated = text.replace(/(language: )'.*'/, `$1'${language}'`);
  // With them, the address form has one more text.
  writeFileSync(config, translated.replace(/(delivery: \{)(?= price)/, "$1 areas: ['56'],"));
}

/** Writes a module of the made-up language: an expression of the same module in English. */
function translate(file: string, translation: string) {
  const { dir, name: module } = path.parse(file);
  const root = path.relative(dir, '..');
  const name = /(?<=export const )\w+/.exec(readFileSync(`${words}/en/${file}`, 'utf8'))?.[0];
  mkdirSync(path.join(words, 'en-XA', dir), { recursive: true });
  writeFileSync(
    `${words}/en-XA/${file}`,
    `import { ${name} as english } from '${path.posix.join(root, 'en', dir, module)}';
import { pseudo } from '${root}/../testing/pseudoLanguage';

export const ${name}: typeof english = ${translation};
`,
  );
}
