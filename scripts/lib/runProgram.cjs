/** Runs a program other than Node, so that `startNode` can start it: they end together. */
const { spawn } = require('node:child_process');

const [name = '', ...args] = process.argv.slice(2);
const program = spawn(name, args, { stdio: ['ignore', 'inherit', 'inherit'] });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => program.kill('SIGKILL'));
}
program.once('error', ({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
program.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
