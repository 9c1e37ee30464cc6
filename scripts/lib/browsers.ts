import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { startNode } from './processes';
import { installDebianPackages, runs } from './programs';
import { Stop } from './stop';

/** A distribution's WebKit: the paths of `WebKitWebDriver` and of the library's MiniBrowser. */
export interface WebKitGtk {
  driver: string;
  browser: string;
}

/** A browser on this machine, with the options of its Playwright project. */
interface InstalledEngine {
  name: string;
  use: {
    browserName?: 'firefox' | 'webkit';
    channel?: string;
    launchOptions?: { executablePath?: string };
    webKitGtk?: WebKitGtk;
  };
}

/** The paths of Chromium. Debian's headless one comes first: in it the browser tests take three fifths of the time. */
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
 * The path of a Chromium that runs: `CHROME_PATH`, this machine's, or Playwright's. Tries to install one if
 * there is none.
 *
 * @throws Stop that says what to install
 */
export async function findChromium(): Promise<string> {
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
    await startNode('The download', [cli, 'install', 'chromium', '--no-shell'], { quiet: true })
      .ended;
    found = find();
  }
  // Older releases of Debian and its relatives have only the second package.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!found) await installDebianPackages(name);
    found ??= find();
  }
  if (found) return found;
  throw new Stop(
    'The browser tests need Chromium. Install Chromium or Google Chrome (on Debian: apt-get install ' +
      'chromium), or give the path of one in CHROME_PATH.',
  );
}

/** Finds Firefox: Playwright's own build, or any other, driven over WebDriver BiDi. */
export function findFirefox(): InstalledEngine | undefined {
  const browserName = 'firefox';
  if (existsSync(firefox.executablePath()))
    return { name: 'firefox', use: { browserName, launchOptions: {} } };
  const executablePath = usualPlaces.firefox.find((path) => existsSync(path));
  if (!executablePath) return undefined;
  return {
    name: 'firefox',
    use: { browserName, channel: 'moz-firefox', launchOptions: { executablePath } },
  };
}

/** Finds WebKit: Playwright's own build, or a distribution's, driven by `WebKitWebDriver` under `xvfb-run`. */
export function findWebKit(): InstalledEngine | undefined {
  if (existsSync(webkit.executablePath()))
    return { name: 'webkit', use: { browserName: 'webkit', launchOptions: {} } };
  const driver = '/usr/bin/WebKitWebDriver';
  if (!existsSync(driver) || !existsSync('/usr/bin/xvfb-run')) return undefined;
  const browser = readdirSync('/usr/lib')
    .map((name) => join('/usr/lib', name, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));
  return browser ? { name: 'WebKitGTK', use: { webKitGtk: { driver, browser } } } : undefined;
}

function starts(engine: InstalledEngine | undefined): boolean {
  if (!engine) return false;
  const { webKitGtk, launchOptions } = engine.use;
  if (webKitGtk) return runs('xvfb-run', '--auto-servernum', webKitGtk.browser);
  return !launchOptions?.executablePath || runs(launchOptions.executablePath);
}

const engines = [
  { name: 'firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'webkit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
];

/** Tries to install the engines other than Chromium. @returns their names, and those still missing */
export async function installEngines() {
  const isMissing = ({ find }: (typeof engines)[0]) => !starts(find());
  const packages = engines.filter(isMissing).flatMap(({ packages }) => packages);
  if (packages.length > 0) await installDebianPackages(...packages);
  const missing = engines.filter(isMissing);
  const found = engines.filter((engine) => !missing.includes(engine)).map(({ name }) => name);
  return { found, missing };
}
