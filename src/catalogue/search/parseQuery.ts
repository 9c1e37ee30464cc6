import { shop } from '#shop/config';
import { searchPriceWords as priceWords, searchPurposeWords } from '#words/search';
import { withAsciiDigits } from '../../words/digits';
import { currencySymbol, readMoney } from '../../words/typedMoney';

/* What a query says besides the name of a thing: its price, for whom it is, and praise. */

/** A range of prices in the shop's scale, both ends included. */
interface Price {
  min?: number;
  max?: number;
  /** The price that was named, in the middle of the range. */
  about?: number;
}

export const isWithin = ({ min = 0, max = Infinity }: Price = {}, cost = Infinity) =>
  min <= cost && cost <= max;

/** “₹500” asks for what costs up to 15 % less or more. */
export const pricesAbout = (about: number): Price => ({
  min: Math.round(about * 0.85),
  max: Math.round(about * 1.15),
  about,
});

const scale = 10 ** shop.market.digits;
const multiples = new Map(
  Object.entries(priceWords.multiples).map(([name, times]) => [name.normalize('NFKC'), times]),
);
const escapePattern = (text: string) =>
  text.normalize('NFKC').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** A pattern of any of these, the longest first, because phrases begin with others; of none, it matches nothing. */
const oneOf = (phrases: readonly string[]) => {
  const patterns = phrases.map(escapePattern).sort((one, other) => other.length - one.length);
  return `(?:${[...patterns, '(?!)'].join('|')})`;
};
const currency = oneOf(priceWords.currency);
const figures = String.raw`\d+(?:[.,\u066b\u066c]\d+)*`;
const multiple = String.raw`\s?${oneOf([...multiples.keys()])}`;
const number = `(${figures}(?:${multiple})?)`;
const amount = String.raw`(?:${currency}\s*)?${number}(?:\s*${currency})?`;

const patternOf = (alternatives: readonly string[], flags = 'iu') =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${alternatives.join('|')})(?![\p{L}\p{M}\p{N}])`,
    flags,
  );

const ofPhrases = (phrases: readonly string[], flags?: string) =>
  patternOf(
    phrases.map((phrase) =>
      escapePattern(phrase)
        .replace(/\s+/g, String.raw`\s*`)
        .replaceAll('#', amount),
    ),
    flags,
  );

/** `4k` on its own may also be a screen's. */
const bareMultiple = patternOf([`(${figures}${multiple})`]);

/** The first one that is found counts: a range also has a “from”. */
const kinds: [pattern: RegExp, rangeOf: (amount: number, other: number) => Price][] = [
  [
    ofPhrases(priceWords.between),
    (one, other) => ({ min: Math.min(one, other), max: Math.max(one, other) }),
  ],
  [ofPhrases(priceWords.below), (max) => ({ max: Math.ceil(max) - 1 })],
  [ofPhrases(priceWords.upTo), (max) => ({ max })],
  [ofPhrases(priceWords.above), (min) => ({ min: Math.floor(min) + 1 })],
  [ofPhrases(priceWords.from), (min) => ({ min })],
  [ofPhrases(priceWords.about), pricesAbout],
  [patternOf([`${currency}\\s*${number}`, `${number}\\s*${currency}`]), pricesAbout],
  [bareMultiple, pricesAbout],
];

/** The amount, and how often it is meant: 1000 times in `2k`. */
function readAmount(text: string) {
  const [typed = ''] = /[\d.,\u066b\u066c]+/.exec(text) ?? [];
  const { value, readings } = readMoney(typed);
  // The larger of two amounts finds too much rather than nothing.
  const plain = value ?? readings.at(-1) ?? Number.parseFloat(typed.replaceAll(',', '')) * scale;
  const name = text.slice(typed.length).trim().toLowerCase();
  return { plain, times: multiples.get(name) ?? 1 };
}

function amountsOf(texts: readonly (string | undefined)[]): number[] {
  const amounts = texts.flatMap((text) => (text ? readAmount(text) : []));
  const { plain: last = 0, times: lastTimes = 1 } = amounts.at(-1) ?? {};
  // `5-10k` is 5000 to 10,000, but `500 to 1k` is 500 to 1000.
  return amounts.map(
    ({ plain, times }) => plain * (times === 1 && plain <= last ? lastTimes : times),
  );
}

const cheap = ofPhrases(priceWords.cheap, 'giu');
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The prices in a query, “phone under 700” or “₹500 to ₹900”, and its other words. Words for low prices, as in “cheap
 * phone”, are in `allWords` only, which is `undefined` without any. `isUnsure`: the price may be a word, such as `4k`.
 */
export function parseQuery(query: string) {
  let price: Price | undefined;
  let isUnsure: true | undefined;
  let rest = withAsciiDigits(query);
  for (const [pattern, rangeOf] of kinds) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const [one = 0, other = 0] = amountsOf(match.slice(1));
    if (pattern === bareMultiple) isUnsure = true;
    price = { ...price, ...rangeOf(one, other) };
    rest = rest.replace(match[0], ' ');
  }
  const [words, allWords] = [tidy(rest.replace(cheap, ' ')), tidy(rest)];
  return { words, price, isUnsure, allWords: words === allWords ? undefined : allWords };
}

/** “Watch 700” with the number as a price; a shorter one says which it is, as in “phone 15”. */
export const withCurrency = (query: string) =>
  withAsciiDigits(query).replace(/(?<=\D\s)\d[\d.,]{2,}$/, (typed) => currencySymbol + typed);

/** How a list is sorted: as the shopper has chosen, or the cheapest first if the query asks for that. */
export const sortOf = ({ query, sort }: { query: string; sort: string }) =>
  sort || (parseQuery(query).allWords === undefined ? '' : 'price');

const { before, after, whom, praise: praiseWords } = searchPurposeWords;
// Each word is of one kind, or the pattern would try both for every word of a long query.
const kindless = praiseWords.filter((word) => !word.includes(' ') && !whom.includes(word));
const small = String.raw`(?:${oneOf(kindless)}\s)*`;
const someone = String.raw`${small}${oneOf(whom)}(?:\s${small}${oneOf(whom)})*`;
const purpose = patternOf(
  [String.raw`${oneOf(before)}\s${someone}`, String.raw`${someone}\s${oneOf(after)}`],
  'giu',
);
const praise = patternOf([oneOf(praiseWords)], 'giu');
const without = (pattern: RegExp) => (query: string) =>
  tidy(query.normalize('NFKC').replace(pattern, ' '));

/** Leaves out for whom or what something is: “watch for men” asks for a watch. */
export const withoutPurpose = without(purpose);
const withoutPraise = without(praise);

/** The words for the thing itself: “the best watch for men” asks for a watch. May be empty. */
export const thingIn = (query: string) => withoutPraise(withoutPurpose(query));

/** The query, and without what may say nothing about the thing, which counts only if a product has it. */
export const readingsOf = (query: string) => [
  ...new Set([query, withoutPurpose(query), withoutPraise(query), thingIn(query)]),
];
