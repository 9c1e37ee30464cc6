import { shop } from '#shop/config';
import {
  createDistance,
  splitWords,
  tolerances,
  type Word as ComparedWord,
  withoutAccents,
  wordOf as compared,
} from '../../catalogue/search/matchWords';
import { isOrderId, type Order, totalOf } from '../../orders/model/order';
import type { TitleOf } from '../../orders/model/records';
import { withAsciiDigits } from '../../words/digits';
import { orderSearchWords as words } from '#words/desk/orders';
import { grammar } from '#words/grammar';
import { placeWords } from '#words/orders/places';
import { foldDevanagari, foldUmlauts } from '../../words/spellings';
import { parseMoney } from '../../words/typedMoney';

const labels = new Set(words.labels);
const currency = `(?:${words.currency
  .map((name) => `${name.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')}\\.?`)
  .join('|')})`;
const figures = '(\\d(?:[\\d.,]*\\d)?)';
/** Prefixes an amount in a query, whatever its currency. */
const MARK = '¤';
const noWordBefore = '(?<![\\p{L}\\p{M}\\p{N}])';
const noWordAfter = '(?![\\p{L}\\p{M}\\p{N}])';
/** “₹1,250”, “Rs. 1250/-” */
const amountBefore = new RegExp(
  `${noWordBefore}${currency}\\s*${figures}(?:/[-=])?${noWordAfter}`,
  'gu',
);
/** “1250/-”, “1,250 rupees” */
const amountAfter = new RegExp(
  `(?<![\\p{L}\\p{N}¤.,])${figures}\\s*(?:/[-=]|${currency}${noWordAfter})`,
  'gu',
);

const countryCode = new RegExp(`^(?:00)?${shop.market.callingCode}`);

/** A whole message may be pasted. */
const LONGEST_QUERY = 500;

/** Folds a text as the shop's search does, and drops the dot that many leave out below an Indic letter. */
const fold = (text: string) =>
  withoutAccents(withAsciiDigits(text)).replaceAll('\u093c', '').normalize('NFC');

/** A text without punctuation that nobody reads aloud. */
const lettersAndDigits = (folded: string) => folded.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Folds a word's spelling, of Müller and Mueller: customers come from everywhere, and write their names as they like. */
const foldName = (folded: string) => grammar.fold(foldDevanagari(foldUmlauts(folded)));

/** A text in its alternative spelling, without punctuation. */
const respelled = (folded: string) => lettersAndDigits(foldName(folded));

/** Order numbers contain none of the letters that look like digits. */
const asNumber = (text: string) => text.replace(/o/g, '0').replace(/[il]/g, '1');

interface Searchable {
  titleOf: TitleOf;
  number: string;
  telephone: string;
  pin: string;
  total: number;
  /** The searchable texts as written, followed by their alternative spellings. */
  text: string;
  /** The words of names, places and products. */
  words: () => readonly ComparedWord[];
}

const searchables = new WeakMap<Order, Searchable>();

/** The searchable texts of an order, computed once: each key searches up to 10,000 orders. */
function searchableOf(order: Order, titleOf: TitleOf): Searchable {
  const known = searchables.get(order);
  if (known?.titleOf === titleOf) return known;
  const { id, address, items, notes, reference, refundReference, invoice, creditNote } = order;
  const folded = [
    address?.name,
    address?.email,
    address?.city,
    address?.state,
    // The state is searched by its stored name and by its name on the screen.
    address && placeWords.stateName(address.state),
    notes.sent,
    reference,
    refundReference,
    invoice?.number,
    creditNote?.number,
    ...items.map(titleOf),
  ].map((text = '') => fold(text));
  let words: readonly ComparedWord[] | undefined;
  const searchable = {
    titleOf,
    number: lettersAndDigits(fold(id)),
    telephone: lettersAndDigits(fold(address?.telephone ?? '')),
    pin: lettersAndDigits(fold(address?.pin ?? '')),
    total: totalOf(order),
    text: [...folded.map(lettersAndDigits), ...folded.map(respelled)].join('\n'),
    words: () => (words ??= folded.map(foldName).flatMap(splitWords)),
  };
  searchables.set(order, searchable);
  return searchable;
}

/** A part of a query, without its punctuation. */
interface Word {
  text: string;
  /** The word in its alternative spelling. */
  respelled: string;
  isNumber: boolean;
  /** The amount in the shop's scale, if it can be one. */
  amount?: number | undefined;
  /** Whether the text marks it as an amount, so that it can be nothing else. */
  isAmount: boolean;
  hasPlus: boolean;
}

function wordOf(typed: string): Word {
  const text = lettersAndDigits(typed);
  const amount = typed.replace(/[^\p{L}\p{N}¤]+$/u, '').replace(/^[("']+/, '');
  return {
    text,
    respelled: respelled(typed),
    isNumber: /^\d+$/.test(text),
    amount: parseMoney(amount.replace(MARK, '')),
    isAmount: typed.startsWith(MARK),
    hasPlus: typed.includes('+'),
  };
}

const joined = (parts: readonly Word[]): Word => {
  const [first = wordOf('')] = parts;
  if (parts.length < 2) return first;
  const text = parts.map((part) => part.text).join('');
  return { ...first, text, respelled: text, amount: parseMoney(text) };
};

/** The shortest part of a phone number that is searched for without its prefix. */
const PART = 5;

/** How a phone number can be stored that was typed like this, also in part. */
function telephonesOf({ text, hasPlus }: Word): string[] {
  const isInternational = hasPlus || text.startsWith('00') || text.length > 11;
  const national = isInternational ? text.replace(countryCode, '') : text;
  const forms = [text.replace(/^00/, ''), text.replace(/^0/, ''), national.replace(/^0/, '')];
  return [text, ...forms.filter(({ length }) => length >= PART)];
}

function isFoundBy(word: Word, { number, telephone, pin, total, text }: Searchable): boolean {
  if (word.isAmount) return word.amount === total;
  if (word.amount === total || number.includes(asNumber(word.text))) return true;
  if (word.isNumber) {
    if (pin.startsWith(word.text)) return true;
    if (telephonesOf(word).some((each) => telephone.includes(each))) return true;
  }
  return text.includes(word.text) || text.includes(word.respelled);
}

/** The most words of a query that are compared with all others: a pasted message has hundreds. */
const COMPARED = 5;

/** Tests whether an order has each word, or one that sounds like it or differs in a letter. */
function createResemblance(words: readonly Word[]) {
  const tests = words.map((word) => {
    const distancesTo = tolerances
      .slice(1)
      .map((tolerance) => createDistance(compared(foldName(word.text)), tolerance));
    const known = new Map<string, boolean>();
    const isNear = (other: ComparedWord) => {
      const isKnown = known.get(other.folded);
      if (isKnown !== undefined) return isKnown;
      const is = distancesTo.some((distanceTo) => distanceTo(other) < Infinity);
      known.set(other.folded, is);
      return is;
    };
    return (order: Searchable) =>
      isFoundBy(word, order) || (!word.isAmount && order.words().some(isNear));
  });
  return (order: Searchable) => tests.every((isFound) => isFound(order));
}

/** How many of these words, from the first one on, can be one number that was typed with spaces. */
function runOf([first, ...rest]: readonly Word[]): number {
  const canJoin = ({ isNumber, isAmount }: Word) => isNumber && !isAmount;
  if (!first || !canJoin(first)) return 1;
  const end = rest.findIndex((word) => !canJoin(word) || word.hasPlus);
  return end < 0 ? rest.length + 1 : end + 1;
}

/** Numbers next to each other are one number. */
const areFound = (all: readonly Word[], order: Searchable): boolean => {
  const run = runOf(all);
  return (
    all.length === 0 ||
    (isFoundBy(joined(all.slice(0, run)), order) && areFound(all.slice(run), order))
  );
};

/** The most spaces in a number. */
const PIECES = 6;

/** Numbers next to each other are one number, or several. */
function areFoundInPieces(all: readonly Word[], order: Searchable): boolean {
  /** Whether all words before this place are found. */
  const isReached = [true];
  for (const place of all.keys()) {
    const most = isReached[place] ? Math.min(runOf(all.slice(place)), PIECES) : 0;
    for (let count = 1; count <= most; count += 1) {
      const end = place + count;
      isReached[end] ||= isFoundBy(joined(all.slice(place, end)), order);
    }
  }
  return isReached[all.length] ?? false;
}

/** The same text, as far as it is a query, with `¤` right before each amount that is called one. */
function readable(query: string): string {
  const decoded = query
    .slice(0, LONGEST_QUERY)
    .replace(/%(?:25)*([2-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
  return fold(decoded)
    .replace(/\(0\)/g, '')
    .replace(amountBefore, ` ${MARK}$1 `)
    .replace(amountAfter, ` ${MARK}$1 `);
}

/** The readings of a text in the order in which they are tried: as typed, then without labels such as “Phone:”. */
function wordsIn(texts: readonly string[]): Word[][] {
  const all = texts.map(wordOf).filter(({ text }) => text);
  const unlabelled = all.filter(({ text }) => !labels.has(text));
  return unlabelled.length > 0 && unlabelled.length < all.length ? [all, unlabelled] : [all];
}

/**
 * The orders with this number, or with each word of the query somewhere in their order number, phone number or PIN code,
 * as their total, or in their name, email, city, state, products, courier, tracking number or payment references. Case,
 * accents, spelling (ü or ue), spaces, dashes and other punctuation do not matter, nor does the script of the digits. If
 * there are none, those with words that sound alike or have one wrong letter, as in the shop's own search.
 */
export function searchOrders(
  orders: readonly Order[],
  query: string,
  titleOf: TitleOf,
): readonly Order[] {
  const id = orderNumberIn(query);
  const named = orders.filter((order) => order.id === id);
  if (named.length > 0) return named;
  const typed = readable(query).split(/\s+/);
  // Only words with letters are split at punctuation, which amounts and phone numbers contain.
  const split = typed.flatMap((word) =>
    /\p{L}/u.test(word) ? word.split(/[^\p{L}\p{M}\p{N}¤+]+/u) : [word],
  );
  const whole = wordsIn(typed);
  const [all = []] = whole;
  if (all.length === 0) return orders;
  const readings = [
    ...whole.map((each) => ({ each, isFound: areFound })),
    ...whole.map((each) => ({ each, isFound: areFoundInPieces })),
    ...wordsIn(split).map((each) => ({ each, isFound: areFoundInPieces })),
  ];
  for (const { each, isFound } of readings) {
    const found = orders.filter((order) => isFound(each, searchableOf(order, titleOf)));
    if (found.length > 0) return found;
  }
  const [parts = []] = wordsIn(split);
  if (parts.length > COMPARED) return [];
  const resembles = createResemblance(parts);
  return orders.filter((order) => resembles(searchableOf(order, titleOf)));
}

const dash = '[\\p{Pd}\u2212_]';
const group = '([0-9a-z]{4})';
const between = `\\s*${dash}\\s*`;
const withDashes = [group, group, group].join(between);
const anywhere = new RegExp(`(?<![0-9a-z]${dash}?)${withDashes}(?!${dash}?[0-9a-z])`, 'gu');
const named = /(?:order=|#)\s*([0-9a-z]{12})(?![0-9a-z])/gu;
const inLink = new RegExp(`(?:order=|#)\\s*${withDashes}(?!${dash}?[0-9a-z])`, 'gu');

const orderId = (text: string) => {
  const id = asNumber(text)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-');
  return isOrderId(id) ? id : undefined;
};

/** The complete order number in a typed or pasted text, as the shop writes it; `undefined` if there is none. */
export function orderNumberIn(query: string): string | undefined {
  const text = readable(query);
  const found = [inLink, named, anywhere].flatMap((form) =>
    [...text.matchAll(form)].map(([, ...groups]) => groups.join('')),
  );
  const whole = wordsIn(text.split(/\s+/))
    // A phone number can have as many digits.
    .filter((all) => !all.some(({ hasPlus }) => hasPlus))
    .map((all) => all.map((word) => word.text).join(''));
  return [...found, ...whole].map(orderId).find((id) => id !== undefined);
}
