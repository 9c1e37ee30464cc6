/**
 * A script that runs another program than Node, so that `startNode` can start that too: the program ends
 * with this script, and this script with its parent. Arguments: the program, and its own.
 */
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
