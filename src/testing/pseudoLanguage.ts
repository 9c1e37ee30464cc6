const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçðéƒĝĥîĵķļḿñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽ';

/** A third longer, and without a letter of English. */
const disguise = (text: string) =>
  text
    .replace(/[aeiou]/gi, '$&$&')
    .replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);

function disguiseAll(node: unknown): unknown {
  if (typeof node === 'string') return disguise(node);
  if (Array.isArray(node)) return node.map(disguiseAll);
  if (!isElement(node)) return node;
  return { ...node, props: { ...node.props, children: disguiseAll(node.props.children) } };
}

/**
 * A module of words, or a text of one, in the pseudo-language en-XA: longer, accented and in brackets,
 * so that a test sees a text that is cut off, left in English or put together from pieces.
 */
export function pseudo<Words>(words: Words): Words;
export function pseudo(words: unknown): unknown {
  if (typeof words === 'string') return words && `[${disguise(words)}]`;
  if (typeof words === 'function') {
    return (...values: unknown[]) =>
      pseudo((words as (...values: unknown[]) => unknown)(...values));
  }
  if (isElement(words)) return ['[', disguiseAll(words), ']'];
  if (Array.isArray(words)) return words.map((each: unknown) => pseudo(each));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudo(value)]));
}

/** React's, which is not imported: the page's inlined script has words too. */
const isElement = (value: unknown): value is { props: { children?: unknown } } =>
  typeof value === 'object' && value !== null && '$$typeof' in value;
