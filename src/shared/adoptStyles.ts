/** Adds the style sheet of a lazy part to the page, once. */
export function adoptStyles(sheet: CSSStyleSheet): void {
  // jsdom has none.
  const { adoptedStyleSheets } = document as Partial<Document>;
  if (adoptedStyleSheets && !adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
}
