import { isKnownAddress } from './navigation';

/* Links as programs for mail, chat and writing mangle them: encoded, once more or as HTML, or with a mark at the end. */

const marks = /(?:[\s.,;:!?'"`*_~<>()[\]{}|\\…।॥‘’“”«»]|&(?:amp|gt|lt|quot|#39);?)+$/u;

function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a part of a link may have been: with fewer and fewer encodings, and without what stands at its end. */
export function mendings(part: string): string[] {
  const found = [part];
  let text = part;
  // Each program that a link has passed may have encoded it again.
  for (let rest = 4; rest > 0; rest -= 1) {
    text = text.replace(/&amp;/gi, '&');
    found.push(text, text.replace(marks, ''));
    text = decode(text);
  }
  return [...new Set(found)].slice(1);
}

/** The address of a screen that a mangled one was, both as written after the hash sign; `undefined` if it was none. */
export const mendAddress = (hash: string): string | undefined =>
  [hash, ...mendings(hash)]
    // A second hash sign.
    .map((text) => text.replace(/^\/?[#!]+/, ''))
    .find((text) => isKnownAddress(text) && !text.startsWith('//'));
