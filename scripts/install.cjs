/**
 * Runs before every command, with nothing but Node: `npm ci`, unless node_modules holds every package
 * of the lock file in its version.
 */
const { spawn } = require('child_process');
const { engines } = require('../package.json');

const needed = engines.node.replace('>=', '');
// First, and in words that the oldest Node knows: what follows is too new for it.
if (isOlder(process.versions.node, needed)) {
  fail(
    `This is Node ${process.versions.node}, and the shop needs ${needed} or later. ` +
      'Install that from https://nodejs.org, then try again.',
  );
  process.exit();
}
const explainUnwritable = require('../build/explainUnwritable.cjs');
const isInstalled = require('./lib/isInstalled.cjs');

const unwritable = explainUnwritable('.');
if (unwritable) fail(unwritable);
else if (!isInstalled('.')) {
  console.log('Installing packages (npm ci). The first time takes a few minutes.');
  // With NODE_ENV=production npm would leave out the tools.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  // npm's own file: Windows has no program of the name `npm`.
  const npm = spawn(process.execPath, [process.env.npm_execpath || '', ...args], {
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

/** @type {(version: string, needed: string) => boolean} */
function isOlder(version, needed) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exitCode = 1;
}
