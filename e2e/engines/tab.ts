/** One tab of a browser, in whatever engine: no more than each of their drivers can do. */
export interface Tab {
  /** Loads a page. What it loads itself may come later. */
  load(address: string): Promise<void>;
  /** What a script gives in the page, whatever the page's own policy allows. */
  run(expression: string): Promise<unknown>;
  /** Clicks at a place in the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Types where the focus is; `\t` is the Tab key, `\n` is Enter. */
  type(text: string): Promise<void>;
  /** Makes the window this wide, in CSS pixels, or as narrow as the browser's own windows get. */
  resize(width: number): Promise<void>;
  /** Another tab of the same browser, with the same storage. */
  another(): Promise<Tab>;
  /** What a shopper should never see, since the last call, as far as the engine tells. */
  problems(): Promise<string[]>;
}

/** A browser engine that runs. */
export interface Engine {
  /** A tab of a browser that has nothing stored yet. `close` ends it with all its tabs. */
  open(): Promise<{ tab: Tab; close: () => Promise<void> }>;
  end(): Promise<void>;
}

/** What a function gives in the page; it must be complete in itself, but for its arguments. */
export function read<Result, Arguments extends unknown[]>(
  { run }: Pick<Tab, 'run'>,
  look: (...args: Arguments) => Result | Promise<Result>,
  ...args: Arguments
) {
  const texts = args.map((arg) => (typeof arg === 'function' ? String(arg) : JSON.stringify(arg)));
  return run(`(${look.toString()})(${texts.join()})`) as Promise<Result>;
}
