/** A tab of any browser engine, with what all of their drivers can do. */
export interface Tab {
  /** Resolves when the page has been parsed; its scripts and pictures may still be loading. */
  load(address: string): Promise<void>;
  /** Evaluates an expression in the page, regardless of the page's policy. */
  run(expression: string): Promise<unknown>;
  /** Clicks at a place in the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Types where the focus is; `\t` is the Tab key, `\n` is Enter. */
  type(text: string): Promise<void>;
  /** Sets the window's width in CSS pixels, or to the narrowest that the browser allows. */
  resize(width: number): Promise<void>;
  /** Another tab of the same browser, with the same storage. */
  another(): Promise<Tab>;
  /** Errors and warnings since the last call, as far as the engine reports them. */
  problems(): Promise<string[]>;
}

/** A running browser engine. */
export interface Engine {
  /** Opens a browser with empty storage. `close` closes all its tabs. */
  open(): Promise<{ tab: Tab; close: () => Promise<void> }>;
  end(): Promise<void>;
}

/** Runs a function in the page. It can use nothing but its arguments. */
export function evaluate<Result, Arguments extends unknown[]>(
  { run }: Pick<Tab, 'run'>,
  inPage: (...args: Arguments) => Result | Promise<Result>,
  ...args: Arguments
) {
  const texts = args.map((arg) => (typeof arg === 'function' ? String(arg) : JSON.stringify(arg)));
  return run(`(${inPage.toString()})(${texts.join()})`) as Promise<Result>;
}
