import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { installDebianPackages, runs } from './programs';
import { Stop } from './stop';

/** A browser engine of this machine: one that Playwright drives, or WebKit as distributions have it. */
export type InstalledEngine =
  | { name: 'chromium' | 'firefox' | 'webkit'; channel?: string; executablePath?: string }
  | { name: 'WebKitGTK'; driver: string; browser: string };

/**
 * Where this machine's browsers usually are. Debian's Chromium without a window comes first: measured
 * side by side, the browser tests take three fifths of the time in it.
 */
export const usualPlaces = {
  chromium: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  firefox: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
};

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
  const find = () =>
    [...usualPlaces.chromium, chromium.executablePath()].find((path) => runs(path));
  let found = find();
  if (!found) {
    console.log('No Chromium found. Trying to download Playwright’s…');
    const cli = 'node_modules/@playwright/test/cli.js';
    spawnSync(process.execPath, [cli, 'install', 'chromium', '--no-shell'], { timeout: 300_000 });
    found = find();
  }
  // The last is for releases of Debian that are older, or not Debian's own.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!found) installDebianPackages(name);
    found ??= find();
  }
  if (found) return found;
  throw new Stop(
    'The browser tests need Chromium. Install Chromium or Google Chrome (on Debian: apt-get install ' +
      'chromium), or give the path of one in CHROME_PATH.',
  );
}

/** Playwright's own build, or any other, which is driven over WebDriver BiDi. */
export function findFirefox(): InstalledEngine | undefined {
  if (existsSync(firefox.executablePath())) return { name: 'firefox' };
  const executablePath = usualPlaces.firefox.find((path) => existsSync(path));
  return executablePath ? { name: 'firefox', channel: 'moz-firefox', executablePath } : undefined;
}

/** Playwright's own build, or the one that `WebKitWebDriver` drives on a screen of `xvfb-run`. */
export function findWebKit(): InstalledEngine | undefined {
  if (existsSync(webkit.executablePath())) return { name: 'webkit' };
  const driver = '/usr/bin/WebKitWebDriver';
  if (!existsSync(driver) || !existsSync('/usr/bin/xvfb-run')) return undefined;
  const browser = readdirSync('/usr/lib')
    .map((name) => join('/usr/lib', name, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));
  return browser ? { name: 'WebKitGTK', driver, browser } : undefined;
}

/** Whether the engine can be started, with the screen that it needs. */
function starts(engine: InstalledEngine | undefined): boolean {
  if (!engine) return false;
  if (engine.name === 'WebKitGTK') return runs('xvfb-run', '--auto-servernum', engine.browser);
  return !engine.executablePath || runs(engine.executablePath);
}

const engines = [
  { name: 'firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'webkit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
];

/**
 * The engines beside Chromium: the names of those that this machine has, after trying to install the
 * others; and those that can't be had.
 */
export function installEngines() {
  const isMissing = ({ find }: (typeof engines)[0]) => !starts(find());
  const wanted = engines.filter(isMissing).flatMap(({ packages }) => packages);
  if (wanted.length > 0) installDebianPackages(...wanted);
  const missing = engines.filter(isMissing);
  const found = engines.filter((engine) => !missing.includes(engine)).map(({ name }) => name);
  return { found, missing };
}
