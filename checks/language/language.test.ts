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
    const { dir, name: module, ext } = path.parse(file);
    mkdirSync(path.join(words, 'en-XA', dir), { recursive: true });
    if (!ext) continue;
    const root = path.relative(dir, '..');
    const name = /(?<=export const )\w+/.exec(readFileSync(`${words}/en/${file}`, 'utf8'))?.[0];
    const translate = (translation: string) => {
      writeFileSync(
        `${words}/en-XA/${file}`,
        `import { ${name} as english } from '${path.posix.join(root, 'en', dir, module)}';
import { pseudo } from '${root}/../testing/pseudoLanguage';

export const ${name}: typeof english = ${translation};
`,
      );
    };
    if (file === 'shell.ts') {
      translate('(({ signIn: _, ...others }) => others)(english)');
      expect(run('typescript/bin/tsc').output).toMatch(/en-XA\/shell\.ts.*'signIn' is missing/);
    }
    translate('pseudo(english)');
  }
  expect(run('typescript/bin/tsc').output).toBe('');
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
