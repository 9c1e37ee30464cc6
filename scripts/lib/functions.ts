import fs from 'node:fs';
import path from 'node:path';
import { type Child, untilReady } from './processes';
import { Stop } from './stop';
import { startWebpack } from './webpack';

interface Options {
  /** The variables to add to the environment of the build. */
  variables?: NodeJS.ProcessEnv;
  /** Whether to bundle them again after each change. */
  watch?: boolean;
}

/**
 * Bundles the functions into a folder that Firebase's tool runs and deploys.
 *
 * @returns what still runs
 * @throws Stop if they have errors
 */
export async function bundleFunctions(
  folder: string,
  { variables, watch = false }: Options = {},
): Promise<Child[]> {
  const bundle = path.resolve(folder, 'index.js');
  fs.mkdirSync(folder, { recursive: true });
  fs.rmSync(bundle, { force: true });
  fs.copyFileSync('functions/package/package.json', path.join(folder, 'package.json'));
  const output = `--output-path=${path.dirname(bundle)}`;
  const args = ['--config=build/functions.config.cjs', output, ...(watch ? ['--watch'] : [])];
  const child = startWebpack(args, variables);
  if (watch) {
    await untilReady(child, () => Promise.resolve(fs.existsSync(bundle)));
    return [child];
  }
  const { code } = await child.ended;
  if (code !== 0) throw new Stop('The functions can’t be bundled: see the messages above.');
  return [];
}
