/** Adds the style sheet of a part of the shop to the page, once. */
export function adoptStyles(sheet: CSSStyleSheet): void {
  // A test's document has none.
  const { adoptedStyleSheets } = document as Partial<Document>;
  if (adoptedStyleSheets && !adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
}
