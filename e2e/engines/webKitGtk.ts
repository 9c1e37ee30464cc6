import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import type { WebKitGtk } from '../../scripts/lib/browsers';
import { answers, findFreePort } from '../../scripts/lib/ports';
import { testRun } from '../../scripts/lib/stages';
import { evaluate, type Tab } from './tab';

/**
 * Narrow, so that windows lie below the pointer in the screen's centre: without a window manager the
 * keys go there. Windows can be wider.
 */
const screen = '-screen 0 600x900x24';
/** The style that shrinks the toolbar, which otherwise keeps the window 447 pixels wide. */
const style = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }';
/** WebDriver's names of the keys that have no character. */
const keys: Record<string, string> = { '\t': '\uE004', '\n': '\uE007' };
/** WebDriver's name of the property that identifies an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Opens WebKit's MiniBrowser on a virtual screen, with a driver of its own: one that has run several may hang. */
export async function openWebKitGtk({ driver, browser }: WebKitGtk): Promise<Tab> {
  const settings = resolve(testRun.folder, 'webkit');
  mkdirSync(`${settings}/gtk-3.0`, { recursive: true });
  writeFileSync(`${settings}/gtk-3.0/gtk.css`, style);
  const port = await findFreePort();
  const options = ['--auto-servernum', `--server-args=${screen}`];
  const child = spawn('xvfb-run', [...options, driver, '--host=127.0.0.1', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, XDG_CONFIG_HOME: settings, TMPDIR: settings },
  });
  const close = async () => {
    if (!child.pid || child.exitCode !== null || child.signalCode) return;
    const ended = once(child, 'exit');
    // The process group contains the screen, the driver and the browser.
    process.kill(-child.pid);
    await ended;
  };

  const server = `http://127.0.0.1:${port}`;
  await expect.poll(() => answers(`${server}/status`).catch(() => false)).toBe(true);
  /** Sends a WebDriver command: a POST with a body, a GET without one. */
  const send = async (path: string, body?: object) => {
    const method = body ? 'POST' : 'GET';
    const response = await fetch(server + path, { method, body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    // The driver's own wait never ends while a script of the page hangs.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  };
  const created = await send('/session', { capabilities: { alwaysMatch } });
  const session = `/session/${(created as { sessionId: string }).sessionId}`;

  const tabOf = (handle: unknown): Tab => {
    const sendInTab = async (path: string, body: object) => {
      await send(`${session}/window`, { handle });
      return send(session + path, body);
    };
    const run = (expression: string) =>
      sendInTab('/execute/sync', { script: `return ${expression}`, args: [] });
    return {
      run,
      async click(expression) {
        const element = (await run(expression)) as Record<string, string> | null;
        await send(`${session}/element/${element?.[elementKey] ?? expression}/click`, {});
      },
      async type(text) {
        const actions = Array.from(text, (character) => keys[character] ?? character).flatMap(
          (value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })),
        );
        await sendInTab('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
      async resize(width) {
        await sendInTab('/window/rect', { width, height: 900 });
      },
      async another() {
        const opened = await send(`${session}/window/new`, { type: 'tab' });
        return tabOf((opened as { handle: string }).handle);
      },
      problems: () => evaluate({ run }, problemsOfPage),
      close,
    };
  };
  return tabOf(await send(`${session}/window`));
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
