import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import {
  Builder,
  Capabilities,
  error,
  Key,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { answers, findFreePort } from '../../scripts/lib/ports';
import type { Engine } from './engine';
import type { Tab } from './tab';

const WAIT_MS = 15_000;

/**
 * Narrow: without a window manager keys go to the window below the pointer, which is in the middle of
 * the screen. Windows may be wider.
 */
const screen = '-screen 0 600x900x24';

/** Finds elements by role and label, in the page. */
const finders = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

const keys: Record<string, string> = {
  Enter: Key.ENTER,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

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
    unhandledPromptBehavior: 'ignore',
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
      const handle = await session.getWindowHandle();
      return { tab: webDriverTab({ session, current: handle }, handle), close: end };
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

/** A browser, and which of its tabs it listens to. */
interface Running {
  session: WebDriver;
  current: string;
}

/** A tab of a browser that speaks WebDriver. */
function webDriverTab(running: Running, handle: string): Tab {
  const { session } = running;
  const inTab = async () => {
    if (running.current === handle) return;
    await session.switchTo().window(handle);
    running.current = handle;
  };
  const read = async <Result, Arguments extends unknown[]>(
    look: (...args: Arguments) => Result | Promise<Result>,
    ...args: Arguments
  ) => {
    await inTab();
    const script = `return (${look.toString()})(...arguments)`;
    return session.executeScript<Result>(script, ...args);
  };
  /** The one element that `query` finds with the library's functions, in view, once it is there. */
  const find = async (query: string, ...args: string[]) => {
    await inTab();
    const script = `
      if (!window.TestingLibraryDom) { const define = undefined; ${finders} }
      const element = TestingLibraryDom.${query};
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element;`;
    const element = await session.wait(
      () => session.executeScript<WebElement | null>(script, ...args),
      WAIT_MS,
    );
    if (!element) throw new Error(`Nothing for ${query} of ${args.join(', ')}`);
    return element;
  };
  const type = async (text: string) => {
    await inTab();
    await session.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform();
  };
  return {
    read,
    async load(address) {
      await inTab();
      await session.get(address);
      const isThere = () =>
        read((url) => location.href === url && document.readyState !== 'loading', address);
      // Between two pages there is none to ask.
      await session.wait(() => isThere().catch(() => false), WAIT_MS);
    },
    async click(role, name) {
      const query = 'queryByRole(document.body, arguments[0], { name: arguments[1] })';
      await (await find(query, role, name)).click();
    },
    async fill(label, text) {
      const field = await find('queryByLabelText(document.body, arguments[0])', label);
      await field.clear();
      await field.sendKeys(text);
    },
    press: (key) => type(keys[key] ?? key),
    type,
    async run(script) {
      await inTab();
      await session.executeScript(script);
    },
    async resize(width) {
      await inTab();
      await session.manage().window().setRect({ width, height: 900 });
    },
    async another() {
      await session.switchTo().newWindow('tab');
      running.current = await session.getWindowHandle();
      return webDriverTab(running, running.current);
    },
    async alerts() {
      try {
        const alert = await session.switchTo().alert();
        const text = await alert.getText();
        await alert.accept();
        return [text];
      } catch (thrown) {
        if (thrown instanceof error.NoSuchAlertError) return [];
        throw thrown;
      }
    },
    // The driver tells nothing of the console; the page itself knows a part.
    problems: () =>
      read(() => {
        const reports = new ReportingObserver(() => undefined, {
          types: ['csp-violation'],
          buffered: true,
        });
        reports.observe();
        const violations = reports.takeRecords().map(({ body }) => JSON.stringify(body));
        const failures = performance
          .getEntriesByType('resource')
          .filter(
            ({ responseStatus = 0 }: Partial<PerformanceResourceTiming>) => responseStatus >= 400,
          )
          .map(({ name }) => name);
        return [...violations, ...failures];
      }),
  };
}
