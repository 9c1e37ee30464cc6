import { expect } from '@playwright/test';
import type { Tab } from './tab';

const PATIENCE_MS = 15_000;

/**
 * What has the focus: its name, whether a ring is around it, and whether what is in view of it can be
 * seen; for these two it has some time.
 */
export const focusOf = (tab: Tab, patienceMs = 0) =>
  tab.read(async (patience) => {
    const look = () => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { labels } = element as Partial<HTMLInputElement>;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { left, top, right, bottom } = element.getBoundingClientRect();
      // Firefox does not scroll to what is in view in part.
      const centre = document.elementFromPoint(
        (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      );
      const name = element.getAttribute('aria-label') ?? labels?.[0]?.innerText;
      return {
        name: name ?? element.textContent.trim(),
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
  }, patienceMs);

/** Presses Tab until what has this name has the focus; on the way each stop must be seen. */
export async function tabTo(tab: Tab, name: string) {
  for (let stops = 0; stops < 60; stops += 1) {
    await tab.press('Tab');
    // Some browsers scroll to it a moment later.
    const focus = await focusOf(tab, PATIENCE_MS);
    // Between the last stop and the first some browsers have the page itself.
    if (!focus) continue;
    expect(focus).toEqual({ name: focus.name, hasRing: true, isInView: true });
    if (focus.name === name) return;
  }
  throw new Error(`No way to ${name} with the Tab key.`);
}

/** Goes to a button or a link with the Tab key, and presses it. */
export async function pressOn(tab: Tab, name: string, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(tab, name);
  await tab.press(key);
}

/** Goes to a field with the Tab key, and types. */
export async function typeInto(tab: Tab, label: string, text: string) {
  await tabTo(tab, label);
  await tab.type(text);
}
