import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { installDebianPackages, runs } from './programs';

/** A browser engine of this machine: one that Playwright drives, or WebKit as distributions have it. */
export type InstalledEngine =
  | { name: 'chromium' | 'firefox' | 'webkit'; channel?: string; executablePath?: string }
  | { name: 'WebKitGTK'; driver: string; browser: string };

const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Playwright's own build, or any other, which is driven over WebDriver BiDi. */
export function findFirefox(): InstalledEngine | undefined {
  if (existsSync(firefox.executablePath())) return { name: 'firefox' };
  const executablePath = firefoxPlaces.find((path) => existsSync(path));
  return executablePath ? { name: 'firefox', channel: 'moz-firefox', executablePath } : undefined;
}

/** Playwright's own build, or the one that `WebKitWebDriver` drives on a screen of `xvfb-run`. */
export function findWebKit(): InstalledEngine | undefined {
  if (existsSync(webkit.executablePath())) return { name: 'webkit' };
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];
  const browser = miniBrowsers().find((path) => existsSync(path));
  const isComplete = browser && existsSync(driver) && existsSync(screen);
  return isComplete ? { name: 'WebKitGTK', driver, browser } : undefined;
}

function miniBrowsers(): string[] {
  if (!existsSync('/usr/lib')) return [];
  const libraries = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  return libraries.map((name) => join('/usr/lib', name, 'webkit2gtk-4.1/MiniBrowser'));
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
 * The engines beside Chromium: those that this machine has, by their names, after trying to install
 * the others; and those that can't be had.
 */
export function installEngines() {
  const isMissing = ({ find }: (typeof engines)[0]) => !starts(find());
  const wanted = engines.filter(isMissing).flatMap(({ packages }) => packages);
  if (wanted.length > 0) installDebianPackages(...wanted);
  const missing = engines.filter(isMissing);
  const found = engines.filter((engine) => !missing.includes(engine)).map(({ name }) => name);
  return { found, missing };
}
