const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The start of a text, of so many UTF-16 units at most, without a part of what readers see as one character. */
export function cutText(text: string, longest: number): string {
  let end = 0;
  if (text.length <= longest) return text;
  for (const { index, segment } of characters.segment(text)) {
    if (index + segment.length > longest) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
