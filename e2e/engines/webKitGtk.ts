import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { answers, findFreePort } from '../../scripts/lib/ports';
import { evaluate, type Engine, type Tab } from './tab';

const WAIT_MS = 15_000;

/**
 * Narrow, so that windows lie below the pointer in the screen's centre: without a window manager the
 * keys go there. Windows can be wider.
 */
const screen = '-screen 0 600x900x24';

/**
 * WebKit from a Linux distribution: `WebKitWebDriver` drives the library's MiniBrowser on a virtual
 * screen.
 *
 * @param driver the path of `WebKitWebDriver`
 * @param browser the path of `MiniBrowser`
 */
export function startWebKitGtk(driver: string, browser: string): Engine {
  // With its usual toolbar the window can't be narrower than 447 pixels.
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(
    join(settings, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }',
  );
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // The driver's own wait never ends while a script of the page hangs.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const ends: (() => Promise<void>)[] = [];
  return {
    async open() {
      // A driver for each browser: one that has run several may hang.
      const { server, end } = await startDriver(driver, settings);
      ends.push(end);
      const session = await new Builder()
        .usingServer(server)
        .withCapabilities(capabilities)
        .build();
      return { tab: tabOf(session, await session.getWindowHandle()), close: end };
    },
    async end() {
      // A failed test leaves its browser open.
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
    // The whole process group: screen, driver and browser.
    process.kill(-child.pid);
    await ended;
  };
  return { server, end };
}

/** The problems that the page itself can report, because the driver has no access to the console. */
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
      const before = await run('location.href');
      await session.get(address);
      // The page may replace its address at once, so any other than the one before will do.
      const hasMoved = address === before ? 'true' : `location.href !== '${String(before)}'`;
      const isThere = `${hasMoved} && document.readyState !== 'loading'`;
      // Between two pages, evaluating fails.
      await session.wait(() => run(isThere).catch(() => false), WAIT_MS);
    },
    // The driver's pointer hangs in a background tab.
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
    problems: () => evaluate({ run }, problemsOfPage),
  };
}
