import { searchPriceWords as words } from '../../words/en/searchPrices';

/** In rupees, both included. */
interface Price {
  min?: number;
  max?: number;
}

interface ParsedQuery {
  /** The query without its prices. */
  words: string;
  price?: Price;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const currency = `(?:${words.currency.map(escape).join('|')})`;
const number = String.raw`(\d+(?:,\d+)*(?:\.\d+)?(?:\s?${escape(words.thousand)})?)`;
const amount = String.raw`(?:${currency}\s*)?${number}(?:\s*${currency})?`;

const patternOf = (alternatives: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives.join('|')})(?![\p{L}\p{N}])`, 'iu');

const ofPhrases = (phrases: readonly string[]) =>
  patternOf(
    phrases.map((phrase) =>
      escape(phrase)
        .replace(/\s+/g, String.raw`\s*`)
        .replaceAll('#', amount),
    ),
  );

/** The first one that is found counts: a range also has a “from”. */
const kinds: [pattern: RegExp, rangeOf: (amount: number, other: number) => Price][] = [
  [
    ofPhrases(words.between),
    (one, other) => ({ min: Math.min(one, other), max: Math.max(one, other) }),
  ],
  [ofPhrases(words.below), (max) => ({ max: Math.ceil(max) - 1 })],
  [ofPhrases(words.upTo), (max) => ({ max })],
  [ofPhrases(words.above), (min) => ({ min: Math.floor(min) + 1 })],
  [ofPhrases(words.from), (min) => ({ min })],
  [
    patternOf([`${currency}\\s*${number}`, `${number}\\s*${currency}`]),
    (price) => ({ min: price, max: price }),
  ],
];

function rupeesOf(text: string): number {
  const plain = Number.parseFloat(text.replaceAll(',', ''));
  return /\p{L}/u.test(text) ? plain * 1000 : plain;
}

/** Reads the prices in a query: “phone under 700”, “₹500 to ₹900”. */
export function parseQuery(query: string): ParsedQuery {
  let price: Price | undefined;
  let rest = query;
  for (const [pattern, rangeOf] of kinds) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const amounts: (string | undefined)[] = match.slice(1);
    const [one = 0, other = 0] = amounts.flatMap((text) => (text ? rupeesOf(text) : []));
    price = { ...price, ...rangeOf(one, other) };
    rest = rest.replace(match[0], ' ');
  }
  return { words: rest.replace(/\s+/g, ' ').trim(), ...(price && { price }) };
}
