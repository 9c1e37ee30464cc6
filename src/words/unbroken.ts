/** A text whose numbers stay in one line with their units, “256 GB”: a no-break space is between them. */
export const unbroken = (text: string) =>
  text.replace(/(\d) (?=\p{L}{1,4}(?!\p{L}))/gu, '$1\u00A0');
