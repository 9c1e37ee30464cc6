/** Runs a script in TypeScript, as the shop that it is about: `node scripts/run.cjs scripts/start.ts`. */
const path = require('node:path');
const { load } = require('../build/shop.cjs');

const [script = ''] = process.argv.splice(2, 1);
void load.import(path.resolve(script));
