import type { Tab } from './tab';

/** A browser engine that runs. */
export interface Engine {
  /** A tab of a browser that has nothing stored yet. `close` ends it with all its tabs. */
  open(): Promise<{ tab: Tab; close: () => Promise<void> }>;
  end(): Promise<void>;
}
