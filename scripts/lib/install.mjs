import { readFileSync } from 'node:fs';
import { start, Stop } from './supervise.mjs';

/** Runs `npm ci` unless node_modules holds every package of the lock file in its version. */
export async function installMissing() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci). The first time takes a few minutes.');
  // With NODE_ENV=production npm would leave out the tools.
  const npm = start('npm ci', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  const code = await npm.ended;
  if (code !== 0) {
    throw new Stop(`npm ci failed (exit code ${code}). Its own message is above; then try again.`);
  }
}

function isInstalled() {
  try {
    const wanted = packagesIn('package-lock.json');
    // npm writes this list when an installation is complete.
    const installed = packagesIn('node_modules/.package-lock.json');
    return Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        path === '' || optional || installed[path]?.version === version,
    );
  } catch {
    return false;
  }
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
