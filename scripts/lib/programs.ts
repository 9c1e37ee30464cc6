import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether it starts: some systems have a file that only says where to get the program. */
export const runs = (program: string, ...args: string[]): boolean =>
  spawnSync(program, [...args, '--version'], { timeout: 30_000 }).status === 0;

/** Installs packages if that needs no question: as root, on Debian and its relatives. */
export function installDebianPackages(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing the system’s packages ${packages.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env });
  spawnSync('apt-get', ['install', '--yes', ...packages], { env });
}
