import type { ElementHandle, Page } from '@playwright/test';
import type { Watch } from '../support/watch';

/** A tab of any browser engine. An expression is evaluated in the page, regardless of the page's policy. */
export interface Tab {
  run(expression: string): Promise<unknown>;
  /** Clicks the element that an expression finds. */
  click(expression: string): Promise<void>;
  /** Types where the focus is; `\t` is the Tab key, `\n` is Enter. */
  type(text: string): Promise<void>;
  /** Sets the window's width in CSS pixels. */
  resize(width: number): Promise<void>;
  /** Another tab of the same browser, with the same storage. */
  another(): Promise<Tab>;
  /** Errors and warnings so far, as far as the engine reports them. */
  problems(): Promise<string[]>;
  /** Closes the browser with all its tabs. */
  close(): Promise<void>;
}

/** A tab of an engine that Playwright drives. */
export const tabOf = (page: Page, watch: Watch): Tab => ({
  run: (expression) => page.evaluate(expression),
  async click(expression) {
    const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle | null;
    if (!element) throw new Error(`Nothing to click: ${expression}`);
    await element.click();
  },
  type: (text) => (text === '\t' ? page.keyboard.press('Tab') : page.keyboard.type(text)),
  resize: (width) => page.setViewportSize({ width, height: 640 }),
  another: async () => tabOf(await page.context().newPage(), watch),
  problems: () => watch.unexpected(),
  close: () => page.context().close(),
});

/** The call of a function as an expression. The function can use nothing but its arguments. */
export function expressionOf<Arguments extends unknown[]>(
  inPage: (...args: Arguments) => unknown,
  ...args: Arguments
) {
  const texts = args.map((arg) => (typeof arg === 'function' ? String(arg) : JSON.stringify(arg)));
  return `(${inPage.toString()})(${texts.join()})`;
}

/** Runs a function in the page. It can use nothing but its arguments. */
export const evaluate = <Result, Arguments extends unknown[]>(
  { run }: Pick<Tab, 'run'>,
  inPage: (...args: Arguments) => Result | Promise<Result>,
  ...args: Arguments
) => run(expressionOf(inPage, ...args)) as Promise<Result>;
