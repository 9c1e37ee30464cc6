/** How long it takes until what a press leads to is shown. */

/** The browser reports only paints that took at least this long, in milliseconds. */
const UNREPORTED_MS = 16;

/** Long enough for what a press starts to end, and for the browser's report of it. */
const REST_MS = 400;

/** Records the browser's timings of presses and paints. Runs in the page. */
function observe() {
  const notes = (window.notes = { presses: new Map(), longTasks: [], shift: 0 });
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries()) {
      if (id) notes.presses.set(id, Math.max(duration, notes.presses.get(id) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) notes.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const ends = ['pointerup', 'keydown', 'popstate'];
  const noteEnd = ({ timeStamp }) => (notes.pressedAt = timeStamp);
  for (const end of ends) addEventListener(end, noteEnd, { capture: true });
  /** Resolves with the milliseconds from the last press to the paint of what it leads to. */
  notes.shown = (isShown) =>
    new Promise((resolve, reject) => {
      notes.pressedAt = undefined;
      const latest = performance.now() + 30_000;
      const poll = (now) => {
        if (now > latest) {
          reject(new Error('Not shown within 30 seconds.'));
          return;
        }
        if (notes.pressedAt === undefined || !isShown()) {
          requestAnimationFrame(poll);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - notes.pressedAt);
        port2.postMessage(0);
      };
      requestAnimationFrame(poll);
    });
}

/** For `step`: whether an element is shown. A screen may be in the document before it is. */
export const has = (selector) =>
  `() => [...document.querySelectorAll(${JSON.stringify(selector)})].some((element) =>
    element.checkVisibility())`;

/**
 * Measures what is pressed on a page that isn't open yet.
 *
 * @returns `steps`: for each its `presses`, until the next paint, and `shown`, until what it leads to is painted; and the
 *   `longTasks`; all in milliseconds
 */
export async function watchPresses(page) {
  await page.addInitScript(observe);
  const steps = {};
  const longTasks = [];
  const rest = () => page.waitForTimeout(REST_MS);
  /** @param isShown runs in the page; without it, the press leads to nothing else */
  const step = async (name, act, isShown) => {
    await rest();
    // The page doesn't await this, because the press comes after it.
    await page.evaluate(`{
      notes.presses.clear();
      notes.longTasks.length = 0;
      notes.waiting = notes.shown(${isShown ?? '() => true'});
      notes.waiting.catch(() => undefined);
      undefined;
    }`);
    await act();
    const time = await page
      .evaluate(() => notes.waiting)
      .catch((cause) => {
        throw new Error(`What “${name}” leads to was not shown.`, { cause });
      });
    await rest();
    const seen = await page.evaluate(() => ({
      presses: [...notes.presses.values()],
      longTasks: notes.longTasks,
    }));
    const { presses, shown: times } = (steps[name] ??= { presses: [], shown: [] });
    if (name !== 'Back')
      presses.push(...(seen.presses.length > 0 ? seen.presses : [UNREPORTED_MS]));
    if (isShown) times.push(time);
    longTasks.push(...seen.longTasks);
  };
  const tap = async (locator) => {
    const target = locator.first();
    await target.waitFor();
    await target.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await rest();
    const { x, y, width, height } = await target.boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  return { step, tap, steps, longTasks };
}
