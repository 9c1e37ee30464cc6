import type { BrowserType, LaunchOptions, Page } from '@playwright/test';
import type { Engine, Tab } from './tab';

/**
 * Whether a reload or a closing tab has cancelled a request. In Firefox, a font's download then fails
 * with the status NS_BINDING_ABORTED.
 */
const isCancelled = (reason: string) => /ABORT|status=2152398850/.test(reason);

/** An engine that Playwright drives: its own builds, and any Chromium or Firefox. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    async open() {
      const context = await browser.newContext({ serviceWorkers: 'allow' });
      const problems: string[] = [];
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          console.error(`Policy violation: ${effectiveDirective} ${blockedURI}`);
        });
      });
      context.on('console', (message) => {
        if (/error|warning/.test(message.type())) problems.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => {
        const text = String(error.error());
        if (!isCancelled(text)) problems.push(`page error: ${text}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        if (!isCancelled(reason)) problems.push(`failed request: ${request.url()} ${reason}`);
      });
      const tabOf = (page: Page): Tab => ({
        load: async (address) => {
          await page.goto(address, { waitUntil: 'domcontentloaded' });
        },
        // The drivers' own evaluation isn't subject to the page's policy, which forbids `eval`.
        run: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => (text === '\t' ? page.keyboard.press('Tab') : page.keyboard.type(text)),
        resize: (width) => page.setViewportSize({ width, height: 640 }),
        another: async () => tabOf(await context.newPage()),
        problems: () => Promise.resolve(problems.splice(0)),
      });
      return { tab: tabOf(await context.newPage()), close: () => context.close() };
    },
    end: () => browser.close(),
  };
}
