/**
 * Runs a script in TypeScript, as the shop that it is about: `node scripts/run.cjs scripts/start.ts`, or with the name of
 * another one, `node scripts/run.cjs scripts/start.ts sample`.
 */
const path = require('node:path');

const [script = ''] = process.argv.splice(2, 1);
const [, , name] = process.argv;
if (name && path.basename(script) === 'start.ts') process.env.SHOP = name;

try {
  const { load } = require('../build/shop.cjs');
  void load.import(path.resolve(script));
} catch (error) {
  // `install.cjs` has explained everything but an unknown name.
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
