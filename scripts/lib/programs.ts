import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { startProgram } from './processes';

/** Whether a program starts: some systems have a file that only says where to get it. */
export const runs = (program: string, ...args: string[]): boolean =>
  spawnSync(program, [...args, '--version'], { timeout: 30_000 }).status === 0;

/** Installs packages if that needs no confirmation: as root, on Debian and its relatives. */
export async function installDebianPackages(...packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing the system’s packages ${packages.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    startProgram('apt-get', 'apt-get', args, { env, quiet: true }).ended;
  await run('update');
  await run('install', '--yes', ...packages);
}
