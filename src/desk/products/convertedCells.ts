import { shop } from '#shop/config';
import { isConverted } from '../papers/csv';

/* Spreadsheets turn a size such as 6-8, 1/2 or 10-12 into a date, its number of days, or a time. */

/** Month names in every language of the shop, as spreadsheets use their user's language. */
const languages = ['en', 'de', 'hi', shop.market.language];
const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c.॰]/gu, '');
const months = new Map(
  Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
    languages.flatMap((language) =>
      (['long', 'short'] as const).map((form) => {
        const name = new Intl.DateTimeFormat(language, { month: form, timeZone: 'UTC' });
        return [plainName(name.format(Date.UTC(2024, month - 1))), month] as const;
      }),
    ),
  ),
);
// Spreadsheets shorten months like this.
for (const [name, month] of [
  ['mrz', 3],
  ['mar', 3],
  ['sep', 9],
  ['okt', 10],
] as const) {
  months.set(name, month);
}

const DAY_MS = 86_400_000;
/** The days from 30 December 1899 to the first and last date that sizes may turn into. */
const serials = { first: 36_526, last: 55_152 };

const time = String.raw`(?:[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?`;
const forms = {
  dayFirst: /^(\d{1,2})[-./ ]+([\p{L}\p{M}.॰]+)[-./ ]*(\d{2}|\d{4})?$/u,
  monthFirst: /^([\p{L}\p{M}.॰]+)[-./ ]*(\d{1,2}),?[-./ ]*(\d{4})?$/u,
  full: new RegExp(String.raw`^(\d{1,2})[-./](\d{1,2})[-./]\d{4}${time}$`),
  iso: new RegExp(String.raw`^\d{4}[-./](\d{1,2})[-./](\d{1,2})${time}$`),
  serial: /^\d{5}(?:[.,]0+)?$/,
  time: /^(\d{1,2}):(\d{2})(?::00)?(?: ?[ap]m)?$/i,
};

const pairs = (one: unknown, other: unknown) => [
  ...new Set([`${Number(one)}-${Number(other)}`, `${Number(other)}-${Number(one)}`]),
];

/** An error in a formula, or a long number that was rounded: what it was is lost. */
const lost = /^#(?:[\p{L}\d/]+[!?]|N\/A|NV)$|^-?\d(?:[.,]\d+)?E[-+]\d{2,}$/iu;

/**
 * The possible texts of a whole cell before a spreadsheet turned it into a date, a time or an error; `undefined` if it
 * looks like none of these.
 */
export function beforeConversion(cell: string): string[] | undefined {
  const text = cell.trim();
  const [, day, dayMonth = ''] = forms.dayFirst.exec(text) ?? [];
  const ofDay = months.get(plainName(dayMonth));
  if (ofDay !== undefined) return pairs(day, ofDay);
  const [, monthName = '', number] = forms.monthFirst.exec(text) ?? [];
  const ofName = months.get(plainName(monthName));
  if (ofName !== undefined) return pairs(ofName, number);
  const [, one, other] = forms.full.exec(text) ?? [];
  if (one !== undefined) return pairs(one, other);
  const [, month, dayOfMonth] = forms.iso.exec(text) ?? [];
  if (month !== undefined) return pairs(dayOfMonth, month);
  const serial = forms.serial.test(text) ? Math.floor(Number(text.replace(',', '.'))) : 0;
  if (serial >= serials.first && serial <= serials.last) {
    const date = new Date(Date.UTC(1899, 11, 30) + serial * DAY_MS);
    return pairs(date.getUTCDate(), date.getUTCMonth() + 1);
  }
  const [, hours, minutes] = forms.time.exec(text) ?? [];
  if (hours !== undefined) return [`${Number(hours)}:${Number(minutes)}`];
  return lost.test(text) ? [] : undefined;
}

const isNumber = /^[-+]?[\d.,]*\d[\d.,]*(?:e[-+]?\d+)?$/i;

/** A number as a spreadsheet has read or written it: a comma may be a decimal one. */
const valuesOf = (text: string) =>
  isNumber.test(text)
    ? [text.replaceAll(',', ''), text.replace(',', '.')].map(Number).filter(Number.isFinite)
    : [];

/** Whether a spreadsheet may have made this cell of an id, by reading a number or a date. */
export function mayBeConverted(id: string, cell: string) {
  if (!cell) return false;
  if (cell.toLowerCase() === id.toLowerCase()) return true;
  const [, decimals = ''] = /^[-+]?\d[.,]?(\d*)e/i.exec(cell) ?? [];
  const isRounded = /e/i.test(cell);
  const round = (value: number) => (isRounded ? value.toExponential(decimals.length) : `${value}`);
  const values = valuesOf(cell);
  if (values.length > 0)
    return valuesOf(id).some((value) => values.map(round).includes(round(value)));
  return valuesOf(id).length === 0 && isConverted(cell);
}
