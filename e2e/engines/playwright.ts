import type { BrowserContext, BrowserType, LaunchOptions, Page } from '@playwright/test';
import type { Engine } from './engine';
import type { Tab } from './tab';

/** An engine that Playwright drives: its own builds, and every Chromium and Firefox. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    async open() {
      const context = await browser.newContext({ serviceWorkers: 'allow' });
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          console.error(`Policy violation: ${effectiveDirective} ${blockedURI}`);
        });
      });
      return { tab: playwrightTab(await context.newPage()), close: () => context.close() };
    },
    end: () => browser.close(),
  };
}

/** What runs in a page, as it does in each engine. */
export const evaluationIn = (page: Page): Pick<Tab, 'read' | 'run'> => ({
  read: (look, ...args) =>
    page.evaluate(
      // The policy of the page allows no `eval`; the drivers' own evaluation is not held to it.
      `(${look.toString()})(...${JSON.stringify(args)})`,
    ),
  run: (script) => page.evaluate(script),
});

function playwrightTab(page: Page): Tab {
  const problems = collectProblems(page.context());
  const shown: string[] = [];
  page.on('dialog', (dialog) => {
    shown.push(dialog.message());
    void dialog.accept();
  });
  return {
    load: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    click: (role, name) => page.getByRole(role, { name, exact: true }).click(),
    fill: async (label, text) => {
      const field = page.getByLabel(label, { exact: true });
      // By its keys: Firefox takes no text of Playwright's `fill`.
      await field.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await field.pressSequentially(text);
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    ...evaluationIn(page),
    resize: (width) => page.setViewportSize({ width, height: 640 }),
    another: async () => playwrightTab(await page.context().newPage()),
    alerts: () => Promise.resolve(shown.splice(0)),
    problems: () => Promise.resolve(problems.splice(0)),
  };
}

const collected = new WeakMap<BrowserContext, string[]>();

/** One list for all tabs of a context. */
function collectProblems(context: BrowserContext): string[] {
  const known = collected.get(context);
  if (known) return known;
  const problems: string[] = [];
  collected.set(context, problems);
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') problems.push(`console ${type}: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`page error: ${String(error.error())}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A request that a reload or a closing tab cuts short has not failed.
    if (reason.includes('ABORT')) return;
    problems.push(`failed request: ${request.method()} ${request.url()} ${reason}`);
  });
  return problems;
}
