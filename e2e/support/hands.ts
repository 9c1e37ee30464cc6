/** Two ways to work through a screen, by keyboard and by thumb, which count what it takes. */
import { expect, type Page } from '@playwright/test';
import { evaluate } from '../engines/tab';
import { nameOf } from './focus';

export interface Hand {
  /**
   * Presses the nearest button of one of these names; `Sent…` is any that starts so.
   *
   * @returns its name
   */
  press: (...names: string[]) => Promise<string>;
  /** Chooses the option at this place, from 1. */
  choose: (label: string, place: number) => Promise<void>;
  enter: (label: string, text: string) => Promise<void>;
  /** What it has taken so far. */
  effort: () => string;
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

/** The elements that the Tab key reaches, with whether they have one of the names. Runs in the page. */
function stopsOf(selector: string, names: string[], nameOf: (element: Element) => string) {
  return Array.from(document.querySelectorAll<HTMLElement>(selector))
    .filter((it) => it.checkVisibility() && it.tabIndex >= 0 && !it.closest('[inert]'))
    .map((it) => {
      const name = nameOf(it).replace(/\s+/g, ' ');
      const isNamed = names.some((each) =>
        each.endsWith('…') ? name.startsWith(each.slice(0, -1)) : name === each,
      );
      return { it, name, isNamed };
    });
}

/** The nearest by the Tab key: how many stops away it is, negative before the focus. Runs in the page. */
function nearestStop(
  selector: string,
  names: string[],
  nameOf: (element: Element) => string,
  stopsIn: typeof stopsOf,
) {
  const stops = stopsIn(selector, names, nameOf);
  const { activeElement, body } = document;
  const focused = activeElement === body ? null : activeElement;
  const { DOCUMENT_POSITION_PRECEDING } = Node;
  const before = stops.filter(
    ({ it }) => (focused?.compareDocumentPosition(it) ?? 0) & DOCUMENT_POSITION_PRECEDING,
  ).length;
  const isStop = stops.some(({ it }) => it === focused);
  const [nearest] = stops
    .map(({ it, name, isNamed }, place) => {
      const away = place - before;
      return { name, isNamed, away: it === focused || place < before || isStop ? away : away + 1 };
    })
    .filter(({ isNamed }) => isNamed)
    .sort((one, other) => Math.abs(one.away) - Math.abs(other.away));
  return nearest ?? null;
}

/** The nearest to the middle of the screen, scrolled into view: its centre, and by how much. Runs in the page. */
function nearestInView(
  selector: string,
  names: string[],
  nameOf: (element: Element) => string,
  stopsIn: typeof stopsOf,
) {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const top = Math.max(header, 0);
  const middle = (top + innerHeight) / 2;
  const centreOf = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  };
  const [nearest] = stopsIn(selector, names, nameOf)
    .filter(({ isNamed }) => isNamed)
    .map((each) => ({ ...each, far: Math.abs(centreOf(each.it).y - middle) }))
    .sort((one, other) => one.far - other.far);
  if (!nearest) return null;
  const { it, name } = nearest;
  const isCovered = () => {
    const { x, y } = centreOf(it);
    const at = document.elementFromPoint(x, y);
    return y < top || !at || !(it.contains(at) || at.contains(it));
  };
  const from = scrollY;
  if (isCovered()) scrollBy({ top: centreOf(it).y - middle, behavior: 'instant' });
  const { x } = centreOf(it);
  if (isCovered()) it.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  const centre = centreOf(it);
  const scrolled = Math.round(Math.abs(scrollY - from) + Math.abs(centre.x - x));
  return { name, scrolled, ...centre };
}

/** Waits until there is an element of one of the names. */
async function find<Found>(
  page: Page,
  names: string[],
  nearest: (
    selector: string,
    names: string[],
    nameOf: (element: Element) => string,
    stopsIn: typeof stopsOf,
  ) => Found | null,
): Promise<Found> {
  const tab = { run: (expression: string) => page.evaluate(expression) };
  let found: Found | null = null;
  const search = async () =>
    (found = await evaluate(tab, nearest, focusable, names, nameOf, stopsOf));
  await expect.poll(search, names.slice(0, 3).join()).not.toBeNull();
  return found as Found;
}

/** Tab, Shift+Tab, Enter, arrows and typing. */
export function keyboardHand(page: Page): Hand {
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const focus = async (names: string[]) => {
    let { away, name } = await find(page, names, nearestStop);
    // What is on the way can change with the focus.
    for (let tries = 0; away !== 0; tries += 1) {
      if (tries > 8) throw new Error(`The Tab key doesn't reach ${name}.`);
      const key = away > 0 ? 'Tab' : 'Shift+Tab';
      for (let left = Math.abs(away); left > 0; left -= 1) await press(key);
      ({ away, name } = await find(page, names, nearestStop));
    }
    return name;
  };
  return {
    async press(...names) {
      const name = await focus(names);
      await press('Enter');
      return name;
    },
    async choose(label, place) {
      await focus([label]);
      for (let step = 0; step < place; step += 1) await press('ArrowDown');
    },
    async enter(label, text) {
      await focus([label]);
      presses += text.length;
      await page.keyboard.type(text);
    },
    effort: () => `${presses} key presses`,
  };
}

/** Of the browser's double tap, which the shop ignores where another button may have come to be. */
const DOUBLE_MS = 500;

/** Taps, scrolling and typing. */
export function thumbHand(page: Page): Hand {
  let taps = 0;
  let typed = 0;
  let scrolled = 0;
  let tappedAt = 0;
  const tap = async (names: string[]) => {
    const nearest = await find(page, names, nearestInView);
    scrolled += nearest.scrolled;
    taps += 1;
    await expect
      .poll(() => performance.now() - tappedAt, { intervals: [50] })
      .toBeGreaterThan(DOUBLE_MS);
    tappedAt = performance.now();
    await page.touchscreen.tap(nearest.x, nearest.y);
    return nearest.name;
  };
  return {
    press: (...names) => tap(names),
    async choose(label, place) {
      await find(page, [label], nearestInView);
      // One opens the list, one picks from it.
      taps += 2;
      await page.getByLabel(label, { exact: true }).selectOption({ index: place });
    },
    async enter(label, text) {
      await tap([label]);
      typed += text.length;
      await page.keyboard.type(text);
    },
    effort: () => `${taps} taps, ${typed} characters, ${scrolled} px scrolled`,
  };
}
