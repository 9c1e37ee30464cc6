import { shop } from '#shop/config';
import { usualForm } from './digits';

const { language, currency } = shop.market;
// Some languages separate the groups of amounts with another sign.
const parts = new Intl.NumberFormat(language, {
  style: 'currency',
  currency,
  numberingSystem: 'latn',
  // Currencies without smaller units would otherwise have no decimal sign.
  minimumFractionDigits: 1,
}).formatToParts(10_000_000.5);
const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';

/** The decimal sign of the market. */
export const decimalPoint = partOf('decimal') || '.';
const group = partOf('group');
/** The decimal sign of other markets. */
const otherPoint = decimalPoint === ',' ? '.' : ',';
/** Whether digits are grouped in pairs, as in India: 1,00,00,000. */
const hasPairs = parts
  .filter(({ type }) => type === 'integer')
  .slice(1)
  .some(({ value }) => value.length === 2);

/** A whole number whose digits are grouped. */
function grouped(sign: string) {
  const separator = `[${sign}]`;
  // A number that begins with 0 isn't grouped: 0.750 is less than one in every market.
  const threes = `[1-9]\\d{0,2}(?:${separator}\\d{3})+`;
  const pairs = `[1-9]\\d?(?:${separator}\\d{2})*${separator}\\d{3}`;
  return hasPairs ? `(?:${threes}|${pairs})` : threes;
}

/** A space or an apostrophe, as `plain` writes them. */
const GAP = ' ';
const separators = [GAP, ...(group === '.' || group === ',' ? [group] : [])];

/** The number with the market's signs; empty if it has anything but digits and separators. */
function plain(text: string): string {
  const signs = usualForm(text)
    .replaceAll('\u066b', decimalPoint)
    .replace(/[\u066c'’\s]/gu, GAP)
    .replaceAll('\u060c', ',')
    // The sign at the end may be that of a sentence.
    .replace(/\.$/, '');
  return /^\d(?:[\d., ]*\d)?$/.test(signs) && signs.length < 20 ? signs : '';
}

/** A number that somebody has typed. */
export interface TypedNumber {
  /** Missing if it isn't one, or may mean two. */
  value?: number;
  /** The other numbers that it may mean, the least first, if the market doesn't write numbers so. */
  readings: readonly number[];
}

/** The forms of numbers with so many digits after their point: their whole part, and those digits. */
function createForms(digits: number) {
  const fraction = digits === 0 ? '0{1,2}' : `\\d{1,${digits}}`;
  const form = (whole: string, point: string) =>
    new RegExp(`^(${whole})(?:[${point}](${fraction}))?$`);
  return {
    own: form(['\\d+', ...separators.map(grouped)].join('|'), decimalPoint),
    plainElsewhere: form('\\d+', otherPoint),
    groupedElsewhere: form([decimalPoint, GAP].map(grouped).join('|'), otherPoint),
    groupedWrongly: form(`[\\d${otherPoint} ]+`, decimalPoint),
  };
}

const forms = new Map<number, ReturnType<typeof createForms>>();

/**
 * Reads a number in the digits of any script, grouped as the market groups them.
 *
 * @param digits how many digits it may have after its point; with 2, `19.99` is 1999
 */
export function readNumber(text: string, digits: number): TypedNumber {
  const known = forms.get(digits) ?? createForms(digits);
  forms.set(digits, known);
  const signs = plain(text);
  const read = (form: RegExp) => {
    const [, units = '', rest = ''] = form.exec(signs) ?? [];
    const number = units.replace(/\D/g, '') + rest.slice(0, digits).padEnd(digits, '0');
    return units ? [Number(number)] : [];
  };
  const [value] = read(known.own);
  if (value !== undefined) return { value, readings: [] };
  const plainElsewhere = read(known.plainElsewhere);
  const [other] = plainElsewhere;
  // Another market's point may separate groups of whole numbers, or of pairs of digits.
  if (other !== undefined && digits > 0 && !hasPairs) return { value: other, readings: [] };
  const others = [
    ...plainElsewhere,
    ...read(known.groupedElsewhere),
    // `1.23.456` is typed where points group digits.
    ...(signs.includes(decimalPoint) ? [] : read(known.groupedWrongly)),
  ];
  return { readings: [...new Set(others)].sort((one, another) => one - another) };
}

/** A count that somebody has typed: a whole number, perhaps grouped. */
export const readCount = (text: string) => readNumber(text, 0);
