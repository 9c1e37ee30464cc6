/** Navigates by keyboard, in any browser. */
import { expect, type Page } from '@playwright/test';
import { evaluate, type Tab } from '../engines/tab';

type Keyboard = Pick<Tab, 'run' | 'type'>;

/** The keyboard of a page; `Shift+Tab` goes backwards. */
export const keysOf = (page: Page, tab: 'Tab' | 'Shift+Tab' = 'Tab'): Keyboard => ({
  run: (expression) => page.evaluate(expression),
  type: (text) => (text === '\t' ? page.keyboard.press(tab) : page.keyboard.type(text)),
});

/** The name that a shopper knows a button, link or field by. Runs in the page. */
export const nameOf = (element: Element) => {
  // WebKitGTK 2.50 may crash on a list of `labels` whose page was closed (WebKit's bug 300692).
  const label = element.matches('input, select, textarea')
    ? (element.closest('label') ??
      document.querySelector<HTMLElement>(`label[for="${element.id}"]`))
    : null;
  const name = element.getAttribute('aria-label') ?? label?.innerText ?? element.textContent;
  return name.replace(/\s+/g, ' ').trim();
};

/** The focused element; waits up to `patienceMs` until it has a focus ring and can be seen. */
export const focusOf = (tab: Pick<Tab, 'run'>, patienceMs = 0) =>
  evaluate(
    tab,
    async (nameOf, patience) => {
      const readFocus = () => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const { left, top, right, bottom } = element.getBoundingClientRect();
        // Firefox doesn't scroll an element that is partly in view.
        const centre = document.elementFromPoint(
          (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
          (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
        );
        return {
          name: nameOf(element),
          hasRing: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
          // A link's text or icon can be at its centre, or a label over its box.
          isInView: centre !== null && (element.contains(centre) || centre.contains(element)),
        };
      };
      const end = performance.now() + patience;
      let focus = readFocus();
      while (focus && !(focus.hasRing && focus.isInView) && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        focus = readFocus();
      }
      return focus;
    },
    nameOf,
    patienceMs,
  );

export const expectFocus = (tab: Keyboard, name: string) =>
  expect.poll(() => focusOf(tab)).toMatchObject({ name });

/** Two rounds of a long screen: a list may still be growing when the first one comes to its end. */
const MOST_STOPS = 150;

/** Presses Tab until the element of this name has the focus, then types. Every stop must be visible. */
export async function typeInto(tab: Keyboard, name: string, text: string) {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await tab.type('\t');
    // Some browsers scroll a moment later.
    const focus = await focusOf(tab, 15_000);
    // Between the last stop and the first, some browsers focus the page itself.
    if (!focus) continue;
    expect(focus).toEqual({ name: focus.name, hasRing: true, isInView: true });
    if (focus.name === name) return tab.type(text);
  }
  throw new Error(`The Tab key doesn't reach ${name}.`);
}

/** Tabs to a button or link and presses it. */
export const pressOn = (tab: Keyboard, name: string, key: '\n' | ' ' = '\n') =>
  typeInto(tab, name, key);
