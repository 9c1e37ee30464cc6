import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { shop } from '#shop/config';
import { startNode } from './processes';
import { Stop } from './stop';

/** @param variables added to the environment */
export function startWebpack(args: string[], variables: NodeJS.ProcessEnv = {}) {
  const cli = 'node_modules/webpack-cli/bin/cli.js';
  const env = { ...process.env, ...variables };
  // webpack prints an error on SIGINT about the type check that it interrupts itself.
  return startNode('webpack', [cli, ...args], { env, endSignal: 'SIGKILL' });
}

/** Checks the types and builds the production site. @throws Stop if either fails: the last one then stays */
export async function buildSite(args: string[] = [], variables?: NodeJS.ProcessEnv): Promise<void> {
  console.log('Building the production site…');
  const types = await startNode('TypeScript', ['node_modules/typescript/bin/tsc']).ended;
  if (types.code !== 0) throw new Stop('The types are wrong: see the messages above.');
  const remove = (folder: string) => {
    rmSync(folder, { recursive: true, force: true });
  };
  // The build goes to a folder beside `dist`, so that `dist` stays a whole site if the build is stopped.
  remove('dist-next');
  const output = `--output-path=${resolve(`dist-next${shop.basePath}`)}`;
  const { code } = await startWebpack(['--mode=production', output, ...args], variables).ended;
  if (code !== 0) throw new Stop('The build failed: see the messages above.');
  // The folders are renamed, because removing a large site takes a while.
  remove('dist-former');
  if (existsSync('dist')) renameSync('dist', 'dist-former');
  renameSync('dist-next', 'dist');
  remove('dist-former');
}
