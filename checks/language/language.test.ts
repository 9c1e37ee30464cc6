/** Copies of the shop in other markets: their screens are opened, and ordered from. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testRun } from '../../scripts/lib/stages';
import { copyProject, edit, run as runIn } from '../projectCopy';

const copy = path.resolve(testRun.folder, 'language');

/** Runs a program of a package in the copy. */
const run = (program: string, ...args: string[]) =>
  runIn(copy, [path.resolve('node_modules', program), ...args]);

const config = readFileSync('shop/config.ts', 'utf8');

/** Gives the copy a market of `src/markets/`. */
function sellIn(file: string, market: string) {
  writeFileSync(path.join(copy, 'shop/config.ts'), config);
  edit(copy, 'shop/config.ts', (text) =>
    text
      .replace(/^import \{ india \}.*$/m, `import { ${market} } from '../src/markets/${file}';`)
      .replace('market: india,', `market: ${market},`)
      // With them, the address form has one more text.
      .replace(/(delivery: \{)(?= price)/, `$1 areas: ['${market === 'germany' ? '10' : '56'}'],`)
      .replace(/\n(?= {2}returns: )/, '\n  tax: { rate: 19, categories: { Books: 7 } },\n')
      // Where the law asks for an imprint, no bank takes UPI.
      .replace(/\n.*upi: \{.*/, market === 'germany' ? "\n  imprint: 'imprint.html'," : '$&'),
  );
  writeFileSync(path.join(copy, 'shop/legal/imprint.md'), '# Impressum\n\n{name}\n');
}

beforeAll(() => {
  copyProject(copy);
});

// `build/words.test.ts` has what else can be missing.
it('the build says what to do about a language without a folder', () => {
  sellIn('india', 'indiaHindi');
  edit(copy, 'src/markets/india.ts', (text) => text.replace('hi-IN', 'mr-IN'));
  expect(run('webpack-cli/bin/cli.js').output).toContain('copy src/words/en to src/words/mr-IN');
  edit(copy, 'src/markets/india.ts', (text) => text.replace('mr-IN', 'hi-IN'));
});

it.each([
  ['india', 'indiaHindi'],
  ['germany', 'germany'],
])('%s: %s shows every screen in its language, and cuts nothing off', (file, market) => {
  sellIn(file, market);
  const built = runIn(copy, ['scripts/run.cjs', 'scripts/test.ts', 'build']);
  if (built.status !== 0) throw new Error(built.output);
  const opened = run('@playwright/test/cli.js', 'test', '--project=language');
  if (opened.status !== 0) throw new Error(opened.output);
});
