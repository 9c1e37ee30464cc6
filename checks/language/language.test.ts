/** Opens and orders from the shops of `src/testing/shops/`, and one in a new country and language. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { testRun } from '../../scripts/lib/stages';
import { copyProject, edit, run } from '../projectCopy';

/** Builds a shop, and walks through it in Chromium. @throws Error with what failed */
function walk(folder: string, conditions: readonly string[], SHOP: string, ...tests: string[]) {
  const env = {
    ...process.env,
    SHOP,
    // Playwright resolves imports as Node does.
    NODE_OPTIONS: conditions.map((name) => `--conditions=${name}`).join(' '),
  };
  const playwright = path.resolve('node_modules/@playwright/test/cli.js');
  for (const args of [
    ['scripts/run.cjs', 'scripts/test.ts', 'build'],
    [playwright, 'test', '--project=language', ...tests],
  ]) {
    const { status, output } = run(folder, args, env);
    if (status !== 0) throw new Error(output);
  }
}

describe('a shop in another market', () => {
  it.each([
    ['hindi', ['india', 'hi']],
    ['germany', ['germany', 'de']],
  ])(
    'shows every screen of %s in its language, without cutting off any text',
    (shop, conditions) => {
      walk('.', [`shop-${shop}`, ...conditions], shop);
    },
  );

  it('opens in a country and a language that are one new folder each, and accepts an order', () => {
    const copy = path.resolve(testRun.folder, 'language');
    copyProject(copy);
    const folders = { 'src/markets': ['india', 'nepal'], 'src/words': ['en', 'ne'] };
    for (const [parent, [from = '', to = '']] of Object.entries(folders)) {
      cpSync(path.join(copy, parent, from), path.join(copy, parent, to), { recursive: true });
    }
    edit(copy, 'src/markets/nepal/market.ts', (text) =>
      text
        .replace(/export const indiaHindi.*\n/, '')
        .replace('const india:', 'const nepal:')
        .replace("name: 'india'", "name: 'nepal'")
        .replace('en-IN', 'ne-NP')
        .replace('INR', 'NPR')
        .replace('Asia/Kolkata', 'Asia/Kathmandu'),
    );
    edit(copy, 'shop/config.ts', (text) =>
      text
        .replace(/^import \{ india \}.*$/m, "import { nepal } from '../src/markets/nepal/market';")
        .replace('market: india,', 'market: nepal,')
        // It is for rupees of India only.
        .replace(/\n.*upi: \{.*/, ''),
    );
    edit(copy, 'package.json', (text) =>
      text
        .replace('"hi": "./src/words/hi/*.tsx"', '"ne": "./src/words/ne/*.tsx", $&')
        .replace('"germany": "./src/markets/', '"nepal": "./src/markets/nepal/*.ts", $&'),
    );
    walk(copy, ['nepal', 'ne'], '', '--grep=ordering without an account');
  });
});
