import { shop } from '../../src/config';
import { removeFormerSite } from './deployment';
import { startNode } from './processes';
import { Stop } from './stop';

/**
 * Starts webpack with its output on the terminal.
 *
 * @param variables those of the build that the environment does not tell
 */
export function startWebpack(args: string[], variables: NodeJS.ProcessEnv = {}) {
  const cli = 'node_modules/webpack-cli/bin/cli.js';
  // Asked politely, it complains of the type check that it then breaks off itself.
  const env = { ...process.env, ...variables };
  return startNode('webpack', [cli, ...args], { env, endSignal: 'SIGKILL' });
}

/** Checks the types, and makes the production site. @throws Stop when either fails. */
export async function buildSite(args: string[] = [], variables?: NodeJS.ProcessEnv): Promise<void> {
  console.log('Building the production site…');
  const types = await startNode('TypeScript', ['node_modules/typescript/bin/tsc']).ended;
  if (types.code !== 0) throw new Stop('The types are wrong: the messages are above.');
  removeFormerSite('dist', shop.basePath);
  const { code } = await startWebpack(['--mode=production', ...args], variables).ended;
  if (code !== 0) throw new Stop('The build failed: its messages are above.');
}
