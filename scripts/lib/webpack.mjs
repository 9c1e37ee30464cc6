import { startNode } from './supervise.mjs';

/**
 * Starts webpack with its output on the terminal.
 *
 * @param {string[]} args
 * @param {{ port?: number, authUrl?: string, cwd?: string }} [options] the port of the dev server to
 *   be, and the address of the Auth emulator that a demo shop talks to; otherwise the environment
 *   tells. `cwd`: the project's folder, if it is another one
 */
export function startWebpack(args, { port, authUrl, cwd } = {}) {
  const env = { ...process.env };
  if (port) env.PORT = String(port);
  if (authUrl) env.AUTH_EMULATOR_URL = authUrl;
  const child = startNode('webpack', ['node_modules/webpack-cli/bin/cli.js', ...args], {
    env,
    cwd,
  });
  // Asked politely, it complains of the type check that it then breaks off itself.
  child.endSignal = 'SIGKILL';
  return child;
}
