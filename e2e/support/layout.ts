import { expect, type Locator, type Page } from '@playwright/test';

/** The bounding boxes of the elements, in CSS pixels. */
export const boxes = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );

/** The bounding box of the first of them. */
export async function boxOf(locator: Locator) {
  const [box] = await boxes(locator);
  if (!box) throw new Error('No such element on the page.');
  return box;
}

/** Sets the text size of the browser's preferences, which media queries follow. */
export async function setTextSize(page: Page, pixels: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
}

/**
 * Adds a constructed style sheet: the page's policy refuses a style element.
 *
 * @returns removes it
 */
export async function addStyles(page: Page, css: string) {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, css);
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== added);
    });
}
