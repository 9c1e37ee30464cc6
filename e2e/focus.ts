/** The keyboard, in whatever browser. */
import { expect } from '@playwright/test';
import { read, type Tab } from './engines/tab';

export type Keyboard = Pick<Tab, 'run' | 'type'>;

/** What a shopper knows a button, a link or a field by. Works in the page. */
export const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ??
  (element as Partial<HTMLInputElement>).labels?.[0]?.innerText ??
  element.textContent.trim();

/**
 * What has the focus: its name, whether a ring is around it, and whether what is in view of it can be
 * seen; for these two it has some time.
 */
export const focusOf = (tab: Pick<Tab, 'run'>, patienceMs = 0) =>
  read(
    tab,
    async (nameOf, patience) => {
      const look = () => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const { left, top, right, bottom } = element.getBoundingClientRect();
        // Firefox does not scroll to what is in view in part.
        const centre = document.elementFromPoint(
          (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
          (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
        );
        return {
          name: nameOf(element),
          hasRing: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
          // A link's own text or icon may lie at its centre, and a label over its box.
          isInView: centre !== null && (element.contains(centre) || centre.contains(element)),
        };
      };
      const end = performance.now() + patience;
      let focus = look();
      while (focus && !(focus.hasRing && focus.isInView) && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        focus = look();
      }
      return focus;
    },
    nameOf,
    patienceMs,
  );

export const seeFocus = (tab: Keyboard, name: string) =>
  expect.poll(() => focusOf(tab)).toMatchObject({ name });

/** Presses Tab until what has this name has the focus, where each stop must be seen, and types. */
export async function typeInto(tab: Keyboard, name: string, text: string) {
  for (let stops = 0; stops < 60; stops += 1) {
    await tab.type('\t');
    // Some browsers scroll to it a moment later.
    const focus = await focusOf(tab, 15_000);
    // Between the last stop and the first some browsers have the page itself.
    if (!focus) continue;
    expect(focus).toEqual({ name: focus.name, hasRing: true, isInView: true });
    if (focus.name === name) return tab.type(text);
  }
  throw new Error(`No way to ${name} with the Tab key.`);
}

/** Goes to a button or a link with the Tab key, and presses it. */
export const pressOn = (tab: Keyboard, name: string, key: '\n' | ' ' = '\n') =>
  typeInto(tab, name, key);
