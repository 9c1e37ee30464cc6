/** A role of ARIA, as far as the walk needs it. */
export type Role = 'button' | 'link' | 'checkbox';

/** One tab of a browser, in whatever engine: no more than each of their drivers can do. */
export interface Tab {
  /** Loads a page. What it loads itself may come later. */
  load(address: string): Promise<void>;
  /** Waits for the one element of this role and accessible name, and clicks it. */
  click(role: Role, name: string): Promise<void>;
  /** Waits for the field of this label, and replaces its text. */
  fill(label: string, text: string): Promise<void>;
  /** Presses a key where the focus is: `Tab`, `Enter`, `Space`, or that of a character. */
  press(key: string): Promise<void>;
  /** Types a text where the focus is. */
  type(text: string): Promise<void>;
  /** What a function gives in the page; it must be complete in itself, but for its arguments. */
  read<Result, Arguments extends unknown[]>(
    look: (...args: Arguments) => Result | Promise<Result>,
    ...args: Arguments
  ): Promise<Result>;
  /** Runs a script in the page, whatever the page's own policy allows. */
  run(script: string): Promise<void>;
  /** Makes the window this wide, in CSS pixels, or as narrow as the browser's own windows get. */
  resize(width: number): Promise<void>;
  /** Another tab of the same browser, with the same storage. */
  another(): Promise<Tab>;
  /** The texts of the alerts that were shown since the last call. All are accepted at once. */
  alerts(): Promise<string[]>;
  /** What a shopper should never see, since the last call, as far as the engine tells. */
  problems(): Promise<string[]>;
}
