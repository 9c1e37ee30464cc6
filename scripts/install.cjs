/** Runs before every command, without any package: `npm ci`, unless all packages are installed. */
const { spawn } = require('child_process');
const { engines } = require('../package.json');

const needed = engines.node.replace('>=', '');
// This file has old syntax, so that an old Node can run it and print the message.
if (isOlder(process.versions.node, needed)) {
  fail(
    `This is Node ${process.versions.node}, and the shop needs ${needed} or later. ` +
      'Install it from https://nodejs.org, then try again.',
  );
} else {
  install();
}

function install() {
  const unwritable = require('../build/explainUnwritable.cjs')('.');
  if (unwritable) {
    fail(unwritable);
    return;
  }
  if (require('./lib/isInstalled.cjs')('.')) {
    checkConfig();
    return;
  }
  console.log('Installing packages (npm ci). The first time takes a few minutes.');
  // npm would leave out the tools with NODE_ENV=production.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  // Node runs npm's own file, because Windows has no program called `npm`.
  const npm = spawn(process.execPath, [process.env.npm_execpath || '', ...args], {
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => npm.kill(signal));
  }
  npm.once('exit', (code) => {
    if (code === 0) checkConfig();
    else fail(`npm ci failed (exit code ${code}). Its message is above.`);
  });
}

/** Explains an unusable configuration, which every command imports and would fail on with a stack. */
function checkConfig() {
  const problem = require('../build/explainConfig.cjs')('.');
  if (problem) fail(problem);
}

/** @type {(version: string, needed: string) => boolean} */
function isOlder(version, needed) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

/** @param {string} message */
function fail(message) {
  console.error(`\n${message}\n`);
  process.exitCode = 1;
}
