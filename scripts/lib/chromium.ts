import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { installDebianPackages, runs } from './programs';
import { Stop } from './stop';

/**
 * Where this machine's browser usually is. Debian's build without a window comes first: measured side
 * by side, the browser tests take three fifths of the time in it.
 */
export const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium that runs: `CHROME_PATH`, or one of this machine, or Playwright's own. When
 * there is none, tries to install one.
 *
 * @throws Stop that says what to install.
 */
export function findChromium(): string {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (runs(given)) return given;
    throw new Stop(`CHROME_PATH is ${given}, but no browser runs there. Correct it or unset it.`);
  }
  for (const install of [
    () => undefined,
    installPlaywrights,
    () => {
      installDebianPackages('chromium-headless-shell');
    },
    // Of releases of Debian that are older, or not Debian's own.
    () => {
      installDebianPackages('chromium');
    },
  ]) {
    install();
    const found = [...usualPlaces, chromium.executablePath()].find((path) => runs(path));
    if (found) return found;
  }
  throw new Stop(
    'The browser tests need Chromium. Install Chromium or Google Chrome (on Debian: apt-get install ' +
      'chromium), or give the path of one in CHROME_PATH.',
  );
}

function installPlaywrights(): void {
  console.log('No Chromium found. Trying to download Playwright’s…');
  const cli = 'node_modules/@playwright/test/cli.js';
  spawnSync(process.execPath, [cli, 'install', 'chromium', '--no-shell'], { timeout: 300_000 });
}
