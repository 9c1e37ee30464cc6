import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';

/**
 * What has the focus, has a ring around it, and is in full view, with nothing lying over it.
 *
 * @returns whether it is the target
 */
export async function expectFocusVisible(page: Page, target?: ElementHandle) {
  const focus = await page.evaluate((wanted) => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const centre = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      name: element.outerHTML.slice(0, 80),
      ring: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
      // A link's own text or icon may lie at its centre, and a label over its box.
      inView: centre !== null && (element.contains(centre) || centre.contains(element)),
      isTarget: element === wanted,
    };
  }, target);
  expect(focus, 'something has the focus').not.toBeNull();
  expect(focus?.ring, `ring around ${focus?.name}`).toBeGreaterThanOrEqual(2);
  expect(focus?.inView, `in view: ${focus?.name}`).toBe(true);
  return focus?.isTarget;
}

/** Presses Tab until the element has the focus; on the way each stop must be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const element = await target.elementHandle();
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press(key);
    if (await expectFocusVisible(page, element)) return;
  }
  throw new Error(`No way with ${key} to ${String(target)}.`);
}
