import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Stop } from './supervise.mjs';

const usualPlaces = JSON.parse(readFileSync('scripts/lib/chromiumPlaces.json', 'utf8'));

/**
 * The path of a Chromium that runs: `CHROME_PATH`, or one of this machine, or Playwright's own. When
 * there is none, tries to install one. Packages must be installed.
 *
 * @throws Stop that says what to install.
 */
export async function findChromium() {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (runs(given)) return given;
    throw new Stop(`CHROME_PATH is ${given}, but no browser runs there. Correct it or unset it.`);
  }
  const { chromium } = await import('@playwright/test');
  for (const install of [() => {}, installPlaywrights, installDebians]) {
    install();
    const found = [...usualPlaces, chromium.executablePath()].find(runs);
    if (found) return found;
  }
  throw new Stop(
    'The browser tests need Chromium. Install Chromium or Google Chrome (on Debian: apt-get install ' +
      'chromium), or give the path of one in CHROME_PATH.',
  );
}

/** Some systems have a file of this name that only says where to get the browser. */
function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

function installPlaywrights() {
  console.log('No Chromium found. Trying to download Playwright’s…');
  const cli = 'node_modules/@playwright/test/cli.js';
  spawnSync(process.execPath, [cli, 'install', 'chromium', '--no-shell'], { timeout: 300_000 });
}

function installDebians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Still none. Installing the system’s package chromium…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env });
  spawnSync('apt-get', ['install', '--yes', 'chromium'], { env });
}
