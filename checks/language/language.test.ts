/** The shops of `src/testing/shops/`: each is built, and every screen is opened. */
import path from 'node:path';
import { run } from '../projectCopy';

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
});
