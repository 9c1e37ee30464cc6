import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { answers, findFreePort } from '../../scripts/lib/ports';
import { read, type Engine, type Tab } from './tab';

const WAIT_MS = 15_000;

/**
 * Narrow: without a window manager keys go to the window below the pointer, which is in the middle of
 * the screen. Windows may be wider.
 */
const screen = '-screen 0 600x900x24';

/**
 * WebKit as Linux distributions have it: `WebKitWebDriver` drives the MiniBrowser that comes with the
 * library, on a screen that nobody sees.
 *
 * @param driver the path of `WebKitWebDriver`
 * @param browser the path of `MiniBrowser`
 */
export function startWebKitGtk(driver: string, browser: string): Engine {
  // With its usual toolbar the window is 447 pixels wide or wider.
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(
    join(settings, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }',
  );
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // The engine's own waiting does not end while a script of the page hangs.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const ends: (() => Promise<void>)[] = [];
  return {
    async open() {
      // One of its own for each browser: after several, a driver may hang.
      const { server, end } = await startDriver(driver, settings);
      ends.push(end);
      const session = await new Builder()
        .usingServer(server)
        .withCapabilities(capabilities)
        .build();
      return { tab: tabOf(session, await session.getWindowHandle()), close: end };
    },
    async end() {
      // A test that fails leaves its browser open.
      await Promise.all(ends.map((end) => end()));
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

async function startDriver(driver: string, settings: string) {
  const port = await findFreePort();
  const command = [
    '--auto-servernum',
    `--server-args=${screen}`,
    driver,
    '--host=127.0.0.1',
    `--port=${port}`,
  ];
  const child = spawn('xvfb-run', command, {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, XDG_CONFIG_HOME: settings, TMPDIR: settings },
  });
  const server = `http://127.0.0.1:${port}`;
  await expect.poll(() => answers(`${server}/status`).catch(() => false)).toBe(true);
  const end = async () => {
    if (!child.pid || child.exitCode !== null || child.signalCode) return;
    const ended = once(child, 'exit');
    // The screen, the driver and its browser are one group.
    process.kill(-child.pid);
    await ended;
  };
  return { server, end };
}

/** What the page itself knows of its problems: the driver tells nothing of the console. */
function problemsOfPage() {
  const reports = new ReportingObserver(() => undefined, {
    types: ['csp-violation'],
    buffered: true,
  });
  reports.observe();
  const violations = reports.takeRecords().map(({ body }) => JSON.stringify(body));
  const failures = performance
    .getEntriesByType('resource')
    .filter(({ responseStatus = 0 }: Partial<PerformanceResourceTiming>) => responseStatus >= 400)
    .map(({ name }) => name);
  return [...violations, ...failures];
}

/** A tab of a browser that speaks WebDriver. */
function tabOf(session: WebDriver, handle: string): Tab {
  const inTab = () => session.switchTo().window(handle);
  const run = async (expression: string) => {
    await inTab();
    return session.executeScript(`return ${expression}`);
  };
  return {
    run,
    async load(address) {
      await inTab();
      await session.get(address);
      const isThere = `location.href === '${address}' && document.readyState !== 'loading'`;
      // Between two pages there is none to ask.
      await session.wait(() => run(isThere).catch(() => false), WAIT_MS);
    },
    // The driver's own pointer hangs in a tab that is not in front.
    async click(x, y) {
      await ((await run(`document.elementFromPoint(${x}, ${y})`)) as WebElement).click();
    },
    async type(text) {
      await inTab();
      const keys = text.replaceAll('\n', Key.ENTER).replaceAll('\t', Key.TAB);
      await session.actions().sendKeys(keys).perform();
    },
    async resize(width) {
      await inTab();
      await session.manage().window().setRect({ width, height: 900 });
    },
    async another() {
      await session.switchTo().newWindow('tab');
      return tabOf(session, await session.getWindowHandle());
    },
    problems: () => read({ run }, problemsOfPage),
  };
}
