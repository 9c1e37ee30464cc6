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

// `build/words.test.ts` has what else can be missing.
it('the build says what to do about a language without a folder', () => {
  speak('hi-IN');
  expect(run('webpack-cli/bin/cli.js').output).toContain('copy src/words/en to src/words/hi-IN');
});

it('no screen is clipped, has a text in English or one put together from pieces', () => {
  speak('en-XA');
  for (const file of readdirSync(`${words}/en`, { encoding: 'utf8', recursive: true })) {
    if (path.extname(file)) translate(file);
  }
  const built = run('jiti/lib/jiti-cli.mjs', 'scripts/test.ts', 'build');
  if (built.status !== 0) throw new Error(built.output);
  const opened = run('@playwright/test/cli.js', 'test', '--project=language');
  if (opened.status !== 0) throw new Error(opened.output);
});

function speak(language: string) {
  const config = path.join(copy, 'shop/config.ts');
  const text = readFileSync(config, 'utf8');
  const translated = text.replace(/(language: )'.*'/, `$1'${language}'`);
  // With them, the address form has one more text.
  writeFileSync(config, translated.replace(/(delivery: \{)(?= price)/, "$1 areas: ['56'],"));
}

/** Writes a module of the made-up language, from the same one in English. */
function translate(file: string) {
  const { dir, name: module } = path.parse(file);
  const root = path.relative(dir, '..');
  const text = readFileSync(`${words}/en/${file}`, 'utf8');
  const names = text.match(/(?<=^export const )\w+/gm) ?? [];
  mkdirSync(path.join(words, 'en-XA', dir), { recursive: true });
  writeFileSync(
    `${words}/en-XA/${file}`,
    `import * as english from '${path.posix.join(root, 'en', dir, module)}';
import { pseudo } from '${root}/../testing/pseudoLanguage';

${names.map((name) => `export const ${name} = pseudo(english.${name});`).join('\n')}
`,
  );
}
