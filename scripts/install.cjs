/**
 * Runs before every command, with nothing but Node: `npm ci`, unless node_modules holds every package
 * of the lock file in its version.
 */
const { spawn } = require('node:child_process');
const explainUnwritable = require('../build/explainUnwritable.cjs');
const isInstalled = require('./lib/isInstalled.cjs');

const unwritable = explainUnwritable('.');
if (unwritable) fail(unwritable);
else if (!isInstalled('.')) {
  console.log('Installing packages (npm ci). The first time takes a few minutes.');
  // With NODE_ENV=production npm would leave out the tools.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  // npm's own file: Windows has no program of the name `npm`.
  const npm = spawn(process.execPath, [process.env.npm_execpath ?? '', ...args], {
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => npm.kill(signal));
  }
  npm.once('exit', (code) => {
    if (code !== 0) {
      fail(`npm ci failed (exit code ${code}). Its own message is above; then try again.`);
    }
  });
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exitCode = 1;
}
