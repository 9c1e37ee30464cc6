import { oneLine } from './tidyText';

/** Characters around an address in a message, a contact or a link; none begins or ends an address. */
const marksBefore = /^[\s"“”„‘’«»<([,;:]+/u;
const marksAfter = /[\s"'“”‘’«»>)\]},;:.!?…।]+$/u;

/** Characters as HTML and links write them. */
const decoded = (text: string) =>
  text
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>')
    .replace(/%40/g, '@')
    .replace(/\s*@\s*/g, '@');

/** An address without `mailto:` or another label, what follows it in a link, and the marks around it. */
const withoutLabel = (text: string) =>
  text
    .replace(marksBefore, '')
    .replace(/^[^@:]*:/, '')
    .replace(/(?<=@.*)\?.*$/s, '')
    .replace(marksBefore, '')
    .replace(/^'(?=[^@]*@.*')/, '')
    .replace(marksAfter, '');

/** An address in brackets, as after a name; without them, `asha rao@example.com` is a typo. */
const inBrackets = /[<([]([^<>()[\]]*@[^<>()[\]]*)[>)\]]/g;

function addressIn(text: string) {
  if (!text.includes('@')) return text;
  const found = Array.from(text.matchAll(inBrackets), ([, inside = '']) => withoutLabel(inside));
  const [only, ...others] = new Set(found);
  return only !== undefined && others.length === 0 ? only : withoutLabel(text);
}

/** Whether a text that somebody has typed or pasted is about an email address. */
export const hasEmail = (text: string) => decoded(text.normalize('NFKC')).includes('@');

/**
 * The email address in a typed or pasted text, with its domain in ASCII, as mail servers write it. A text without a
 * single valid address doesn't become one.
 */
export function emailAddress(text: string) {
  const address = addressIn(decoded(oneLine(text.normalize('NFKC'))));
  const [, local = '', domain = ''] = /^(.*@)(.*)$/s.exec(address) ?? [];
  const isForeign =
    /^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(domain) &&
    !/^[a-z0-9.-]+$|(?:^|\.)-|-(?:\.|$)/i.test(domain);
  if (!isForeign) return address;
  try {
    return local + new URL(`https://${domain}`).hostname;
  } catch {
    return address;
  }
}
